import { site } from './site.ts';

/** The history as a file that the visitor keeps. */
export const exported = {
  title: 'History exported',
  description: (file: string) => `${file} holds all your entries. Nobody but you has it.`,
} as const;

/** What became of the entries of a file; each part is told where there are any. */
export const imported = {
  title: (added: number) =>
    added === 0 ? 'No new entries' : `${added} ${added === 1 ? 'entry' : 'entries'} imported`,
  parts: [
    ['known', (count: number) => `${count} already here.`],
    ['completed', (count: number) => `${count} already here took a name or label from it.`],
    ['madeRoom', (count: number) => `${count} of yours made room.`],
    ['tooMany', (count: number) => `${count} left out: the history is full.`],
    ['no-code', (count: number) => `${count} left out: no code that reads.`],
    ['unreadable', (count: number) => `${count} left out: not readable.`],
  ],
  nothing: 'The file holds none.',
  undo: 'Undo',
} as const;

const UNCHANGED = 'Your history is as it was.';

/** Why nothing was taken from a file. */
export const notImported = {
  title: (file: string) => `Nothing imported from ${file}`,
  because: {
    'too-large': `It is larger than 1 MB, which no exported history is. ${UNCHANGED}`,
    empty: `The file is empty. ${UNCHANGED}`,
    'not-json': `It is no JSON file. Choose one that was exported here. ${UNCHANGED}`,
    'not-history': `It is no history of ${site.name}. ${UNCHANGED}`,
    'other-version': `Another version of ${site.name} wrote it. Load this page again and retry. ${UNCHANGED}`,
    unreachable: `The browser could not open it. ${UNCHANGED}`,
  },
} as const;
