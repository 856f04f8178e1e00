import type { Day } from '../../core/calendar.ts';
import type { CountryId, PlaceId } from '../../core/factories.ts';
import { EARLY_LETTERS, type Standing } from '../../core/formats.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import type { ElsewhereId, Label } from '../../core/labels.ts';
import type { CodeDate, NoticeParams } from '../../core/notices.ts';
import { CHIPS_MONTH, YEARS } from '../../core/years.ts';
import type { Evidence, PlaceFacts } from '../../core/places.ts';
import type { CoreWords } from '../words.ts';
import { BRAND } from './brand.ts';
import { sentences } from './text.ts';

const HOUSES = { Chanel: 'シャネル', Gucci: 'グッチ' } as const;

const CHANGES = {
  'latin-letters': '半角の英字で',
  'without-punctuation': '記号なしで',
  'letters-first': 'アルファベットを先に',
  'digits-first': '数字を先に',
  number: '表計算ソフトで変換される前の形で',
} as const;

/** The decade of the early codes. */
export const early = `${YEARS.first}年代`;

/** When chips began to take the place of codes. */
export const firstChips = `${YEARS.chips}年${monthName(CHIPS_MONTH)}`;

const places: Readonly<Record<PlaceId, string>> = Object.freeze({
  FR: 'フランス',
  DE: 'ドイツ',
  IT: 'イタリア',
  ES: 'スペイン',
  CH: 'スイス',
  US: 'アメリカ',
  JP: '日本',
  PT: 'ポルトガル',
  RO: 'ルーマニア',
  KR: '韓国',
  IN: 'インド',
  AR: 'アルゼンチン',
  BR: 'ブラジル',
  TR: 'トルコ',
  MX: 'メキシコ',
  BE: 'ベルギー',
  GB: 'イギリス',
  MC: 'モナコ',
  HK: '香港',
  YU: 'ユーゴスラビア',
  CS: 'チェコスロバキア',
  're-lined': '修理・張り替え',
  'special-edition': 'スペシャルエディション',
  'special-order': 'スペシャルオーダー',
  'special-production': '特別製作・アトリエ',
  workshop: '工房・カスタム',
});

/** Countries that labels name and no code. */
const elsewhere: Readonly<Record<ElsewhereId, string>> = {
  CN: '中国',
  TW: '台湾',
  TH: 'タイ',
  VN: 'ベトナム',
  PH: 'フィリピン',
  ID: 'インドネシア',
  MA: 'モロッコ',
  TN: 'チュニジア',
  PL: 'ポーランド',
  NL: 'オランダ',
  AT: 'オーストリア',
  CA: 'カナダ',
};

/** What the decoder found out, in Japanese. */
export const core: CoreWords = Object.freeze<CoreWords>({
  language: 'ja',
  date: ({ year, week, month }) =>
    week === undefined ? `${year}年${month}月` : `${year}年第${week}週`,
  days({ from, to }) {
    const [start, end] = [partsOf(from), partsOf(to)];
    const year = start.year === end.year ? '' : end.year;
    const month = start.month === end.month && year === '' ? '' : end.month;
    return `${dayText(from)}〜${year}${month}${end.day}`;
  },
  periods: Object.freeze<CoreWords['periods']>({
    'week-year': `${YEARS.weeks}年〜${firstChips}`,
    'month-year': `${YEARS.months}〜${YEARS.lastMonths}年`,
    'letters-first': early,
    'digits-letters': early,
    'digits-only': `${early}前半`,
  }),
  formats: Object.freeze<CoreWords['formats']>({
    'week-year': `${YEARS.weeks}年以降の形式（週と年）`,
    'month-year': `${YEARS.months}〜${YEARS.lastMonths}年の形式（月と年）`,
    'letters-first': '初期の形式（アルファベット＋数字）',
    'digits-letters': '初期の形式（数字＋アルファベット）',
    'digits-only': '初期の形式（数字のみ）',
  }),
  places,
  notes: Object.freeze<CoreWords['notes']>({
    'japanese-lists-beyond-a2': '日本の一覧にだけあります。欧米の一覧はA2までです。',
    'special-order-mark':
      'AASをフランスとする一覧には、スペシャルオーダーの印とするものもあります。',
    scotland: '（スコットランド）',
    'japanese-lists-say-france': '1つの一覧によります。日本の一覧ではフランスです。',
    'japanese-lists-alone': '日本の一覧にだけあります。',
    vintage: 'ヴィンテージのものです。',
    'printed-d1': '日本の一覧では、数字を使ってD1と書かれています。',
    repair: 'ブランドの修理で、番号のある部分が取り替えられています。',
    'oldest-list-special-order': '最も古い一覧には「スペシャルオーダー」と添えられています。',
    'example-read-as-france': '掲載例「891 FC」をフランス製としている一覧が1件あります。',
    scarves: 'スカーフのものです。',
    hats: '帽子のものです。',
    straps: '主にストラップのものです。',
    'san-dimas': 'カリフォルニア州サンディマスの工場です。',
    'kind-of-production': '国ではなく、製作の種類です。',
    alvarado:
      'テキサス州です。アルバラードの工房は2019年6月に開設されました。年を記した一覧はありません。',
  }),
  years: yearsOf,
  yearRemark: ({ sources, ...years }) =>
    sources.length === 0
      ? `年（${yearsOf(years)}）を記しているのは、当サイトのもとになった早見表だけです。`
      : `年（${yearsOf(years)}）を記している一覧は1つだけです。`,
  either,
  assumed: (place) => `${place}（推定）`,
  errors: Object.freeze<CoreWords['errors']>({
    empty: '製造番号を入力してください',
    'unknown-pattern': `この形式は、${BRAND}の製造番号として知られているどの形式とも一致しません。入力内容をご確認ください。`,
    'invalid-week': '週の数字が正しくありません（週は1〜53です）。',
    'invalid-month': '月の数字が正しくありません（月は1〜12です）。',
    'unknown-factory': '製造国のわからないアルファベットです。',
    'future-date': '製造時期が未来の日付になります。実際にはありえず、偽物の疑いがあります。',
  }),
  reasons: Object.freeze<CoreWords['reasons']>({
    empty: '番号がありません。',
    'unknown-pattern': '製造番号ではないようです。',
    'invalid-week': '存在しない週です。',
    'invalid-month': '存在しない月です。',
    'unknown-factory': 'どの一覧にもないアルファベットです。',
    'future-date': '未来の日付です。',
  }),
  misread: (codes) => `${either(codes)}の可能性があります。`,
  styleNumber:
    'これは型番のようです。型番はレシートや値札にある商品の番号で、モデルを表します。製造番号は、バッグの内側に刻印されています。',
  notices: Object.freeze<CoreWords['notices']>({
    'outside-era': ({ year, week }) => {
      if (year > YEARS.lastCodes)
        return `この頃には製造番号はほぼICチップに置き換わっていて、${year}年の製造番号はどの資料にも見当たりません。`;
      return week === undefined
        ? `${year}年のこのような製造番号は、どの資料にも見当たりません。`
        : `週を表す製造番号は${YEARS.weeks}年に始まりました。${year}年のものは、どの資料にも見当たりません。`;
    },
    'before-codes': ({ year }) =>
      `${year}年の製造番号が付いたバッグはありません。製造番号は早くても${YEARS.first}年からです。`,
    'week-before-2007': () =>
      `週を表す製造番号が資料で確認できるのは${YEARS.weeks}年からです。${YEARS.lastMonths}年のものとして印刷されているのは、ある解説が自ら挙げた例だけで、おそらく誤記です。`,
    'week-after-march-2021': () =>
      `${firstChips}からICチップへの切り替えが始まりましたが、一斉ではありません。製造番号のあるものは${YEARS.lastCodes}年製まで考えられます。`,
    'no-week-53': ({ year }) =>
      `${year}年は52週までしかないため、第53週は第52週のあとの7日間としています。`,
    'month-in-2007': () =>
      `${YEARS.weeks}年に、月の表示から週の表示に変わりました。この年に月を表す番号は多くありません。`,
    'letters-before-1985': () =>
      `アルファベットが付くようになったのは${early}の半ば頃です。${YEARS.letters}年より前でアルファベットのある番号は、${EARLY_LETTERS.join('と')}の2件しか知られておらず、どちらも1点だけの例です。`,
    'digits-before-1982': () =>
      `最初の製造番号は、解説によって${YEARS.first}年とも${YEARS.digits}年ともいわれます。${YEARS.digits}年より前の公開例は見つかっていません。`,
    'digits-after-1986': () =>
      `${YEARS.lettersAlways}年頃からは、ふつうアルファベットが付きます。この年に数字だけの番号は多くありません。`,
    'month-first': () =>
      `月を先に読んだ場合の時期です。公開されている解説では、${early}の製造番号は年が先なので、参考程度にしてください。`,
    'country-assumed': ({ country }) =>
      `アルファベットがないため、製造工場はわかりません。${places[country]}は推定で、製造番号が示しているわけではありません。`,
    're-lined': ({ factory }) =>
      `${factory}は、ブランドによる修理や張り替えを示します。読み取った時期は、修理の時期かもしれません。製造国は表していません。`,
    'no-country': ({ factory }) => `${factory}は国ではなく、製作の種類を表します。`,
    'before-opening': ({ factory, opened, year }) =>
      `複数の資料によると、${factory}の工場が開設されたのは${opened}年です。製造番号では${year}年なので、アルファベットをもう一度確かめてください。`,
    'factory-reported': ({ factory }) =>
      `${factory}を載せているのは、転載関係にある1系統の一覧だけです。そのため製造国は「裏づけあり」ではなく「報告あり」です。`,
    'factory-unconfirmed': ({ factory }) =>
      `${factory}は、当サイトが知る限り、公開されているどの一覧にもありません。製造国は、出典の記載がない早見表1件によるものです。`,
    'letters-worn': wornLetters,
  }),
  hints: Object.freeze<CoreWords['hints']>({
    'letters-worn': wornLetters,
    'year-alone': ({ year }) =>
      `${year}は西暦のようです。製造番号では年の数字が分かれて入り、ほとんどの番号にはアルファベットも付きます。`,
    'digit-missing': ({ factory }) =>
      `${YEARS.months}年以降、${factory}の付く番号の数字は4桁です。1桁足りないようです。読めない数字は「?」で入力してください。`,
    'digit-extra': () => '製造番号の数字は4桁までです。1桁多いようです。',
    'other-house': ({ house }) =>
      `${HOUSES[house]}のシリアルナンバーの形式です。ここで読み取れるのは${BRAND}の製造番号だけです。`,
  }),
  change(change) {
    switch (change.id) {
      case 'once':
        return `2つ続く${change.params.written}を1つに`;
      case 'twice':
        return `1つの${change.params.written}を2つに`;
      case 'without':
        return `「${change.params.written}」を除いて`;
      case 'with':
        return `「${change.params.read}」を補って`;
      case 'instead': {
        const { read, written } = change.params;
        if (/\d/.test(written) && /\d/.test(read)) return `${written}ではなく${read}`;
        return /\d/.test(read)
          ? `英字の${written}ではなく数字の${read}`
          : `${written}ではなく英字の${read}`;
      }
      default:
        return CHANGES[change.id];
    }
  },
  sentences,
  changes: (texts) => [...new Set(texts)].join('、'),
  label: Object.freeze<CoreWords['label']>({
    'no-country': ({ label }) =>
      `この製造番号は国を表していません。MADE IN表記が${labelName(label)}でも、合っているとも違っているともいえません。`,
    assumed: ({ label }) =>
      `アルファベットがないため、製造工場はわかりません。こうした番号は${labelName(label)}製と推定しており、MADE IN表記はこれと一致しています。`,
    match: ({ factory, label, evidence, years, outside }) => {
      const agreement = 'MADE IN表記と製造番号は一致しています。';
      if (evidence === 'reported')
        return `${factory}を${labelName(label)}としているのは1系統の一覧だけですが、${agreement}`;
      const when = aboutYears(years);
      const only = yearsOf(outside);
      const exception = only === '' ? '' : `（うち1つは${only}のみ）`;
      return `公開されている一覧では、${when === '' ? '' : `${when}の`}${factory}は${labelName(label)}です${exception}。${agreement}`;
    },
    unconfirmed: ({ factory, label }) =>
      `${factory}を${labelName(label)}としているのは、出典の記載がない早見表1件だけです。出品者に詳しく聞いてみてください。`,
    'few-sources': ({ factory, label, families }) =>
      families === 0
        ? `${factory}は、公開されているどの一覧にもありません。MADE IN表記が${labelName(label)}でも、違っているとはいえません。`
        : `${factory}を載せているのは1系統の一覧だけです。その一覧では${labelName(label)}ではありませんが、裏づけが足りないため、MADE IN表記と食い違うとはいえません。`,
    'seen-item': (params) =>
      `${labelConflict(params)}ただし、${params.seen}という番号で、MADE IN表記がこの国の実物も確認しています。一覧に漏れがあるのかもしれませんので、詳しく確認してください。`,
    conflict: (params) =>
      `${labelConflict(params)}ただし、修理で番号が変わることもあり、これだけで偽物とは断定できません。`,
  }),
  unknownLabel: (given) => `「${given}」は国名として認識できないため、比較していません。`,
});

/** Why a label conflicts with a code, without advice. */
export function labelConflict(params: LabelParams['conflict']): string {
  const { factory, label, year, elsewhen } = params;
  const named = either(params.countries.map((id) => places[id]));
  const years = elsewhen.map(aboutYears).join('または');
  if (label === 'other')
    return `公開されている一覧では、${factory}は${named}で、MADE IN表記の国ではありません。`;
  return elsewhen.length > 0
    ? `公開されている一覧では、${factory}が${labelName(label)}を表すのは${years}に限られ、${year}年は${named}です。`
    : `公開されている一覧では、${factory}は${named}で、${labelName(label)}ではありません。`;
}

/** What digits alone would mean if letters in front of them have worn away. */
function wornLetters({ code, date }: NoticeParams['letters-worn']): string {
  return `前にアルファベットが2文字あったとすれば、${code}は${dateInText(date)}です。`;
}

/** A date within a sentence: `2016年第22週`, `2003年11月`. */
export function dateInText({ year, week, month }: CodeDate): string {
  return week === undefined ? `${year}年${month}月` : `${year}年第${week}週`;
}

/** A standing in one word. */
export const standings: Readonly<Record<Standing, string>> = {
  documented: '確認例あり',
  unusual: '確認例が少ない',
  undocumented: '確認例なし',
};

/** How well a place is attested, in one word. */
export const grades: Readonly<Record<Evidence, string>> = {
  documented: '裏づけあり',
  reported: '報告あり',
  unconfirmed: '未確認',
};

/** A country as a sentence about a label has it. */
export function labelName(label: Label): string {
  return label === 'other' ? 'ほかの国' : countryName(label);
}

const countries = { ...places, ...elsewhere };

/** A country by its name alone. */
export function countryName(country: CountryId | ElsewhereId): string {
  return countries[country];
}

/** Country names as a sentence has them. Japanese has no articles. */
export function withArticle(countries: string): string {
  return countries;
}

function either(names: readonly string[]): string {
  return names.join('、').replace(/、(?=[^、]*$)/, 'または');
}

function yearsOf({ from, until }: Pick<PlaceFacts, 'from' | 'until'>): string {
  if (from !== undefined && until !== undefined) return `${from}〜${until}年`;
  if (from !== undefined) return `${from}年以降`;
  return until === undefined ? '' : `${until}年まで`;
}

/** The years of a border, which lists put a year earlier or later. */
function aboutYears(years: Pick<PlaceFacts, 'from' | 'until'>): string {
  return yearsOf(years).replace(/年/g, '年頃');
}

/** A day: `2003年11月3日`. */
export function dayText(day: Day): string {
  const { year, month, day: date } = partsOf(day);
  return `${year}${month}${date}`;
}

function partsOf(day: Day): { year: string; month: string; day: string } {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
  return { year: `${year}年`, month: monthName(Number(month)), day: `${Number(date)}日` };
}

export function monthName(month: number): string {
  return `${month}月`;
}
