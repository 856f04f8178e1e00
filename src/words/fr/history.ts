/** The name of an entry that has none yet. */
export const UNTITLED = 'Article sans nom';

/** The history card. */
export const historyCard = {
  title: 'Historique des vérifications',
  empty: 'Aucune vérification pour l’instant. Décodez un code de date pour commencer.',
  note: (size: number) =>
    `Vos ${size} derniers résultats, conservés dans ce navigateur et nulle part ailleurs.`,
  export: 'Exporter dans un fichier',
} as const;

export const notStoredToast = {
  title: 'Votre historique ne peut pas être enregistré',
  description:
    'Le stockage de ce navigateur est plein ou désactivé. Votre résultat n’est pas touché, et l’historique reste là jusqu’à ce que vous quittiez cette page.',
} as const;

/** Something in the stored history can't be read: it was set aside, or there is something aside already. */
export const unreadableToast = (where: 'aside' | 'kept') =>
  ({
    title: 'Une partie de votre historique est illisible',
    description:
      where === 'aside'
        ? 'Ce qui est lisible est toujours là. Le reste est gardé dans le stockage de ce navigateur ; pour le supprimer, effacez les données de ce site dans les réglages de votre navigateur.'
        : 'Elle reste telle quelle, et rien de nouveau n’est enregistré. Pour repartir de zéro, effacez les données de ce site dans les réglages de votre navigateur.',
  }) as const;

/** The columns of the exported history, which the field reads again. */
export const exportColumns = [
  'Code de date',
  'Nom',
  'Pays',
  'Modèle',
  'Achat',
  'Année de fabrication',
  'Lu comme',
  'Lieu selon le code',
  'Verdict',
] as const;

/** A named entry had to make room for a new one. */
export const fullToast = {
  title: (name: string, code: string) => `${name} (${code}) a quitté l’historique`,
  description: 'Les dix articles portent tous un nom : le plus ancien a dû céder la place.',
  undo: 'Annuler',
  export: 'Exporter dans un fichier',
} as const;

/** The list of entries. */
export const historyList = {
  view: 'Voir',
  rename: 'Renommer',
  remove: 'Supprimer',
  /** An action with its object, for screen readers. */
  actionLabel: (action: string, code: string, name: string) => `${action} ${code}, ${name}`,
  renaming: {
    field: (code: string) => `Nouveau nom pour ${code}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  doubt: (title: string) => ` · ${title}`,
} as const;

/** The form in the result panel that gives an entry its name. */
export const saveForm = {
  /** Opens it. */
  open: 'Nommer',
  field: 'Nom de l’article',
  button: 'Enregistrer',
  untitled: `Enregistré dans votre historique sous « ${UNTITLED} ». Donnez-lui un nom pour le retrouver plus tard.`,
  named: (name: string) => `Enregistré dans votre historique sous « ${name} ».`,
  missing: 'Ce résultat n’est plus dans votre historique. Enregistrez-le pour l’y remettre.',
} as const;

/** Stands below a name that is too long to be saved. */
export const nameTooLong = (length: number, most: number): string =>
  `${most} caractères au maximum (le vôtre en compte ${length}).`;

export const deletedToast = {
  title: (name: string, code: string) => `${name} (${code}) supprimé`,
  undo: 'Annuler',
} as const;
