import { KINDS } from '../../../core/factories.ts';
import type { Evidence, PlaceFacts } from '../../../core/places.ts';
import type { Trust } from '../../../evidence/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';
import type { OwnWords } from '../../words.ts';
import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';
import { core, grades } from '../core.ts';
import { familyName } from '../sources.ts';
import { tables } from './guide.ts';

/** The month in which the lists were read: `2026年11月`. */
export const readMonth = tables.text;

/** The page with all factory codes. */
export const codes = {
  path: '/codes',
  title: '製造工場のアルファベット一覧',
  /** The name of the page in breadcrumbs. */
  crumb: '製造工場のアルファベット',
  lede: (count: number, lists: number, families: number) =>
    `${BRAND}の製造番号に使われるアルファベットを、当サイトで確認できた${count}種をすべてまとめました。それぞれの製造国と、根拠となる資料がわかります。ブランドは一覧を公表していません。この表のもとは、公開されている${lists}件の一覧と、出典の記載がない早見表1件です。転載関係にある一覧は1つの「系統」として数え、全部で${families}系統あります。`,
  contents: 'このページの内容',
  byPlace: {
    title: '国・地域別',
    lede: 'アルファベットを選ぶと、それを載せている一覧をすべて示したページが開きます。',
  },
  alphabetical: {
    title: 'AからZまで',
    lede: 'それぞれが示すとされる場所を、裏づけの多い順にすべて載せています。',
  },
  lists: {
    title: '参照した一覧',
    lede: `販売店、コレクター、鑑定業者、新聞社による一覧です。${readMonth}に保存版（アーカイブ）を参照しました。途中で切れているものもあります。アルファベットを1〜3種しか載せていない一覧もあります。一覧には転載が多いため、並び順、書き間違い、文章が共通する一覧は同じ系統とし、情報源1件として数えます。転載した一覧に独自に加えられた分は、別の情報源として数えます。`,
    trustGrade: (trust: Trust) => `信頼度${trust}`,
    codeCount: (count: number) => `アルファベット${count}種を掲載`,
  },
  data: {
    title: 'データ',
    lede: '同じ表を、表計算ソフト、データベース、プログラムで使える形にしました。アルファベット、場所と国コード（ISO 3166）、年、裏づけの程度、注記、出典が入っています（国名と注記は英語です）。利用・印刷・改変・二次利用は自由です。クレジットの表示のみお願いします。',
    files: {
      json: {
        path: '/data/factory-codes.json',
        type: 'application/json',
        label: 'JSON',
        text: 'アルファベット、場所、一覧',
      },
      csv: {
        path: '/data/factory-codes.csv',
        type: 'text/csv',
        label: 'CSV',
        text: 'アルファベットと場所の組ごとに1行',
      },
      schema: {
        path: '/data/factory-codes.schema.json',
        type: 'application/schema+json',
        label: 'JSON Schema',
        text: '各項目の意味',
      },
      lookupParquet: {
        path: '/data/date-codes.parquet',
        type: 'application/vnd.apache.parquet',
        label: 'Parquet',
        text: '読み取れるすべての製造番号と、その製造時期と製造国。表に結合できます',
      },
      lookupCsv: {
        path: '/data/date-codes.csv.gz',
        type: 'application/gzip',
        label: 'CSV（gzip）',
        text: '同じ内容のテキスト版',
      },
      lookupAbout: {
        path: '/data/date-codes.json',
        type: 'application/json',
        label: 'ファイル情報',
        text: '内容の日付、版、両ファイルのチェックサム',
      },
    },
    facts: {
      date: '更新日',
      license: 'ライセンス',
      cite: 'クレジット表記',
    },
    license: {
      label: 'クリエイティブ・コモンズ 表示 4.0 国際',
      short: 'CC\u00a0BY\u00a04.0',
      href: 'https://creativecommons.org/licenses/by/4.0/',
    },
    cite: `${site.name}, Louis Vuitton factory codes`,
  },
  omissions: {
    title: '載せていないものと、その理由',
    points: [
      'CF、CV、ED、EL、EU、MO、MP、NQ、ST：機械翻訳された1つのページにしか載っておらず、そのページ自体がこのうち3種を未確認としています。',
      '機械的に複製された一覧、バッグと無関係なサイトの一覧、URLのない一覧：掲載も集計もしていません。',
      'D1とV.I.：DIとVIの表記ゆれです。読み取りの際は、DIとVIを候補として示します。',
      'イタリアの分類がどの品目を指すか：示した資料がありません。ARをスカーフ、DIとFLをチャーム、THを靴とする分類は、当サイトのもとになった早見表にしかありません。',
    ],
  },
  correction:
    'ここにない情報をお持ちでしたら、アルファベット、正しい読み方、根拠となる資料を添えてお知らせください：',
  head: {
    title: `${BRAND}のシリアルナンバー アルファベット一覧 | ${site.name}`,
    description: `${BRAND}のシリアルナンバー（製造番号）のアルファベットを、国別とAからZの順に掲載。それぞれが示す製造国、その出典、JSONとCSVの表があります。`,
    keywords: ['ルイヴィトン シリアルナンバー アルファベット', '製造国 一覧', '製造番号', 'データ'],
  },
} as const;

/** Names one after another: `イタリア、スペイン、フランス`. */
const and = new Intl.ListFormat('ja');

/** The grades of trust in a list. */
export const trustWords: Readonly<Record<Trust, string>> = {
  A: 'A：実物をもとに作られた一覧、または更新・管理が行き届いた一覧',
  B: 'B：おおむね妥当だが、大半はほかの一覧からの転載',
  C: 'C：一部しか載っていない、または内容に不備がある',
};

const KIND_NAMES: ReadonlySet<string> = new Set(KINDS.map((id) => core.places[id]));

/** What letters tell: a country, or a kind of production. */
function meaningOf(places: string): string {
  return KIND_NAMES.has(places) ? '意味' : '製造国';
}

/** The page of a code. */
export const codePage = {
  title: (code: string) => `アルファベット「${code}」`,
  crumbs: 'パンくずリスト',
  head: {
    /** `places` are those that the lists name; if there are none, those of the directory. */
    title: (code: string, places: string, lists: number) =>
      `シリアルナンバー「${code}」の${meaningOf(places)}：${places}${lists === 0 ? `・${grades.unconfirmed}` : ''}（ルイヴィトン） | ${site.name}`,
    description: (code: string, places: string, lists: number, hasExamples: boolean) =>
      [
        `${BRAND}のシリアルナンバー（製造番号）の「${code}」の${meaningOf(places)}：`,
        lists === 0
          ? `${places}。ただし、出典の記載がない早見表1件だけの情報です。`
          : `${places}（公開されている一覧${lists}件による）。`,
        hasExamples ? '製造番号の例つき。' : '',
      ].join(''),
    keywords: (code: string) => [
      `ルイヴィトン ${code}`,
      `シリアルナンバー ${code}`,
      'ルイヴィトン 製造国 アルファベット',
    ],
  },
  lede: {
    documented: (code: string, places: string) =>
      `公開されている一覧によると、「${code}」は${places}を示します。`,
    reported: (code: string, places: string, lists: number) =>
      `${lists === 1 ? '1件の一覧' : '1系統の一覧'}によると、「${code}」は${places}を示します。ほかに載せている一覧はありません。`,
    disputed: (code: string, places: string) =>
      `「${code}」が示すのは${places}です。一覧の系統によって説が分かれ、どの場所にも裏づけは1系統しかありません。`,
    unconfirmed: (code: string, places: string) =>
      `「${code}」は、当サイトが知る限り、公開されているどの一覧にも載っていません。当サイトのもとになった早見表では、${places}に分類されています。`,
    relined: (code: string) =>
      `「${code}」は、ブランドによる修理や張り替えを示します。バッグがどこで作られたかは示しません。`,
    kind: (code: string, places: string) =>
      `「${code}」は、当サイトが知る限り、公開されているどの一覧にも載っていません。当サイトのもとになった早見表には「${places}」とありますが、これは製作の種類であり、国ではありません。`,
  },
  places: {
    title: 'アルファベットの意味',
    grade: (grade: Evidence, lists: number, families: number) =>
      grade === 'unconfirmed'
        ? `${grades.unconfirmed}：公開されている一覧には載っていません`
        : `${grades[grade]}：${families === 1 ? '1系統' : `別々の${families}系統`}、一覧${lists}件`,
  },
  lists: {
    title: '載せている一覧',
    lede: `このアルファベットを載せている一覧を、見つかった限りすべて系統別に示します。同じ系統の一覧は転載関係にあるため、情報源1件として数えます。独自に加えられた分は、別の情報源として数えます。${readMonth}に保存版（アーカイブ）を参照しましたが、一部しか読めないものもありました。`,
    none: '根拠となる資料は見つかっていません。当サイトのもとになった早見表には、出典の記載がないためです。このアルファベットが載った一覧、書籍、写真をご存じでしたら、お知らせください。',
    dated: (when: string | undefined) => (when === undefined ? '日付なし' : `${when}付`),
    placesText: (places: readonly string[]) => `${and.format(places)}と記載`,
    family: (name: string, count: number) => `${familyName(name)}：一覧${count}件`,
    secondPage: '別のページ',
  },
  disagreement: {
    title: '一覧どうしの食い違い',
    text: (counts: readonly string[]) =>
      `${and.format(counts)}あります。多くは年を示していないため、どの年についてもすべての場所を示しています。`,
    count: (lists: number, place: string, years: string) =>
      `${years === '' ? place : `${place}（${years}）`}とする一覧が${lists}件`,
    severalPlaces: (lists: number) => `一覧のうち${lists}件は、複数の場所を挙げています。`,
  },
  seen: {
    title: '実際の出品から',
    count: (count: number, of: number) =>
      `公開されている中古品の出品から見つけた製造番号${of}件のうち、このアルファベットのものは${count}件です。`,
    /** One label is a whole sentence already; several are a list. */
    labels: (labels: readonly string[]) =>
      labels.length === 1 ? `${and.format(labels)}。` : `内訳は、${and.format(labels)}です。`,
    label: (count: number, of: number, country: string) =>
      count < of
        ? `${country}製とあるものが${count}件`
        : `${of === 1 ? 'この出品には' : `${of}件とも`}「${country}製」とあります`,
    noLabel: (count: number, of: number) =>
      count < of
        ? `製造国の記載がないものが${count}件`
        : `${of === 1 ? 'この出品に' : `${of}件とも`}製造国の記載はありません`,
    none: (of: number) =>
      `公開されている中古品の出品から見つけた製造番号${of}件の中に、このアルファベットのものはありません。件数が少ないため、珍しさの目安にはなりません。`,
    /** The links to the collections stand between. */
    limits: {
      before:
        '番号と製造国は出品者が入力したもので、当サイトが実物を確かめたわけではありません。手掛かりであり、証拠ではありません。Vestiaire Collectiveの出品によるもので、',
      after: 'が公開しているデータセットから引用しました。',
    },
    columns: { code: '製造番号', reading: '読み取り結果', label: 'MADE IN表記（出品者による）' },
    unstated: '記載なし',
    differs: 'どの一覧にもない国',
  },
  examples: {
    title: '年代別の番号の例',
    lede: 'このアルファベットの番号を各年代でどう読むかを示すため、ルールに沿って作った例です。工場が全期間を通じて稼働していたとは限りません。',
    columns: { code: '製造番号', reading: '読み取り結果', place: '製造国' },
    none: 'アルファベット1文字の製造番号という形式は、当サイトが知る限りありません。',
  },
  neighbors: {
    label: '前後のアルファベット',
    all: 'すべてのアルファベット',
    previous: (code: string) => `前：${code}`,
    next: (code: string) => `次：${code}`,
  },
  correction:
    'ここにない情報をお持ちでしたら、製造番号、MADE IN表記、そう判断された理由を添えてお知らせください：',
} as const;

/** A remark on an item group of the directory. */
function alsoListedUnder(group: string): string {
  return `当サイトのもとになった早見表では、イタリアの${group}にも分類されています。どの品目を指すのか、示した資料はありません。`;
}

/** Remarks on a code, each a paragraph. */
export const remarks: Readonly<Partial<Record<string, readonly string[]>>> = {
  SD: [
    '切り替わった時期は、はっきりしません。一覧では1995年とされますが、1994年8月の番号で「Made in USA」と書かれた出品があり、1994年6月の番号をフランスとする公開例もあります。そのため1994年については、どちらの国もありうるものとして扱っています。',
  ],
  DK: [
    '国に分類している一覧は、ここでは数えていません。修理の印からは、バッグがどこで作られたかはわかりません。そのため国は示していません。読み取った時期は、修理の時期かもしれません。',
  ],
  LM: [
    '年を示している一覧と同じサイトに判定ツールがありますが、その結果は一覧の説明と食い違います。',
  ],
  AR: [alsoListedUnder('スカーフ')],
  DI: [`D1は、このアルファベットの別の書き方です。${alsoListedUnder('チャーム')}`],
  FL: [alsoListedUnder('チャーム')],
  TH: [alsoListedUnder('靴')],
  VI: ['1件の一覧にあるV.I.は、このアルファベットの別の書き方です。'],
};

/** What a list says of a code, where that is not just a place. */
export const ownWords: OwnWords = {
  DK: {
    S01: 'フランスとアメリカの欄に「修理」として記載',
    S03: '修理には触れず、フランスと記載',
    S04: '修理には触れず、フランスと記載',
    S05: '「張り替え品」と記載',
    S12: '「修理」と記載',
    S13: '「修理」（番号のある部分を張り替えたもの）と記載',
    S14: '「リペアサービス」と記載',
  },
};

/** A place with its years, among other places: `アメリカ（1994年から）`. */
export function placeWithYears(place: Pick<PlaceFacts, 'id' | 'from' | 'until'>): string {
  const years = core.years(place);
  const name = core.places[place.id];
  return years === '' ? name : `${name}（${years}）`;
}

/** Formats a date that may lack the day or the month: `2016年4月18日`, `2023年1月`, `2021年`. */
export function dateText(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  return [
    `${year}年`,
    month === undefined ? '' : `${Number(month)}月`,
    day === undefined ? '' : `${Number(day)}日`,
  ].join('');
}

/** Remarks on lists of lesser weight. */
export const listRemarks: Readonly<Partial<Record<PublishedId, string>>> = {
  S24: '例に出てくる1種のみ',
  S25: '例に出てくるもののみ',
  S42: '例に出てくる1種のみ',
};

/** Descriptions of the data's fields, for the schema. */
export const dataFields = {
  table: `${BRAND}の製造番号のアルファベットが表す製造国と、それを載せている公開の一覧。ブランドは一覧を公表していません。`,
  version: 'この表の形式の版。項目の名前や意味が変わると、これも変わります。',
  date: '内容を最後に変更した日。',
  license: 'クリエイティブ・コモンズ 表示 4.0 国際。SPDX識別子で示します。',
  source: '同じ表を載せているページ。',
  codes: 'すべてのアルファベット。アルファベット順。',
  code: '刻印されているアルファベット。大文字。',
  places: 'そのアルファベットが示すとされるもののすべて。裏づけの多い順。',
  id: '表す場所。`country`と同じ国、または製作の種類。',
  country:
    'ISO 3166-1 alpha-2。YUとCSは、ユーゴスラビアとチェコスロバキアの旧コード。国でないものはnull。',
  place: '場所の名前。英語。',
  evidence:
    'documented：別々の2つ以上の系統の一覧にある。reported：1つの系統にある。unconfirmed：公開されている一覧にはなく、当サイトのもとになった早見表にのみある。',
  from: 'そのアルファベットがそこを示すようになった最初の年（西暦）。別々の2つの系統が示す場合のみ。1つの一覧だけが示す年は`note`にあります。',
  until: '最後の年（西暦）。その年を含みます。',
  note: 'その他の注記。英語。',
  sources: 'それを載せている公開の一覧。`lists`のidで示します。',
  families: 'そのうち別々の情報源：一覧の系統と、系統の一覧に付け加えた一覧。',
  lists: 'アルファベットを載せている公開の一覧のすべて。',
  title: '一覧の題名と公開元。英語。',
  language: '一覧の言語。ISO 639-1。',
  originalTitle: '一覧の原題。英語の場合はありません。',
  urls: '参照したページ。',
  family: '同じ系統の一覧は転載関係にあり、情報源1件として数えます。',
  trust:
    'A：実物をもとに作られた一覧、または更新・管理が行き届いた一覧。B：おおむね妥当だが、大半はほかの一覧からの転載。C：一部しか載っていない、または内容に不備がある。',
  dated: '一覧に記された年、月または日。ISO 8601。',
  read: '参照した月。ISO 8601。',
} as const;
