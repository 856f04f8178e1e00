import { describe, expect, test } from 'vitest';

import { FACTORIES } from '../../src/core/factories.ts';
import { COLLECTIONS, SEEN_COUNT, seenOf } from '../../src/core/seen.ts';
import { decode } from '../../src/heatstamp.ts';

const seen = Object.keys(FACTORIES).flatMap((factory) => seenOf(factory));

describe('product §1.4: codes of public listings', () => {
  test('each stands once, has a factory code that the table knows, and reads', () => {
    expect(seen).toHaveLength(SEEN_COUNT);
    expect(new Set(seen.map(({ code }) => code)).size).toBe(SEEN_COUNT);
    for (const { code } of seen) {
      expect(decode(code, { today: '2026-11-23' }).isValid, code).toBe(true);
    }
  });

  test('each has its collection, and the label where the seller states one', () => {
    const told: Record<string, number> = {};
    for (const { collection, label = 'none' } of seen) {
      const key = `${collection} ${label}`;
      told[key] = (told[key] ?? 0) + 1;
    }
    expect(told).toEqual({
      ...{ 'scrapfly ES': 1, 'scrapfly FR': 26, 'scrapfly US': 4, 'scrapfly none': 27 },
      ...{ 'kebaHailu ES': 1, 'kebaHailu FR': 3, 'kebaHailu none': 1 },
    });
    for (const { url } of Object.values(COLLECTIONS)) expect(new URL(url).protocol).toBe('https:');
  });
});
