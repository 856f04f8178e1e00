import { site } from '../config.ts';

/** The name of an entry that has none yet. */
export const UNTITLED = 'Article sans nom';

/** The history card. */
export const historyCard = {
  title: 'Historique des vérifications',
  empty: 'Aucune vérification pour l’instant. Décodez un code de date pour commencer.',
  note: (size: number) =>
    `Vos ${size} derniers résultats, conservés dans ce navigateur et nulle part ailleurs.`,
  import: 'Importer depuis un fichier',
  export: 'Exporter dans un fichier',
} as const;

export const notStoredToast = {
  title: 'Votre historique ne peut pas être enregistré',
  description:
    'Le stockage de ce navigateur est plein ou désactivé. Votre résultat n’est pas touché, et l’historique reste là jusqu’à ce que vous quittiez cette page.',
} as const;

/** Some other release has written the history. */
export const newerToast = {
  title: 'Votre historique est en lecture seule pour l’instant',
  description: `Il a été écrit par une version plus récente de ${site.name} : cette page n’y touchera pas. Rechargez la page pour obtenir cette version. D’ici là, les changements ne durent que tant que cette page est ouverte.`,
} as const;

/** Something in the stored history can't be read. */
export const unreadable = {
  toast: {
    title: 'Une partie de votre historique est illisible',
    description:
      'Elle a été endommagée dans le stockage de ce navigateur. Ce qui est lisible est toujours là ; le reste peut être téléchargé ou supprimé sous l’historique.',
  },
  note: 'Une partie de l’historique enregistré est illisible.',
  download: 'La télécharger',
  remove: 'La supprimer',
  file: 'heatstamp-history-unreadable.json',
} as const;

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

/** The result of an import, in one sentence. */
export const importedToast = {
  title: (added: number) =>
    added === 0
      ? 'Rien de nouveau'
      : `${added} ${added < 2 ? 'article importé' : 'articles importés'}`,
  rest: ({ existing, left, gone, unreadable: unread }: ImportRest) =>
    [
      existing > 0 && `${existing} déjà dans l’historique`,
      gone > 0 && `${gone} ${gone < 2 ? 'retiré' : 'retirés'} pour faire de la place`,
      left > 0 && `${left} ${left < 2 ? 'laissé' : 'laissés'} de côté, car l’historique est plein`,
      unread > 0 && `${unread} ${unread < 2 ? 'illisible' : 'illisibles'}`,
    ]
      .filter(Boolean)
      .join(', '),
  undo: 'Annuler',
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
  title: (file: string) => `Rien n’a été importé de ${file}`,
  reasons: {
    'too-large': 'Ce fichier dépasse 1 Mo : aucun historique exporté n’est aussi lourd.',
    'not-history': `Ce fichier n’est pas un historique de ${site.name}.`,
    newer: `Ce fichier a été écrit par une version plus récente de ${site.name}. Rechargez cette page et réessayez.`,
    unreachable: 'Votre navigateur n’a pas pu ouvrir le fichier.',
  },
  unchanged: 'Votre historique n’a pas changé.',
} as const;
