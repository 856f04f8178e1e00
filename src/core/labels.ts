import { COUNTRIES, type CountryId } from './factories.ts';
import { fitsYear, isCountry, type Place } from './places.ts';

/** The countries that heat stamps name, as they are offered: FR, IT, ES, US, DE, CH. */
export const LABELS = Object.freeze([
  'FR',
  'IT',
  'ES',
  'US',
  'DE',
  'CH',
] as const satisfies readonly CountryId[]);

/** What a heat stamp says it was made in; `other` stands for every country that LABELS does not name. */
export type Label = CountryId | 'other';

/**
 * What people and stamps call a country besides its code: English, French, Italian, Spanish, German, Japanese, Chinese and
 * Korean names. These are what is recognized, whatever language is spoken.
 */
export const NAMES: Readonly<Record<CountryId, readonly string[]>> = {
  FR: ['France', 'Francia', 'Frankreich', 'França', 'フランス', '法国', '法國', '프랑스'],
  IT: [
    'Italy',
    'Italie',
    'Italia',
    'Italien',
    'Itália',
    'イタリア',
    '意大利',
    '義大利',
    '이탈리아',
  ],
  ES: [
    'Spain',
    'Espagne',
    'España',
    'Espana',
    'Spagna',
    'Spanien',
    'Espanha',
    'スペイン',
    '西班牙',
    '스페인',
  ],
  US: [
    ...[
      'USA',
      'United States',
      'United States of America',
      'America',
      'États-Unis',
      'Etats-Unis',
      'Etats Unis',
      'Stati Uniti',
    ],
    ...[
      'Estados Unidos',
      'EE.UU.',
      'Vereinigte Staaten',
      'アメリカ',
      'アメリカ合衆国',
      '米国',
      '美国',
      '美國',
      '미국',
    ],
  ],
  DE: [
    'Germany',
    'Allemagne',
    'Germania',
    'Alemania',
    'Deutschland',
    'ドイツ',
    '德国',
    '德國',
    '독일',
  ],
  CH: ['Switzerland', 'Suisse', 'Svizzera', 'Suiza', 'Schweiz', 'スイス', '瑞士', '스위스'],
  JP: ['Japan', 'Japon', 'Giappone', 'Japón', '日本', '일본'],
  PT: ['Portugal', 'Portogallo', 'ポルトガル', '葡萄牙', '포르투갈'],
  RO: [
    'Romania',
    'Roumanie',
    'Rumania',
    'Rumänien',
    'ルーマニア',
    '罗马尼亚',
    '羅馬尼亞',
    '루마니아',
  ],
  KR: [
    'South Korea',
    'Korea',
    'Corée du Sud',
    'Corea del Sud',
    'Corea del Sur',
    'Südkorea',
    '韓国',
    '韩国',
    '한국',
  ],
  IN: ['India', 'Inde', 'Indien', 'インド', '印度', '인도'],
  AR: ['Argentina', 'Argentine', 'Argentinien', 'アルゼンチン', '阿根廷', '아르헨티나'],
  BR: ['Brazil', 'Brésil', 'Brasile', 'Brasil', 'Brasilien', 'ブラジル', '巴西', '브라질'],
  TR: [
    'Turkey',
    'Türkiye',
    'Turquie',
    'Turchia',
    'Turquía',
    'Türkei',
    'トルコ',
    '土耳其',
    '튀르키예',
  ],
  MX: ['Mexico', 'Mexique', 'Messico', 'Mexiko', 'メキシコ', '墨西哥', '멕시코'],
  BE: ['Belgium', 'Belgique', 'Belgio', 'Bélgica', 'Belgien', 'ベルギー', '比利时', '벨기에'],
  GB: [
    'United Kingdom',
    'UK',
    'Great Britain',
    'England',
    'Scotland',
    'Royaume-Uni',
    'イギリス',
    '英国',
    '영국',
  ],
  MC: ['Monaco', 'Mónaco', 'モナコ', '摩纳哥', '모나코'],
  HK: ['Hong Kong', '香港', '홍콩'],
  YU: ['Yugoslavia', 'Yougoslavie', 'Jugoslavia', 'Jugoslawien', 'ユーゴスラビア'],
  CS: [
    'Czechoslovakia',
    'Tchécoslovaquie',
    'Cecoslovacchia',
    'Tschechoslowakei',
    'チェコスロバキア',
  ],
};

/** The longest name of any country, in characters: no label is much longer. */
const LONGEST = 60;

const spellings: ReadonlyMap<string, CountryId> = new Map(
  COUNTRIES.flatMap((id) => [id, ...NAMES[id]].map((name) => [fold(name), id] as const)),
);

/** What stands before the country on a stamp, and in what a seller writes of it. */
export const MADE_IN: readonly string[] = [
  ...['made in', 'made', 'handmade in', 'manufactured in', 'manufactured', 'produced in'],
  ...[
    'crafted in',
    'fabricated in',
    'country of manufacture',
    'country of origin',
    'country of production',
  ],
  ...[
    'country manufactured',
    'origin',
    'origine',
    'origen',
    'herkunftsland',
    'herkunft',
    'country made',
    'place of manufacture',
    'manufacturing country',
  ],
  ...[
    'fabriqué',
    'fabriquée',
    'fabriqués',
    'fabriquées',
    'produit',
    'produite',
    'fabrication',
  ].flatMap((made) => [made, `${made} en`, `${made} au`, `${made} aux`]),
  ...['fabrique en', 'fabrique aux', 'pays de fabrication', "pays d'origine"],
  ...['prodotto', 'prodotta', 'fabbricato', 'fabbricata', 'fatto', 'fatta', 'realizzata'].flatMap(
    (made) => [made, `${made} in`, `${made} negli`],
  ),
  ...['paese di produzione', 'paese di origine', "paese d'origine", 'luogo di produzione'],
  ...['hecho', 'hecha', 'fabricado', 'fabricada', 'producido', 'producida', 'elaborado'].flatMap(
    (made) => [made, `${made} en`, `${made} en los`],
  ),
  ...['país de fabricación', 'país de origen', 'pais de fabricacion', 'lugar de fabricación'],
  ...[
    'hergestellt',
    'hergestellt in',
    'hergestellt in den',
    'gefertigt',
    'gefertigt in',
    'produziert in',
    'herstellungsland',
  ],
  ...['produktionsland', 'ursprungsland', 'feito em', 'feita em'],
  ...['製造国', '生産国', '原産国', 'メイドイン', 'メイド・イン・', 'メード・イン・', 'メードイン'],
  ...[
    '产地',
    '产自',
    '產自',
    '制造于',
    '生产地',
    '產地',
    '原产地',
    '制造地',
    '生产国',
    '제조국',
    '원산지',
  ],
];

/** What stands behind the country in Japanese, Chinese and Korean. */
export const MADE: readonly string[] = [
  ...['製', '製造', '製品', 'で製造', 'にて製造', '産', '生産'],
  ...['制', '制造', '制作', '生产', '产', '產', '제조', '제', '산'],
];

const BEFORE = [...MADE_IN, 'made in the'].map(fold).sort((a, b) => b.length - a.length);
const BEHIND = MADE.map(fold).sort((a, b) => b.length - a.length);

/**
 * The label that a person means: a country in any of eight languages, by its ISO code, or as the stamp has it. Undefined
 * for what it does not know, `other` for the word itself.
 *
 * @example
 * ['U.S.A.', 'Made in France', 'フランス製', 'Hecho en España', 'it'].map(labelOf) // => ["US","FR","FR","ES","IT"]
 * labelOf('Atlantis') // => undefined
 */
export function labelOf(text: string): Label | undefined {
  const name = fold(text);
  if (name === 'other') return 'other';
  const known = spellings.get(name);
  if (known !== undefined) return known;
  const front = BEFORE.find((each) => name.startsWith(each)) ?? '';
  const back = front === '' ? (BEHIND.find((each) => name.endsWith(each)) ?? '') : '';
  return spellings.get(name.slice(front.length, name.length - back.length));
}

/**
 * A name without case, accents, spaces and points, so that its spellings can be compared.
 *
 * @example
 * fold('États-Unis') // => "etatsunis"
 */
export function fold(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}

/** What is found when code and label are compared, and of what. */
export interface LabelParams {
  readonly 'no-country': { readonly label: Label };
  readonly match: { readonly factory: string; readonly label: Label; readonly year: number };
  readonly unconfirmed: { readonly factory: string; readonly label: Label };
  readonly conflict: {
    readonly factory: string;
    readonly label: Label;
    readonly year: number;
    /** The years in which the code stood for that country, where there were any. */
    readonly elsewhen: readonly Pick<Place, 'from' | 'until'>[];
  };
}

export type LabelFindingId = keyof LabelParams;

interface FindingOf<Id extends LabelFindingId> {
  readonly verdict: 'match' | 'possible' | 'conflict';
  readonly id: Id;
  readonly params: LabelParams[Id];
}

export type LabelFinding<Id extends LabelFindingId = LabelFindingId> = {
  [Each in Id]: FindingOf<Each>;
}[Id];

/** A code that reads, as far as a label is concerned. */
export interface Labelled {
  readonly factoryCode: string;
  readonly places: readonly Pick<Place, 'id' | 'evidence' | 'from' | 'until'>[];
  readonly year: number;
}

/**
 * Holds a code against the heat stamp's "Made in …": attested in that year, only possible, or neither.
 *
 * @example
 * findingOn({ factoryCode: 'SL', places: factories.get('SL').places, year: 1989 }, 'FR').verdict // => "match"
 */
export function findingOn(
  { factoryCode: factory, places, year }: Labelled,
  label: Label,
): LabelFinding {
  const countries = places.filter(({ id }) => isCountry(id));
  if (countries.length === 0) return { verdict: 'possible', id: 'no-country', params: { label } };
  const claimed = countries.filter(({ id }) => isClaimed(id, label));
  const current = claimed.filter((place) => fitsYear(place, year));
  if (current.some(({ evidence }) => evidence !== 'unconfirmed')) {
    return { verdict: 'match', id: 'match', params: { factory, label, year } };
  }
  if (current.length > 0) {
    return { verdict: 'possible', id: 'unconfirmed', params: { factory, label } };
  }
  const elsewhen = claimed.map(({ from, until }) => ({
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }));
  return { verdict: 'conflict', id: 'conflict', params: { factory, label, year, elsewhen } };
}

function isClaimed(id: string, label: Label): boolean {
  return label === 'other' ? !LABELS.some((country) => country === id) : id === label;
}
