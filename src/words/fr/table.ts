import { NBSP } from './result.ts';

/** How a row turned out: `doubtful` has a doubt; `differs` contradicts the code. */
export const OUTCOMES = ['read', 'doubtful', 'differs', 'unreadable'] as const;

/** The columns that the table can be sorted by, in their order. */
export const COLUMNS = ['row', 'code', 'date', 'country', 'label', 'sureness'] as const;

/** The table of many codes. */
export const tablePanel = {
  title: 'Tableau des codes',
  /** `outcomes` counts the rows: `3 lues, 1 douteuse`. */
  summary: (rows: string, outcomes: readonly string[]) => `${rows} : ${outcomes.join(', ')}.`,
  rows: (count: number) => (count < 2 ? `${count}${NBSP}ligne` : `${count}${NBSP}lignes`),
  outcomeCounts: {
    read: (count: number) => `${count}${NBSP}${count < 2 ? 'lue' : 'lues'}`,
    doubtful: (count: number) => `${count}${NBSP}${count < 2 ? 'douteuse' : 'douteuses'}`,
    differs: (count: number) => `${count}${NBSP}en désaccord avec ce qui était indiqué`,
    unreadable: (count: number) => `${count}${NBSP}${count < 2 ? 'illisible' : 'illisibles'}`,
  },
  filters: {
    all: 'Toutes',
    read: 'Lues',
    doubtful: 'Douteuses',
    differs: 'En désaccord',
    unreadable: 'Illisibles',
  },
  /** The name of the group of filters, for screen readers. */
  filter: 'Lignes à afficher',
  columns: {
    row: 'Ligne',
    code: 'Code',
    date: 'Date',
    country: 'Lieu',
    label: 'Made in',
    sureness: 'Fiabilité',
  },
  notes: 'Remarques',
  /** Stands in for a missing code. */
  noCode: 'Pas de code',
  blank: 'Pas de code dans cette ligne.',
  worn: 'Effacé : ouvrez la ligne pour voir les codes possibles.',
  /** How sure a row is: its most serious doubt, or none. */
  sureness: {
    documented: 'Date attestée',
    seller: 'En désaccord',
    label: '« Made in » différent',
    'too-early': 'Trop ancien pour le modèle',
    'after-end': 'Trop récent pour le modèle',
    undocumented: 'Date non attestée',
    unusual: 'Date inhabituelle',
    unlisted: 'Lettres non répertoriées',
    'label-unconfirmed': '« Made in » non confirmé',
    'look-alike': 'Lettres faciles à confondre',
    unreadable: 'Illisible',
  },
  /** Stands above the table once, for all rows that do not match. */
  advice:
    'Une ligne en désaccord est une raison d’y regarder de plus près, pas une preuve : un sac réparé ou dont la doublure a été refaite peut porter un code plus récent.',
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `Colonne ${number}`,
  showMore: (rows: number, hidden: number) =>
    rows === hidden
      ? `Afficher ${rows < 2 ? 'la ligne restante' : `les ${rows} lignes restantes`}`
      : `Afficher ${rows} des ${hidden} lignes restantes`,
  readRest: (shown: number, others: number) =>
    `Les ${formatCount(shown)} premières lignes sont affichées. ${others < 2 ? 'Lire la dernière' : `Lire les ${formatCount(others)} autres`}`,
  copy: 'Copier le tableau',
  copied: 'Tableau copié',
  notCopied: 'Le tableau n’a pas pu être copié. Vous pouvez le télécharger.',
  csv: 'Télécharger en CSV',
  json: 'Télécharger en JSON',
  note: 'Un code de ce tableau n’entre dans votre historique que si vous l’ouvrez.',
} as const;

/** A number with a narrow space that does not break between thousands. */
function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}
