Object.defineProperty(exports,Symbol.toStringTag,{value:`Module`});const e=require("../core.cjs"),t=require("../later/registry.cjs"),n=require("../later/views.cjs"),r=require("../later/options.cjs"),i=require("../later/judge.cjs"),a=require("../later/markdown.cjs"),o=require("../later/lists.cjs"),s=require("../later/dist.cjs");let c=require("node:path");const l=(e=>({get agent3md(){return(e??=require("../later/agent-3md.cjs")).agent3md}}))(),u=(e=>({get plane(){return(e??=require("../later/plane.cjs")).plane}}))(),d=(e=>({get rules(){return(e??=require("../later/rules.cjs")).rules}}))(),f=(e=>({get faultOf(){return(e??=require("../later/file-fault.cjs")).faultOf}}))(),p=(e=>({get LEVELS(){return(e??=require("../later/reports.cjs")).LEVELS},get mostSevere(){return(e??=require("../later/reports.cjs")).mostSevere},get sarifLog(){return(e??=require("../later/reports.cjs")).sarifLog},get sarifNote(){return(e??=require("../later/reports.cjs")).sarifNote}}))(),m=(e=>({get manifestOf(){return(e??=require("../later/manifests.cjs")).manifestOf}}))(),h=`Usage: passmuster [options] [paths\u2026]
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
`,g=[`format`,`init`,`baseline-write`,`explain`,`fix`,`since`];function _(){return`${h.slice(0,h.indexOf(`Reports
`))}Main options\n${g.map(x).join(``)}\nAll options and commands: passmuster --help\n`}const v={clients:{format:`  -f, --format FORMAT         text (default), markdown, concise or json
`,client:`      --client ID             ask about this client only; repeatable; exit
                              code 1 if one refuses a skill
`,all:`      --all                   print skill by skill
`,explain:`      --explain ID            print what is known of a client, such as codex
`},hook:{agent:`      --agent ID              claude-code (default), codex, copilot-cli,
                              gemini-cli or qwen-code
`}};function ee(t,n){let r=S(e=>e.startsWith(`  ${t} `)).split(/\n(?= {2}\S)/).map(t=>{let[n,...r]=t.trim().split(/ {3,}|\n +/);return{call:n,about:e.xo(r.join(` `),80).join(`
`)}}),i=r.map(({call:e},t)=>`${t===0?`Usage:`:`      `} passmuster ${e}\n`).join(``),a=n.map(e=>v[t]?.[e]??x(e)).join(``);return`${i}\n${r.map(({about:e})=>`${e}\n`).join(`
`)}${a&&`\nOptions\n${a}`}`}function te(e,t){let[n=``]=x(t).trim().split(/ {3,}/);return`Usage: passmuster ${e}${n.slice(n.indexOf(t)+t.length)}\n\n${x(t)}`}function y(e){return ne(x(e))}function b(e){return ne(S(t=>t.startsWith(`  ${e} `)))}function ne(e){let[t=``,...n]=e.split(`
`),r=n.findIndex(e=>!e.startsWith(` `.repeat(20))),[,i=``]=t.trim().split(/ {2,}/);return[i,...n.slice(0,r).map(e=>e.trim())].join(` `).trim().split(`;`,1)[0]}function x(e){return S(t=>`${t} `.indexOf(`--${e} `)===6)}function S(e){let t=h.split(`
`);return t.flatMap((n,r)=>{if(!e(n))return[];let i=t.slice(r+1),a=i.findIndex(e=>!e.startsWith(` `.repeat(20)));return[n,...i.slice(0,a)]}).map(e=>`${e}\n`).join(``)}const re={format:()=>e.h,color:()=>[`auto`,`always`,`never`],"fail-on":()=>[...e.a,`never`],preset:()=>e.i,rule:()=>d.rules.map(({id:e})=>e),explain:()=>d.rules.map(({id:e})=>e),client:()=>e.Qn,dialect:()=>e.mt,"agent-format":()=>e.ft};function ie(e,t,n){let r=(e,t)=>ae(e,n[e],t),i=[...t.values()].flat(),a=Object.keys(n).filter(e=>!i.includes(e)||y(e)!==``).map(e=>r(e)),o=[...t].map(([e,t])=>[e,t.map(t=>r(t,e))]);return{bash:oe,zsh:se,fish:le}[e](a,new Map(o))}function ae(t,n,r=``){let i=r===`clients`&&t===`explain`?()=>e.Qn:re[t];return{forms:[...n.short===void 0?[]:[`-${n.short}`],`--${t}`],about:y(t),takesValue:n.type===`string`,isRepeatable:n.multiple===!0,values:i?.()}}const C=e=>e.flatMap(({forms:e})=>e).join(` `);function oe(t,n){let r=t.flatMap(({forms:e,takesValue:t,values:n})=>t?[`    ${e.join(`|`)}) isValue=1 values='${n?.join(` `)??``}' ;;`]:[]),i=[...n].map(([e,t])=>`    ${e}) options='${C(t)}' ;;`);return`# passmuster completions bash
_passmuster() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} isValue= values= options=
  # Bash takes \`=\` for a word.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case "\${COMP_WORDS[1]} $before" in
    'clients --explain') isValue=1 values='${e.Qn.join(` `)}' ;;
  esac
  [[ $isValue ]] || case $before in
${r.join(`
`)}
  esac
  case \${COMP_WORDS[1]} in
${i.join(`
`)}
    *) options='${C(t)}' ;;
  esac
  if [[ $isValue ]]; then
    [[ $values ]] && COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W '${[...n.keys()].join(` `)}' -- "$word"))
  fi
}
complete -o bashdefault -o default -F _passmuster passmuster
`}function se(e,t){let n=e=>e.flatMap(ce).join(` \\
        `),r=[...t].map(([e,t])=>`    ${e})
      shift words
      (( CURRENT-- ))
      _arguments \\
        ${[n(t),`'*:path:_files'`].filter(e=>e!==``).join(` \\
        `)} ;;`);return`#compdef passmuster
_passmuster_first() {
  local -a commands=(
    ${[...t.keys()].map(e=>T(`${e}:${b(e)}`)).join(`
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
`}function ce({forms:e,about:t,takesValue:n,isRepeatable:r,values:i}){let a=n?`:value:${i===void 0?`_files`:`(${i.join(` `)})`}`:``,o=r?`*`:``;return e.map(e=>T(`${o}${e}[${t.replace(/[[\]\\]/g,`\\$&`)}]${a}`))}function le(e,t){let n=[...t.keys()].join(` `);return[`# passmuster completions fish`,...[...t.keys()].map(e=>`complete -c passmuster -n __fish_use_subcommand -a ${e} -d ${T(b(e))}`),...e.map(e=>w(e,`not __fish_seen_subcommand_from ${n}`)),...[...t].flatMap(([e,t])=>t.map(t=>w(t,`__fish_seen_subcommand_from ${e}`))),``].join(`
`)}function w({forms:e,about:t,takesValue:n,values:r},i){let a=e.map(e=>e.startsWith(`--`)?`-l ${e.slice(2)}`:`-s ${e.slice(1)}`),o=r===void 0?` -r`:` -x -a '${r.join(` `)}'`;return`complete -c passmuster -n '${i}' ${a.join(` `)}${n?o:``} -d ${T(t)}`}function T(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function ue({json:t,ids:n=[],width:r=1/0}){let i=n.length===0?d.rules:d.rules.filter(({id:e})=>n.includes(e));if(t)return e.b(i.map(({id:t,severity:n,fix:r,max:i,allow:a,summary:o,source:s})=>({id:t,severity:n,fix:r,max:i,allow:a,summary:o,source:s,url:e.C(t)})));let a=i.map(({id:e,severity:t})=>[e,t.recommended,t.strict]),o=e.bo([[`rule`,`recommended`,`strict`],...a]).trimEnd().split(`
`),s=Math.max(...o.map(e=>e.length))+2;return[`requirement`,...i.map(({summary:e})=>e)].flatMap((t,n)=>e.xo(t,r,o[n].padEnd(s))).map(e=>`${e}\n`).join(``)}function de(t){let n=d.rules.find(e=>e.id===t),{summary:r,why:i,whenNot:a,fields:o={},source:s,bad:c,good:l}=n;return[...e.xo(`${t}: ${r}`,80),``,...e.xo(i,80),``,...Object.entries(o).flatMap(([t,{why:n}])=>e.xo(`${t}: ${n}`,80,`    `,6)),...Object.keys(o).length===0?[]:[``],...a===void 0?[]:[...e.xo(`When not to use it: ${a}`,80),``],...D(n).flatMap(t=>e.xo(t,80)),`${E(s)}: ${s}`,`Docs: ${e.C(t)}`,``,...O(`Bad`,c),...fe(l,c)].join(`
`)}function E(t){return t.startsWith(`${e.w.homepage}/`)?t.endsWith(`#specification`)?`No published specification: our reading`:t.includes(`/reference/clients.md`)?`What clients do`:`A feature of passmuster`:`Source`}function D({severity:{recommended:t,strict:n},fix:r,fixedIf:i,max:a,allow:o}){return[`recommended: ${t}, strict: ${n}`,r===void 0?`no fix`:`${r} fix: \`${r===`safe`?`--fix`:`--fix-suggestions`}\`${i===void 0?``:`, ${i}`}`,...a===void 0?[]:[`option: \`max\`, by default ${e.mo(a)}`],...o===void 0?[]:[`option: \`allow\`, a list of globs of ${o}`]]}function O(e,{path:t,text:n,files:r={}}){return[...A(e,t,n),...k(r)]}function k(t){let n=Object.entries(t),r=n.length-3;return[...n.slice(0,3).flatMap(([e,t])=>A(`with`,e,t)),...r>0?[`and ${e.yo(r,`more file`)}`,``]:[]]}function A(t,n,r){let i=typeof r==`string`&&r.includes(`\r
`)?`, lines end with CR LF`:``;return[`${t} (${e.Co(n)}${i}):`,pe(r),``]}function fe(t,n){if(t.text!==n.text)return O(`Good`,t);let r=n.files??{},i=Object.entries(t.files??{}).filter(([e,t])=>r[e]!==t),a=Object.keys(r).filter(e=>t.files?.[e]===void 0);return[`Good: the same file${t.path===n.path?``:` at ${e.Co(t.path)}`}${a.map(t=>`, without ${e.Co(t)}`).join(``)}`,``,...k(Object.fromEntries(i))]}function pe(e){return me(e).split(`
`).map(e=>`    ${e}`.trimEnd()).join(`
`).trimEnd()}function me(e){return typeof e==`string`?e.length>2e3?`${e.slice(0,200)}\u2026`:e:e instanceof Uint8Array?new TextDecoder().decode(e):`link`in e?`(a symbolic link to ${e.link})`:`(reading fails: ${e.fails})`}function j(t,n,{filesOf:r},i){let a=n!==void 0&&`text`in n?n.text:``;return e.zt({path:t.path,text:a,directory:e.uo(t,i),files:r(t.root)})}function he(e,t){return e===`manifest`||t.name===l.agent3md.name}function ge(t,r,i,a){let o=r.name===l.agent3md.name?l.agent3md.parse(i):void 0;if(o!==void 0&&!o.isAgent)return{refusal:"is not an agent. Give it an `agent` key and `axis: skill`"};if(o===void 0||t===`manifest`)return{text:e.b((0,m.manifestOf)(r,i))};if(t===`graph`)return{text:M(n.n(o))};let[s=``,...c]=a;if(t===`route`)return{text:ve(o,s)};let u=n.s(o,s);return u===void 0?{refusal:`has no skill ${e.Sa(s)}. ${_e(o)}`}:t===`command`?ye(u,c):{text:M(n.a(u,o).map(({title:e,z:t})=>`${e} (z=${t})\n`).join(``))}}function _e({skills:t}){let n=t.slice(0,10).map(({title:t})=>e.Sa(t));return t.length===0?`It has none`:`Its skills: ${n.join(`, `)}${t.length>10?`, \u2026`:``}`}function ve(e,t){let r=n.o(e,t);return r.length===0?`No skill has a trigger that the request satisfies.
`:M(r.map(e=>`${e.skill.title} (z=${e.skill.z}): ${e.phrases.join(`, `)}\n`).join(``))}function ye(t,r){let i=/* @__PURE__ */ new Map,a=t.inputs.map(({name:e})=>e.value).filter(e=>e!==``);for(let t of r){let[,n,r]=/^([^=]*)=(.*)$/s.exec(t)??[];if(n===void 0||r===void 0)return{refusal:`gets no value from ${e.Sa(t)}. Write \`name=value\``};if(!a.includes(n)){let t=a.map(t=>e.Sa(t)).join(`, `),r=t===``?`The skill has no inputs`:`Its inputs: ${t}`;return{refusal:`has no input ${e.Sa(n)} there. ${r}`}}i.set(n,r)}let o=n.t(t,i);if(o===void 0)return{refusal:`gives the skill ${e.Sa(t.title)} no command: it is guidance only`};let s=M(`${o.command}\n`);return o.missing.length===0?{text:s}:{text:s,note:`The command has no value for ${e._o(o.missing.map(e=>`\`${e}\``))}. Add \`name=value\`.`,isIncomplete:!o.missing.every(e=>t.inputs.some(t=>t.name.value===e&&t.optional))}}function M(t){return t.split(`
`).map(e.wo).join(`
`)}const N={preset:`recommended`,rules:/* @__PURE__ */ new Map},be={skill:/\/(?:frontmatter-\w+|missing-field)$/,plane:/\/frontmatter-\w+$/,agent3md:/\/(?:parse|identity)$/,agent:/\/(?!tool-(?:shape|parameters)$|tools-in-frontmatter$|ability-overlap$)[^/]*$/,copilot:/\/frontmatter-\w+$/,claude:/\/(?:frontmatter-\w+|missing-field|name-format|field-type)$/};function xe(t,n,r,i={}){if(t===`search`)return Te(n,i.domain,r);let[a=``,...o]=n,{found:s,unmatched:l}=e.ca([a],{gitignore:!1,isNamed:n=>e.gt(n).some(e=>he(t,e))},r),[u]=s;if(u===void 0||s.length>1){let t=l[0]===void 0?` matches ${e.yo(s.length,`file`)}. Name one`:`: ${l[0].reason}`;return e.fo(`\`${a}\`${t}.`)}let d=e.Go((0,c.relative)(r.cwd,(0,c.join)(u.root,u.path))),f=t=>({stdout:``,stderr:e.po([`\`${d}\` ${t}.`]),exitCode:1}),{source:p,format:m,errors:h}=Ce(u,r,i),g=h.filter(({rule:e})=>m===void 0||be[m.name]?.test(e)!==!1);if(g.length>0)return{stdout:``,stderr:we(g,d,p.text),exitCode:1};if(m===void 0)return f(`is no agent and no skill. Name another file`);let _=ge(t,m,p,o);if(`refusal`in _)return f(_.refusal);let v=[...h.length===0?[]:[Se(d,h.length)],..._.note===void 0?[]:[_.note]];return{stdout:_.text,stderr:e.po(v),exitCode:+!!_.isIncomplete}}function Se(t,n){return`\`${t}\` has ${e.yo(n,`error`)}, but its loader reads it. Check the file to see ${n===1?`it`:`them`}.`}function Ce(t,n,{dialect:r=`agent-skills`,agentFormat:i}){let a=e.sa(t,e.ba,n),o=j(t,a,e.aa(n),n),s=e.Bn(a,N);if(s!==void 0)return{source:o,format:void 0,errors:s};let c=e.ht(o,{dialect:r,agentFormat:i});if(c===void 0)return{source:o,format:c,errors:[]};let{diagnostics:l}=e.F(o,c,N);return{source:o,format:c,errors:l.filter(({severity:e})=>e===`error`).toSorted(e.Yn)}}function we(t,n,r){let{startOf:i}=e.Va(r);return t.map(({range:e,severity:t,message:r,rule:a})=>`${n}:${i(e)} ${t} ${r} ${a}`).map(t=>`${e.wo(t)}\n`).join(``)}function Te([n=``,r=``,...i],a,o){let s=De(r,i,a);if(typeof s==`string`)return e.fo(s);let l=e.Wo((0,c.resolve)(o.cwd,n),o),{found:u,unmatched:d}=e.ca([n],{gitignore:!1,isNamed:e=>/(?:^|\/)SKILL\.md$/.test(e)},o),f=u.filter(t=>Ee(e.lo(t),l));if(f.length===0){let t=d[0]?.reason??"no folder directly in it has a `SKILL.md`",[r]=u,i=r&&(0,c.relative)(o.cwd,(0,c.dirname)((0,c.dirname)(e.lo(r))));return e.fo(`${e.Ca(n)}: ${t}.${i?` Did you mean ${e.Ca(i)}?`:``}`)}let p=[],m=e.aa(o),h=f.flatMap(e=>Oe(e,m,p,o));return{stdout:e.b({ok:!0,results:t.n(h,s)}),stderr:e.po(p),exitCode:0}}function Ee(t,n){return e.Bo(t,n)&&e.Go(e.zo(t,n)).split(`/`).length===2}function De(t,n,r){let i=n.filter(e=>/^\^\d{1,6}$/.test(e)),a=n.filter(e=>/^#\S+$/.test(e)).map(e=>e.slice(1)),o=n.find(e=>!/^(?:\^\d{1,6}|#\S+)$/.test(e));return o===void 0?i.length>1?`\`${i[1]}\` is a second limit. Leave one out.`:{text:t,tags:a,domain:r,limit:i[0]===void 0?10:Number(i[0].slice(1))}:`${e.Sa(o)} is no filter. Write a tag as \`#tag\`, and the number of results as \`^N\`, in quotes.`}function Oe(n,r,i,a){let o=e.sa(n,e.ba,a),s=u.plane.parse(j(n,o,r,a));return o.state===`text`&&s.frontmatter.state===`read`?[t.t(s)]:(i.push(`${e.Ca(e.do(n,a.cwd))} is left out (\`PARSE_FAILED\`): its frontmatter cannot be read.`),[])}function ke(t,n){let i=e.K(t,n),a=[];for(let r of i.found){if(!e.H(r.path,t.shard))continue;let o=i.read(r),s=i.settingsFor(r),c=j(r,o,i.repositories,n),l=e.ht(c,s);if(l===void 0&&o.state===`text`)continue;let u=e.vt(c,s);a.push({path:e.do(r,n.cwd),format:l?.name??`none`,...u!==void 0&&{why:u}})}return{stdout:r.n(t)?e.b(a):a.map(({path:t,format:n,why:r})=>`${e.To(t)}  ${n}${r===void 0?``:` (${r})`}\n`).join(``),stderr:e.po([...i.unmatched,...i.configs.problems]),exitCode:e.M(i,t)?2:0}}function Ae(t,n,r){let i=e.lo(t.found),a=n.flatMap(e=>e.partsFor(i)),o=e.$(t.found,n,r),s=e._t(t.source,o,e.Z(n))?e.ht(t.source,o):void 0,c=(t,n,r)=>n===void 0?[]:[{setting:t,value:n,by:P(r,e.Y(t,a))}],l=n.flatMap(e=>e.ignores(i)??[]).slice(0,1),u=d.rules.filter(({id:e})=>/^(?:config|file|suppress)\//.test(e)||[...s?.rules??[],...s?.repositoryRules??[]].some(t=>t.id===e));return[...l.map(e=>({setting:`ignored`,value:e.value,by:P(!1,e)})),{setting:`format`,value:s?.name??`none`,by:Ne(t.source,e.Y(`format`,a)??e.X(i,n),r,s)},...c(`preset`,o.preset,r.preset&&`--preset`),...c(`dialect`,o.dialect,r.dialect&&`--dialect`),...c(`clients`,o.clients?.join(`, `)??`all agents`,r.clients&&`--client`),...c(`contextWindow`,o.contextWindow,r.contextWindow?`--context-window`:void 0),...c(`tools`,o.tools&&(o.tools.join(`, `)||`none`)),...n.flatMap(e=>je(e,i)),...u.flatMap(e=>Me(e,o,r,a))]}function je(e,t){let{require:n=[],mirrors:r=[]}=e.config,i=(t,n,...r)=>({setting:t,value:typeof n==`object`?JSON.stringify(n):String(n),by:e.shown(r)});return[...e.requirementsFor(t).flatMap(e=>Object.entries(n[e]).flatMap(([t,n])=>t===`files`?[]:i(`require ${t}`,n,`require`,e,t))),...r.map((e,t)=>i(`mirrors`,e,`mirrors`,t))]}function Me(t,n,r,i){let{id:a,mindedBy:o}=t,s=n.clients===void 0||o===void 0?``:`, clients`,c=P(r.rules.has(a)&&`--rule`,e.Q(`severity`,a,i),`preset ${n.preset}${s}`),l=n.options?.get(a),u=(t,n)=>({setting:`${a} ${t}`,value:n,by:P(void 0,e.Q(t,a,i))});return[{setting:a,value:e.Zn(t,n),by:c},...t.max===void 0?[]:[u(`max`,l?.max??t.max)],...t.allow===void 0?[]:[u(`allow`,l?.allow?.join(`, `)||`nothing`)]]}function P(e,t,n=`default`){return e||(t?.file.shown(t.place)??n)}function Ne({path:t},n,{agentFormat:r},i){return P(void 0,n,i!==void 0&&i.dialect===void 0&&e.gt(t).length>1?r===void 0?`its content`:`--agent-format`:`its name`)}function Pe(t,n,i){let a=e.ct(n.config,i),o=e.J(t,i),s=(0,c.join)(o.root,o.path),l=a.of((0,c.dirname)(s),o.root);if(a.problems.length>0)return e.fo(...a.problems);if(e.Qo(()=>i.stat(s).isDirectory()))return e.fo(`${e.Ca(t)} is a folder. Name a file in it, which need not exist.`);let u=Ae({found:o,source:j(o,e.Qo(()=>i.stat(s).isFile())?e.sa(o,e.ba,i):void 0,e.aa(i),i)},l,n),d=e.Qo(()=>i.lstat(s))===void 0?e.po([`${e.Ca(t)} does not exist; these are the settings that it would have.`]):``;if(r.n(n))return{stdout:e.b(u),stderr:d,exitCode:0};let f=u.map(({setting:t,value:n,by:r})=>[t,e.Co(String(n)),e.Co(r)]);return{stdout:e.bo(f),stderr:d,exitCode:0}}function F(t,n){let r=e=>/\.md$/i.test(e),i=e.Wo(n.cwd,n),{found:a}=e.ca([t],{gitignore:!0,isNamed:r,placeOf:()=>``},n);return a.slice(0,1e3).flatMap(t=>{let r=e.sa(t,e.ba,n);return`text`in r&&Fe(r.text)?e.Go((0,c.relative)(i,e.lo(t))):[]})}function I(t){let{filesOf:n}=e.aa(t),{found:r}=e.ca([`.`],{gitignore:!0,isNamed:(t,r,i)=>e._t({path:t,files:n(i)},{})},t);return r.length>0?[]:F(`.`,t)}function Fe(t){let{state:n,content:r}=e.Da(t);if(n!==`closed`)return!1;let i=e.ji(t.slice(...r));return i.includes(`name`)&&i.includes(`description`)}function Ie(t){if(t.length===0)return``;let[n,r]=t.length===1?[`has`,`it`]:[`have`,`them`];return`. ${e.yo(t.length,`Markdown file`)} ${n} a \`name\` and a \`description\`, as agents do. To check ${r}, name ${r} with \`files:\` in a config file: \`--init\` writes one`}function L(e){let t=e.map(e=>e.includes(`/`)?`${e.slice(0,e.indexOf(`/`))}/**/*.md`:`*.md`);return[...new Set(t)].sort()}const R=`passmuster.yaml`,z=`# files:
#   skill:
#     - prompts/*.md
`,Le=`# yaml-language-server: $schema=${e.w.homepage}/raw/main/schema/passmuster.schema.json
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

# More files of a format: ${e.go(e.pt())}. \`skill: { only: [...] }\` replaces its own globs.
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
`;function Re(t){let[n]=e.st(t.cwd,t.cwd,t);if(n!==void 0)throw Error(`\`${n}\` already exists. Edit it, or remove it first.`);let r=I(t),i=L(r).map(t=>`    - ${e.yr(t)}\n`),a=i.length===0?z:`files:\n  claude:\n${i.join(``)}`;try{t.write((0,c.join)(t.cwd,R),Le.replace(z,()=>a))}catch(t){throw Error(`\`${R}\` was not written: ${e.Xo(t)}.`)}return i.length===0?`Wrote \`${R}\`. All its settings are comments: uncomment what you need.\n`:`Wrote \`${R}\`. Its \`files\` names ${e.yo(r.length,`Markdown file`)} that ${r.length===1?`looks`:`look`} like subagents of Claude Code. Its other settings are comments.\n`}function ze({skills:e}){return e.flatMap(Be).join(``)}function Be({path:t,verdicts:n}){let r=n.filter(({outcome:e})=>e!==`loads`&&e!==`unknown`).flatMap(({client:e,outcome:t,reasons:n})=>n.filter(({note:e})=>e===void 0).map(({text:n,rule:r})=>({client:e,what:[r===void 0?t:`${t} ${r}`,n]})));return[...e.io(r,({what:e})=>e.join(`
`)).values()].map(n=>{let[r,i]=n[0].what,a=n.map(({client:e})=>e.id).join(`, `);return`${e.To(t)}: ${r}: ${e.Co(`${a}: ${i}`)}\n`})}const Ve=Math.max(...a.s.map(e=>e.length));function He(e){if(e.skills.length===0)return`No skill was found.
`;let t=[V(a.l(e,!0),`agents`),V(a.l(e,!1),`installers, registries and validators`)].filter(e=>e.length>0).flatMap((e,t)=>t===0?e:[``,...e]),n=[...e.skills.some(({verdicts:e})=>e.some(({outcome:e})=>e===`unknown`))?[Ge]:[],...Ke];return`${Je(t,a.i(e,{sentence:B,loss:Ue}),n).join(`
`)}\n`}function Ue(t,n,r){let i=a.a(t,n),o=t.rules.length===0?``:` (${t.rules.join(`, `)})`;if(r)return B(`${i}.${o}`);let{names:s,more:c}=a.r(t,n);return B(`${i}${s.length===0?``:`: ${s.map(t=>e.To(t)).join(`, `)}${c}`}.${t.effect===``?``:` ${t.effect}`}${o}`)}function B(t){return e.xo(e.Co(t),80,`  `,4)}function V(t,n){if(t.clients.length===0)return[];let r=[...e.io(a.c(t),({numbers:e})=>e.join()).values()];r.sort(([e],[t])=>We(e.numbers,t.numbers));let i=r.map(([{numbers:t}])=>t.map(t=>t===0?`-`:e.mo(t))),o=e.bo([a.o,...i],a.o).split(`
`);return[n,...r.map(e=>e.map(({client:e})=>e.title).join(`, `))].flatMap((t,n)=>e.xo(t,80,`${o[n]}  `))}function We(e,t){let n=a.s.find(n=>e[a.o.indexOf(n)]!==t[a.o.indexOf(n)]);return n===void 0?0:t[a.o.indexOf(n)]-e[a.o.indexOf(n)]}const Ge=`unknown: what the client does with such a skill is not documented, nor tried.`,Ke=[`One client: passmuster clients --client ID. Skill by skill: --all, or a path.`,`What a client does: passmuster clients --explain ID. To fix it: run passmuster.`],qe=[1,6,1/0];function Je(t,n,r){let i=n.filter(({items:e})=>e.length>1).length,a=t.length+2*n.length+i+r.length+1,o=n.map(()=>[]),s=60-a;for(let e of qe)for(let[t,{items:r}]of n.entries())for(let n of r.slice(o[t].length,e)){if(n.length>s)break;o[t].push(n),s-=n.length}let c=n.flatMap(({title:t,items:n},r)=>{let i=n.length-o[r].length,a=i===0?[]:[`  ${e.mo(i)} more: add --client ID, or -f markdown for all`];return[``,t,...o[r].flat(),...a]});return[...t,...c,``,...r]}function Ye({clients:t,skills:n},r){let i=n.map(e=>Ze(e,t)),a=r?i.length:Xe(i),o=i.length-a,s=o===0?[]:[`${e.yo(o,`more skill`)}: add --all, or leave out the path for the reasons`];return`${[...i.slice(0,a).map(e=>e.join(`
`)),...s].join(`

`)}\n`}function Xe(e){let t=59;for(let[n,r]of e.entries())if(t-=r.length+1,t<0)return Math.max(n,1);return e.length}function Ze(t,n){let r=a.s.flatMap(e=>Qe(t.verdicts.filter(t=>t.outcome===e))),i=o.n({clients:n,skills:[t]}).flatMap(({clients:t,fields:n})=>{let r=e.rr(n.map(({field:e})=>e));return H(`ignored`,`${t.map(({title:e})=>e).join(`, `)}: ${r}`)});return[e.To(t.path),...r,...i]}function Qe(t){return[...e.io(t,({reasons:e})=>e.flatMap(({text:e,note:t,rule:n})=>t?[]:n===void 0?e:`${e} (${n})`).join(` `))].flatMap(([e,t])=>{let n=t.map(({client:e})=>e.title).join(`, `);return H(t[0].outcome,e===``?n:`${n}: ${e}`)})}function H(t,n){return e.xo(e.Co(n),80,`  ${t.padEnd(Ve)}  `)}function $e(t,n,r=!1){let i=e.K(t,n),{unread:a,...o}=U(t,i,n),s=a.length>0||e.M(i,t),c=o.skills.some(({verdicts:e})=>e.some(({outcome:e})=>e===`refused`));return{stdout:et(o,t,r),stderr:e.po([...i.unmatched,...i.configs.problems,...a]),exitCode:s?2:t.clients!==void 0&&c?1:0}}function et(e,{outputs:t,paths:n},r){let o=t[0]?.reporter;return o===`json`?i.r(e):o===`markdown`?a.t(e):o===`concise`?ze(e):(r||n.some(e=>e!==`.`)||e.skills.length===1)&&e.skills.length>0?Ye(e,r):He(e)}function U(t,n,r){let a=[],o=[];for(let t of n.found){let i=e.do(t,r.cwd),s=tt(t,n,r);s===`unreadable`?o.push(`\`${i}\` cannot be read. Run \`passmuster\` to see why.`):s!==void 0&&a.push({...s,path:i,root:t.root,contextWindow:n.settingsFor(t).contextWindow})}return{...i.t(a,e.G(t,n)),unread:o}}function tt(t,{read:n,repositories:r,settingsFor:i},a){let o=n(t),s=o.state!==`not-utf8`,c=j(t,s?o:{state:`text`,text:o.whole},r,a);if(e.ht(c,i(t))?.name!==e.St.name)return;if(!(`text`in o))return`unreadable`;let l=e.St.parse(c);return l.fragment?void 0:{skill:l,violations:s?[]:[W]}}const W={id:`not-utf-8`,rule:e.qn.id,fields:/* @__PURE__ */ new Map};function nt({reports:t,outputFile:n,threshold:r},i){let a=[];for(let n of t){let t=at(n,i);if(typeof t==`string`)return e.fo(t);a.push(t)}let o=ot(a);if(o!==void 0)return e.fo(o);let s=a.filter(({shard:{failed:e}})=>e),l=s.map(t=>`The run of shard ${e.U(t.shard)}, of ${e.Ca(t.file)}, was not complete. See its messages.`);try{let t=a.map(e=>e.summary).reduce(it),{text:o,left:u}=rt(a,t);u>0&&l.push((0,p.sarifNote)(u)),n!==void 0&&i.write((0,c.resolve)(i.cwd,n),o,!0);let d=s.length>0?2:+(e.B(t,r).length>0);return{stdout:n===void 0?o:``,stderr:e.po(l),exitCode:d}}catch(t){return e.fo(e.f(n,t))}}function rt(t,n){if(t[0].kind===`JSON`){let r=G(t.flatMap(e=>e.files)),i=G(t.flatMap(e=>e.diagnostics)),a=e.k(i,()=>d.rules),o=e.T(i,({range:e})=>e.start);return{text:e.x({files:r,diagnostics:a,statistics:o,summary:n}),left:0}}let r=G(t.flatMap(e=>e.results)).map(({result:e})=>e),i=n.errors+n.warnings+n.infos,a=(0,p.mostSevere)(r,i),o={left:i-a.length,failed:t.some(({shard:e})=>e.failed)};return{text:(0,p.sarifLog)(a,d.rules,o),left:o.left}}function G(t){return t.toSorted((t,n)=>e.to(t.path,n.path))}function it(e,t){let n=Object.keys({...e,...t});return Object.fromEntries(n.map(n=>[n,(e[n]??0)+(t[n]??0)]))}function at(t,n){let r=(0,c.resolve)(n.cwd,t),i=(0,f.faultOf)(r,{root:void 0,limit:1/0,named:!0},n);if(i!==void 0)return`${e.Ca(t)} ${i}.`;let a;try{a=new TextDecoder().decode(n.read(r))}catch(n){return`${e.Ca(t)} ${e.$o(n)}.`}let o=pt(a);return o===`none`?`${e.Ca(t)} is not a JSON or SARIF report of ${e.w.name}. Name the reports of runs with \`--shard\`.`:o===`whole`?`${e.Ca(t)} is the report of a whole run. Name the reports of runs with \`--shard\`.`:o.version===e.w.version?{file:t,...o}:`${e.Ca(t)} was written by ${e.w.name} ${o.version}, and this is ${e.w.version}. Use one version for all shards.`}function ot(t){let n=t[0],r=n.shard.count,i=/* @__PURE__ */ new Map;for(let a of t){let{file:t,shard:{index:o,count:s}}=a;if(a.kind!==n.kind)return`${e.Ca(n.file)} is ${n.kind}, and ${e.Ca(t)} is ${a.kind}. Merge the reports of each format separately.`;if(s!==r)return`${e.Ca(n.file)} is shard ${e.U(n.shard)}, and ${e.Ca(t)} shard ${e.U(a.shard)}. Merge the reports of one run.`;let c=i.get(o);if(c!==void 0)return`${e.Ca(c)} and ${e.Ca(t)} are both from shard ${e.U(a.shard)}. Leave one out.`;i.set(o,t)}if(i.size===r)return;let a=1;for(;i.has(a);)a++;let o=r-i.size-1;return`The report of shard ${e.U({index:a,count:r})} is missing${o===0?``:`, and ${e.mo(o)} more`}. Name the reports of all ${e.mo(r)} shards.`}const K=s.v(s.m(),s.b(),s.f(0)),q=s.c(e.w.name),J=s.v(s.h({index:s.v(K,s.f(1)),count:K,failed:s.g(s.n(),!1)}),s.r(({index:e,count:t})=>e<=t)),Y=s.h({files:K,errors:K,warnings:K,infos:K,fixable:K,suggested:K,omitted:s.a(K)}),X=s.l({path:s.w()}),st=s._(Object.keys(p.LEVELS)),ct=s.l({path:s.w(),format:s.w(),rule:s.w(),severity:st,message:s.w(),range:s.l({start:s.l({line:K,column:K})}),url:s.w(),related:s.a(s.t(s.l({}))),fix:s.a(s.l({title:s.w(),safe:s.n()}))}),lt=s.l({ruleId:s.w(),level:s._(Object.values(p.LEVELS)),properties:s.h({path:s.w()})}),Z=s.h({version:s.c(1),tool:s.h({name:q,version:s.w()})}),Q=s.h({name:q,semanticVersion:s.w()}),ut=s.v(s.h({...Z.entries,shard:J,files:s.t(X),diagnostics:s.t(ct),summary:Y}),s.T(({tool:{version:e},...t})=>({...t,kind:`JSON`,version:e,results:[]}))),dt=s.v(s.h({version:s.c(`2.1.0`),runs:s.C([s.h({tool:s.h({driver:Q}),results:s.t(lt),properties:s.h({shard:J,summary:Y})})])}),s.T(({runs:[{tool:e,results:t,properties:n}]})=>({...n,kind:`SARIF`,version:e.driver.semanticVersion,results:t.map(({properties:{path:e},ruleIndex:t,...n})=>({path:e,result:n})),files:[],diagnostics:[]}))),ft=s.D([s.h({...Z.entries,files:s.t(X),shard:s.g(s.E())}),s.h({version:s.c(`2.1.0`),runs:s.C([s.h({tool:s.h({driver:Q}),properties:s.g(s.h({shard:s.g(s.E())}))})])})]);function pt(e){let t;try{t=JSON.parse(e)}catch{return`none`}for(let e of[ut,dt]){let n=s.x(e,t);if(n.success)return n.output}return s.s(ft,t)?`whole`:`none`}const mt={all:`all`,first:`that of the first folder`,last:`that of the last folder`},ht={upwards:`in parents`,nested:`in folders below`,top:`only at the top of the repository`};function gt({walks:e}){if(e===void 0)return``;let t=e.not===void 0?``:` except ${e.not.map(e=>`\`${e}\``).join(`, `)}`;return`${e.ways.map(e=>ht[e]).join(`, `)}${t}`}function _t(t){let n=e.hr.find(e=>e.id===t),{title:r,vendor:i,kind:a,page:o,checked:s,sources:c}=n,l=new Map(Object.keys(c).map((e,t)=>[e,t+1]));return`${`${r} (\`${t}\`), ${a} by ${i}\n${o}\nChecked on ${s}\n`}${yt(n).map(([e,t])=>xt(e,t,l)+(e===`Folders`?bt(n):``)).join(``)}\nSources\n${Object.values(c).map(St).join(``)}`}function vt(e){let{id:t,title:n,vendor:r,kind:i,page:a,checked:o,sources:s}=e;return{id:t,title:n,vendor:r,kind:i,page:a,checked:o,facts:yt(e).flatMap(([e,t])=>t.map(([t,n,r])=>({topic:e,about:t,text:String(n),...s[r]})))}}function yt(e){return[[`Folders`,Ct(e)],[`Frontmatter`,Tt(e)],[`Fields`,Et(e)],[`Limits`,kt(e)],[`The list of skills`,At(e)],[`What it does with a skill`,jt(e)]].map(([e,t])=>[e,t.filter(([,e])=>e)])}function bt({folders:e}){return e?.places===void 0?``:`\n  R is a skills folder, such as \`${e.project[0]}\`.\n`}function xt(t,n,r){if(n.length===0)return``;let i=Math.min(Math.max(...n.map(([e])=>e.length)),30);return`\n${t}\n${n.flatMap(([t,n,a])=>e.xo(`${n} [${r.get(a)}]`,80,`  ${t.padEnd(i)}  `,i+4)).join(`
`)}\n`}function St(e,t){let n=e.basis===`observed`?` in ${e.version} on ${e.date}`:``;return`  [${t+1}] ${e.basis}${n}: ${e.url}\n`}function Ct({folders:t}){if(t===void 0)return[];let{project:n,user:r,levels:i,walks:a,places:o,names:s,sameName:c,plugins:l,setting:u,note:d,source:f}=t,{otherwise:p}=o??{};return[[`project`,n.join(`, `),f],[`user`,r.join(`, `),f],[`depth`,i&&wt(i.most),i?.source],[`also`,gt(t),a?.source],[`finds`,$(o?.sees),o?.source],[`does not find`,$(o?.misses),o?.source],[`does not find`,o?.nestedIf&&`${e.Sr.nested}; without \`${o.nestedIf}: true\``,o?.source],[`the other way`,p&&`${$(p.places)}, in ${p.in.join(` and `)}`,o?.source],[`not listed`,s&&`folders with unusual spaces or signs in their name`,s?.source],[`of one name`,c&&mt[c.keeps],c?.source],[`plugins`,l&&`a folder with \`${l.manifest}\``,l?.source],[`setting`,u&&`\`${u.key}\` in \`${u.file}\``,u?.source],[`note`,d,f]]}function wt(t){return t===`any`?`any`:e.yo(t,`folder`)}function $(t=[]){return t.map(t=>e.Sr[t]).join(`, `)}function Tt({frontmatter:e={}}){let t={opening:`start`,closing:`end`,returns:`lone CR`,broken:`broken YAML`};return Object.entries(e).map(([e,{text:n,source:r}])=>[t[e]??e,n,r])}function Et({fields:e}){return Object.entries(e).map(([e,t])=>[e,[Ot(t),t.aliases&&`Also ${t.aliases.join(`, `)}`,t.meaning].filter(e=>e!==void 0).join(`. `),t.source])}const Dt={null:`empty`,texts:`list of text`};function Ot({types:e,values:t,required:n}){let r=t===void 0?e.map(e=>Dt[e]??e).join(` or `):t.join(`, `);return n===void 0?r:`${r}, required`}function kt({limits:t=[]}){return t.map(({of:t,value:n,unit:r=`characters`,above:i,source:a})=>[t,`${e.mo(n)} ${r}. ${i}`,a])}function At({listing:t}){if(t===void 0)return[];let{each:n,rooms:r=[],taken:i,skills:a,line:o,unit:s=`characters`,above:c,source:l}=t;return[[`each description`,n!==void 0&&`${e.mo(n)} ${s}`,l],...r.map(({characters:t,window:n})=>{let r=n===void 0?``:` with a context window of ${e.mo(n)} tokens`;return[`all of them`,`${e.mo(t)} ${s}${r}`,l]}),[`its own skills take`,i!==void 0&&`${e.mo(i)} ${s}`,l],[`skills`,a!==void 0&&e.mo(a),l],[`a line`,o?.trim(),l],[`what is above`,c,l]]}function jt(t){let{outcomes:n={}}=t;return e._r.flatMap(r=>{let i=n[r];if(i===void 0||i===`unknown`)return[];let a=[e.nr(t,r,i),...i.reason===void 0?[]:[i.reason]].join(`. `);return[[e.gr[r].title,a,i.source]]})}exports.NOT_UTF_8=W,exports.USAGE=h,exports.aboutCommand=b,exports.aboutOption=y,exports.adviceOn=Ie,exports.completions=ie,exports.describeEntry=me,exports.explainClient=_t,exports.explainRule=de,exports.facts=D,exports.factsOf=vt,exports.globsOf=L,exports.inspect=xe,exports.judgeSkills=U,exports.likelyAgents=F,exports.listClients=$e,exports.listFiles=ke,exports.listRules=ue,exports.merge=nt,exports.nameOfSource=E,exports.printConfig=Pe,exports.shortUsage=_,exports.unnamedAgents=I,exports.usageOf=ee,exports.usageOfOption=te,exports.writeStartingConfig=Re;;var $pattern;