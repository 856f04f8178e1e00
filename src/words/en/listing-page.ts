import type { LineVerdict } from '../../core/lines.ts';
import type { Comparison, ListingVerdict } from '../words.ts';

/** The table that compares the seller's claims with the code. */
export const listingTable = {
  title: 'The seller says, the code says',
  sellerSays: 'The seller says',
  codeSays: 'The code says',
  verdict: 'Do they agree?',
  claims: { label: 'Label', date: 'Date', line: 'Line or model' },
  chip: 'Chip',
  styleNumber: 'Style number',
  /** A code has nothing to say about a style number. */
  nothing: 'Nothing about the date: it identifies the model',
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
  } satisfies Readonly<Record<ListingVerdict, string>>,
} as const;

/** The comparison of seller and code in one sentence; empty if there is nothing to compare. */
export function comparisonSentence(
  differing: readonly Comparison[],
  agreeing: readonly Comparison[],
): string {
  const differ = differing.map(
    ({ claim, sellerSays, codeSays }) =>
      `${CLAIM_NAMES[claim]} (seller: ${sellerSays}; code: ${codeSays})`,
  );
  const agree = agreeing.map(({ claim }) => CLAIM_NAMES[claim]);
  const parts = [
    differ.length > 0 && `disagree on ${joinNames(differ)}`,
    agree.length > 0 && `agree on ${joinNames(agree)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Seller and code ${parts.join(' and ')}.` : '';
}

const CLAIM_NAMES: Readonly<Record<Comparison['claim'], string>> = {
  label: 'the label',
  date: 'the date',
  line: 'the model',
};

function joinNames(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return [unique.slice(0, -1).join(', '), ...unique.slice(-1)].filter(Boolean).join(' and ');
}

/** The answer to a text without a code. */
export const noCode = {
  title: 'No date code found',
  message: 'We found no date code in this text, but we may have missed one.',
  styleNumber: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `${numbers.join('')} looks like a style number, the product number on receipts and tags. It identifies the model; the date code is stamped inside the bag.`
      : `${joinNames(numbers)} look like style numbers. They identify the models; the date code is stamped inside the bag.`,
  help: 'Ask the seller for a photo of the code, which is stamped into a leather tab or the lining. It has three or four digits, usually with two letters before or after them, such as AR2126.',
  reset: 'Try Again',
} as const;

/** The line check, beside the label check. */
export const lineCheck = {
  question: 'Which model is it?',
  none: 'Choose a model',
  verdicts: {
    fits: 'The model was already on sale',
    'too-early': 'Too early for the model',
    'after-end': 'Too late for the model',
    none: 'This tells us nothing',
  } satisfies Readonly<Record<LineVerdict, string>>,
  /** It was introduced before there were codes. */
  always: 'Every code fits this model',
  otherYears: 'Other years given:',
  sources: 'Source:',
} as const;
