/** What a listing can claim; the columns of the table. */
export const CLAIMS = /** @type {const} */ ([
  'codes',
  'labels',
  'dates',
  'style numbers',
  'lines',
  'no code',
]);

/** @typedef {Readonly<Record<typeof CLAIMS[number], readonly string[]>>} Claims */
/** @typedef {{ kind: string, language: string, text: string, claims: Claims }} Listing */

/**
 * The listings of a table: a row each, `\n` for a line break, `|` between several claims of a kind.
 * @param {string} table
 * @returns {readonly Listing[]}
 */
export function listingsOf(table) {
  const [header = '', ...rows] = table.trimEnd().split('\n');
  const columns = header.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    /** @param {string} name */
    const cell = (name) => cells[columns.indexOf(name)] ?? '';
    return {
      kind: cell('kind'),
      language: cell('language'),
      text: cell('text').replaceAll('\\n', '\n'),
      claims: claims((claim) => cell(claim).split('|').filter(Boolean)),
    };
  });
}

/**
 * What was found in a listing, as the table has it: dates as 2004, 2004-10 or 2004-W43.
 * @param {import('../src/listing.ts').Listing} listing
 * @returns {Claims}
 */
export function claimsOf({ codes, checks, labels, dates, styleNumbers, lines, noCode }) {
  const found = {
    codes: codes.map(({ text }) => text),
    labels: labels.map(({ label }) => label),
    dates: dates.flatMap(({ when, isExact }) => (when && isExact ? dateOf(when) : [])),
    'style numbers': styleNumbers,
    lines: lines.map(({ line }) => line),
    'no code': noCode?.claims.map(({ claim }) => claim) ?? chipsOf({ codes, checks }),
  };
  return claims((claim) => found[claim]);
}

/**
 * @param {(claim: typeof CLAIMS[number]) => readonly string[]} of
 * @returns {Claims}
 */
function claims(of) {
  return {
    codes: of('codes'),
    labels: of('labels'),
    dates: of('dates'),
    'style numbers': of('style numbers'),
    lines: of('lines'),
    'no code': of('no code'),
  };
}

/**
 * A chip without a word of a missing code stands among the checks.
 * @param {Pick<import('../src/listing.ts').Listing, 'codes' | 'checks'>} listing
 */
function chipsOf({ codes, checks }) {
  const all = [...codes.flatMap((code) => code.checks), ...checks];
  return all.some(({ claim }) => claim === 'chip') ? ['chip'] : [];
}

/** @param {import('../src/listing.ts').StatedDate} when */
function dateOf({ year, month, week }) {
  if (week !== undefined) return `${String(year)}-W${String(week)}`;
  return month === undefined ? String(year) : `${String(year)}-${String(month).padStart(2, '0')}`;
}

/**
 * How much of what stands there was found (recall), and how much of what was found stands there (precision), for one kind
 * of claim.
 * @param {readonly { claims: Claims, found: Claims }[]} rows
 * @param {typeof CLAIMS[number]} claim
 */
export function scoreOf(rows, claim) {
  let [stands, found, right] = [0, 0, 0];
  for (const row of rows) {
    stands += row.claims[claim].length;
    found += row.found[claim].length;
    right += row.found[claim].filter((text) => row.claims[claim].includes(text)).length;
  }
  return { stands, found, recall: right / stands, precision: right / found };
}
