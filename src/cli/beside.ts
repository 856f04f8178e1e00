import type { Claim } from '../core/checks.ts';
import type { Day, FadedGroup, Result, Standing, ValidResult } from '../heatstamp.ts';
import { checkLabel, type LabelCheck, labelOf, type LineCheck } from '../label.ts';
import { checkLine } from '../library/lines.ts';
import { linesNamed } from '../listing/line-of.ts';
import { fittingCodes } from '../text/fitting.ts';
import type { ListingWords } from '../words/words.ts';
import { MAX_REMEMBERED_CHECKS, remembered } from './remembered.ts';
import { likely } from './worn-text.ts';

export { labelOf };

/** What is said of an item beside its code, as written; undefined where nothing is. */
export interface Said {
  /** The country on the label. */
  readonly label?: string | undefined;
  /** The line or model. */
  readonly lineName?: string | undefined;
}

/** How a code compares with that. */
export interface Compared {
  readonly label?: LabelCheck;
  readonly lineCheck?: LineCheck;
}

/** What is said of an item, compared with the codes that its stamp could be. */
export interface Narrowed<Code> extends Compared {
  /** Those that fit; all of them if none does. */
  readonly codes: readonly Code[];
  /** Says that none fits, or how many do; undefined where all do. */
  readonly fit: string | undefined;
}

/** The same with groups of codes. */
export interface NarrowedGroups extends Omit<Narrowed<unknown>, 'codes'> {
  readonly groups: readonly FadedGroup[];
}

/** Compares codes with what is said of the item. Loaded only when a run has such things, read in many languages. */
export class Comparer {
  readonly #words: ListingWords;
  readonly #today: Day;
  readonly #labels = remembered<LabelCheck>(() => 1, MAX_REMEMBERED_CHECKS);
  readonly #lines = remembered<LineCheck>(() => 1, MAX_REMEMBERED_CHECKS);

  constructor(words: ListingWords, today: Day) {
    this.#words = words;
    this.#today = today;
  }

  compare(result: ValidResult, { label, lineName }: Said): Compared {
    const { factoryCode, year } = result;
    const options = { words: this.#words };
    return {
      ...(label !== undefined && {
        label: this.#labels(`${factoryCode} ${year} ${label}`, () =>
          checkLabel(result, label, options),
        ),
      }),
      ...(lineName !== undefined && {
        lineCheck: this.#lines(`${year} ${lineName}`, () => checkLine(result, lineName, options)),
      }),
    };
  }

  /** Those of the codes that fit, and how the first of them compares. */
  narrow<Code extends PossibleCode>(
    codes: readonly Code[],
    said: Said,
    resultOf: (code: Code) => Result,
  ): Narrowed<Code> {
    // Nothing fits where there is nothing.
    const claims = codes.length === 0 ? [] : claimsOf(said);
    const { fits, against, narrowing } = fittingCodes(codes, claims, this.#today);
    const isNone = against.length > 0;
    const names = (isNone ? against : narrowing).flatMap((index) => this.#nameOf(claims[index]));
    const { noneFits, someFit } = this.#words;
    const some = () => someFit(names, likely(fits).length, likely(codes).length);
    const result = fits[0] && resultOf(fits[0]);
    return {
      ...(result?.isValid && this.compare(result, said)),
      codes: fits,
      fit: names.length === 0 ? undefined : isNone ? noneFits(names) : some(),
    };
  }

  /** The same of the codes that a worn stamp could be. */
  narrowWorn(groups: readonly FadedGroup[], said: Said): NarrowedGroups {
    const all = groups.flatMap((group) => group.codes);
    const { codes, ...compared } = this.narrow(all, said, (result) => result);
    const fits = new Set(codes);
    const narrowed = groups.map((group) => ({
      ...group,
      codes: group.codes.filter((code) => fits.has(code)),
    }));
    return { ...compared, groups: narrowed.filter((group) => group.codes.length > 0) };
  }

  /** What a claim is called: nothing of the input is repeated. */
  #nameOf(claim: Claim | undefined): readonly string[] {
    if (claim?.claim === 'label') return claim.labels.map(this.#words.labelName);
    return claim?.claim === 'line' ? [this.#words.lineName(claim.line)] : [];
  }
}

/** A suggestion, or a code that a worn stamp could be. */
interface PossibleCode {
  readonly code: string;
  readonly standing?: Standing;
}

/** What we know of what is said, as claims. */
function claimsOf({ label, lineName }: Said): readonly Claim[] {
  const country = label === undefined ? undefined : labelOf(label);
  const lines = lineName === undefined ? [] : linesNamed(lineName);
  return [
    ...(country === undefined ? [] : [{ claim: 'label', labels: [country] } as const]),
    ...lines.map(({ line, isOtherVersion }) => ({
      ...({ claim: 'line', line } as const),
      ...(isOtherVersion && { isOtherVersion: true as const }),
    })),
  ];
}
