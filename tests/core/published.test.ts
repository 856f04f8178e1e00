import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { decode } from '../../src/heatstamp.ts';

interface Published {
  readonly code: string;
  readonly year: number;
  readonly month: number | null;
  readonly week: number | null;
  readonly country: string | null;
  readonly source: string;
}

/** Rows whose publisher must be wrong, with the reason; only the country is excused, never the date. */
const WRONG_COUNTRY: Readonly<Record<string, string>> = {
  CT3250:
    'The listing says Spain. Seventeen lists of five families place CT in France, none in Spain.',
};

const rows = readFileSync(new URL('../published-codes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Published);

describe('Codes that were published with their meaning read as published', () => {
  test.each(rows)('$code ($source)', ({ code, year, month, week, country }) => {
    const result = decode(code, { today: '2026-11-21' });
    if (!result.isValid) throw new Error(result.error);
    expect(result.year).toBe(year);
    if (month !== null) expect(result.month).toBe(month);
    if (week !== null) expect(result.week).toBe(week);
    if (country === null || result.factoryCode === 'N/A') return;
    const places = result.places.map(({ place }) => place);
    if (code in WRONG_COUNTRY) expect(places).not.toContain(country);
    else expect(places).toContain(country);
  });
});
