/** Above the directory, once its codes can be selected. */
export const copyHint = 'Choisissez un code pour le copier.';

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'Copié',
  description: (code: string) => `Le code d’atelier ${code} est dans le presse-papiers.`,
} as const;

export const notCopiedToast = {
  title: 'Copie impossible',
  description: (code: string) =>
    `Votre navigateur a bloqué la copie. ${code} est sélectionné : vous pouvez le copier vous-même.`,
} as const;
