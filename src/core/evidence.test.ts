import { describe, expect, test } from 'vitest';

import { evidenceOf } from './evidence.ts';

describe('product §1.4: evidence', () => {
  test.each([
    ['two families document', 'S03 S04', 'documented'],
    ['one family reports, however many lists it has', 'S12 S13 S14 S15', 'reported'],
    ['the unsourced directory confirms nothing', 'S00', 'unconfirmed'],
    ['nor does it add to a list', 'S00 S04', 'reported'],
  ])('%s', (_, sources, evidence) => {
    expect(evidenceOf({ place: 'France', sources })).toBe(evidence);
  });
});
