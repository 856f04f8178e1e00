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
  title: "Your history can't be stored",
  description:
    "This browser's storage is full or switched off. The result still counts, and the history lasts until you leave this page.",
} as const;
