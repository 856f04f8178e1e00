import type { Evidence } from '../../core/places.ts';
import type { Standing } from '../../core/formats.ts';
import { site } from '../config.ts';

/** What a reading is, as far as a report tells it. */
interface Read {
  readonly date: string;
  readonly country: string;
  readonly standing: Standing;
  readonly evidence: Evidence | undefined;
}

/** A correction, prepared to be copied or sent. The form for issues has the same fields. */
export const report = {
  open: 'Read wrong? Prepare a report',
  lede: 'Say what you know; each line helps. Nothing is sent by itself: you copy the text, or open it as an e-mail and send that.',
  /** In the order in which they are asked and written. */
  fields: {
    code: 'The code',
    label: 'What the label says',
    reading: 'The right reading',
    source: 'The source',
  },
  hints: {
    label: '“Made in …”, as it is stamped',
    reading: 'When and where it was made',
    source: 'A page, a book, or a photo of stamp and label',
  },
  said: `${site.name} says`,
  read: ({ date, country, standing, evidence }: Read) =>
    [date, country, `date ${standing}`, evidence && `place ${evidence}`].filter(Boolean).join(', '),
  text: 'The report',
  copy: 'Copy the report',
  mail: 'Open as an e-mail',
  subject: (code: string) => `Read wrong: ${code}`,
  copied: {
    title: 'Report copied',
    description: `Send it to ${site.email}, or paste it where you like.`,
  },
  notCopied: {
    title: 'Not copied',
    description:
      'Your browser keeps the clipboard closed. The report is selected: copy it by hand.',
  },
} as const;
