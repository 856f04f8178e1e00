import type { GroupId, HeadingId } from '../../evidence/directory.ts';
import type { EraId } from '../../evidence/eras.ts';
import { YEARS } from '../../core/years.ts';
import type { PlaceFacts } from '../../core/places.ts';
import { capitalize, core, early, firstChips } from './core.ts';
import type { HistoricalNoteWords } from '../words.ts';

const { months, lastMonths, weeks, chips } = YEARS;

/** The years of the eras, ready for sentences. */
export const years = {
  ...YEARS,
  early,
  monthSpan: `${months}–${lastMonths}`,
  weekSpan: `${weeks}–${chips}`,
  firstChips,
} as const;

/** The guide to factory codes on the home page. */
export const guide = {
  title: 'Codes d’atelier',
  lede: 'Les lieux de fabrication dans le monde, et les lettres qui les désignent.',
  fold: { show: 'Afficher les codes', hide: 'Masquer les codes' },
} as const;

/** The legend of the code index. */
export const legend = {
  sources: 'Les sources de chaque code.',
  itemGroups:
    'Aucune source publiée ne dit quels codes sont ceux des bijoux de sac, des foulards ou des chaussures. Ces groupes viennent du répertoire dont nous sommes partis.',
  japan:
    'Nous ne connaissons aucun sac marqué « Made in Japan ». Les lettres classées sous Japon viennent du répertoire dont nous sommes partis ; aucune liste publiée ne les y place.',
} as const;

/** The name of a heading in the directory; a country has its own name. */
export function headingName(id: HeadingId): string {
  if (id === 'special') return 'Codes spéciaux ou rares';
  if (id === 'historical') return 'Codes anciens ou abandonnés';
  return id === 'single-letters' ? `Lettres seules, vintage (avant les ${early})` : core.places[id];
}

/** The subheadings of the directory. */
export const groupNames: Readonly<Record<GroupId, string>> = {
  'IT/general': 'Général',
  'IT/charms': 'Bijoux de sac et bijoux',
  'IT/scarves': 'Foulards',
  'IT/shoes': 'Chaussures',
  'JP/primary': 'Codes principaux',
  'JP/vintage': 'Anciens, vintage',
  'BE/scarves': 'Foulards',
  'GB/hats': 'Chapeaux',
  'special/special-edition': core.places['special-edition'],
  'special/workshop': core.places.workshop,
  'special/special-production': core.places['special-production'],
  'historical/YU': 'Yougoslavie, vintage',
  'historical/CS': 'Tchécoslovaquie, vintage',
  'single-letters/FR': core.places.FR,
  'single-letters/IT': core.places.IT,
  also: 'Autres codes sur des listes publiées',
};

/** The years of a place, to append to its name: ` jusqu’en 1994`, ` (vintage)`; empty if they are not known. */
export function yearsSuffix(place: Pick<PlaceFacts, 'from' | 'until' | 'note'>): string {
  const span = core.years(place);
  if (span !== '') return ` ${span}`;
  return place.note === 'vintage' ? ' (vintage)' : '';
}

export const overlapsPanel = {
  title: 'Un code, plusieurs pays',
  lede: 'Les codes qui désigneraient plusieurs pays, le mieux attesté en premier.',
} as const;

export const periodsPanel = { title: 'Les quatre périodes' } as const;

/** The four systems, oldest first. */
export const periods = [
  { years: capitalize(years.early), what: 'Chiffres et lettres' },
  { years: years.monthSpan, what: 'Mois et année' },
  { years: years.weekSpan, what: 'Semaine et année' },
  { years: `Depuis ${years.firstChips}`, what: 'Puces électroniques' },
] as const;

export const evolutionPanel = {
  title: 'L’évolution des codes de date',
  unsourced: 'Aucune source trouvée',
} as const;

/** Told in the guide, on the page about missing codes and in the blog. */
export const afterLastCodes = `Une source parle de codes postérieurs à ${YEARS.lastCodes}, mais aucune n’en montre.`;

/** The text on each era. */
export const eraWords: Readonly<
  Record<EraId, { readonly years: string; readonly shape: string; readonly text: string }>
> = {
  none: {
    years: 'Avant la fin des années 1960',
    shape: 'Pas de code',
    text: `Aucune source ne montre de code de cette époque. Les guides s’accordent : il n’y en avait pas avant ${years.first} environ.`,
  },
  'letter-number': {
    years: 'Années 1970 et 1980',
    shape: 'Lettres et chiffres',
    text: 'Le répertoire dont nous sommes partis donne des codes de lettres et de chiffres dès cette époque. Aucun guide publié que nous ayons trouvé n’en donne.',
  },
  digits: {
    years: `Début des ${years.early}`,
    shape: '3 ou 4 chiffres',
    text: 'L’année, puis le mois : 836, c’est juin 1983.',
  },
  'digits-and-letters': {
    years: `Milieu des ${years.early}`,
    shape: 'Des chiffres et deux lettres',
    text: 'Les mêmes chiffres, suivis ou précédés des lettres de l’atelier : 8912 SL ou SL8912, c’est décembre 1989.',
  },
  months: {
    years: years.monthSpan,
    shape: 'Deux lettres et quatre chiffres : mois et année',
    text: 'Les chiffres 1 et 3 donnent le mois, les chiffres 2 et 4 l’année : SD1013, c’est novembre 2003.',
  },
  transition: {
    years: `${years.lastMonths}–${years.weeks}`,
    shape: 'Transition',
    text: `Le mois cède la place à la semaine. Les sources situent le changement en ${years.weeks}, mais l’exemple d’un guide, sans doute une erreur, donne une semaine de ${years.lastMonths}.`,
  },
  weeks: {
    years: `De ${years.weeks} à ${years.firstChips}`,
    shape: 'Deux lettres et quatre chiffres : semaine et année',
    text: 'Les chiffres 1 et 3 donnent la semaine, les chiffres 2 et 4 l’année : AR2126, c’est la semaine 22 de 2016.',
  },
  chips: {
    years: `À partir de ${years.firstChips}`,
    shape: 'Puce électronique chiffrée',
    text: `Les puces remplacent les codes de date, mais pas du jour au lendemain : des codes restent possibles jusqu’en ${years.lastCodes}.`,
  },
};

export const notesPanel = {
  title: 'Notes historiques',
  notes: {
    sd: {
      about: 'SD a changé de pays',
      text: 'Jusqu’en 1994, SD désignait un atelier en France ; depuis, San Dimas, en Californie. Une mention « Made in USA » avec un code plus ancien est une raison d’y regarder de plus près.',
    },
    dk: {
      about: 'DK n’est pas un lieu',
      text: 'Il signale un sac que la marque a réparé ou dont elle a refait la doublure. La date peut être celle de la réparation, des années après la fabrication du sac, et le code ne correspond pas forcément à la mention « Made in ».',
    },
    'french-company': {
      about: 'The French Company',
      text: 'Cette société a fabriqué des sacs sous licence aux États-Unis, des années 1970 à 1991 environ. Ils ont leur propre étiquette et, souvent, pas de code de date.',
    },
    vintage: {
      about: 'Les lettres vintage',
      text: 'Le répertoire dont nous sommes partis donne les lettres seules F et I, YU pour la Yougoslavie, CS pour la Tchécoslovaquie, et TN, VI et LW comme codes vintage du Japon. Aucune liste publiée que nous connaissions ne les donne.',
    },
    initials: {
      about: 'CA n’est pas la Californie',
      text: 'CA désigne l’Espagne, et SP la France. Les lettres ne sont pas les initiales d’un pays.',
    },
    newer: {
      about: 'Des ateliers plus récents',
      text: 'LA et LM désignent aussi la France, et BC l’Espagne. Une liste le dit à partir de 2019 et de 2015 ; d’autres ne donnent pas d’année. TX est le Texas, où l’atelier a ouvert en 2019.',
    },
    chips: {
      about: 'La puce est venue peu à peu',
      text: `La plupart des sources datent la puce de ${years.firstChips}. D’après une boutique, certains sacs ont, à partir de 2018 environ, à la fois une puce et un code, et des codes restent possibles jusqu’en ${years.lastCodes}. Une puce seule ne prouve rien.`,
    },
    'no-code': {
      about: 'Authentique, mais sans code',
      text: `Les sacs d’avant les ${years.early}, la plupart des sacs munis d’une puce, et ceux dont la languette a été perdue ou remplacée ou dont le code s’est effacé n’ont pas de code.`,
    },
  },
} as const satisfies { title: string; notes: HistoricalNoteWords };

/** How to read an example of each era by hand. */
export const eras = {
  title: 'Les formats par époque',
  lede: 'Ce qui est marqué dépend de l’époque du sac. Voici comment lire un code vous-même.',
  fold: { show: 'Afficher les époques', hide: 'Masquer les époques' },
} as const;

/** `picture` is the code to draw, `empty` or `chip`. */
export const eraExamples = [
  {
    years: `Avant les ${years.early}`,
    shape: 'Pas de code',
    text: 'Pas encore de code de date. Un sac authentique de cette époque n’en porte aucun.',
    picture: 'empty',
  },
  {
    years: `${years.first}–${years.months}`,
    shape: 'Codes de 3 ou 4 chiffres',
    text: `D’abord l’année, puis le mois : 83 et 6, c’est juin 1983. À partir du milieu des ${years.early}, deux lettres d’atelier précèdent ces chiffres ou les suivent.`,
    picture: '836',
  },
  {
    years: years.monthSpan,
    shape: 'Deux lettres et quatre chiffres',
    text: 'L’atelier, puis le mois et l’année entrelacés : les chiffres 1 et 3 donnent 11, les chiffres 2 et 4 donnent 03. C’est novembre 2003.',
    picture: 'SD1013',
  },
  {
    years: years.weekSpan,
    shape: 'Semaine et année',
    text: 'Le même entrelacs, avec la semaine de l’année : les chiffres 1 et 3 donnent 22, les chiffres 2 et 4 donnent 16. C’est la semaine 22 de 2016.',
    picture: 'AR2126',
  },
  {
    years: `Depuis ${years.chips}`,
    shape: 'Une puce, pas de code visible',
    text: 'Une puce à l’intérieur prend la place du code. Un téléphone peut la détecter, mais pas la lire.',
    picture: 'chip',
  },
] as const;
