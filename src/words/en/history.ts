/** The name of an entry that has none yet. */
export const UNTITLED = 'Untitled Item';

/** The history card. */
export const historyCard = {
  title: 'Authentication history',
  empty: 'No authentication history yet. Analyze a date code to get started.',
  note: (size: number) => `Your last ${size} results, kept in this browser and nowhere else.`,
  export: 'Export as a file',
} as const;

export const notStoredToast = {
  title: 'Your history can’t be stored',
  description:
    'This browser’s storage is full or turned off. Your result is fine, and the history lasts until you leave this page.',
} as const;

/** Something in the stored history can't be read: the page writes beside it, or can't. */
export const unreadableToast = (where: 'aside' | 'kept') =>
  ({
    title: 'Part of your history can’t be read',
    description:
      where === 'aside'
        ? 'What can be read is here. The rest is kept in this browser’s storage; to remove it, clear this site’s data in your browser’s settings.'
        : 'It stays as it is, and nothing new is stored. To start afresh, clear this site’s data in your browser’s settings.',
  }) as const;

/** The columns of the exported history, which the field reads again. */
export const exportColumns = [
  'Date code',
  'Name',
  'Made in',
  'Model',
  'Bought',
  'Year made',
  'Read as',
  'Place by the code',
  'Verdict',
] as const;

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
  /** Opens it. */
  open: 'Name it',
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
