/** Names that stand for any name. */
const ANY_NAME =
  /^(?:file|filename|file[-_]?name|name|foo|bar|baz|qux|x+|y+|z+|n+|thing|topic|script|example|sample|placeholder|untitled|doc|document|page|tool|module|feature|component|test|skill)\d*$/i

/** Words in capitals that stand for one of many. */
const ONE_OF_MANY =
  /^(?:LANG|LANGUAGE|NAME|TOPIC|VERSION|DATE|ID|TYPE|PROVIDER|PLATFORM|FRAMEWORK|CATEGORY|DOMAIN)$/

/** Parts of names that somebody fills in. */
const TO_FILL_IN =
  /(?:^|[-_./])(?:your|my|some|the|example|sample|foo|new|yyyy|mm|dd|hhmm)(?:[-_.]|$)|(?:^|[-_.a-z])(?:N|X|NN|XX|XXX|NNN|YYYY)(?:[-_.]|$)|^path\/to\//

/** Whether a path stands for one that the reader has to fill in. */
export function isForAnyName(path: string): boolean {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  return ANY_NAME.test(stem) || ONE_OF_MANY.test(stem) || TO_FILL_IN.test(path)
}
