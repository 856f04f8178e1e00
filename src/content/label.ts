import { type LabelCheck, type LabelCountry, withArticle } from '../core/index.ts';

type Verdict = LabelCheck['verdict'];

/** A country as a sentence about a label has it. */
export function labelName(madeIn: LabelCountry): string {
  return madeIn === 'other' ? 'another country' : withArticle(madeIn);
}

/** The check of the code against the heat stamp beside it. */
export const labelCheck = {
  question: 'What does the stamp in the bag say?',
  madeIn: 'Made in',
  none: 'Not checked',
  verdicts: {
    match: 'Label and code agree',
    possible: 'Possible, but not attested',
    conflict: 'Label and code differ',
  } satisfies Readonly<Record<Verdict, string>>,
  next: {
    match:
      'A copy can carry a matching label too. Compare the letters of the stamp, the stitching and the hardware with a piece you are sure of.',
    possible:
      'Ask for sharp photos of the stamp and of the code, and for the receipt or where the bag was bought.',
    conflict:
      'Ask whether the bag was repaired or relined, and for photos of the interior and of the stamp. Read both again: worn letters mislead. If it stays so, ask a professional authenticator before you pay.',
  } satisfies Readonly<Record<Verdict, string>>,
} as const;
