/** What an entry is called until somebody names it. */
export const UNTITLED = 'Untitled Item';

/** The history card and its entries. */
export const historyCard = {
  title: 'Authentication history',
  empty: 'No authentication history yet. Analyze a date code to get started.',
  note: (size: number) => `Your last ${size} results, kept in this browser and nowhere else.`,
  view: 'View',
  rename: 'Rename',
  remove: 'Delete',
  /** An action with what it acts on, for those who hear it without the row around it. */
  actionOn: (action: string, code: string, name: string) => `${action} ${code}, ${name}`,
  renaming: { field: (code: string) => `New name for ${code}`, save: 'Save', cancel: 'Cancel' },
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

export const notStoredToast = {
  title: "Your history can't be stored",
  description:
    "This browser's storage is full or switched off. The result still counts, and the history lasts until you leave this page.",
} as const;
