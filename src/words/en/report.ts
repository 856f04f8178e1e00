import { site } from '../config.ts';

/** A report of a wrong reading, to copy or send by email. */
export const report = {
  lede: 'Fill in what you know. Nothing is sent until you send it.',
  /** The issue form on GitHub has the same fields with the same names. */
  text: (code: string, answer: string, label: string) =>
    `The code: ${code}\n${site.name} says: ${answer}\nWhat the label says: ${label}\nThe right reading: \nThe source: `,
  copy: 'Copy the report',
  mail: 'Open as email',
  /** The subject of the email. */
  subject: 'Wrong reading',
  copied: { title: 'Report copied' },
  notCopied: { title: 'Not copied, but selected' },
} as const;
