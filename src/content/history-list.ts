import { UNTITLED } from './history.ts';

/** The entries of the history. */
export const historyList = {
  view: 'View',
  rename: 'Rename',
  remove: 'Delete',
  /** An action with what it acts on, for those who hear it without the row around it. */
  actionOn: (action: string, code: string, name: string) => `${action} ${code}, ${name}`,
  renaming: { field: (code: string) => `New name for ${code}`, save: 'Save', cancel: 'Cancel' },
  conflict: (country: string) => `, but the label says ${country}`,
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
