import { describe, expect, test } from 'vitest';

import { decode } from '../../src/heatstamp.ts';
import { golden } from '../golden.ts';

describe('§5.1, §5.3, §5.4, §8.1, §9.9: documented examples read as documented', () => {
  test.each(golden)('$input, $why', ({ input, today, expect: expected, notices, others }) => {
    const result = decode(input, { today });
    expect(result).toMatchObject(expected);
    if (!result.isValid) return;
    expect(result.notices.map(({ id }) => id)).toEqual(notices);
    expect(result.otherReadings.map(({ date }) => date)).toEqual(others);
  });
});
