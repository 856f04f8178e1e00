/** @typedef {{ matches: (path: string) => boolean, headers: Record<string, string> }} HeaderRule */

/**
 * Reads the `_headers` format: a path pattern, then its headers on indented lines.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.split(':');
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.trim()]: value.join(':').trim() });
    } else {
      rules.push({ matches: matcher(line.trim()), headers: {} });
    }
  }
  return rules;
}

/**
 * The headers of every rule that matches; a later rule wins.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  const matching = rules.filter((rule) => rule.matches(path));
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}

/**
 * `/assets/*` matches all below it; a pattern without the star only itself.
 * @param {string} pattern
 * @returns {HeaderRule['matches']}
 */
function matcher(pattern) {
  if (!pattern.endsWith('*')) return (path) => path === pattern;
  const start = pattern.slice(0, -1);
  return (path) => path.startsWith(start);
}
