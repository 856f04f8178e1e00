import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { type ComparedClaim, readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';

/** Texts with a claim, whether it is given, found, another thing's or none, and what comes of it. */
const rows = rowsOf('fields.tsv').map(([text = '', claim, stated = '', status, outcome, why]) => ({
  text: text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'),
  ...{ claim, stated, status, outcome, why },
}));

/** The claims of a kind that are stated there, or of which that is a part. */
function claimsIn(text: string, kind: string | undefined, words: string): readonly ComparedClaim[] {
  const { codes, checks, noCode } = readListing(text, readDay('2026-11-28'));
  const all = [...codes.flatMap((code) => code.checks), ...checks, ...(noCode ? [noCode] : [])];
  const wanted = words.normalize('NFKC');
  return all.filter(
    ({ value, stated }) =>
      value.claim === kind && (wanted.includes(stated) || stated.includes(wanted)),
  );
}

describe('a field is given, all else is found', () => {
  test.each(rows)('$status: $claim “$stated” in “$text”', (row) => {
    const claims = claimsIn(row.text, row.claim, row.stated);
    const [first] = claims.filter(({ stated }) => stated === row.stated).concat(claims);
    expect([first?.said ?? 'none', first?.facts.outcome ?? 'none'], row.why).toEqual([
      row.status,
      row.outcome,
    ]);
  });
});

/** Given ones in a line of their own, below the line of the code. */
const below = rows.filter(({ text, stated, outcome }) => {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes(stated));
  const code = lines.findIndex((each) => /\b[A-Z]{2}\d{4}\b/.test(each));
  return outcome === 'conflicts' && code !== -1 && line > code;
});

test.each(
  ['Matching wallet', 'Portefeuille assorti', '財布', 'Portafoglio'].flatMap((wallet) =>
    below.map((row) => ({ ...row, wallet })),
  ),
)('“$stated” no longer conflicts below “$wallet” in “$text”', ({ text, stated, wallet, claim }) => {
  const at = text.lastIndexOf('\n', text.indexOf(stated));
  const claims = claimsIn(`${text.slice(0, at)}\n${wallet}${text.slice(at)}`, claim, stated);
  expect(claims.map(({ facts }) => facts.outcome)).not.toContain('conflicts');
});
