import { site } from '../config.ts';

/** A correction, prepared to be copied or sent. */
export const report = {
  open: 'Read wrong? Tell us',
  lede: 'Fill in what you know. Nothing is sent by itself.',
  /** The form for issues asks for the same, by the same names. */
  text: (code: string, said: string, label: string) =>
    `The code: ${code}\n${site.name} says: ${said}\nWhat the label says: ${label}\nThe right reading: \nThe source: `,
  copy: 'Copy the report',
  mail: 'Open as email',
  /** Of the e-mail; as an address writes it. */
  subject: 'Read%20wrong',
  copied: { title: 'Report copied' },
  notCopied: { title: 'Not copied, but selected' },
} as const;
