import { site } from '../config.ts';

/** What an entry is called until somebody names it. */
export const UNTITLED = 'Untitled Item';

/** The history card and its entries. */
export const historyCard = {
  title: 'Authentication history',
  empty: 'No authentication history yet. Analyze a date code to get started.',
  note: (size: number) => `Your last ${size} results, kept in this browser and nowhere else.`,
  import: 'Import from a file',
  export: 'Export as a file',
} as const;

export const notStoredToast = {
  title: 'Your history can’t be stored',
  description:
    'This browser’s storage is full or switched off. The result still counts, and the history lasts until you leave this page.',
} as const;

/** The entries of the history. */
export const historyList = {
  view: 'View',
  rename: 'Rename',
  remove: 'Delete',
  /** An action with what it acts on, for those who hear it without the row around it. */
  actionOn: (action: string, code: string, name: string) => `${action} ${code}, ${name}`,
  renaming: { field: (code: string) => `New name for ${code}`, save: 'Save', cancel: 'Cancel' },
  but: (against: string) => `, but ${against}`,
} as const;

/** The form in the result panel that gives an entry its name. */
export const saveForm = {
  field: 'Item name',
  button: 'Save to history',
  untitled: `In your history as ${UNTITLED}. A name helps you find it again.`,
  named: (name: string) => `In your history as ${name}.`,
  gone: 'No longer in your history. Saving puts it back.',
} as const;

export const deletedToast = {
  title: (name: string, code: string) => `${name} (${code}) deleted`,
  undo: 'Undo',
} as const;

/** What became of the entries of a file; each part is told where there are any. */
export const imported = {
  title: (added: number) =>
    added === 0 ? 'No new entries' : `${added} ${added === 1 ? 'entry' : 'entries'} imported`,
  parts: [
    ['known', (count: number) => `${count} already here.`],
    ['completed', (count: number) => `${count} already here, now with name, label or listing.`],
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
