import { type DatePart, type LabelBesideLists, NBSP, type Piece, shortSubject } from '../pieces.ts';
import type { Interval } from '../../core/calendar.ts';
import type { FormatId, Standing } from '../../core/formats.ts';
import type { CodeDate, ErrorCode } from '../../core/notices.ts';
import type { Evidence } from '../../core/places.ts';
import { YEARS } from '../../core/years.ts';
import { site } from '../config.ts';
import {
  core,
  dayNumber,
  early,
  firstChips,
  inCountry,
  monthName,
  uncapitalize,
  withArticle,
} from './core.ts';
import { disclaimer } from './layout.ts';

/** The result panel of a code that reads. */
export const validPanel = {
  title: 'Code décodé',
  /** Completes the title where nothing is doubtful. */
  plain: 'le code, pas le sac',
  /** In its place where the code has no letters, and where they stand for no country. */
  assumed: 'sans lettres',
  relined: 'une réparation, pas un pays',
  rows: {
    date: 'Date de fabrication',
    country: 'Pays de fabrication',
    relined: 'Signification',
    factory: 'Code d’atelier',
    noFactory: 'aucun',
    period: 'Période',
    /** Behind the period, which is the format’s, not the bag’s. */
    periodNote: 'où ce format était en usage',
    format: 'Format du code',
  },
  overlapTitle: 'Un code, plusieurs pays',
  overlapSources: 'Voir ce que dit chaque liste',
  overlap: (code: string) =>
    `${code} peut désigner plusieurs pays. Le contexte et le type d’article aident à trancher.`,
  /** Where lists name one of the places, and the others come from an unsourced directory alone. */
  overlapListed: (code: string, place: string) =>
    `Pour ${code}, les listes publiées ne mentionnent que ${withArticle(place)}. Les autres pays figurent dans un seul répertoire, qui ne donne pas ses sources. Le contexte et le type d’article aident à trancher.`,
  unlistedPlaces: 'Pays qu’aucune liste publiée ne mentionne',
  footer: 'Un code de date ne suffit pas : faites d’autres vérifications.',
  /** Opens the report of a wrong reading. */
  report: 'Une erreur ? Dites-le-nous',
  reset: 'Décoder un autre code',
} as const;

export const report = {
  subject: 'Lecture erronée',
  text: (code: string, answer: string, label: string) =>
    `Le code : ${code}\n${site.name} indique : ${answer}\nLa mention « Made in » indique : ${label}\nLa bonne lecture : \nLa source : `,
} as const;

/** The reset of a result, where a phone has room for a word. */
export const shortReset = 'Un autre';

/** What can be doubtful about a result, most serious first. Stands beside its title, in the tab and in lists. */
export const doubtTitles = {
  /** The code is one of those that a worn stamp could be. */
  guess: 'caractères illisibles supposés',
  label: '« Made in » différent',
  made: 'date de fabrication différente',
  bought: 'acheté avant sa fabrication',
  received: 'reçu avant sa fabrication',
  receipt: 'facture antérieure à sa fabrication',
  owned: 'possédé avant sa fabrication',
  worn: 'porté avant sa fabrication',
  repaired: 'réparé avant sa fabrication',
  appraised: 'expertisé avant sa fabrication',
  stocked: 'en stock avant sa fabrication',
  age: 'plus récent qu’indiqué',
  released: 'plus ancien que sa collection',
  /** Of a line or model. */
  'too-early': 'trop ancien pour le modèle',
  'after-end': 'trop récent pour le modèle',
  maker: 'trop récent pour The French Company',
  designer: 'hors des années du créateur',
  chip: 'puce dans une pièce plus ancienne',
  asks: 'une question',
  undocumented: 'date non attestée',
  unusual: 'date inhabituelle',
  /** No published list names the letters, or none for that year. */
  unlisted: 'lettres non répertoriées',
  /** Two or more pages say that the workshop opened later. */
  'before-opening': 'antérieur à l’ouverture de l’atelier',
  /** Only an unsourced directory supports the label. */
  'label-unconfirmed': '« Made in » non confirmé',
  /** A line or model that no two sources let conflict. */
  'line-doubtful': 'modèle à vérifier',
  /** Any other claim. */
  'claim-doubtful': 'indication à vérifier',
  /** The letters look like others that are better attested. */
  'look-alike': 'lettres faciles à confondre',
} as const;

export const questionsOpen = (count: number): string => `${count} questions`;

/** The most serious doubt, where other claims conflict or are asked about too; how many in all, where a phone has no room for both. */
export const withOthers = (title: string, count: number): string =>
  title.length > 22
    ? `${count + 1} points à vérifier`
    : `${title} et ${count} ${count < 2 ? 'autre' : 'autres'}`;

/** What is doubtful about a date, under the answer. */
export const meaning = {
  /** `worn` is the stamp with `?` for what can’t be read. */
  guess: (worn: string) => `Du marquage, on ne lit que ${worn}.`,
  /** Where something contradicts such a code. */
  wrongGuess: 'Un désaccord peut simplement vouloir dire que le code supposé n’est pas le bon.',
  unusual: 'La date est possible, mais inhabituelle.',
  /** `codes` are the same code with letters that look like its own. */
  lookAlike: (codes: readonly string[]) =>
    `Regardez de nouveau les lettres : ${core.either(codes)} est plus probable, car bien plus de listes mentionnent ces lettres.`,
  /** `isYearWithCodes` is whether any format was in use that year. */
  undocumented: (year: number, isYearWithCodes: boolean) =>
    `Le code donne bien une date, mais aucune source connue de nous ne montre ${isYearWithCodes ? 'de code de ce type' : 'de code'} pour ${year}.`,
  compare: 'Comparez la date avec le sac lui-même : son style, son usure, ses pièces métalliques.',
  monthFirst: 'Cette lecture est possible, mais aucun guide publié ne la propose.',
} as const;

/** The title of the browser tab while an answer is on the screen: what was read, and the outcome. */
export function tabTitleFor(subject: string, outcome?: string): string {
  const short = shortSubject(subject);
  const what = outcome === undefined ? short : `${short} : ${outcome}`;
  return `${what} · ${site.name}`;
}

/** How well a place is attested, in words. */
export const evidenceWords: Readonly<Record<Evidence, string>> = {
  documented: 'Attesté : au moins deux familles de listes distinctes le mentionnent',
  reported: 'Signalé : une seule liste le mentionne, ou plusieurs qui se sont copiées entre elles',
  unconfirmed: 'Non confirmé : aucune liste publiée ne le mentionne',
};

/** The same in a few words, with a link to what each list says. */
export const agreement: Readonly<Record<Evidence, string>> = {
  documented: 'Plusieurs listes concordent',
  reported: 'Une liste, ou ses copies',
  unconfirmed: 'Aucune liste publiée',
};

/** The same, followed by a remark that is a sentence. */
export function evidenceWithNote(evidence: Evidence, note: string): string {
  return `${evidenceWords[evidence]}. ${note}`;
}

/** A place with its years: `États-Unis à partir de 1994`. */
export function placeInYears(place: string, years: string): string {
  return years === '' ? place : `${place} ${years}`;
}

/** A range for display. In French the words are typeset already. */
export function withEnDash(range: string): string {
  return range;
}

/** An error the way the page sets it. In French the words are typeset already. */
export function typeset(error: string): string {
  return error;
}

/** Names for the standings of a reading. */
export const standingWords: Readonly<Record<Standing, string>> = {
  documented: 'Date attestée',
  unusual: 'Date inhabituelle',
  undocumented: 'Date non attestée',
};

/** The result panel of a code that does not read. */
export const invalidPanel = {
  title: 'Code non valide',
  entered: 'Vous avez saisi',
  suggestionsTitle: 'Vouliez-vous dire',
  styleNumber: core.styleNumber,
  reset: 'Réessayer',
} as const;

/** Suggestions besides codes that read. */
export const suggestionWords = {
  /** All suggestions in one question, for screen readers. */
  question: (codes: readonly string[]) => `Vouliez-vous dire ${core.either(codes)} ?`,
  letter: (letter: string, digit: string) =>
    `Il y a une lettre ${letter} parmi les chiffres. Si le sac porte à cet endroit le chiffre ${digit}, tapez plutôt ce chiffre.`,
} as const;

/** Help under an error message. */
export const errorHelp: Readonly<Record<ErrorCode, string>> = {
  empty: 'Saisissez ce qui est marqué dans le sac.',
  'unknown-pattern':
    'Un code de date compte trois ou quatre chiffres, en général précédés ou suivis de deux lettres, par exemple AR2126, 8912 SL ou 836.',
  'invalid-week':
    'Dans un code de ce type, les chiffres 1 et 3 donnent la semaine. Regardez de nouveau le code dans le sac : 0 et 6, 1 et 7, 5 et 8 se confondent facilement.',
  'invalid-month':
    'Dans un code de ce type, deux des chiffres donnent le mois. Regardez de nouveau le code dans le sac et vérifiez leur ordre.',
  'unknown-factory':
    'Ces lettres ne figurent sur aucune liste que nous connaissions. La marque n’en publie pas : vérifiez de nouveau le code dans le sac avant d’en conclure quoi que ce soit.',
  'future-date':
    'Vérifiez d’abord chaque caractère : l’explication la plus simple est un chiffre mal lu sur un code usé.',
};

/** Stands above a result that was found in a longer text, or opened from a table or from possible readings. */
export const resultOrigin = {
  /** Of input that differs from a code by punctuation alone. */
  readAs: (code: string) => `Lu comme ${code}.`,
  inText: (code: string) => `Code trouvé dans le texte collé : ${code}.`,
  /** What a link says in words that can't be read. */
  unread: (words: string) =>
    `Le lien indique aussi ${words}. Nous ne savons pas le lire : cela n’a pas été comparé.`,
  back: {
    text: 'Retour au texte',
    list: 'Retour au tableau',
    faded: 'Retour aux codes possibles',
  },
} as const;

/** `code` is the visitor’s own with such a place. */
export const fadedHint = (code = 'SD?013') =>
  `Tapez « ? » pour chaque caractère illisible, par exemple ${code}.`;

/** The legend of the stamp. */
export const stampLegend = {
  label: 'Comment se lit le code',
  letters: (count: number) => (count < 2 ? 'Lettre' : 'Lettres'),
  digits: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Chiffre' : 'Chiffres'} ${numbers.join(' et ')}`,
  /** The position of the characters, and their meaning: `Chiffres 2 et 4 : année 2024`. */
  reading: (where: string, meaning: string) => `${where} : ${meaning}`,
} as const;

/** A week or month with its year, as in `date`: `semaine 22 de 2016`, `novembre 2003`. */
export function dateParts({ week, month, year }: CodeDate): readonly DatePart[] {
  const text = week === undefined ? monthName(month) : `semaine${NBSP}${week}`;
  return [
    { part: 'count', text },
    week === undefined ? ' ' : ` de${NBSP}`,
    { part: 'year', text: String(year) },
  ];
}

function fromLists({ code, lists, isAmong }: LabelBesideLists): string {
  return isAmong ? '' : ` ; la plupart des listes situent ${code} ${inCountry(lists)}`;
}

/** The answer in one sentence: `Fabriqué en France pendant la semaine 22 de 2016, du 30 mai au 5 juin.` */
export const sentence = {
  week: (week: number, year: number, days: Interval): readonly Piece[] => [
    `pendant la${NBSP}semaine${NBSP}${week} de${NBSP}${year}, `,
    { days: daysOf(days) },
  ],
  month: (month: number, year: number): readonly Piece[] => [
    `en ${monthName(month)}${NBSP}${year}`,
  ],
  made: (when: readonly Piece[]): readonly Piece[] => ['Fabriqué ', ...when, '.'],
  madeIn: (when: readonly Piece[], where: string, label?: LabelBesideLists): readonly Piece[] => [
    `Fabriqué ${inCountry(where).replace(/ (?=\p{Lu})/gu, NBSP)}${label ? ', comme l’indique la mention « Made in », ' : ' '}`,
    ...when,
    label ? `${fromLists(label)}.` : '.',
  ],
  relined: (when: readonly Piece[]): readonly Piece[] => [
    'Réparation ou doublure refaite ',
    ...when,
    '.',
  ],
  /** The code is one of those that a worn stamp could be. */
  guess: (code: string, [first = '', ...others]: readonly Piece[]): readonly Piece[] => [
    `Si c’est ${code} : `,
    typeof first === 'string' ? uncapitalize(first) : first,
    ...others,
  ],
} as const;

/** The days of a week within a sentence: `du 30 mai au 5 juin`. */
function daysOf({ from, to }: Interval): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = isOneYear && from.slice(5, 7) === to.slice(5, 7);
  const dayOf = (date: string) => dayNumber(Number(date.slice(8)));
  const dayAndMonth = (date: string) =>
    [dayOf(date), monthName(Number(date.slice(5, 7)))].join(NBSP);
  // Days of one month name it once: `du 25 au 31 mars`.
  if (isOneMonth) return ['du', dayOf(from), 'au', dayAndMonth(to)].join(NBSP);
  return isOneYear
    ? `du ${dayAndMonth(from)} au ${dayAndMonth(to)}`
    : `du ${dayAndMonth(from)} ${from.slice(0, 4)} au ${dayAndMonth(to)} ${to.slice(0, 4)}`;
}

/** The meanings beside the lines of the stamp. */
export const stampParts = {
  factory: 'atelier',
  year: (year: number) => `année ${year}`,
  week: (week: number) => `semaine ${week}`,
  month: monthName,
  /** Without values, for small drawings. */
  kinds: { week: 'semaine', month: 'mois', year: 'année' },
} as const;

/** What the digits do not mean, although they seem to when read from left to right. */
export const naiveReading = (date: string, isWeek: boolean) =>
  `Pas ${withArticleOfWeek(date)} : ${isWeek ? 'semaine' : 'mois'} et année alternent.`;

/** `semaine 21 de 2026` after a verb or preposition: `la semaine 21 de 2026`. */
function withArticleOfWeek(date: string): string {
  return date.replace(/^semaine/, 'la semaine');
}

/** What speaks for a reading: what codes of its years gave. */
const inItsYears: Readonly<Record<FormatId, string>> = {
  'week-year': `de ${YEARS.weeks} à ${firstChips}, les codes donnaient la semaine et l’année.`,
  'month-year': `de ${YEARS.months} à ${YEARS.lastMonths}, les codes donnaient le mois et l’année.`,
  'letters-first': `dans les ${early}, les codes donnaient l’année et le mois.`,
  'digits-letters': `dans les ${early}, les codes donnaient l’année et le mois.`,
  'digits-only': `au début des ${early}, les codes donnaient l’année et le mois.`,
};

/** The choice between a code's possible readings. */
export const readings = {
  title: 'Lectures possibles',
  likeliest: ({ reading }: { readonly reading: FormatId }) =>
    `La plus probable : ${inItsYears[reading]}`,
  lessLikely: (why: string) => `Moins probable : ${uncapitalize(why)}`,
  /** Stands above a reading that is not the likeliest. */
  badge: 'Lecture moins probable',
  /** The answer of such a reading, for screen readers. */
  spoken: (answer: string) => `Lecture moins probable. ${answer}`,
  back: (date: string) => `Retour à ${withArticleOfWeek(date)}`,
} as const;

/** The header and footer of a printed result. */
export const printed = {
  title: 'Code de date',
  checked: (day: string) => `Vérifié le ${day} sur`,
  disclaimer: `Un code ne prouve pas l’authenticité. ${disclaimer}`,
} as const;

/** The text of a shared result: `SD1013 : novembre 2003, États-Unis. Un code de date ne prouve pas l’authenticité.` */
export const shareText = (code: string, answer: string, doubt: string | undefined): string =>
  `${code} : ${answer}.${doubt === undefined ? '' : ` Mais : ${doubt}.`} Un code de date ne prouve pas l’authenticité.`;

/** Actions on a result. */
export const resultTools = {
  copy: 'Lien',
  /** With what was pasted, which may hold a phone number. */
  copyWithText: 'Lien avec le texte',
  share: 'Partager',
  print: 'Imprimer',
  /** The field with the link, shown if it must be copied by hand. */
  field: 'Lien vers ce résultat',
} as const;

export const linkCopied = {
  title: 'Lien copié',
  description:
    'Toute personne qui a le lien peut voir ce résultat. Ce qui suit le dièse (#) reste dans le navigateur : notre serveur ne le voit jamais.',
} as const;

export const linkNotCopied = {
  title: 'Copie impossible',
  description:
    'Votre navigateur a bloqué la copie. Le lien est sélectionné : vous pouvez le copier vous-même.',
} as const;
