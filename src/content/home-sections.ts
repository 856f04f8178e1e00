import { site } from './site.ts';

/** Questions that people ask, with their answers. */
export const faq = {
  questions: [
    {
      question: `Where is the date code in a ${site.brand} bag?`,
      answer:
        'On a small leather tab, or stamped straight into the lining or an inside pocket: look along the inner seams, behind D-rings and near zippers.',
    },
    {
      question: 'Does a valid date code mean that my bag is authentic?',
      answer:
        'No. A date code shows when and where an item says it was made. Counterfeits can carry one that reads perfectly, so combine it with other checks and ask a professional.',
    },
    {
      question: 'My bag has no date code. Is it a fake?',
      answer:
        'Not for that reason. Pieces from before the 1980s never had one, tabs get lost, stamps wear off, and since March 2021 microchips have taken their place.',
    },
  ],
} as const;

/** From the bag to its date. */
export const howTo = {
  title: 'How to read your date code',
  steps: [
    {
      title: 'Find the stamp',
      text: 'Look for a leather tab along the inner seams, and for letters and digits pressed into it.',
    },
    {
      title: 'Type what you see',
      text: 'Enter the letters and digits in their order. Spaces and small letters do not matter.',
    },
    {
      title: 'Compare',
      text: 'Hold the date and the country against the label, the model and the wear of the bag.',
    },
  ],
} as const;
