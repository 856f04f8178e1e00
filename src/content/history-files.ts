import { site } from './site.ts';

/** What became of the entries of a file; each part is told where there are any. */
export const imported = {
  title: (added: number) =>
    added === 0 ? 'No new entries' : `${added} ${added === 1 ? 'entry' : 'entries'} imported`,
  parts: [
    ['known', (count: number) => `${count} already here.`],
    ['completed', (count: number) => `${count} already here, now with name or label.`],
    ['madeRoom', (count: number) => `${count} of yours made room.`],
    ['tooMany', (count: number) => `${count} left out: the history is full.`],
    ['no-code', (count: number) => `${count} left out: no code that reads.`],
    ['unreadable', (count: number) => `${count} left out: not readable.`],
  ],
  nothing: 'The file holds none.',
  undo: 'Undo',
} as const;

/** Why nothing was taken from a file. */
export const notImported = {
  title: (file: string) => `Nothing imported from ${file}`,
  because: {
    'too-large': 'The file is larger than 1 MB, which no exported history is.',
    empty: 'The file is empty.',
    'not-json': 'The file is no JSON. Choose one that was exported here.',
    'not-history': `The file is no history of ${site.name}.`,
    'other-version': `The file was written by another version of ${site.name}. Load this page again and retry.`,
    unreachable: 'Your browser could not open the file.',
  },
  unchanged: 'Your history is as it was.',
} as const;
