import type { LabelFinding } from '../../core/labels.ts';
import type { LineVerdict } from '../../core/lines.ts';
import type { DateFinding } from '../../listing/stated-date.ts';
import { core } from './core.ts';

type Verdict = LabelFinding['verdict'] | DateFinding['verdict'] | LineVerdict | 'open';

/** The table of what a seller says and what the code says to it. */
export const listingTable = {
  title: 'The seller says, the code says',
  sellerSays: 'The seller says',
  codeSays: 'The code says',
  verdict: 'Do they agree?',
  claims: { label: 'Label', date: 'Date', line: 'Line or model' },
  styleNumber: 'Style number',
  /** What a code says to a style number. */
  nothing: 'Nothing: it names the model',
  verdicts: {
    match: 'Agree',
    possible: 'Possible',
    conflict: 'Differ',
    open: 'Not compared',
    agrees: 'Agree',
    differs: 'Differ',
    fits: 'Fits',
    'too-early': 'Too early',
    'after-end': 'Too late',
    none: 'Not known',
  } satisfies Readonly<Record<Verdict, string>>,
} as const;

/** One thing that a seller says, and what the code says to it, in words. */
interface Compared {
  readonly claim: 'label' | 'date' | 'line';
  readonly sellerSays: string;
  readonly codeSays: string;
}

/** What the seller says and the code does, in one sentence; empty where there is nothing to compare. */
export function comparedInWords(
  differing: readonly Compared[],
  agreeing: readonly Compared[],
): string {
  const differ = differing.map(
    ({ claim, sellerSays, codeSays }) => `${nameOf[claim]} (${sellerSays}, but ${codeSays})`,
  );
  const agree = agreeing.map(({ claim }) => nameOf[claim]);
  const parts = [
    differ.length > 0 && `differ on ${all(differ)}`,
    agree.length > 0 && `agree on ${all(agree)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Seller and code ${parts.join(' and ')}.` : '';
}

const nameOf: Readonly<Record<Compared['claim'], string>> = {
  label: 'the label',
  date: 'the date',
  line: 'the model',
};

function all(names: readonly string[]): string {
  const each = [...new Set(names)];
  return [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean).join(' and ');
}

/** The answer to a text that holds no code. */
export const noCode = {
  title: 'No date code found',
  said: 'There is no date code in this text.',
  styleNumber: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `${numbers.join('')}: ${core.styleNumber}`
      : `${all(numbers)} look like style numbers. They name models; the date code is stamped inside the bag.`,
  help: 'Ask the seller for a photo of the code, which is stamped into a leather tab or the lining. It has three or four digits, usually with two letters in front or behind, such as AR2126.',
  reset: 'Try Again',
} as const;

/** The question beside the label check. */
export const lineCheck = {
  question: 'What is it?',
  none: 'Not checked',
  verdicts: {
    fits: 'The line was sold by then',
    'too-early': 'Too early for the line',
    'after-end': 'Too late for the line',
    none: 'Nothing to conclude',
  } satisfies Readonly<Record<LineVerdict, string>>,
  sources: 'Read at',
} as const;
