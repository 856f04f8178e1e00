import type { Today } from './calendar.ts';
import { readingsOf } from './digits.ts';
import type { LetterPosition } from './formats.ts';
import { memoize } from './memoize.ts';

/** Digits that wear into each other. */
const WORN_ALIKE = ['380', '17', '60', '56', '49'] as const;

/** How digits differ from those that were meant. */
export type SlipOfDigits =
  | {
      /** A character was replaced with one that looks like it. */
      readonly id: 'instead';
      /** The new and the old character. */
      readonly params: {
        /** The new one: `0` */
        readonly read: string;
        /** The old one: `O` */
        readonly written: string;
      };
    }
  | {
      /** A doubled character was read once, a digit was read twice, or something too many was left out. */
      readonly id: 'once' | 'twice' | 'without';
      /** What was doubled or left out. */
      readonly params: {
        /** `3` */
        readonly written: string;
      };
    }
  | {
      /** A digit was added. */
      readonly id: 'with';
      /** The digit. */
      readonly params: {
        /** `3` */
        readonly read: string;
      };
    };

/** Digits of a documented date, and how others differ from them. */
interface Slip {
  readonly digits: string;
  readonly change: SlipOfDigits;
}

/** If more dates than these are one digit away, naming some would be a guess. Then only a doubled digit counts: the likeliest slip. */
const MOST_WITH_ONE_MORE = 3;

/**
 * Digits of documented dates that some digits without a date may stand for: without one of five, where that is a doubled one if
 * possible; with a fourth one; or with one that wears into what is written.
 *
 * @param letters where the factory letters are
 * @param digits three to five
 * @example
 * slipsIn('prefix', '7923', readDay('2026-11-21')).map(({ digits }) => digits) // => ["1923"]
 */
export function slipsIn(letters: LetterPosition, digits: string, today: Today): readonly Slip[] {
  const isDocumented = (slip: Slip) =>
    readingsOf(letters, slip.digits, today).reading?.standing === 'documented';
  if (digits.length > 4) {
    const fewer = withOneFewer(digits).filter(isDocumented);
    const doubled = fewer.filter(({ change }) => change.id === 'once');
    return doubled.length > 0 ? doubled : fewer;
  }
  const memo = memoFor(today)[letters];
  let slips = memo.get(digits);
  if (!slips) {
    const hasDate = readingsOf(letters, digits, today).reading !== undefined;
    slips = hasDate
      ? []
      : [...withOneWorn(digits), ...withOneMore(digits, isDocumented)].filter(isDocumented);
    memo.set(digits, slips);
  }
  return slips;
}

/** There are only 11,000 strings of three or four digits. */
const memoFor = memoize<Today, Readonly<Record<LetterPosition, Map<string, readonly Slip[]>>>>(
  () => ({ prefix: new Map(), suffix: new Map(), none: new Map() }),
);

function withOneFewer(digits: string): readonly Slip[] {
  return Array.from(digits, (written, index) => {
    const isDoubled = written === digits[index - 1] || written === digits[index + 1];
    return {
      digits: digits.slice(0, index) + digits.slice(index + 1),
      change: { id: isDoubled ? 'once' : 'without', params: { written } },
    };
  });
}

function withOneWorn(digits: string): readonly Slip[] {
  return Array.from(digits).flatMap((written, index) =>
    WORN_ALIKE.filter((alike) => alike.includes(written)).flatMap((alike) =>
      Array.from(alike.replace(written, ''), (read): Slip => {
        const change = { id: 'instead', params: { read, written } } as const;
        return { digits: digits.slice(0, index) + read + digits.slice(index + 1), change };
      }),
    ),
  );
}

function withOneMore(digits: string, isDocumented: (slip: Slip) => boolean): readonly Slip[] {
  if (digits.length > 3) return [];
  const doubled = Array.from(digits, (written, index): Slip => ({
    digits: digits.slice(0, index) + written + digits.slice(index),
    change: { id: 'twice', params: { written } },
  }));
  const others = Array.from('0123456789').flatMap((read) =>
    [0, 1, 2, 3].map((index): Slip => ({
      digits: digits.slice(0, index) + read + digits.slice(index),
      change: { id: 'with', params: { read } },
    })),
  );
  const every = [...doubled, ...others].filter(isDocumented);
  return new Set(every.map((slip) => slip.digits)).size > MOST_WITH_ONE_MORE ? doubled : every;
}
