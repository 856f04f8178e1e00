import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import type { Claim } from '../../src/core/checks.ts';
import { fitting } from '../../src/core/fitting.ts';
import type { Label } from '../../src/core/labels.ts';
import { lineNamed } from '../../src/core/lines.ts';
import { type CodeFacts, read } from '../../src/core/read.ts';
import { timeOf } from '../../src/core/stated.ts';

const today = readDay('2026-11-28');

function codeOf(code: string): CodeFacts {
  const facts = read(code, today);
  if (typeof facts === 'string') throw new Error(`${code} does not read`);
  return facts;
}

const bought = (year: number, month = 12): Claim => ({
  claim: 'existed-by',
  event: 'bought',
  time: timeOf({ year, month }),
});
const label = (name: Label): Claim => ({ claim: 'label', labels: [name] });
const model = (name: string): Claim => {
  const line = lineNamed(name);
  if (!line) throw new Error(`The table has no ${name}`);
  return { claim: 'line', line };
};

function fittingOf(codes: readonly string[], ...claims: readonly Claim[]) {
  const { fits, against, narrowing } = fitting(codes.map(codeOf), claims);
  return { codes: fits.map(({ code }) => code), against, narrowing };
}

describe('the codes that a stamp could be, compared with what is said of the bag', () => {
  test('a claim leaves out the codes that it contradicts', () => {
    const found = fittingOf(['SD0013', 'SD1013', 'SD1913'], bought(1995));
    expect(found).toEqual({ codes: ['SD1913'], against: [], narrowing: [0] });
  });

  test('a label leaves out the codes that it does not agree with', () => {
    const found = fittingOf(['SD1013', 'SP1003'], label('FR'));
    expect(found).toEqual({ codes: ['SP1003'], against: [], narrowing: [0] });
  });

  test('a claim that contradicts every code leaves out none', () => {
    const found = fittingOf(['SD0013', 'SD1013'], label('ES'));
    expect(found).toEqual({ codes: ['SD0013', 'SD1013'], against: [0], narrowing: [] });
  });

  test('an undocumented date explains nothing away', () => {
    const codes = ['SD1013', 'SD2013'];
    const found = fittingOf(codes, bought(2003, 6));
    expect(found).toEqual({ codes, against: [0], narrowing: [] });
  });

  test('undocumented dates are compared where there are no others', () => {
    const found = fittingOf(['SD1213', 'SD2013'], bought(2003, 6));
    expect(found).toEqual({ codes: ['SD2013'], against: [], narrowing: [0] });
  });

  test('claims that fit different codes are both against all of them', () => {
    const codes = ['SD1913', 'SD1027'];
    const found = fittingOf(codes, bought(1995), model('Neverfull'));
    expect(found).toEqual({ codes, against: [0, 1], narrowing: [] });
  });

  test('nothing is against no codes', () => {
    expect(fittingOf([], bought(1995))).toEqual({ codes: [], against: [], narrowing: [] });
  });
});
