import { NBSP } from '../pieces.ts';
import { quoted } from './text.ts';

/** The table of many codes. */
export const tablePanel = {
  title: 'Tableau des codes',
  /** The headline: how many codes, of which so many are doubtful, differ or can’t be read, and how much was left unread. */
  headline: (codes: number) => `${codes}${NBSP}codes`,
  /** Shows them. */
  toLookAt: (count: number) => `${count} à regarder`,
  noneToLookAt: 'aucun à regarder',
  /** Lines without a code that say something of a bag. */
  notCompared: (lines: number) =>
    `${lines}${NBSP}${lines < 2 ? 'ligne non comparée' : 'lignes non comparées'}`,
  /** `outcomes` counts the rows: `3 lues, 1 douteuse`, `others` the lines that are none; empty if there are none. */
  summary: (rows: string, outcomes: readonly string[], others: string) =>
    `${rows} : ${outcomes.join(', ')}.${others && ` Plus ${others}.`}`,
  rows: (count: number) => (count < 2 ? `${count}${NBSP}ligne` : `${count}${NBSP}lignes`),
  outcomeCounts: {
    read: (count: number) => `${count}${NBSP}${count < 2 ? 'lue' : 'lues'}`,
    doubtful: (count: number) => `${count}${NBSP}${count < 2 ? 'douteuse' : 'douteuses'}`,
    differs: (count: number) =>
      `${count}${NBSP}${count < 2 ? 'ne concorde pas' : 'ne concordent pas'}`,
    worn: (count: number) => `${count}${NBSP}${count < 2 ? 'incomplète' : 'incomplètes'}`,
    'no-code': (count: number) => `${count}${NBSP}sans code`,
    unreadable: (count: number) => `${count}${NBSP}${count < 2 ? 'non valide' : 'non valides'}`,
    other: (count: number) =>
      `${count}${NBSP}${count < 2 ? 'ligne' : 'lignes'} sans rapport avec un code`,
  },
  filters: {
    all: 'Toutes',
    read: 'Lues',
    doubtful: 'Douteuses',
    differs: 'Ne concordent pas',
    worn: 'Incomplètes',
    'no-code': 'Sans code',
    unreadable: 'Non valides',
    other: 'Sans rapport',
  },
  /** The name of the group of filters, for screen readers. */
  filter: 'Lignes à afficher',
  columns: {
    row: 'Ligne',
    code: 'Code',
    date: 'Date',
    country: 'Pays',
    label: 'Made in',
    verdict: 'Verdict',
  },
  notes: 'Remarque',
  /** Stands in for a missing code. */
  noCode: 'Pas de code',
  /** The verdict on a row where something found in a text doesn’t fit. */
  asks: (claim: string) => `Question${NBSP}: ${claim}`,
  /** The verdict on an empty cell. */
  notGiven: 'Aucun code indiqué',
  /** The verdict on a row without a doubt, or without a code. */
  verdicts: {
    read: 'Date attestée',
    worn: 'Incomplet',
    'no-code': 'Sans code, selon le vendeur',
    unreadable: 'Non valide',
    other: 'Sans rapport avec un code',
  },
  /** Opens the lines that make no claim. */
  others: (count: number) =>
    count < 2 ? '1 ligne sans rapport avec un code' : `${count} lignes sans rapport avec un code`,
  /** Stands above the table once, for all rows that do not match. */
  advice:
    'Une contradiction est une raison d’y regarder de plus près, pas une preuve : un sac réparé ou dont la doublure a été refaite peut porter un code plus récent.',
  /** Columns whose countries or dates nothing explains. */
  uncompared: (headings: readonly string[]) =>
    `Non comparé : ${headings.map(quoted).join(', ')}. Pour comparer une colonne, intitulez-la « Made in », « Achat » ou « Année de fabrication ».`,
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `Colonne ${number}`,
  showMore: (rows: number, hidden: number) =>
    rows === hidden
      ? `Afficher ${rows < 2 ? 'la ligne restante' : `les ${rows} lignes restantes`}`
      : `Afficher ${rows} des ${hidden} lignes restantes`,
  readRest: (shown: number, others: number) =>
    `Les ${formatCount(shown)} premières lignes sont affichées. ${others < 2 ? 'Lire la dernière' : `Lire les ${formatCount(others)} autres`}`,
  /** Opens what can be copied or saved. */
  take: 'Copier',
  copy: 'Copier pour mon tableau',
  copied: (rows: string) => `Copié : ${rows}`,
  notCopied: 'Le tableau n’a pas pu être copié. Vous pouvez le télécharger.',
  csv: 'Télécharger en CSV',
  line: 'Ligne pour l’annonce',
  /** Under a filter. */
  which: 'Quelles lignes ?',
  shownRows: (rows: string) => `Affichées (${rows})`,
  allRows: (count: number) => `Toutes (${count})`,
  note: 'Un code de ce tableau n’entre dans votre historique que si vous l’ouvrez.',
} as const;

/** A number with a narrow space that does not break between thousands. */
function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}
