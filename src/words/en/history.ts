import { site } from '../config.ts';

/** The name of an entry that has none yet. */
export const UNTITLED = 'Untitled Item';

/** The history card. */
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
    'This browser’s storage is full or turned off. Your result is fine, and the history lasts until you leave this page.',
} as const;

/** Some other release has written the history. */
export const newerToast = {
  title: 'Your history is read-only for now',
  description: `A newer version of ${site.name} wrote it, so this page won’t change it. Load the page again to get that version. Until you do, changes last only as long as this page is open.`,
} as const;

/** Something in the stored history can't be read. */
export const unreadable = {
  toast: {
    title: 'Part of your history can’t be read',
    description:
      'Something damaged it in this browser’s storage. What can be read is still here; the rest is below your history, to download or remove.',
  },
  note: 'Part of the stored history can’t be read.',
  download: 'Download it',
  remove: 'Remove it',
  file: 'heatstamp-history-unreadable.json',
} as const;

/** A named entry had to make room for a new one. */
export const fullToast = {
  title: (name: string, code: string) => `${name} (${code}) was removed from your history`,
  description: 'All ten entries had names, so the oldest was removed to make room.',
  undo: 'Undo',
  export: 'Export as a file',
} as const;

/** The list of entries. */
export const historyList = {
  view: 'View',
  rename: 'Rename',
  remove: 'Delete',
  /** An action with its object, for screen readers. */
  actionLabel: (action: string, code: string, name: string) => `${action} ${code}, ${name}`,
  renaming: { field: (code: string) => `New name for ${code}`, save: 'Save', cancel: 'Cancel' },
  doubt: (title: string) => ` · ${title}`,
} as const;

/** The form in the result panel that gives an entry its name. */
export const saveForm = {
  field: 'Item name',
  button: 'Save to history',
  untitled: `Saved to your history as ${UNTITLED}. Give it a name so you can find it later.`,
  named: (name: string) => `Saved to your history as ${name}.`,
  missing: 'This is no longer in your history. Save it to put it back.',
} as const;

/** Stands below a name that is too long to be saved. */
export const nameTooLong = (length: number, most: number): string =>
  `A name can have ${most} characters. This one has ${length}.`;

export const deletedToast = {
  title: (name: string, code: string) => `${name} (${code}) deleted`,
  undo: 'Undo',
} as const;

/** The result of an import, in one sentence. */
export const importedToast = {
  title: (added: number) =>
    added === 0 ? 'No new entries' : `${added} ${added === 1 ? 'entry' : 'entries'} imported`,
  rest: ({ existing, left, gone, unreadable: unread }: ImportRest) =>
    [
      existing > 0 && `${existing} already here`,
      gone > 0 && `${gone} unnamed or older removed to make room`,
      left > 0 && `${left} left out because the history is full`,
      unread > 0 && `${unread} not readable`,
    ]
      .filter(Boolean)
      .join(', '),
  undo: 'Undo',
} as const;

/** What became of entries besides those that were added. */
interface ImportRest {
  readonly existing: number;
  readonly left: number;
  readonly gone: number;
  readonly unreadable: number;
}

/** Why a file could not be imported. */
export const importFailedToast = {
  title: (file: string) => `Nothing imported from ${file}`,
  reasons: {
    'too-large': 'That file is over 1 MB, far larger than any exported history.',
    'not-history': `That file isn’t a ${site.name} history.`,
    newer: `A newer version of ${site.name} wrote that file. Reload this page and try again.`,
    unreachable: 'Your browser could not open the file.',
  },
  unchanged: 'Your history hasn’t changed.',
} as const;
