Object.defineProperty(exports,Symbol.toStringTag,{value:`Module`});const e=require("../core.cjs"),t=require("../later/registry.cjs"),n=require("../later/views.cjs"),r=require("../later/options.cjs"),i=require("../later/judge.cjs"),a=require("../later/markdown.cjs"),o=require("../later/lists.cjs"),s=require("../later/dist.cjs");let c=require("node:path");const l=(e=>({get looseKeys(){return(e??=require("../later/agents.cjs")).looseKeys}}))(),u=(e=>({get agent3md(){return(e??=require("../later/agent-3md.cjs")).agent3md}}))(),d=(e=>({get CLIENTS(){return(e??=require("../later/clients.cjs")).CLIENTS},get CLIENT_IDS(){return(e??=require("../later/clients.cjs")).CLIENT_IDS},get ODD_PLACES(){return(e??=require("../later/clients.cjs")).ODD_PLACES},get VIOLATIONS(){return(e??=require("../later/clients.cjs")).VIOLATIONS},get VIOLATION_IDS(){return(e??=require("../later/clients.cjs")).VIOLATION_IDS},get effectOf(){return(e??=require("../later/clients.cjs")).effectOf},get fieldsNamed(){return(e??=require("../later/clients.cjs")).fieldsNamed}}))(),f=(e=>({get plane(){return(e??=require("../later/plane.cjs")).plane}}))(),p=(e=>({get rules(){return(e??=require("../later/rules.cjs")).rules}}))(),m=(e=>({get faultOf(){return(e??=require("../later/file-fault.cjs")).faultOf}}))(),h=(e=>({get LEVELS(){return(e??=require("../later/reports.cjs")).LEVELS},get mostSevere(){return(e??=require("../later/reports.cjs")).mostSevere},get sarifLog(){return(e??=require("../later/reports.cjs")).sarifLog},get sarifNote(){return(e??=require("../later/reports.cjs")).sarifNote}}))(),g=(e=>({get manifestOf(){return(e??=require("../later/manifests.cjs")).manifestOf}}))(),_=`Usage: passmuster [options] [paths\u2026]
       passmuster COMMAND [arguments]

Checks skills, custom agents, subagents, *.3md and plugin manifests in the
paths: files, folders or globs. Default: the working directory.

Examples
  passmuster                  check the working directory
  passmuster --fix-dry-run    show what the safe fixes would change
  passmuster --since main     report only on what your branch changes
  passmuster clients          show which clients load each skill

Reports
  -f, --format FORMAT[:FILE]  text (default), concise, json, sarif, github,
                              gitlab, markdown, junit or rdjson; repeatable
  -o, --output-file FILE      write the report to FILE instead of standard
                              output
  -q, --quiet                 report errors only, no warnings and infos
      --statistics            print only what each rule found, and where first;
                              also with json and markdown
      --max-findings N|all    print at most N findings as text, each rule once
                              before any twice (default: 50)
      --color WHEN            auto, always or never (default: auto: on a
                              terminal, unless NO_COLOR is set)
      --fail-on SEVERITY      exit with 1 from this severity on: error
                              (default), warning, info or never
      --max-warnings N        exit with 1 if there are more than N warnings

Rules
      --preset PRESET         recommended (default) or strict
      --rule ID=SEVERITY      set a rule, or GROUP/*, to error, warning, info or
                              off; repeatable
      --client ID             judge skills for this client; repeatable (default:
                              the specification and all agents)
      --context-window N      tokens of your models' context window, for lists
                              of skills (default: the client's)
      --dialect DIALECT       agent-skills (default) or skills-plane, for
                              SKILL.md
      --agent-format FORMAT   agent or copilot, for *.agent.md (default: decided
                              by the content)
      --config FILE           use only this config file
      --no-config             ignore all config files
      --init                  write a commented config file to start from
      --print-config PATH     print the settings of one file and where each
                              comes from; --format json prints JSON
      --baseline FILE         do not report the findings in FILE (default:
                              passmuster-baseline.json, if it exists)
      --baseline-write        write all findings of this run to the baseline
      --baseline-prune        remove findings from the baseline that are fixed
      --no-inline-config      ignore suppression comments
      --report-suppressed     list in SARIF, marked as such, what comments
                              suppress and the baseline knows
      --list-rules [GROUP\u2026]   list the rules, or those of these groups;
                              --format json prints JSON
      --explain RULE          explain a rule, with examples

Fixes
      --fix                   apply the safe fixes: they keep the meaning
      --fix-suggestions       apply the suggested fixes too: review what they
                              change
      --fix-dry-run           print a diff and write nothing; also works with
                              --fix-suggestions

Files
      --stdin                 read one file from standard input
      --stdin-filename PATH   path of that file, which decides its format and
                              settings
      --list-files            list the files and the format of each; --format
                              json prints JSON
      --since REF             report only on files that changed since a branch,
                              tag or commit
      --ignore GLOB           skip files and folders, as ignore of a config file
                              does; repeatable
      --context               check the whole working directory, but report only
                              on the paths
      --no-gitignore          also check files that .gitignore ignores
      --no-error-on-unmatched-pattern
                              do not fail if a path matches no file
      --shard I/N             check part I of N of the files, to run on several
                              machines; merge joins the reports

Commands
  clients [-f FORMAT] [--client ID] [--all] [paths\u2026]
                              print which clients refuse or do not see skills,
                              or lose a part, and why; with paths or --all,
                              skill by skill; FORMAT is text, markdown, concise
                              or json; with --client, ask about these only: exit
                              code 1 if one refuses a skill
  clients --explain ID        print what is known of a client, with sources and
                              dates
  hook [--agent ID]           answer a hook of an agent: read its JSON on
                              standard input, check the file that was written,
                              and tell the model up to ten errors and warnings,
                              or nothing; ID is claude-code (default), codex,
                              copilot-cli, gemini-cli or qwen-code;
                              docs/agents.md has the settings to copy
  completions SHELL           print what completes options and commands in bash,
                              zsh or fish
  lsp                         answer an editor on standard input and output, as
                              a language server
  merge [-o FILE] [--fail-on LEVEL] [--max-warnings N] REPORT\u2026
                              merge the JSON or SARIF reports of all shards into
                              one
  manifest FILE               print what a loader sees in the file, as JSON;
                              also takes --dialect and --agent-format

Commands for *.3md and the Skills plane
  route FILE.3md REQUEST      print the skills that get the request, and the
                              triggers that match
  graph FILE.3md              print the links between its planes as a Mermaid
                              diagram
  resolve FILE.3md SKILL      print the skill and all that it depends on, in
                              loading order
  command FILE.3md SKILL [name=value\u2026]
                              print the command of a skill, filled in and
                              quoted; it is never run
  search DIR QUERY ['#tag'\u2026] [^N] [--domain D]
                              print which skills in DIR a search of the Skills
                              plane finds, as JSON

  -v, --version
  -h, --help

Exit codes: 0 clean, 1 findings at or above the threshold, 2 the run failed.
Docs: ${e.w.homepage}/blob/main/docs/README.md
`,ee=[`format`,`init`,`baseline-write`,`explain`,`fix`,`since`];function te(){return`${_.slice(0,_.indexOf(`Reports
`))}Main options\n${ee.map(x).join(``)}\nAll options and commands: passmuster --help\n`}const ne={clients:{format:`  -f, --format FORMAT         text (default), markdown, concise or json
`,client:`      --client ID             ask about this client only; repeatable; exit
                              code 1 if one refuses a skill
`,all:`      --all                   print skill by skill
`,explain:`      --explain ID            print what is known of a client, such as codex
`},hook:{agent:`      --agent ID              claude-code (default), codex, copilot-cli,
                              gemini-cli or qwen-code
`}};function re(t,n){let r=S(e=>e.startsWith(`  ${t} `)).split(/\n(?= {2}\S)/).map(t=>{let[n,...r]=t.trim().split(/ {3,}|\n +/);return{call:n,about:e.eo(r.join(` `),80).join(`
`)}}),i=r.map(({call:e},t)=>`${t===0?`Usage:`:`      `} passmuster ${e}\n`).join(``),a=n.map(e=>ne[t]?.[e]??x(e)).join(``);return`${i}\n${r.map(({about:e})=>`${e}\n`).join(`
`)}${a&&`\nOptions\n${a}`}`}function ie(e,t){let[n=``]=x(t).trim().split(/ {3,}/);return`Usage: passmuster ${e}${n.slice(n.indexOf(t)+t.length)}\n\n${x(t)}`}function v(e){return b(x(e))}function y(e){return b(S(t=>t.startsWith(`  ${e} `)))}function b(e){let[t=``,...n]=e.split(`
`),r=n.findIndex(e=>!e.startsWith(` `.repeat(20))),[,i=``]=t.trim().split(/ {2,}/);return[i,...n.slice(0,r).map(e=>e.trim())].join(` `).trim().split(`;`,1)[0]}function x(e){return S(t=>`${t} `.indexOf(`--${e} `)===6)}function S(e){let t=_.split(`
`);return t.flatMap((n,r)=>{if(!e(n))return[];let i=t.slice(r+1),a=i.findIndex(e=>!e.startsWith(` `.repeat(20)));return[n,...i.slice(0,a)]}).map(e=>`${e}\n`).join(``)}const ae={format:()=>e.h,color:()=>[`auto`,`always`,`never`],"fail-on":()=>[...e.a,`never`],preset:()=>e.i,rule:()=>p.rules.map(({id:e})=>e),explain:()=>p.rules.map(({id:e})=>e),client:()=>d.CLIENT_IDS,dialect:()=>e.ut,"agent-format":()=>e.ct};function oe(e,t,n){let r=(e,t)=>se(e,n[e],t),i=[...t.values()].flat(),a=Object.keys(n).filter(e=>!i.includes(e)||v(e)!==``).map(e=>r(e)),o=[...t].map(([e,t])=>[e,t.map(t=>r(t,e))]);return{bash:le,zsh:ue,fish:fe}[e](a,new Map(o))}function se(e,t,n=``){let r=n===`clients`&&e===`explain`?()=>d.CLIENT_IDS:ae[e];return{forms:[...t.short===void 0?[]:[`-${t.short}`],`--${e}`],about:v(e),takesValue:t.type===`string`,isRepeatable:t.multiple===!0,values:r?.()}}const ce=e=>e.flatMap(({forms:e})=>e).join(` `);function le(e,t){let n=e.flatMap(({forms:e,takesValue:t,values:n})=>t?[`    ${e.join(`|`)}) isValue=1 values='${n?.join(` `)??``}' ;;`]:[]),r=[...t].map(([e,t])=>`    ${e}) options='${ce(t)}' ;;`);return`# passmuster completions bash
_passmuster() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} isValue= values= options=
  # Bash takes \`=\` for a word.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case "\${COMP_WORDS[1]} $before" in
    'clients --explain') isValue=1 values='${d.CLIENT_IDS.join(` `)}' ;;
  esac
  [[ $isValue ]] || case $before in
${n.join(`
`)}
  esac
  case \${COMP_WORDS[1]} in
${r.join(`
`)}
    *) options='${ce(e)}' ;;
  esac
  if [[ $isValue ]]; then
    [[ $values ]] && COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W '${[...t.keys()].join(` `)}' -- "$word"))
  fi
}
complete -o bashdefault -o default -F _passmuster passmuster
`}function ue(e,t){let n=e=>e.flatMap(de).join(` \\
        `),r=[...t].map(([e,t])=>`    ${e})
      shift words
      (( CURRENT-- ))
      _arguments \\
        ${[n(t),`'*:path:_files'`].filter(e=>e!==``).join(` \\
        `)} ;;`);return`#compdef passmuster
_passmuster_first() {
  local -a commands=(
    ${[...t.keys()].map(e=>w(`${e}:${y(e)}`)).join(`
    `)}
  )
  _describe -t commands command commands
  _files
}
_passmuster() {
  case $words[2] in
${r.join(`
`)}
    *)
      _arguments \\
        ${n(e)} \\
        '1:command or path:_passmuster_first' '*:path:_files' ;;
  esac
}
if [ "$funcstack[1]" = _passmuster ]; then _passmuster "$@"; else compdef _passmuster passmuster; fi
`}function de({forms:e,about:t,takesValue:n,isRepeatable:r,values:i}){let a=n?`:value:${i===void 0?`_files`:`(${i.join(` `)})`}`:``,o=r?`*`:``;return e.map(e=>w(`${o}${e}[${t.replace(/[[\]\\]/g,`\\$&`)}]${a}`))}function fe(e,t){let n=[...t.keys()].join(` `);return[`# passmuster completions fish`,...[...t.keys()].map(e=>`complete -c passmuster -n __fish_use_subcommand -a ${e} -d ${w(y(e))}`),...e.map(e=>C(e,`not __fish_seen_subcommand_from ${n}`)),...[...t].flatMap(([e,t])=>t.map(t=>C(t,`__fish_seen_subcommand_from ${e}`))),``].join(`
`)}function C({forms:e,about:t,takesValue:n,values:r},i){let a=e.map(e=>e.startsWith(`--`)?`-l ${e.slice(2)}`:`-s ${e.slice(1)}`),o=r===void 0?` -r`:` -x -a '${r.join(` `)}'`;return`complete -c passmuster -n '${i}' ${a.join(` `)}${n?o:``} -d ${w(t)}`}function w(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function pe({json:t,ids:n=[],width:r=1/0}){let i=n.length===0?p.rules:p.rules.filter(({id:e})=>n.includes(e));if(t)return e.b(i.map(({id:t,severity:n,fix:r,max:i,allow:a,summary:o,source:s})=>({id:t,severity:n,fix:r,max:i,allow:a,summary:o,source:s,url:e.C(t)})));let a=i.map(({id:e,severity:t})=>[e,t.recommended,t.strict]),o=e.$a([[`rule`,`recommended`,`strict`],...a]).trimEnd().split(`
`),s=Math.max(...o.map(e=>e.length))+2;return[`requirement`,...i.map(({summary:e})=>e)].flatMap((t,n)=>e.eo(t,r,o[n].padEnd(s))).map(e=>`${e}\n`).join(``)}function me(t){let n=p.rules.find(e=>e.id===t),{summary:r,why:i,whenNot:a,fields:o={},source:s,bad:c,good:l}=n;return[...e.eo(`${t}: ${r}`,80),``,...e.eo(i,80),``,...Object.entries(o).flatMap(([t,{why:n}])=>e.eo(`${t}: ${n}`,80,`    `,6)),...Object.keys(o).length===0?[]:[``],...a===void 0?[]:[...e.eo(`When not to use it: ${a}`,80),``],...E(n).flatMap(t=>e.eo(t,80)),`${T(s)}: ${s}`,`Docs: ${e.C(t)}`,``,...D(`Bad`,c),...he(l,c)].join(`
`)}function T(t){return t.startsWith(`${e.w.homepage}/`)?t.endsWith(`#specification`)?`No published specification: our reading`:t.includes(`/reference/clients.md`)?`What clients do`:`A feature of passmuster`:`Source`}function E({severity:{recommended:t,strict:n},fix:r,fixedIf:i,max:a,allow:o}){return[`recommended: ${t}, strict: ${n}`,r===void 0?`no fix`:`${r} fix: \`${r===`safe`?`--fix`:`--fix-suggestions`}\`${i===void 0?``:`, ${i}`}`,...a===void 0?[]:[`option: \`max\`, by default ${e.qa(a)}`],...o===void 0?[]:[`option: \`allow\`, a list of globs of ${o}`]]}function D(e,{path:t,text:n,files:r={}}){return[...k(e,t,n),...O(r)]}function O(t){let n=Object.entries(t),r=n.length-3;return[...n.slice(0,3).flatMap(([e,t])=>k(`with`,e,t)),...r>0?[`and ${e.Qa(r,`more file`)}`,``]:[]]}function k(t,n,r){let i=typeof r==`string`&&r.includes(`\r
`)?`, lines end with CR LF`:``;return[`${t} (${e.no(n)}${i}):`,ge(r),``]}function he(t,n){if(t.text!==n.text)return D(`Good`,t);let r=n.files??{},i=Object.entries(t.files??{}).filter(([e,t])=>r[e]!==t),a=Object.keys(r).filter(e=>t.files?.[e]===void 0);return[`Good: the same file${t.path===n.path?``:` at ${e.no(t.path)}`}${a.map(t=>`, without ${e.no(t)}`).join(``)}`,``,...O(Object.fromEntries(i))]}function ge(e){return A(e).split(`
`).map(e=>`    ${e}`.trimEnd()).join(`
`).trimEnd()}function A(e){return typeof e==`string`?e.length>2e3?`${e.slice(0,200)}\u2026`:e:e instanceof Uint8Array?new TextDecoder().decode(e):`link`in e?`(a symbolic link to ${e.link})`:`(reading fails: ${e.fails})`}function j(t,n,{filesOf:r},i){let a=n!==void 0&&`text`in n?n.text:``;return e.Ut({path:t.path,text:a,directory:e.Ua(t,i),files:r(t.root)})}function _e(e,t){return e===`manifest`||t.name===u.agent3md.name}function ve(t,r,i,a){let o=r.name===u.agent3md.name?u.agent3md.parse(i):void 0;if(o!==void 0&&!o.isAgent)return{refusal:"is not an agent. Give it an `agent` key and `axis: skill`"};if(o===void 0||t===`manifest`)return{text:e.b((0,g.manifestOf)(r,i))};if(t===`graph`)return{text:M(n.n(o))};let[s=``,...c]=a;if(t===`route`)return{text:be(o,s)};let l=n.s(o,s);return l===void 0?{refusal:`has no skill ${e.Qi(s)}. ${ye(o)}`}:t===`command`?xe(l,c):{text:M(n.a(l,o).map(({title:e,z:t})=>`${e} (z=${t})\n`).join(``))}}function ye({skills:t}){let n=t.slice(0,10).map(({title:t})=>e.Qi(t));return t.length===0?`It has none`:`Its skills: ${n.join(`, `)}${t.length>10?`, \u2026`:``}`}function be(e,t){let r=n.o(e,t);return r.length===0?`No skill has a trigger that the request satisfies.
`:M(r.map(({skill:e,phrases:t})=>`${e.title} (z=${e.z}): ${t.join(`, `)}\n`).join(``))}function xe(t,r){let i=/* @__PURE__ */ new Map,a=t.inputs.map(({name:e})=>e.value).filter(e=>e!==``);for(let t of r){let[,n,r]=/^([^=]*)=(.*)$/s.exec(t)??[];if(n===void 0||r===void 0)return{refusal:`gets no value from ${e.Qi(t)}. Write \`name=value\``};if(!a.includes(n)){let t=a.map(t=>e.Qi(t)).join(`, `),r=t===``?`The skill has no inputs`:`Its inputs: ${t}`;return{refusal:`has no input ${e.Qi(n)} there. ${r}`}}i.set(n,r)}let o=n.t(t,i);if(o===void 0)return{refusal:`gives the skill ${e.Qi(t.title)} no command: it is guidance only`};let s=M(`${o.command}\n`);return o.missing.length===0?{text:s}:{text:s,note:`The command has no value for ${e.Xa(o.missing.map(e=>`\`${e}\``))}. Add \`name=value\`.`,isIncomplete:!o.missing.every(e=>t.inputs.some(t=>t.name.value===e&&t.optional))}}function M(t){return t.split(`
`).map(e.ro).join(`
`)}const N={preset:`recommended`,rules:/* @__PURE__ */ new Map},Se={skill:/\/(?:frontmatter-\w+|missing-field)$/,plane:/\/frontmatter-\w+$/,agent3md:/\/(?:parse|identity)$/,agent:/\/(?!tool-(?:shape|parameters)$|tools-in-frontmatter$|ability-overlap$)[^/]*$/,copilot:/\/frontmatter-\w+$/,claude:/\/(?:frontmatter-\w+|missing-field|name-format|field-type)$/};function Ce(t,n,r,i={}){if(t===`search`)return De(n,i.domain,r);let[a=``,...o]=n,{found:s,unmatched:c}=e.Ri([a],{gitignore:!1,isNamed:n=>e.ft(n).some(e=>_e(t,e))},r),[l]=s;if(l===void 0||s.length>1){let t=c[0]===void 0?` matches ${e.Qa(s.length,`file`)}. Name one`:`: ${c[0].reason}`;return e.Ga(`\`${a}\`${t}.`)}let u=e.Wa(l,r.cwd),d=t=>({...e.Ga(`\`${u}\` ${t}.`),exitCode:1}),{source:f,format:p,errors:m}=Te(l,r,i),h=m.filter(({rule:e})=>p===void 0||Se[p.name]?.test(e)!==!1);if(h.length>0)return{stdout:``,stderr:Ee(h,u,f.text),exitCode:1};if(p===void 0)return d(`is no agent and no skill. Name another file`);let g=ve(t,p,f,o);if(`refusal`in g)return d(g.refusal);let _=[...m.length===0?[]:[we(u,m.length)],...g.note===void 0?[]:[g.note]];return{stdout:g.text,stderr:e.Ka(_),exitCode:+!!g.isIncomplete}}function we(t,n){return`\`${t}\` has ${e.Qa(n,`error`)}, but its loader reads it. Check the file to see ${n===1?`it`:`them`}.`}function Te(t,n,{dialect:r=`agent-skills`,agentFormat:i}){let a=e.Li(t,e.Xi,n),o=j(t,a,e.Fi(n),n),s=e.nr(a,N);if(s!==void 0)return{source:o,format:void 0,errors:s};let c=e.dt(o,{dialect:r,agentFormat:i});if(c===void 0)return{source:o,format:c,errors:[]};let{diagnostics:l}=e.F(o,c,N);return{source:o,format:c,errors:l.filter(({severity:e})=>e===`error`).toSorted(e.dr)}}function Ee(t,n,r){let{startOf:i}=e._a(r);return t.map(({range:e,severity:t,message:r,rule:a})=>`${n}:${i(e)} ${t} ${r} ${a}`).map(t=>`${e.ro(t)}\n`).join(``)}function De([n=``,r=``,...i],a,o){let s=ke(r,i,a);if(typeof s==`string`)return e.Ga(s);let l=e.Co((0,c.resolve)(o.cwd,n),o),{found:u,unmatched:d}=e.Ri([n],{gitignore:!1,isNamed:e=>/(?:^|\/)SKILL\.md$/.test(e)},o),f=u.filter(t=>Oe(e.Ha(t),l));if(f.length===0){let t=d[0]?.reason??"no folder directly in it has a `SKILL.md`",[r]=u,i=r&&(0,c.relative)(o.cwd,(0,c.dirname)((0,c.dirname)(e.Ha(r))));return e.Ga(`${e.$i(n)}: ${t}.${i?` Did you mean ${e.$i(i)}?`:``}`)}let p=[],m=e.Fi(o),h=f.flatMap(e=>Ae(e,m,p,o));return{stdout:e.b({ok:!0,results:t.n(h,s)}),stderr:e.Ka(p),exitCode:0}}function Oe(t,n){return e.yo(t,n)&&e.wo(e.vo(t,n)).split(`/`).length===2}function ke(t,n,r){let i=n.filter(e=>/^\^\d{1,6}$/.test(e)),a=n.filter(e=>/^#\S+$/.test(e)).map(e=>e.slice(1)),o=n.find(e=>!/^(?:\^\d{1,6}|#\S+)$/.test(e));return o===void 0?i.length>1?`\`${i[1]}\` is a second limit. Leave one out.`:{text:t,tags:a,domain:r,limit:i[0]===void 0?10:Number(i[0].slice(1))}:`${e.Qi(o)} is no filter. Write a tag as \`#tag\`, and the number of results as \`^N\`, in quotes.`}function Ae(n,r,i,a){let o=e.Li(n,e.Xi,a),s=f.plane.parse(j(n,o,r,a));return o.state===`text`&&s.frontmatter.state===`read`?[t.t(s)]:(i.push(`${e.$i(e.Wa(n,a.cwd))} is left out (\`PARSE_FAILED\`): its frontmatter cannot be read.`),[])}function je(t,n){let i=e.G(t,n),a=i.found.flatMap(r=>{if(!e.V(r.path,t.shard))return[];let a=i.read(r),o=i.settingsFor(r),s=j(r,a,i.repositories,n),c=e.dt(s,o);if(c===void 0&&a.state===`text`)return[];let l=e.mt(s,o);return{path:e.Wa(r,n.cwd),format:c?.name??`none`,...l!==void 0&&{why:l}}}),o=a.map(({path:t,format:n,why:r})=>`${e.io(t)}  ${n}${r===void 0?``:` (${r})`}\n`);return{stdout:r.n(t)?e.b(a):o.join(``),stderr:e.Ka([...i.unmatched,...i.configs.problems]),exitCode:e.M(i,t)?2:0}}function Me(t,n,r){let i=e.Ha(t.found),a=n.flatMap(e=>e.partsFor(i)),o=e.Q(t.found,n,r),s=e.pt(t.source,o,e.X(n))?e.dt(t.source,o):void 0,c=(t,n,r)=>n===void 0?[]:[{setting:t,value:n,by:P(r,e.J(t,a))}],l=n.flatMap(e=>e.ignores(i)??[]).slice(0,1),u=p.rules.filter(({id:e})=>/^(?:config|file|suppress)\//.test(e)||[...s?.rules??[],...s?.repositoryRules??[]].some(t=>t.id===e));return[...l.map(e=>({setting:`ignored`,value:e.value,by:P(!1,e)})),{setting:`format`,value:s?.name??`none`,by:Fe(t.source,e.J(`format`,a)??e.Y(i,n),r,s)},...c(`preset`,o.preset,r.preset&&`--preset`),...c(`dialect`,o.dialect,r.dialect&&`--dialect`),...c(`clients`,o.clients?.join(`, `)??`all agents`,r.clients&&`--client`),...c(`contextWindow`,o.contextWindow,r.contextWindow?`--context-window`:void 0),...c(`tools`,o.tools&&(o.tools.join(`, `)||`none`)),...n.flatMap(e=>Ne(e,i)),...u.flatMap(e=>Pe(e,o,r,a))]}function Ne(e,t){let{require:n=[],mirrors:r=[]}=e.config,i=(t,n,...r)=>({setting:t,value:typeof n==`object`?JSON.stringify(n):String(n),by:e.shown(r)});return[...e.requirementsFor(t).flatMap(e=>Object.entries(n[e]).flatMap(([t,n])=>t===`files`?[]:i(`require ${t}`,n,`require`,e,t))),...r.map((e,t)=>i(`mirrors`,e,`mirrors`,t))]}function Pe(t,n,r,i){let{id:a,mindedBy:o}=t,s=n.clients===void 0||o===void 0?``:`, clients`,c=P(r.rules.has(a)&&`--rule`,e.Z(`severity`,a,i),`preset ${n.preset}${s}`),l=n.options?.get(a),u=(t,n)=>({setting:`${a} ${t}`,value:n,by:P(void 0,e.Z(t,a,i))});return[{setting:a,value:e.mr(t,n),by:c},...t.max===void 0?[]:[u(`max`,l?.max??t.max)],...t.allow===void 0?[]:[u(`allow`,l?.allow?.join(`, `)||`nothing`)]]}function P(e,t,n=`default`){return e||(t?.file.shown(t.place)??n)}function Fe({path:t},n,{agentFormat:r},i){return P(void 0,n,i!==void 0&&i.dialect===void 0&&e.ft(t).length>1?r===void 0?`its content`:`--agent-format`:`its name`)}function Ie(t,n,i){let a=e.it(n.config,i),o=e.q(t,i),s=(0,c.join)(o.root,o.path),l=a.of((0,c.dirname)(s),o.root);if(a.problems.length>0)return e.Ga(...a.problems);if(e.jo(()=>i.stat(s).isDirectory()))return e.Ga(`${e.$i(t)} is a folder. Name a file in it, which need not exist.`);let u=Me({found:o,source:j(o,e.jo(()=>i.stat(s).isFile())?e.Li(o,e.Xi,i):void 0,e.Fi(i),i)},l,n),d=e.jo(()=>i.lstat(s))===void 0?e.Ka([`${e.$i(t)} does not exist; these are the settings that it would have.`]):``;if(r.n(n))return{stdout:e.b(u),stderr:d,exitCode:0};let f=u.map(({setting:t,value:n,by:r})=>[t,e.no(String(n)),e.no(r)]);return{stdout:e.$a(f),stderr:d,exitCode:0}}function F(t,n){let r=e=>/\.md$/i.test(e),i=e.Co(n.cwd,n),{found:a}=e.Ri([t],{gitignore:!0,isNamed:r,placeOf:()=>``},n);return a.slice(0,1e3).flatMap(t=>{let r=e.Li(t,e.Xi,n);return`text`in r&&Le(r.text)?e.wo((0,c.relative)(i,e.Ha(t))):[]})}function I(t){let{filesOf:n}=e.Fi(t),{found:r}=e.Ri([`.`],{gitignore:!0,isNamed:(t,r,i)=>e.pt({path:t,files:n(i)},{})},t);return r.length>0?[]:F(`.`,t)}function Le(t){let{state:n,content:r}=e.ia(t);if(n!==`closed`)return!1;let i=(0,l.looseKeys)(t.slice(...r));return i.includes(`name`)&&i.includes(`description`)}function Re(t){if(t.length===0)return``;let[n,r]=t.length===1?[`has`,`it`]:[`have`,`them`];return`. ${e.Qa(t.length,`Markdown file`)} ${n} a \`name\` and a \`description\`, as agents do. To check ${r}, name ${r} with \`files:\` in a config file: \`--init\` writes one`}function L(e){let t=e.map(e=>e.includes(`/`)?`${e.slice(0,e.indexOf(`/`))}/**/*.md`:`*.md`);return[...new Set(t)].sort()}const R=`passmuster.yaml`,z=`# files:
#   skill:
#     - prompts/*.md
`,ze=`# yaml-language-server: $schema=${e.w.homepage}/raw/main/schema/passmuster.schema.json
# Settings for the files below this folder; see ${e.w.homepage}/blob/main/docs/config.md.

# The severities of the rules: \`recommended\`, or \`strict\`, which also reports fields and values that
# the specification does not define, and what validators refuse.
# preset: strict

# The clients that your skills are for, instead of all agents; see ${e.w.homepage}/blob/main/docs/clients.md.
# clients: [claude-code, codex]

# The context window of your models, in tokens, instead of that of each client's default model.
# contextWindow: 200000

# How SKILL.md is read: \`agent-skills\` or \`skills-plane\`.
# dialect: skills-plane

# Tools of your own, which Claude Code subagents may name.
# tools:
#   - Deploy

# Files and folders to skip. A glob without a slash matches names at any depth.
# ignore:
#   - vendor
#   - /docs/examples

# More files of a format: ${e.Ya(e.lt())}. \`skill: { only: [...] }\` replaces its own globs.
${z}
# error, warning, info or off for a rule or a group; \`max\` for a rule that has a limit. \`passmuster --list-rules\` lists all.
# rules:
#   skill/*: warning
#   skill/body-empty: off
#   skill/body-length:
#     max: 800

# Settings for some files. If several match, the last one wins.
# overrides:
#   - files:
#       - legacy
#     preset: recommended
#     rules:
#       skill/name-directory: info

# What your files must have; see ${e.w.homepage}/blob/main/docs/requirements.md.
# require:
#   - files: [skills/**/SKILL.md]
#     fields: [license, metadata.version]
#     values: { license: [MIT, Apache-2.0], metadata.version: semver }
#     headings: [Examples]
#     beside: [LICENSE.txt]
#     listedIn: README.md

# Folders that must hold the same.
# mirrors:
#   - [.claude/skills, .agents/skills]

# Another config file, or a package that has one: this file adds to it.
# extends: ./team.passmuster.yaml

# What makes the exit code 1, besides errors.
# failOn: warning
# maxWarnings: 20

# Ignore the config files of parent folders.
# root: true
`;function Be(t){let[n]=e.rt(t.cwd,t.cwd,t);if(n!==void 0)throw Error(`\`${n}\` already exists. Edit it, or remove it first.`);let r=I(t),i=L(r).map(t=>`    - ${e.dn(t)}\n`),a=i.length===0?z:`files:\n  claude:\n${i.join(``)}`,o=ze.replace(z,()=>a);try{t.write((0,c.join)(t.cwd,R),o)}catch(t){throw Error(`\`${R}\` was not written: ${e.ko(t)}.`)}return i.length===0?`Wrote \`${R}\`. All its settings are comments: uncomment what you need.\n`:`Wrote \`${R}\`. Its \`files\` names ${e.Qa(r.length,`Markdown file`)} that ${r.length===1?`looks`:`look`} like subagents of Claude Code. Its other settings are comments.\n`}function Ve({skills:e}){return e.flatMap(He).join(``)}function He({path:t,verdicts:n}){let r=n.filter(({outcome:e})=>e!==`loads`&&e!==`unknown`).flatMap(({client:e,outcome:t,reasons:n})=>n.filter(({note:e})=>e===void 0).map(({text:n,rule:r})=>({client:e,what:[r===void 0?t:`${t} ${r}`,n]})));return[...e.La(r,({what:e})=>e.join(`
`)).values()].map(n=>{let[r,i]=n[0].what,a=n.map(({client:e})=>e.id).join(`, `);return`${e.io(t)}: ${r}: ${e.no(`${a}: ${i}`)}\n`})}const Ue=Math.max(...a.s.map(e=>e.length));function We(e){if(e.skills.length===0)return`No skill was found.
`;let t=[V(a.l(e,!0),`agents`),V(a.l(e,!1),`installers, registries and validators`)].filter(e=>e.length>0).flatMap((e,t)=>t===0?e:[``,...e]),n=[...e.skills.some(({verdicts:e})=>e.some(({outcome:e})=>e===`unknown`))?[qe]:[],...Je];return`${Xe(t,a.i(e,{sentence:B,loss:Ge}),n).join(`
`)}\n`}function Ge(t,n,r){let i=a.a(t,n),o=t.rules.length===0?``:` (${t.rules.join(`, `)})`;return B(r?`${i}.${o}`:`${i}${a.r(t,n,e.io)}.${t.effect===``?``:` ${t.effect}`}${o}`)}function B(t){return e.eo(e.no(t),80,`  `,4)}function V(t,n){if(t.clients.length===0)return[];let r=[...e.La(a.c(t),({numbers:e})=>e.join()).values()];r.sort(([e],[t])=>Ke(e.numbers,t.numbers));let i=r.map(([{numbers:t}])=>t.map(t=>t===0?`-`:e.qa(t))),o=e.$a([a.o,...i],a.o).split(`
`);return[n,...r.map(e=>e.map(({client:e})=>e.title).join(`, `))].flatMap((t,n)=>e.eo(t,80,`${o[n]}  `))}function Ke(e,t){let n=a.s.find(n=>e[a.o.indexOf(n)]!==t[a.o.indexOf(n)]);return n===void 0?0:t[a.o.indexOf(n)]-e[a.o.indexOf(n)]}const qe=`unknown: what the client does with such a skill is not documented, nor tried.`,Je=[`One client: passmuster clients --client ID. Skill by skill: --all, or a path.`,`What a client does: passmuster clients --explain ID. To fix it: run passmuster.`],Ye=[1,6,1/0];function Xe(t,n,r){let i=n.filter(({items:e})=>e.length>1).length,a=t.length+2*n.length+i+r.length+1,o=n.map(()=>[]),s=60-a;for(let e of Ye)for(let[t,{items:r}]of n.entries())for(let n of r.slice(o[t].length,e)){if(n.length>s)break;o[t].push(n),s-=n.length}let c=n.flatMap(({title:t,items:n},r)=>{let i=n.length-o[r].length,a=i===0?[]:[`  ${e.qa(i)} more: add --client ID, or -f markdown for all`];return[``,t,...o[r].flat(),...a]});return[...t,...c,``,...r]}function Ze({clients:t,skills:n},r){let i=n.map(e=>$e(e,t)),a=r?i.length:Qe(i),o=i.length-a,s=o===0?[]:[`${e.Qa(o,`more skill`)}: add --all, or leave out the path for the reasons`];return`${[...i.slice(0,a).map(e=>e.join(`
`)),...s].join(`

`)}\n`}function Qe(e){let t=59;for(let[n,r]of e.entries())if(t-=r.length+1,t<0)return Math.max(n,1);return e.length}function $e(t,n){let r=a.s.flatMap(e=>et(t.verdicts.filter(t=>t.outcome===e))),i=o.n({clients:n,skills:[t]}).flatMap(({clients:e,fields:t})=>{let n=(0,d.fieldsNamed)(t.map(({field:e})=>e));return H(`ignored`,`${e.map(({title:e})=>e).join(`, `)}: ${n}`)});return[e.io(t.path),...r,...i]}function et(t){return[...e.La(t,({reasons:e})=>e.flatMap(({text:e,note:t,rule:n})=>t?[]:n===void 0?e:`${e} (${n})`).join(` `))].flatMap(([e,t])=>{let n=t.map(({client:e})=>e.title).join(`, `);return H(t[0].outcome,e===``?n:`${n}: ${e}`)})}function H(t,n){return e.eo(e.no(n),80,`  ${t.padEnd(Ue)}  `)}function tt(t,n,r=!1){let i=e.G(t,n),{unread:a,...o}=U(t,i,n),s=a.length>0||e.M(i,t),c=o.skills.some(({verdicts:e})=>e.some(({outcome:e})=>e===`refused`));return{stdout:nt(o,t,r),stderr:e.Ka([...i.unmatched,...i.configs.problems,...a]),exitCode:s?2:t.clients!==void 0&&c?1:0}}function nt(e,{outputs:t,paths:n},r){let o=t[0]?.reporter;return o===`json`?i.r(e):o===`markdown`?a.t(e):o===`concise`?Ve(e):(r||n.some(e=>e!==`.`)||e.skills.length===1)&&e.skills.length>0?Ze(e,r):We(e)}function U(t,n,r){let a=[],o=[];for(let t of n.found){let i=e.Wa(t,r.cwd),s=rt(t,n,r);s===`unreadable`?o.push(`\`${i}\` cannot be read. Run \`passmuster\` to see why.`):s!==void 0&&a.push({...s,path:i,root:t.root,contextWindow:n.settingsFor(t).contextWindow})}return{...i.t(a,e.W(t,n)),unread:o}}function rt(t,{read:n,repositories:r,settingsFor:i},a){let o=n(t),s=o.state!==`not-utf8`,c=j(t,s?o:{state:`text`,text:o.whole},r,a);if(e.dt(c,i(t))?.name!==e.vt.name)return;if(!(`text`in o))return`unreadable`;let l=e.vt.parse(c);return l.fragment?void 0:{skill:l,violations:s?[]:[W]}}const W={id:`not-utf-8`,rule:e.lr.id,fields:/* @__PURE__ */ new Map};function it({reports:t,outputFile:n,threshold:r},i){let a=[];for(let n of t){let t=st(n,i);if(typeof t==`string`)return e.Ga(t);a.push(t)}let o=ct(a);if(o!==void 0)return e.Ga(o);let s=a.filter(({shard:{failed:e}})=>e),l=s.map(t=>`The run of shard ${e.H(t.shard)}, of ${e.$i(t.file)}, was not complete. See its messages.`);try{let t=a.map(e=>e.summary).reduce(ot),{text:o,left:u}=at(a,t);u>0&&l.push((0,h.sarifNote)(u)),n!==void 0&&i.write((0,c.resolve)(i.cwd,n),o,!0);let d=s.length>0?2:+(e.z(t,r).length>0);return{stdout:n===void 0?o:``,stderr:e.Ka(l),exitCode:d}}catch(t){return e.Ga(e.f(n,t))}}function at(t,n){if(t[0].kind===`JSON`){let r=G(t.flatMap(e=>e.files)),i=G(t.flatMap(e=>e.diagnostics)),a=e.k(i,()=>p.rules),o=e.T(i,({range:e})=>e.start);return{text:e.x({files:r,diagnostics:a,statistics:o,summary:n}),left:0}}let r=G(t.flatMap(e=>e.results)).map(({result:e})=>e),i=n.errors+n.warnings+n.infos,a=(0,h.mostSevere)(r,i),o={left:i-a.length,failed:t.some(({shard:e})=>e.failed)};return{text:(0,h.sarifLog)(a,p.rules,o),left:o.left}}function G(t){return t.toSorted((t,n)=>e.Na(t.path,n.path))}function ot(e,t){let n=Object.keys({...e,...t});return Object.fromEntries(n.map(n=>[n,(e[n]??0)+(t[n]??0)]))}function st(t,n){let r=(0,c.resolve)(n.cwd,t),i=(0,m.faultOf)(r,{root:void 0,limit:1/0,named:!0},n);if(i!==void 0)return`${e.$i(t)} ${i}.`;let a;try{a=new TextDecoder().decode(n.read(r))}catch(n){return`${e.$i(t)} ${e.Mo(n)}.`}let o=ht(a);return o===`none`?`${e.$i(t)} is not a JSON or SARIF report of ${e.w.name}. Name the reports of runs with \`--shard\`.`:o===`whole`?`${e.$i(t)} is the report of a whole run. Name the reports of runs with \`--shard\`.`:o.version===e.w.version?{file:t,...o}:`${e.$i(t)} was written by ${e.w.name} ${o.version}, and this is ${e.w.version}. Use one version for all shards.`}function ct(t){let n=t[0],r=n.shard.count,i=/* @__PURE__ */ new Map;for(let a of t){let{file:t,shard:{index:o,count:s}}=a;if(a.kind!==n.kind)return`${e.$i(n.file)} is ${n.kind}, and ${e.$i(t)} is ${a.kind}. Merge the reports of each format separately.`;if(s!==r)return`${e.$i(n.file)} is shard ${e.H(n.shard)}, and ${e.$i(t)} shard ${e.H(a.shard)}. Merge the reports of one run.`;let c=i.get(o);if(c!==void 0)return`${e.$i(c)} and ${e.$i(t)} are both from shard ${e.H(a.shard)}. Leave one out.`;i.set(o,t)}if(i.size===r)return;let a=1;for(;i.has(a);)a++;let o=r-i.size-1;return`The report of shard ${e.H({index:a,count:r})} is missing${o===0?``:`, and ${e.qa(o)} more`}. Name the reports of all ${e.qa(r)} shards.`}const K=s.v(s.m(),s.b(),s.f(0)),q=s.c(e.w.name),J=s.v(s.h({index:s.v(K,s.f(1)),count:K,failed:s.g(s.n(),!1)}),s.r(({index:e,count:t})=>e<=t)),Y=s.h({files:K,errors:K,warnings:K,infos:K,fixable:K,suggested:K,omitted:s.a(K)}),X=s.l({path:s.w()}),lt=s._(Object.keys(h.LEVELS)),ut=s.l({path:s.w(),format:s.w(),rule:s.w(),severity:lt,message:s.w(),range:s.l({start:s.l({line:K,column:K})}),url:s.w(),related:s.a(s.t(s.l({}))),fix:s.a(s.l({title:s.w(),safe:s.n()}))}),dt=s.l({ruleId:s.w(),level:s._(Object.values(h.LEVELS)),properties:s.h({path:s.w()})}),Z=s.h({version:s.c(1),tool:s.h({name:q,version:s.w()})}),Q=s.h({name:q,semanticVersion:s.w()}),ft=s.v(s.h({...Z.entries,shard:J,files:s.t(X),diagnostics:s.t(ut),summary:Y}),s.T(({tool:{version:e},...t})=>({...t,kind:`JSON`,version:e,results:[]}))),pt=s.v(s.h({version:s.c(`2.1.0`),runs:s.C([s.h({tool:s.h({driver:Q}),results:s.t(dt),properties:s.h({shard:J,summary:Y})})])}),s.T(({runs:[{tool:e,results:t,properties:n}]})=>({...n,kind:`SARIF`,version:e.driver.semanticVersion,results:t.map(({properties:{path:e},ruleIndex:t,...n})=>({path:e,result:n})),files:[],diagnostics:[]}))),mt=s.D([s.h({...Z.entries,files:s.t(X),shard:s.g(s.E())}),s.h({version:s.c(`2.1.0`),runs:s.C([s.h({tool:s.h({driver:Q}),properties:s.g(s.h({shard:s.g(s.E())}))})])})]);function ht(t){let n=e.jo(()=>JSON.parse(t));for(let e of[ft,pt]){let t=s.x(e,n);if(t.success)return t.output}return s.s(mt,n)?`whole`:`none`}const gt={all:`all`,first:`that of the first folder`,last:`that of the last folder`},_t={upwards:`in parents`,nested:`in folders below`,top:`only at the top of the repository`};function vt({walks:e}){if(e===void 0)return``;let t=e.not===void 0?``:` except ${e.not.map(e=>`\`${e}\``).join(`, `)}`;return`${e.ways.map(e=>_t[e]).join(`, `)}${t}`}function yt(e){let t=d.CLIENTS.find(t=>t.id===e),{title:n,vendor:r,kind:i,page:a,checked:o,sources:s}=t,c=new Map(Object.keys(s).map((e,t)=>[e,t+1]));return`${`${n} (\`${e}\`), ${i} by ${r}\n${a}\nChecked on ${o}\n`}${xt(t).map(([e,n])=>Ct(e,n,c)+(e===`Folders`?St(t):``)).join(``)}\nSources\n${Object.values(s).map(wt).join(``)}`}function bt(e){let{id:t,title:n,vendor:r,kind:i,page:a,checked:o,sources:s}=e;return{id:t,title:n,vendor:r,kind:i,page:a,checked:o,facts:xt(e).flatMap(([e,t])=>t.map(([t,n,r])=>({topic:e,about:t,text:String(n),...s[r]})))}}function xt(e){return[[`Folders`,Tt(e)],[`Frontmatter`,Dt(e)],[`Fields`,Ot(e)],[`Limits`,jt(e)],[`The list of skills`,Mt(e)],[`What it does with a skill`,Nt(e)]].map(([e,t])=>[e,t.filter(([,e])=>e)])}function St({folders:e}){return e?.places===void 0?``:`\n  R is a skills folder, such as \`${e.project[0]}\`.\n`}function Ct(t,n,r){if(n.length===0)return``;let i=Math.min(Math.max(...n.map(([e])=>e.length)),30);return`\n${t}\n${n.flatMap(([t,n,a])=>e.eo(`${n} [${r.get(a)}]`,80,`  ${t.padEnd(i)}  `,i+4)).join(`
`)}\n`}function wt(e,t){let n=e.basis===`observed`?` in ${e.version} on ${e.date}`:``;return`  [${t+1}] ${e.basis}${n}: ${e.url}\n`}function Tt({folders:e}){if(e===void 0)return[];let{project:t,user:n,levels:r,walks:i,places:a,names:o,sameName:s,plugins:c,setting:l,note:u,source:f}=e,{otherwise:p}=a??{};return[[`project`,t.join(`, `),f],[`user`,n.join(`, `),f],[`depth`,r&&Et(r.most),r?.source],[`also`,vt(e),i?.source],[`finds`,$(a?.sees),a?.source],[`does not find`,$(a?.misses),a?.source],[`does not find`,a?.nestedIf&&`${d.ODD_PLACES.nested}; without \`${a.nestedIf}: true\``,a?.source],[`the other way`,p&&`${$(p.places)}, in ${p.in.join(` and `)}`,a?.source],[`not listed`,o&&`folders with unusual spaces or signs in their name`,o?.source],[`of one name`,s&&gt[s.keeps],s?.source],[`plugins`,c&&`a folder with \`${c.manifest}\``,c?.source],[`setting`,l&&`\`${l.key}\` in \`${l.file}\``,l?.source],[`note`,u,f]]}function Et(t){return t===`any`?`any`:e.Qa(t,`folder`)}function $(e=[]){return e.map(e=>d.ODD_PLACES[e]).join(`, `)}function Dt({frontmatter:e={}}){let t={opening:`start`,closing:`end`,returns:`lone CR`,broken:`broken YAML`};return Object.entries(e).map(([e,{text:n,source:r}])=>[t[e]??e,n,r])}function Ot({fields:e}){return Object.entries(e).map(([e,t])=>[e,[At(t),t.aliases&&`Also ${t.aliases.join(`, `)}`,t.meaning].filter(e=>e!==void 0).join(`. `),t.source])}const kt={null:`empty`,texts:`list of text`};function At({types:e,values:t,required:n}){let r=t===void 0?e.map(e=>kt[e]??e).join(` or `):t.join(`, `);return n===void 0?r:`${r}, required`}function jt({limits:t=[]}){return t.map(({of:t,value:n,unit:r=`characters`,above:i,source:a})=>[t,`${e.qa(n)} ${r}. ${i}`,a])}function Mt({listing:t}){if(t===void 0)return[];let{each:n,rooms:r=[],taken:i,skills:a,line:o,unit:s=`characters`,above:c,source:l}=t;return[[`each description`,n!==void 0&&`${e.qa(n)} ${s}`,l],...r.map(({characters:t,window:n})=>{let r=n===void 0?``:` with a context window of ${e.qa(n)} tokens`;return[`all of them`,`${e.qa(t)} ${s}${r}`,l]}),[`its own skills take`,i!==void 0&&`${e.qa(i)} ${s}`,l],[`skills`,a!==void 0&&e.qa(a),l],[`a line`,o?.trim(),l],[`what is above`,c,l]]}function Nt(e){let{outcomes:t={}}=e;return d.VIOLATION_IDS.flatMap(n=>{let r=t[n];if(r===void 0||r===`unknown`)return[];let i=[(0,d.effectOf)(e,n,r),...r.reason===void 0?[]:[r.reason]].join(`. `);return[[d.VIOLATIONS[n].title,i,r.source]]})}exports.NOT_UTF_8=W,exports.USAGE=_,exports.aboutCommand=y,exports.aboutOption=v,exports.adviceOn=Re,exports.completions=oe,exports.describeEntry=A,exports.explainClient=yt,exports.explainRule=me,exports.facts=E,exports.factsOf=bt,exports.globsOf=L,exports.inspect=Ce,exports.judgeSkills=U,exports.likelyAgents=F,exports.listClients=tt,exports.listFiles=je,exports.listRules=pe,exports.merge=it,exports.nameOfSource=T,exports.printConfig=Ie,exports.shortUsage=te,exports.unnamedAgents=I,exports.usageOf=re,exports.usageOfOption=ie,exports.writeStartingConfig=Be;;var $pattern;