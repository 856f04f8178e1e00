/** Above the directory, once its codes can be selected. */
export const copyHint = 'Select a code to copy it.';

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'Copied to Clipboard',
  description: (code: string) => `Factory code ${code} was copied.`,
} as const;

export const notCopiedToast = {
  title: 'Not copied',
  description: (code: string) =>
    `Your browser blocked copying. ${code} is selected, so you can copy it yourself.`,
} as const;
