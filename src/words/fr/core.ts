import type { Day } from '../../core/calendar.ts';
import type { CountryId, PlaceId } from '../../core/factories.ts';
import { EARLY_LETTERS, type Standing } from '../../core/formats.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import type { ElsewhereId, Label } from '../../core/labels.ts';
import type { CodeDate, NoticeParams } from '../../core/notices.ts';
import { CHIPS_MONTH, YEARS } from '../../core/years.ts';
import { type Evidence, isCountry, type PlaceFacts } from '../../core/places.ts';
import { BRAND } from '../brand.ts';
import type { CoreWords } from '../words.ts';
import { sentences } from './text.ts';

const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];

const CHANGES = {
  'latin-letters': 'en lettres latines',
  'without-punctuation': 'sans ponctuation',
  'letters-first': 'les lettres avant les chiffres',
  'digits-first': 'les chiffres avant les lettres',
  number: 'tel qu’avant sa conversion par un tableur',
} as const;

/** The decade of the early codes, without an article: `années 1980`. */
export const early = `années ${YEARS.first}`;

/** When chips began to take the place of codes: `mars 2021`. */
export const firstChips = `${monthName(CHIPS_MONTH)} ${YEARS.chips}`;

const places: Readonly<Record<PlaceId, string>> = Object.freeze({
  FR: 'France',
  DE: 'Allemagne',
  IT: 'Italie',
  ES: 'Espagne',
  CH: 'Suisse',
  US: 'États-Unis',
  JP: 'Japon',
  PT: 'Portugal',
  RO: 'Roumanie',
  KR: 'Corée du Sud',
  IN: 'Inde',
  AR: 'Argentine',
  BR: 'Brésil',
  TR: 'Turquie',
  MX: 'Mexique',
  BE: 'Belgique',
  GB: 'Royaume-Uni',
  MC: 'Monaco',
  HK: 'Hong Kong',
  YU: 'Yougoslavie',
  CS: 'Tchécoslovaquie',
  're-lined': 'Doublure refaite',
  'special-edition': 'Édition spéciale',
  'special-order': 'Commande spéciale',
  'special-production': 'Production spéciale (atelier)',
  workshop: 'Atelier, sur mesure',
});

/** Countries that labels name and no code. */
const elsewhere: Readonly<Record<ElsewhereId, string>> = {
  CN: 'Chine',
  TW: 'Taïwan',
  TH: 'Thaïlande',
  VN: 'Vietnam',
  PH: 'Philippines',
  ID: 'Indonésie',
  MA: 'Maroc',
  TN: 'Tunisie',
  PL: 'Pologne',
  NL: 'Pays-Bas',
  AT: 'Autriche',
  CA: 'Canada',
};

/** Countries by the grammar of their names; all others are feminine, like `la France`. */
const PLURAL = ['États-Unis', 'Pays-Bas', 'Philippines'];
// prettier-ignore
const MASCULINE = ['Japon', 'Portugal', 'Brésil', 'Mexique', 'Royaume-Uni', 'Vietnam', 'Maroc', 'Canada'];
const WITHOUT_ARTICLE = ['Monaco', 'Hong Kong', 'Taïwan'];

/** What the decoder found out, in French. */
export const core: CoreWords = Object.freeze<CoreWords>({
  language: 'fr',
  date: ({ year, week, month }) =>
    week === undefined ? `${monthName(month)} ${year}` : `semaine ${week} de ${year}`,
  days({ from, to }) {
    const [start, end] = [partsOf(from), partsOf(to)];
    const year = start.year === end.year ? '' : ` ${start.year}`;
    const month = start.month === end.month && year === '' ? '' : ` ${start.month}${year}`;
    return `du ${start.day}${month} au ${end.day} ${end.month} ${end.year}`;
  },
  periods: Object.freeze<CoreWords['periods']>({
    'week-year': `de ${YEARS.weeks} à ${firstChips}`,
    'month-year': `de ${YEARS.months} à ${YEARS.lastMonths}`,
    'letters-first': early,
    'digits-letters': early,
    'digits-only': `début des ${early}`,
  }),
  formats: Object.freeze<CoreWords['formats']>({
    'week-year': 'Format récent (semaine et année)',
    'month-year': 'Ancien format (mois et année)',
    'letters-first': 'Format des premiers codes (lettres puis chiffres)',
    'digits-letters': 'Format des premiers codes (chiffres puis lettres)',
    'digits-only': 'Format des premiers codes (chiffres seuls)',
  }),
  places,
  notes: Object.freeze<CoreWords['notes']>({
    'japanese-lists-beyond-a2':
      'Seulement sur des listes japonaises ; les listes occidentales s’arrêtent à A2.',
    'special-order-mark':
      'Plusieurs listes qui situent AAS en France le considèrent comme la marque d’une commande spéciale.',
    scotland: 'Écosse.',
    'japanese-lists-say-france':
      'D’après une seule liste ; les listes japonaises indiquent la France.',
    'japanese-lists-alone': 'Seulement sur des listes japonaises.',
    vintage: 'Vintage.',
    'printed-d1': 'Les listes japonaises l’écrivent D1, avec le chiffre.',
    repair: 'Une réparation par la marque a remplacé la partie qui portait le code.',
    'oldest-list-special-order': 'La plus ancienne liste ajoute : commande spéciale.',
    'example-read-as-france': 'Une liste donne la France pour son propre exemple, 891 FC.',
    scarves: 'Foulards.',
    hats: 'Chapeaux.',
    straps: 'Surtout des bandoulières.',
    'san-dimas': 'San Dimas, Californie.',
    'kind-of-production': 'Un type de production, pas un pays.',
    alvarado: 'Texas. L’atelier d’Alvarado a ouvert en juin 2019 ; aucune liste ne donne d’année.',
  }),
  years: yearsOf,
  yearRemark: ({ sources, ...years }) =>
    sources.length === 0
      ? `Seul le répertoire dont nous sommes partis donne une année : ${yearsOf(years)}.`
      : `Une seule liste donne une année : ${yearsOf(years)}.`,
  either,
  assumed: (place) => `${place} (lieu présumé)`,
  errors: Object.freeze<CoreWords['errors']>({
    empty: 'Veuillez saisir un code de date',
    'unknown-pattern': `Ce format ne correspond à aucun code de date ${BRAND} connu. Veuillez vérifier votre saisie.`,
    'invalid-week': 'Numéro de semaine non valide (il doit être compris entre 1 et 53)',
    'invalid-month': 'Numéro de mois non valide (il doit être compris entre 1 et 12)',
    'unknown-factory': 'Code d’atelier inconnu',
    'future-date':
      'La date de fabrication ne peut pas être dans le futur : cela indique une contrefaçon',
  }),
  reasons: Object.freeze<CoreWords['reasons']>({
    empty: 'Il n’y a pas de code.',
    'unknown-pattern': 'Ne ressemble pas à un code de date.',
    'invalid-week': 'Cette semaine n’existe pas.',
    'invalid-month': 'Ce mois n’existe pas.',
    'unknown-factory': 'Ces lettres sont absentes des listes publiées.',
    'future-date': 'La date est encore à venir.',
  }),
  misread: (codes) => `Il s’agit peut-être de ${either(codes)}.`,
  styleNumber:
    'Cela ressemble à une référence, le numéro de produit des factures et des étiquettes. Elle désigne le modèle. Le code de date, lui, est marqué à l’intérieur du sac.',
  notices: Object.freeze<CoreWords['notices']>({
    'outside-era': ({ year, week }) => {
      if (year > YEARS.lastCodes)
        return `À cette date, la puce avait presque partout remplacé le code, et aucune source ne montre de code de ${year}.`;
      return week === undefined
        ? `Aucune source ne montre de code de ce type pour ${year}.`
        : `Les codes ne donnent la semaine qu’à partir de ${YEARS.weeks}, et aucune source n’en montre pour ${year}.`;
    },
    'before-codes': ({ year }) =>
      `Aucun sac ne porte de code de ${year} : les premiers datent au plus tôt de ${YEARS.first}.`,
    'week-before-2007': () =>
      `Les codes qui donnent la semaine sont attestés à partir de ${YEARS.weeks}. Le seul qu’on ait publié pour ${YEARS.lastMonths} est l’exemple d’un guide, sans doute une erreur.`,
    'week-after-march-2021': () =>
      `La puce a remplacé le code de date à partir de ${firstChips}, mais pas du jour au lendemain ; des codes restent possibles jusqu’en ${YEARS.lastCodes}.`,
    'no-week-53': ({ year }) =>
      `L’année ${year} n’avait que 52 semaines : nous comptons comme semaine 53 les sept jours qui suivent la semaine 52.`,
    'month-in-2007': () =>
      `En ${YEARS.weeks}, la semaine a remplacé le mois dans les codes : un mois est donc inhabituel pour cette année-là.`,
    'letters-before-1985': () =>
      `Les lettres sont apparues vers le milieu des ${early}. D’avant ${YEARS.letters}, nous ne connaissons que deux codes à lettres, chacun d’une seule pièce : ${EARLY_LETTERS.join(' et ')}.`,
    'digits-before-1982': () =>
      `Les guides situent les premiers codes en ${YEARS.first} ou en ${YEARS.digits}, et nous ne connaissons aucun code publié d’avant ${YEARS.digits}.`,
    'digits-after-1986': () =>
      `À partir de ${YEARS.lettersAlways} environ, les codes avaient normalement des lettres : des chiffres seuls sont donc inhabituels pour cette année-là.`,
    'month-first': () =>
      `Cette lecture place le mois en premier. Les guides publiés sur les codes des ${early} placent l’année en premier ; cette date est donc à prendre avec prudence.`,
    'country-assumed': ({ country }) =>
      `Sans lettres, le code ne désigne aucun atelier. Le pays (${places[country]}) est une supposition : le code ne l’indique pas.`,
    're-lined': ({ factory }) =>
      `${factory} signale une réparation ou une doublure refaite par la marque. La date peut être celle de la réparation, et le code ne désigne aucun pays.`,
    'no-country': ({ factory }) => `${factory} désigne un type de production, pas un pays.`,
    'before-opening': ({ factory, opened, year }) =>
      `Plusieurs sources datent l’ouverture de l’atelier ${factory} de ${opened}. Le code indique ${year} : regardez de nouveau les lettres.`,
    'factory-reported': ({ factory }) =>
      `Une seule famille de listes apparentées mentionne ${factory} : le lieu est signalé, mais pas attesté.`,
    'factory-unconfirmed': ({ factory }) =>
      `${factory} ne figure sur aucune liste publiée que nous connaissions. Le lieu vient d’un répertoire qui ne cite aucune source.`,
    'letters-worn': wornLetters,
  }),
  hints: Object.freeze<CoreWords['hints']>({
    'letters-worn': wornLetters,
    'year-alone': ({ year }) =>
      `${year} ressemble à une année. Un code de date répartit l’année entre ses chiffres, et presque tous ont aussi des lettres.`,
    'digit-missing': ({ factory }) =>
      `Depuis ${YEARS.months}, les codes avec ${factory} ont quatre chiffres : il semble en manquer un. Tapez « ? » à la place d’un chiffre illisible.`,
    'digit-extra': () => 'Un code de date a quatre chiffres au plus : il y en a un de trop ici.',
    'other-house': ({ house }) =>
      `Cela ressemble à un numéro de série ${house}. Seuls les codes ${BRAND} sont décodés ici.`,
  }),
  change(change) {
    switch (change.id) {
      case 'once':
        return `un seul ${change.params.written} au lieu de deux`;
      case 'twice':
        return `deux ${change.params.written} au lieu d’un`;
      case 'without':
        return `sans « ${change.params.written} »`;
      case 'with':
        return `avec « ${change.params.read} » en plus`;
      case 'instead': {
        const { read, written } = change.params;
        if (/\d/.test(written) && /\d/.test(read)) return `${read} au lieu de ${written}`;
        return /\d/.test(read)
          ? `${read} au lieu de la lettre ${written}`
          : `la lettre ${read} au lieu de ${written}`;
      }
      default:
        return CHANGES[change.id];
    }
  },
  sentences,
  changes: (texts) => texts.join(', '),
  label: Object.freeze<CoreWords['label']>({
    'no-country': ({ label }) =>
      `Ce code ne désigne aucun pays : il ne confirme ni ne contredit une mention « Made in » qui indique ${labelName(label)}.`,
    assumed: ({ label }) =>
      `Sans lettres, le code ne désigne aucun atelier. Pour ces codes, nous supposons ${labelName(label)}, et la mention « Made in » dit la même chose.`,
    match: ({ factory, label, evidence, years, outside }) => {
      const agreement = 'la mention « Made in » et le code concordent.';
      if (evidence === 'reported')
        return `Une seule famille de listes situe ${factory} ${inLabel(label)} : ${agreement}`;
      const when = yearsOf(outside);
      const place = [inLabel(label), aboutYears(years)].filter(Boolean).join(' ');
      return `Des listes publiées situent ${factory} ${place}${when === '' ? '' : ` (l’une d’elles seulement ${when})`} : ${agreement}`;
    },
    unconfirmed: ({ factory, label }) =>
      `Seul un répertoire situe ${factory} ${inLabel(label)}, et il ne cite aucune source. Demandez des précisions au vendeur.`,
    'few-sources': ({ factory, label, families }) =>
      families === 0
        ? `Aucune liste publiée ne mentionne ${factory} : rien ne contredit une mention « Made in » qui indique ${labelName(label)}.`
        : `Une seule famille de listes mentionne ${factory}. Elle n’indique pas ${labelName(label)}, mais c’est trop peu pour contredire une mention « Made in ».`,
    'seen-item': (params) =>
      `${labelConflict(params)} Nous connaissons pourtant une vraie pièce, au code ${params.seen}, dont la mention « Made in » indique ce pays. Les listes sont peut-être incomplètes : regardez de plus près.`,
    conflict: (params) =>
      `${labelConflict(params)} C’est un indice, pas une preuve : une réparation peut changer le code.`,
  }),
  unknownLabel: (given) =>
    `Nous n’avons reconnu aucun pays dans « ${given} » : rien n’a été comparé.`,
});

/** Why a label conflicts with a code, without advice. */
export function labelConflict(params: LabelParams['conflict']): string {
  const { factory, label, year, elsewhen } = params;
  const named = either(params.countries.map((id) => places[id]));
  const years = elsewhen.map(aboutYears).join(' ou ');
  if (label === 'other')
    return `Des listes publiées situent ${factory} ${inCountry(named)}, pas dans le pays de la mention « Made in ».`;
  return elsewhen.length > 0
    ? `Des listes publiées ne situent ${factory} ${inLabel(label)} que ${years}. Pour ${year}, elles indiquent ${withArticle(named)}.`
    : `Des listes publiées situent ${factory} ${inCountry(named)}, pas ${inLabel(label)}.`;
}

/** What digits alone would mean if letters in front of them have worn away. */
function wornLetters({ code, date }: NoticeParams['letters-worn']): string {
  return `S’il manque deux lettres devant, ${code} indiquerait ${date.week === undefined ? '' : 'la '}${dateInText(date)}.`;
}

/** A date within a sentence: `semaine 22 de 2016`, `novembre 2003`. */
export function dateInText({ year, week, month }: CodeDate): string {
  return week === undefined ? `${monthName(month)} ${year}` : `semaine ${week} de ${year}`;
}

/** A standing in one word, said of a date. */
export const standings: Readonly<Record<Standing, string>> = {
  documented: 'attestée',
  unusual: 'inhabituelle',
  undocumented: 'non attestée',
};

/** How well a place is attested, in one word. */
export const grades: Readonly<Record<Evidence, string>> = {
  documented: 'lieu attesté',
  reported: 'lieu signalé',
  unconfirmed: 'lieu non confirmé',
};

/** A country as a sentence about a label has it: `la France`. */
export function labelName(label: Label): string {
  return label === 'other' ? 'un autre pays' : withArticle(countryName(label));
}

/** Where a label says that an item was made: `en France`, `dans un autre pays`. */
export function inLabel(label: Label): string {
  return label === 'other' ? 'dans un autre pays' : inCountry(countryName(label));
}

const countries = { ...places, ...elsewhere };

/** A country by its name alone. */
export function countryName(country: CountryId | ElsewhereId): string {
  return countries[country];
}

/** Any country's name, with or without its article. */
const COUNTRY = new RegExp(
  `(?:l’|(?<![a-zà-ÿ])l(?:a|e|es) )?(${[
    ...Object.entries(places).flatMap(([id, name]) => (isCountry(id) ? [name] : [])),
    ...Object.values(elsewhere),
  ].join('|')})`,
  'g',
);

/** Country names as a sentence has them: `les États-Unis ou la France`. */
export function withArticle(countries: string): string {
  return countries.replace(COUNTRY, (_, name: string) => articleOf(name) + name);
}

/** Countries as places: `aux États-Unis ou en France`. The names may have their articles. */
export function inCountry(countries: string): string {
  return countries.replace(COUNTRY, (_, name: string) => prepositionOf(name) + name);
}

function articleOf(name: string): string {
  if (WITHOUT_ARTICLE.includes(name)) return '';
  if (PLURAL.includes(name)) return 'les ';
  if (/^[AEIÉ]/.test(name)) return 'l’';
  return MASCULINE.includes(name) ? 'le ' : 'la ';
}

function prepositionOf(name: string): string {
  if (WITHOUT_ARTICLE.includes(name)) return 'à ';
  if (PLURAL.includes(name)) return 'aux ';
  return MASCULINE.includes(name) ? 'au ' : 'en ';
}

function either(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' ou ');
}

function yearsOf({ from, until }: Pick<PlaceFacts, 'from' | 'until'>): string {
  if (from !== undefined && until !== undefined) return `de ${from} à ${until}`;
  if (from !== undefined) return `à partir de ${from}`;
  return until === undefined ? '' : `jusqu’en ${until}`;
}

/** The years of a border, which lists put a year earlier or later. */
function aboutYears(years: Pick<PlaceFacts, 'from' | 'until'>): string {
  const text = yearsOf(years);
  return text === '' ? '' : `${text} environ`;
}

/** A day: `3 novembre 2003`. */
export function dayText(day: Day): string {
  const { year, month, day: date } = partsOf(day);
  return `${date} ${month} ${year}`;
}

function partsOf(day: Day): { year: string; month: string; day: string } {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), Number(day.slice(8))];
  return { year, month: monthName(Number(month)), day: dayNumber(date) };
}

/** The day of a month: only the first is an ordinal. */
export function dayNumber(day: number): string {
  return day === 1 ? '1er' : String(day);
}

export function monthName(month: number): string {
  return MONTHS.slice(month - 1, month).join('');
}

/** A text that begins a sentence or a heading. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The same within a sentence. */
export function uncapitalize(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
