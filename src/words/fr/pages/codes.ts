import { KINDS } from '../../../core/factories.ts';
import type { Evidence, PlaceFacts } from '../../../core/places.ts';
import type { Trust } from '../../../evidence/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';
import type { OwnWords } from '../../words.ts';
import { site } from '../../config.ts';
import { capitalize, core, dayNumber, grades, inCountry, monthName, withArticle } from '../core.ts';
import { familyName } from '../sources.ts';
import { tables } from './guide.ts';

/** The month in which the lists were read: `novembre 2026`. */
export const readMonth = tables.text;

/** The page with all factory codes. */
export const codes = {
  path: '/codes',
  title: 'Tous les codes d’atelier que nous connaissons',
  /** The name of the page in breadcrumbs. */
  crumb: 'Codes d’atelier',
  lede: (count: number, lists: number, families: number) =>
    `${count} codes d’atelier, ce que chacun désignerait dans un code de date ${site.brand}, et qui le dit. La marque ne publie aucune liste. La nôtre réunit ${lists} listes publiques et un répertoire qui ne cite aucune source. Les listes qui se sont copiées entre elles forment une famille ; il y en a ${families}.`,
  contents: 'Sur cette page',
  byPlace: {
    title: 'Par lieu',
    lede: 'Chaque code mène à sa propre page, avec toutes les listes que nous avons trouvées où il figure.',
  },
  alphabetical: {
    title: 'De A à Z',
    lede: 'Avec tous les lieux que chaque code désignerait, le mieux attesté en premier.',
  },
  lists: {
    title: 'Les listes',
    lede: `Elles viennent de boutiques, de collectionneurs, d’experts en authentification et d’un journal. Nous en avons lu des copies archivées en ${readMonth} ; quelques-unes s’arrêtent avant la fin. Certaines listes ne citent que d’un à trois codes. Les listes se copient entre elles : celles qui partagent leur ordre, leurs coquilles ou leur texte forment une famille et comptent pour une seule voix. Ce qu’une liste ajoute à celle qu’elle a copiée compte à part.`,
    trustGrade: (trust: Trust) => `fiabilité ${trust}`,
    codeCount: (count: number) => `cite ${count} ${count === 1 ? 'code' : 'codes'}`,
  },
  data: {
    title: 'Les données',
    lede: 'Le même tableau pour les tableurs, les bases de données et les programmes : codes d’atelier, lieux avec codes de pays (ISO 3166), années, degré d’attestation de chaque lieu, remarques et sources (les noms de lieux et les remarques sont en anglais). Utilisez-le, imprimez-le, servez-vous-en pour vos propres travaux ; nous demandons seulement à être cités.',
    files: {
      json: {
        path: '/data/factory-codes.json',
        type: 'application/json',
        label: 'JSON',
        text: 'codes, lieux et listes',
      },
      csv: {
        path: '/data/factory-codes.csv',
        type: 'text/csv',
        label: 'CSV',
        text: 'une ligne pour chaque lieu d’un code',
      },
      schema: {
        path: '/data/factory-codes.schema.json',
        type: 'application/schema+json',
        label: 'JSON Schema',
        text: 'ce que signifie chaque champ',
      },
      lookupParquet: {
        path: '/data/date-codes.parquet',
        type: 'application/vnd.apache.parquet',
        label: 'Parquet',
        text: 'tous les codes de date lisibles, avec leur date et leur pays, à joindre à un tableau',
      },
      lookupCsv: {
        path: '/data/date-codes.csv.gz',
        type: 'application/gzip',
        label: 'CSV, gzip',
        text: 'les mêmes lignes en texte',
      },
      lookupAbout: {
        path: '/data/date-codes.json',
        type: 'application/json',
        label: 'À propos des deux',
        text: 'le jour des faits, la version et les sommes de contrôle des deux',
      },
    },
    facts: {
      date: 'État au',
      license: 'Licence',
      cite: 'Source à citer',
    },
    license: {
      label: 'Creative Commons Attribution 4.0',
      short: 'CC\u00a0BY\u00a04.0',
      href: 'https://creativecommons.org/licenses/by/4.0/',
    },
    cite: `${site.name}, codes d’atelier ${site.brand}`,
  },
  omissions: {
    title: 'Ce qui manque, et pourquoi',
    points: [
      'CF, CV, ED, EL, EU, MO, MP, NQ et ST : ils n’apparaissent que sur une page traduite automatiquement, qui précise elle-même que trois d’entre eux ne sont pas confirmés.',
      'Les listes recopiées par des machines, celles de sites sans rapport avec les sacs et celles sans adresse web : nous ne les montrons pas et ne les comptons pas.',
      'D1 et V.I. : ce sont d’autres graphies de DI et de VI. Le décodeur propose ces derniers à la place.',
      'Les articles que couvrent les groupes italiens : aucune source ne les précise. AR pour les foulards, DI et FL pour les bijoux de sac et TH pour les chaussures viennent seulement du répertoire dont nous sommes partis.',
    ],
  },
  correction:
    'Vous en savez plus que nous ? Écrivez-nous en indiquant le code, la bonne lecture et une source :',
  head: {
    title: `Les codes d’atelier ${site.brand} et leurs sources | ${site.name}`,
    description: `Les codes d’atelier ${site.brand} par pays et de A à Z : ce que chacun désigne, qui le dit, et le tableau en JSON et en CSV.`,
    keywords: [
      'codes d’atelier louis vuitton',
      'lettres du code de date',
      'liste des codes d’atelier',
      'données',
    ],
  },
} as const;

/** How many of some listings, as the subject of a sentence: `une annonce`, `Les 3 annonces`. */
function listingCount(count: number, of: number): string {
  if (count < of) return count === 1 ? 'une annonce' : `${count} annonces`;
  if (of === 1) return 'L’annonce';
  return of === 2 ? 'Les deux annonces' : `Les ${of} annonces`;
}

const and = new Intl.ListFormat('fr');

/** The subject of a sentence about a code: a letter by itself reads as a word. */
function nameOf(code: string): string {
  return code.length === 1 ? `La lettre ${code}` : code;
}

/** `1 liste publiée`, `14 listes publiées`. */
function listCount(lists: number): string {
  return lists === 1 ? '1 liste publiée' : `${lists} listes publiées`;
}

/** Kinds of production in quotation marks: unlike countries they have no article. */
function quoteKinds(places: string): string {
  return KINDS.reduce((text, id) => text.replace(core.places[id], '« $& »'), places);
}

/** A date as a list’s own: `du 18 avril 2016`, `d’avril 2016`, `de 2021`. */
function ofDate(when: string): string {
  if (/^\d+(er)?\s/.test(when)) return `du${NBSP}${when}`;
  return /^[aeio]/.test(when) ? `d’${when}` : `de ${when}`;
}

/** The grades of trust in a list. */
export const trustWords: Readonly<Record<Trust, string>> = {
  A: 'A : observation de première main, ou liste bien tenue',
  B: 'B : plausible, en grande partie recopiée',
  C: 'C : incomplète ou altérée',
};

/** The page of a code. */
export const codePage = {
  title: (code: string) => `Code d’atelier ${code}`,
  crumbs: 'Vous êtes ici',
  head: {
    /** `places` are those that the lists name; if there are none, those of the directory. */
    title: (code: string, places: string, lists: number) =>
      `Date code ${code} ${site.brand} : ${places}${lists === 0 ? ` (${grades.unconfirmed})` : ''} | ${site.name}`,
    description: (code: string, places: string, lists: number, hasExamples: boolean) =>
      [
        `Ce que désigne ${code} dans un code de date ${site.brand} :`,
        lists === 0
          ? `${quoteKinds(places)}, mais d’après un seul répertoire, qui ne cite aucune source.`
          : `${quoteKinds(places)}, d’après ${listCount(lists)}.`,
        hasExamples ? 'Avec des exemples de codes.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    keywords: (code: string) => [
      `louis vuitton ${code}`,
      `code de date ${code}`,
      'code d’atelier louis vuitton',
    ],
  },
  lede: {
    documented: (code: string, places: string) =>
      `D’après des listes publiées, ${code} désigne ${places}.`,
    reported: (code: string, places: string, lists: number) =>
      `${code} désigne ${places}, d’après ${lists === 1 ? 'une seule liste' : 'une seule famille de listes'}. Aucune autre ne le cite.`,
    disputed: (code: string, places: string) =>
      `${code} désigne ${places} : les familles de listes se contredisent, et chaque lieu n’est appuyé que par une seule.`,
    unconfirmed: (code: string, places: string) =>
      `${nameOf(code)} ne figure sur aucune liste publiée que nous connaissions. Le répertoire dont nous sommes partis ${code.length === 1 ? 'la' : 'le'} situe ${inCountry(places)}.`,
    relined: (code: string) =>
      `${code} signale une réparation ou une doublure refaite par la marque. Il ne dit pas où le sac a été fabriqué.`,
    kind: (code: string, places: string) =>
      `${nameOf(code)} ne figure sur aucune liste publiée que nous connaissions. Le répertoire dont nous sommes partis le classe comme ${quoteKinds(places)} : un type de production, pas un pays.`,
  },
  places: {
    title: 'Ce qu’il désigne',
    grade: (grade: Evidence, lists: number, families: number) =>
      grade === 'unconfirmed'
        ? 'Non confirmé : aucune liste publiée ne le mentionne'
        : `${grade === 'documented' ? 'Attesté' : 'Signalé'} : ${lists} ${lists === 1 ? 'liste' : 'listes'} ${families === 1 ? 'd’une seule famille' : `de ${families} familles distinctes`}`,
  },
  lists: {
    title: 'Qui le dit',
    lede: `Toutes les listes que nous avons trouvées où il figure, par famille. Les listes d’une famille se sont copiées entre elles et comptent pour une seule voix ; ce qu’une liste ajoute à sa famille compte à part. Nous avons lu des copies archivées en ${readMonth}, certaines en partie seulement.`,
    none: 'Personne que nous puissions nommer : le répertoire dont nous sommes partis ne cite aucune source. Si vous connaissez une liste, un livre ou une photo où figure ce code, dites-le-nous.',
    dated: (when: string | undefined) =>
      when === undefined ? 'liste non datée' : `liste ${ofDate(when)}`,
    placesText: (places: readonly string[]) => `indique ${and.format(places.map(quoteKinds))}`,
    family: (name: string, count: number) =>
      `${familyName(name)}, ${count} ${count === 1 ? 'liste' : 'listes'}`,
    secondPage: 'deuxième page',
  },
  disagreement: {
    title: 'Quand les listes se contredisent',
    text: (counts: readonly string[]) =>
      `${capitalize(and.format(counts))}. La plupart ne donnent pas d’années : nous montrons donc tous les lieux pour toutes les années.`,
    count: (lists: number, place: string, years: string) =>
      `${lists} ${lists === 1 ? 'liste indique' : 'listes indiquent'} ${[quoteKinds(withArticle(place)), years].filter(Boolean).join(' ')}`,
    severalPlaces: (lists: number) =>
      `Parmi elles, ${lists === 1 ? 'une seule cite' : `${lists} citent`} plusieurs pays.`,
  },
  seen: {
    title: 'Vu dans des annonces',
    count: (count: number, of: number) =>
      `Sur les ${of} codes que nous avons relevés dans des annonces publiques de seconde main, ${count === 1 ? 'un seul porte' : `${count} portent`} ce code d’atelier.`,
    labels: (labels: readonly string[]) => `${capitalize(and.format(labels))}.`,
    label: (count: number, of: number, country: string) =>
      `${listingCount(count, of)} ${count === 1 ? 'indique' : 'indiquent'} une fabrication ${inCountry(country)}`,
    noLabel: (count: number, of: number) =>
      `${listingCount(count, of)} ${count === 1 ? 'n’indique' : 'n’indiquent'} aucun pays`,
    none: (of: number) =>
      `Aucun des ${of} codes que nous avons relevés dans des annonces publiques de seconde main ne porte ce code d’atelier. Avec si peu de codes, cela ne dit rien de sa rareté.`,
    limits: {
      before:
        'Le code et le « Made in » sont ceux que le vendeur a saisis, pour des articles que nous n’avons pas eus en main : un indice, pas une preuve. Ils viennent d’annonces de Vestiaire Collective, dans des recueils publiés par ',
      after: '.',
    },
    columns: { code: 'Code', reading: 'Lecture', label: '« Made in », d’après le vendeur' },
    unstated: 'non précisé',
    differs: 'aucune liste ne le dit',
  },
  examples: {
    title: 'Ses codes, époque par époque',
    lede: 'Composés d’après la règle, pour montrer comment ce code d’atelier se lit à chaque époque. L’atelier n’a pas forcément été actif tout ce temps.',
    columns: { code: 'Code', reading: 'Lecture', place: 'Lieu' },
    none: 'Nous ne connaissons aucun format de code de date à une seule lettre.',
  },
  neighbors: {
    label: 'Codes voisins',
    all: 'Tous les codes',
    previous: (code: string) => `Précédent : ${code}`,
    next: (code: string) => `Suivant : ${code}`,
  },
  correction:
    'Vous en savez plus que nous ? Écrivez-nous en indiquant le code, ce que dit le « Made in » et comment vous le savez :',
} as const;

/** The beginning of a remark on an item group of the directory. */
const startedFrom = 'Le répertoire dont nous sommes partis le range aussi parmi';

/** Remarks on a code, each a paragraph. */
export const remarks: Readonly<Partial<Record<string, readonly string[]>>> = {
  SD: [
    'La bascule n’est pas nette. Des listes indiquent 1995, mais une annonce avec un code d’août 1994 précise « Made in USA » et un code de juin 1994 est publié comme français : nous acceptons donc les deux pour 1994.',
  ],
  DK: [
    'Les listes qui le classent dans un pays ne comptent pas ici. Une réparation ne dit rien du lieu de fabrication : nous ne lui donnons donc aucun pays. La date peut être celle de la réparation.',
  ],
  LM: ['Le décodeur du site de la seule liste qui donne une année ne suit pas son propre texte.'],
  AR: [`${startedFrom} les foulards italiens. Aucune source ne dit lesquels.`],
  DI: [
    `D1 est une autre graphie de ce code. ${startedFrom} les bijoux de sac italiens. Aucune source ne dit lesquels.`,
  ],
  FL: [`${startedFrom} les bijoux de sac italiens. Aucune source ne dit lesquels.`],
  TH: [`${startedFrom} les chaussures italiennes. Aucune source ne dit lesquelles.`],
  VI: ['V.I., comme l’imprime une liste, est une autre graphie de ce code.'],
};

/** What a list says of a code, where that is not just a place. */
export const ownWords: OwnWords = {
  DK: {
    S01: 'le classe en France et aux États-Unis, « en réparation »',
    S03: 'indique la France, sans parler de réparation',
    S04: 'indique la France, sans parler de réparation',
    S05: 'indique « doublure refaite »',
    S12: 'indique une réparation (修理)',
    S13: 'indique une réparation (修理) où la partie portant le code a été remplacée',
    S14: 'indique le service de réparation (リペアサービス)',
  },
};

/** A place with its years, among other places: `États-Unis (à partir de 1994)`. */
export function placeWithYears(place: Pick<PlaceFacts, 'id' | 'from' | 'until'>): string {
  const years = core.years(place);
  const name = core.places[place.id];
  return years === '' ? name : `${name} (${years})`;
}

/** A no-break space, so that a date stays on one line. */
const NBSP = '\u00a0';

/** Formats a date that may lack the day or the month: `18 avril 2016`, `janvier 2023`, `2021`. */
export function dateText(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  const parts = [day && dayNumber(Number(day)), month && monthName(Number(month)), year];
  return parts.filter(Boolean).join(NBSP);
}

/** Remarks on lists of lesser weight. */
export const listRemarks: Readonly<Partial<Record<PublishedId, string>>> = {
  S24: 'un seul code, donné en exemple',
  S25: 'quelques codes, donnés en exemple',
  S42: 'un seul code, donné en exemple',
};

/** Descriptions of the data's fields, for the schema. */
export const dataFields = {
  table: `Ce que désignent les lettres des codes de date ${site.brand}, et quelles listes publiques le disent. La marque ne publie aucune liste.`,
  version: 'La forme de ce tableau. Elle change quand un champ change de nom ou de signification.',
  date: 'Le jour où les faits ont été modifiés pour la dernière fois.',
  license: 'Creative Commons Attribution 4.0 International, par son identifiant SPDX.',
  source: 'La page qui montre le même tableau.',
  codes: 'Tous les codes d’atelier, par ordre alphabétique.',
  code: 'Les lettres telles qu’elles sont marquées, en capitales.',
  places: 'Tout ce que le code désignerait, le mieux attesté en premier.',
  id: 'Le lieu : un pays comme dans `country`, ou un type de production.',
  country:
    'ISO 3166-1 alpha-2 ; YU et CS pour la Yougoslavie et la Tchécoslovaquie, par leurs anciens codes. Null pour tout ce qui n’est pas un pays.',
  place: 'Le lieu, en anglais.',
  evidence:
    'documented : deux familles de listes distinctes ou plus le citent. reported : une seule famille. unconfirmed : aucune liste publiée, seulement le répertoire dont ce projet est parti.',
  from: 'La première année civile où le code l’a désigné, si deux familles distinctes la donnent. Une année donnée par une seule liste est dans `note`.',
  until: 'La dernière année civile, comprise.',
  note: 'Ce qu’il y a d’autre à dire, en anglais.',
  sources: 'Les listes publiées qui le citent, par leurs identifiants dans `lists`.',
  families:
    'Les voix distinctes parmi elles : familles de listes, et listes pour ce qu’elles ajoutent à leur famille.',
  lists: 'Toutes les listes publiées qui citent un code.',
  title: 'Le nom de la liste, en anglais, et à qui elle est.',
  language: 'La langue dans laquelle elle est écrite, ISO 639-1.',
  originalTitle: 'Le titre qu’elle se donne, s’il n’est pas en anglais.',
  urls: 'Où elle a été lue.',
  family: 'Les listes d’une famille se sont copiées entre elles et comptent pour une seule voix.',
  trust:
    'A : observation de première main, ou liste bien tenue. B : plausible, en grande partie recopiée. C : incomplète ou altérée.',
  dated: 'Le jour, le mois ou l’année que la liste indique, ISO 8601.',
  read: 'Le mois où elle a été lue, ISO 8601.',
} as const;
