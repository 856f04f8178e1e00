import { COUNTRIES, type CountryId } from './factories.ts';
import { fitsYear, isCountry, type PlaceFacts } from './places.ts';
import { textOf } from './prepare.ts';

/** The countries that heat stamps name, as they are offered: FR, IT, ES, US, DE, CH. */
export const LABELS = Object.freeze([
  'FR',
  'IT',
  'ES',
  'US',
  'DE',
  'CH',
] as const satisfies readonly CountryId[]);

/** Countries that a label can name although no code stands for them, by ISO 3166-1. */
export const ELSEWHERE = [
  ...(['CN', 'TW', 'TH', 'VN', 'PH', 'ID', 'MA', 'TN', 'PL', 'NL', 'AT', 'CA'] as const),
] as const;

/** A country that no code stands for. */
export type ElsewhereId = (typeof ELSEWHERE)[number];

/** What a heat stamp says it was made in; `other` stands for every country that LABELS does not name. */
export type Label = CountryId | ElsewhereId | 'other';

/**
 * What people and stamps call a country besides its code: English, French, Italian, Spanish, German, Japanese, Chinese and
 * Korean names. These are what is recognized, whatever language is spoken.
 */
export const NAMES: Readonly<Record<CountryId | ElsewhereId, readonly string[]>> = {
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
      'EEUU',
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
  CN: ['China', 'PRC', 'Chine', 'Cina', '中国', '中國', '중국'],
  TW: ['Taiwan', 'Taïwan', '台湾', '台灣', '대만'],
  TH: ['Thailand', 'Thaïlande', 'Thailandia', 'Tailandia', 'タイ', '泰国', '泰國', '태국'],
  VN: ['Vietnam', 'Viet Nam', 'ベトナム', '越南', '베트남'],
  PH: ['Philippines', 'Filippine', 'Filipinas', 'Philippinen', 'フィリピン', '菲律宾', '필리핀'],
  ID: ['Indonesia', 'Indonésie', 'Indonesien', 'インドネシア', '印度尼西亚', '인도네시아'],
  MA: ['Morocco', 'Maroc', 'Marocco', 'Marruecos', 'Marokko', 'モロッコ', '摩洛哥', '모로코'],
  TN: ['Tunisia', 'Tunisie', 'Túnez', 'Tunesien', 'チュニジア', '突尼斯', '튀니지'],
  PL: ['Poland', 'Pologne', 'Polonia', 'Polen', 'ポーランド', '波兰', '폴란드'],
  NL: [
    ...['Netherlands', 'Holland', 'Pays-Bas', 'Paesi Bassi', 'Países Bajos', 'Niederlande'],
    ...['オランダ', '荷兰', '네덜란드'],
  ],
  AT: ['Austria', 'Autriche', 'Österreich', 'オーストリア', '奥地利', '오스트리아'],
  CA: ['Canada', 'Canadá', 'Kanada', 'カナダ', '加拿大', '캐나다'],
};

/**
 * What people call something of a country: `French made`, `fabrication française`. Only beside words of making; "Italian
 * leather" says nothing of a label.
 */
export const ADJECTIVES: Readonly<Record<(typeof LABELS)[number], readonly string[]>> = {
  FR: [
    ...['French', 'français', 'française', 'francese', 'francés', 'francesa', 'französisch'],
    ...['französische', 'französischer', '法'],
  ],
  IT: [
    ...['Italian', 'italien', 'italienne', 'italiano', 'italiana', 'italienisch'],
    ...['italienische', 'italienischer', '意'],
  ],
  ES: [
    ...['Spanish', 'espagnol', 'espagnole', 'spagnolo', 'spagnola', 'español', 'española'],
    ...['spanisch', 'spanische', 'spanischer', '西'],
  ],
  US: [
    ...['American', 'US', 'américain', 'américaine', 'americano', 'americana', 'amerikanisch'],
    ...['amerikanische', 'amerikanischer', 'estadounidense', 'statunitense', '美'],
  ],
  DE: [
    ...['German', 'allemand', 'allemande', 'tedesco', 'tedesca', 'alemán', 'alemana', 'deutsch'],
    ...['deutsche', 'deutscher', '德'],
  ],
  CH: ['Swiss', 'suisse', 'svizzero', 'svizzera', 'suizo', 'suiza', 'schweizer'],
};

/** The longest name of any country, in characters: no label is much longer. */
const LONGEST = 60;

const spellings: ReadonlyMap<string, CountryId | ElsewhereId> = new Map([
  ...LABELS.flatMap((id) => ADJECTIVES[id].map((name) => [fold(name), id] as const)),
  ...[...COUNTRIES, ...ELSEWHERE].flatMap((id) =>
    [id, ...NAMES[id]].map((name) => [fold(name), id] as const),
  ),
]);

/** What stands before the country on a stamp, and in what a seller writes of it. */
export const MADE_IN: readonly string[] = [
  ...['made in', 'made', 'handmade in', 'manufactured in', 'manufactured', 'produced in'],
  ...[
    'crafted in',
    'fabricated in',
    'country of manufacture',
    'country of origin',
    'country of production',
    'country of fabrication',
  ],
  ...[
    'country manufactured',
    'origin',
    'origine',
    'origen',
    'herkunftsland',
    'herkunft',
    'country made',
    'production',
    'production in',
    'place of manufacture',
    'place of production',
    'place of origin',
    'production place',
    'production country',
    'manufacturing country',
    'manufacture country',
    'manufacturing location',
    'made in country',
    'label says',
    'label reads',
    'assembled in',
  ],
  ...[
    'fabriqué',
    'fabriquée',
    'fabriqués',
    'fabriquées',
    'produit',
    'produite',
    'fabrication',
    'confectionné',
    'confectionnée',
    'confection',
    'conçu et fabriqué',
    'réalisé',
    'réalisée',
  ].flatMap((made) => [made, `${made} en`, `${made} au`, `${made} aux`]),
  ...['fabrique en', 'fabrique aux', 'fait en', 'faite en', 'pays de fabrication'],
  ...["pays d'origine", 'pays de production', 'lieu de fabrication'],
  ...['prodotto', 'prodotta', 'fabbricato', 'fabbricata', 'fatto', 'fatta'].flatMap((made) => [
    made,
    `${made} in`,
    `${made} negli`,
  ]),
  ...[
    'realizzato',
    'realizzata',
    'confezionato',
    'confezionata',
    'produzione',
    'fabbricazione',
  ].flatMap((made) => [made, `${made} in`, `${made} negli`]),
  ...['paese di produzione', 'paese di origine', "paese d'origine", 'luogo di produzione'],
  ...['paese di fabbricazione', 'luogo di fabbricazione'],
  ...['hecho', 'hecha', 'fabricado', 'fabricada', 'producido', 'producida', 'elaborado'].flatMap(
    (made) => [made, `${made} en`, `${made} en los`],
  ),
  ...[
    'elaborada',
    'confeccionado',
    'confeccionada',
    'fabricación',
    'fabricacion',
    'producción',
  ].flatMap((made) => [made, `${made} en`, `${made} en los`]),
  ...['país de fabricación', 'país de origen', 'pais de fabricacion', 'lugar de fabricación'],
  ...['país de producción', 'país fabricación', 'pais de origen'],
  ...[
    'hergestellt',
    'hergestellt in',
    'hergestellt in den',
    'gefertigt',
    'gefertigt in',
    'produziert',
    'produziert in',
    'fertigung in',
    'herstellung in',
    'herstellung',
    'produktion in',
    'gemacht in',
    'genäht in',
    'herstellungsland',
    'herstellungsort',
    'fertigungsland',
  ],
  ...['produktionsland', 'produktionsort', 'ursprungsland', 'feito em', 'feita em'],
  ...['製造国', '生産国', '原産国', '製造地', '生産地', '原産地', '製造場所', '生産'],
  ...['メイドイン', 'メイド・イン・', 'メード・イン・', 'メードイン', 'メイド イン '],
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
    '生产国家',
    '制造国',
    '製造國',
    '生產地',
    '原產地',
    '제조국',
    '제조국가',
    '제조 국가',
    '생산국',
    '생산지',
    '제조지',
    '원산지',
    '메이드인',
    '메이드 인',
  ],
];

/** What stands behind the country in Japanese, Chinese and Korean. */
export const MADE: readonly string[] = [
  ...['製', '製造', '製品', 'で製造', 'にて製造', '産', '生産', 'で生産', 'で作られ', '工場製'],
  ...['制', '制造', '制作', '生产', '产', '產', '生產', '제조', '제', '산', '생산', '에서 제조'],
];

/** What stands before an adjective: `fabrication française`. */
export const MAKING: readonly string[] = [
  ...['fabrication', 'confection', 'facture', 'manufacture', 'production'],
  ...['fabbricazione', 'produzione', 'lavorazione', 'manifattura', 'fattura', 'confezione'],
  ...['fabricación', 'fabricacion', 'producción', 'produccion', 'manufactura', 'confección'],
];

/** What stands behind one: `French made`, `französische Fertigung`. */
export const MADE_BEHIND: readonly string[] = [
  ...['made', 'manufactured', 'produced', 'manufacture', 'production', 'make', 'built'],
  ...['Fertigung', 'Herstellung', 'Produktion', 'Fabrikation', 'gefertigt', '产', '產'],
];

/** What was meant before: a table names the same few countries again and again. */
const meant = new Map<string, Label | undefined>();
const MOST_MEANT = 1000;

/** What may stand before a country and behind it, the longest first. */
const BEFORE = longestFirst([...MADE_IN, ...MAKING, 'made in the', 'the', 'in', 'country', 'land']);
const BEHIND = [
  ...longestFirst([...MADE, ...MADE_BEHIND, 'hergestellt', 'produziert', 'gemacht']),
  '',
];

function longestFirst(texts: readonly string[]): readonly string[] {
  return texts.map(fold).sort((a, b) => b.length - a.length);
}

/** How a Japanese sentence ends: フランスで製造されました。 */
const ENDING = /(?:されました|されています|された|です)[。\s]*$/u;

/** What parts a stamp in two languages: `Made in France / Fabriqué en France`. */
const PARTS = /[/|;,\n•·]/u;

/**
 * The label that a person means: a country in any of eight languages, by its ISO code, or as the stamp has it. Undefined
 * for what it does not know and for several countries, `other` for the word itself.
 *
 * @example
 * ['U.S.A.', 'Made in France', 'フランス製', 'Hecho en España', 'it'].map(labelOf) // => ["US","FR","FR","ES","IT"]
 * labelOf('Made in France / Fabriqué en France') // => "FR"
 * labelOf('Atlantis') // => undefined
 */
export function labelOf(text: string): Label | undefined {
  const written = textOf(text).slice(0, LONGEST);
  if (!meant.has(written)) {
    if (meant.size === MOST_MEANT) meant.clear();
    meant.set(written, meantBy(written));
  }
  return meant.get(written);
}

function meantBy(written: string): Label | undefined {
  const parts = written.split(PARTS).filter((part) => fold(part) !== '');
  const [label, ...others] = new Set(parts.map(namedBy));
  return others.length === 0 ? label : undefined;
}

function namedBy(part: string): Label | undefined {
  const name = fold(part);
  return name === 'other'
    ? 'other'
    : (spellings.get(name) ?? countryIn(fold(part.replace(ENDING, ''))));
}

/** The country between the most that may stand before it, if anything, and what may stand behind it. */
function countryIn(name: string): Label | undefined {
  const most = BEFORE.find((each) => name.startsWith(each)) ?? '';
  const backs = BEHIND.filter((each) => name.endsWith(each));
  return [most, '']
    .flatMap((front) => backs.map((back) => name.slice(front.length, name.length - back.length)))
    .map((each) => spellings.get(each))
    .find((each) => each !== undefined);
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
    readonly elsewhen: readonly Pick<PlaceFacts, 'from' | 'until'>[];
  };
}

/** What is found when code and label are compared: `conflict` where no source places the code in that country in its year. */
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
  readonly places: readonly Pick<PlaceFacts, 'id' | 'evidence' | 'from' | 'until'>[];
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
