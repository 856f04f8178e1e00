import { describe, expect, test } from 'vitest';
import { decode } from '../../src/heatstamp.ts';
import { checkListing, type ListingCheck } from '../../src/listing.ts';
import { spreadsheetIn } from '../../src/text/items.ts';
import { readRows, rowsOf } from '../../src/text/rows.ts';

const TODAY = { today: '2026-11-28' } as const;

function checksOf(text: string): readonly ListingCheck[] {
  const { codes, checks } = checkListing(text, TODAY);
  return [...codes.flatMap((code) => code.checks), ...checks];
}

const signsIn = (text: string) =>
  checksOf(text).flatMap(({ claim, id }) => (claim === 'sign' ? [id] : []));

describe('an item that is no bag and no small leather good', () => {
  test.each([
    'Louis Vuitton sneakers MS0129, made in Italy',
    'LV Trainer sneakers FA0129, made in Italy',
    'Louis Vuitton bracelet LE0199, made in France',
    'Bottes Louis Vuitton, code de date FA0123, fabriqué en Italie',
    'ルイヴィトン スニーカー 製造番号 FA0123 イタリア製',
    'Schal von Louis Vuitton, Datumscode MR0197, made in Italy',
  ])('%s: letters and label are open', (text) => {
    expect(signsIn(text)).toEqual(['other-goods']);
    const labels = checksOf(text).filter(({ claim }) => claim === 'label');
    expect(labels.every(({ outcome, id }) => outcome === 'open' && id === 'other-goods')).toBe(
      true,
    );
    const [row] = rowsOf({ input: text }, 1, '2026-11-28');
    expect(row?.sheet?.tone ?? 'open').toBe('open');
  });

  test.each(['Louis Vuitton watch, date code: FF0432', 'LV necklace, date code: BJ3456'])(
    '%s: nothing is suggested, and no word speaks of counterfeits',
    (text) => {
      expect(decode(text.slice(-6)).isValid).toBe(false);
      const { unread } = checkListing(text, TODAY);
      expect(unread.map(({ rule }) => rule)).toEqual(['unknown-form']);
      expect(JSON.stringify(unread)).not.toMatch(/suggestions|counterfeit/);
    },
  );

  test.each([
    'Louis Vuitton sunglasses case SN0021, made in France',
    'Speedy 30 with matching scarf, date code SP0065, made in France',
    'Keepall bag SP0065, made in France. I wore it with my boots',
    'Louis Vuitton wallet SP0065, made in France, with shoes on the photo',
    'Louis Vuitton SP0065, made in France, in the photo with my shoes',
    'Petite Malle trunk bag AR1157, made in France',
  ])('%s is none', (text) => {
    expect(signsIn(text)).toEqual([]);
  });
});

describe('an authenticity card', () => {
  test.each([
    'Speedy 30 SP0065, made in France, authenticity card included',
    'Speedy 30 SP0065 ギャランティカード付き',
    'Speedy 30 SP0065, avec sa carte d’authenticité',
    'Speedy 30 SP0065, mit Echtheitskarte',
  ])('%s: a reason to look closer', (text) => {
    const check = checksOf(text).find(({ claim }) => claim === 'sign');
    expect(check).toMatchObject({ outcome: 'open', isDoubt: true, id: 'card' });
    expect(check?.text).toContain('gives no authenticity card');
    expect(check?.sources.map(({ title }) => title)).toEqual([
      'ProAuthenticators',
      'The Fraud Codex',
    ]);
    const [row] = rowsOf({ input: text }, 1, '2026-11-28');
    expect(row?.sheet?.tone).toBe('doubtful');
  });

  test.each([
    'Speedy 30 SP0065, no authenticity card',
    'Speedy 30 SP0065, comes with our authenticity card',
    'Speedy 30 SP0065 with an Entrupy authenticity card',
    'Speedy 30 SP0065 ギャランティカードはありません',
  ])('%s: none of the house', (text) => {
    expect(signsIn(text)).toEqual([]);
  });
});

test('the cell of a model gives the answer that a text gives', async () => {
  const table = `Code,Model,Made in
MS0129,sneakers,Italy
MS0129,Neverfull MM,Italy
SP1098,Neverfull MM Catogram,France
SP1098,Neverfull Heart,France
`;
  const sheet = spreadsheetIn(table, '2026-11-28');
  const { rows } = await readRows(table, '2026-11-28', undefined, sheet);
  const lines = rows.map((row) => row.sheet?.checks.find(({ claim }) => claim === 'line')?.id);
  expect(rows.map((row) => row.sheet?.tone)).toEqual(['open', 'conflict', 'conflict', 'valid']);
  expect(lines).toEqual([undefined, 'fits', 'fits', 'other-version']);
});
