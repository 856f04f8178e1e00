import type { GroupId, HeadingId } from '../../evidence/directory.ts';
import type { EraId } from '../../evidence/eras.ts';
import { YEARS } from '../../core/years.ts';
import type { PlaceFacts } from '../../core/places.ts';
import { core, early, firstChips } from './core.ts';
import type { HistoricalNoteWords } from '../words.ts';

const { months, lastMonths, weeks, chips } = YEARS;

/** The years of the eras, ready for sentences. */
export const years = {
  ...YEARS,
  early,
  monthSpan: `${months}〜${lastMonths}年`,
  weekSpan: `${weeks}〜${chips}年`,
  firstChips,
} as const;

/** The guide to factory codes on the home page. */
export const guide = {
  title: '製造工場のアルファベット',
  lede: '世界各地の製造国と、それを表すアルファベットの一覧です。',
  fold: { show: '一覧を見る', hide: '一覧を閉じる' },
} as const;

/** The legend of the code index. */
export const legend = {
  sources: 'すべての出典を見る',
  itemGroups:
    'どのアルファベットがチャーム、スカーフ、靴のものかを示す公開資料はありません。この分類は、当サイトのもとになった早見表（出典の記載なし）によるものです。',
  japan:
    '日本で作られたルイ・ヴィトンのバッグは、当サイトの知る限り確認されていません。日本の欄のアルファベットは、当サイトのもとになった早見表だけによるもので、公開されている一覧に、日本とするものはありません。',
} as const;

/** The name of a heading in the directory; a country has its own name. */
export function headingName(id: HeadingId): string {
  if (id === 'special') return '特別仕様・希少なもの';
  if (id === 'historical') return '過去のもの・廃止';
  return id === 'single-letters' ? '1文字のヴィンテージ（1980年代より前）' : core.places[id];
}

/** The subheadings of the directory. */
export const groupNames: Readonly<Record<GroupId, string>> = {
  'IT/general': '全般',
  'IT/charms': 'バッグチャーム・ジュエリー',
  'IT/scarves': 'スカーフ',
  'IT/shoes': '靴',
  'JP/primary': '主なもの',
  'JP/vintage': '過去・ヴィンテージ',
  'BE/scarves': 'スカーフ',
  'GB/hats': '帽子',
  'special/special-edition': 'スペシャルエディション',
  'special/workshop': '工房・カスタム',
  'special/special-production': '特別製作・アトリエ',
  'historical/YU': 'ユーゴスラビア（ヴィンテージ）',
  'historical/CS': 'チェコスロバキア（ヴィンテージ）',
  'single-letters/FR': 'フランス',
  'single-letters/IT': 'イタリア',
  also: 'その他（公開されている一覧に記載）',
};

/** The years of a place, to append to its name: `（1994年まで）`, `（ヴィンテージ）`; empty if they are not known. */
export function yearsSuffix(place: Pick<PlaceFacts, 'from' | 'until' | 'note'>): string {
  const span = core.years(place);
  if (span !== '') return `（${span}）`;
  return place.note === 'vintage' ? '（ヴィンテージ）' : '';
}

export const overlapsPanel = {
  title: '複数の国で使われるアルファベット',
  lede: '複数の国を表すとされるアルファベットです。裏づけの多い国から順に並べています。',
} as const;

export const periodsPanel = { title: '年代別の早見表' } as const;

/** The four systems, oldest first. */
export const periods = [
  { years: years.early, what: '数字とアルファベット' },
  { years: years.monthSpan, what: '月と年（アルファベット2文字＋数字4桁）' },
  { years: years.weekSpan, what: '週と年（アルファベット2文字＋数字4桁）' },
  { years: `${years.firstChips}〜現在`, what: 'ICチップ' },
] as const;

export const evolutionPanel = {
  title: '形式の移り変わり',
  unsourced: '出典は見つかっていません',
} as const;

/** Told in the guide, on the page about missing codes and in the blog. */
export const afterLastCodes = `${YEARS.lastCodes}年より後の番号に触れた資料は1つありますが、実例を示した資料はありません。`;

/** The text on each era. */
export const eraWords: Readonly<
  Record<EraId, { readonly years: string; readonly shape: string; readonly text: string }>
> = {
  none: {
    years: '1960年代の末まで',
    shape: 'なし',
    text: `この頃の製造番号を示す資料はありません。どの解説記事も、${years.first}年頃より前にはなかったとしています。`,
  },
  'letter-number': {
    years: '1970〜80年代',
    shape: 'アルファベットと数字',
    text: '当サイトのもとになった早見表では、この頃からアルファベットと数字の番号があったとされています。そう述べる解説は、公開されているものの中には見つかっていません。',
  },
  digits: {
    years: `${years.early}前半`,
    shape: '数字3〜4桁',
    text: '年、月の順です。「836」は1983年6月を表します。',
  },
  'digits-and-letters': {
    years: `${years.early}半ば`,
    shape: '数字とアルファベット2文字',
    text: '同じ数字の前か後ろに、製造工場のアルファベットが付きます。「8912 SL」も「SL8912」も1989年12月を表します。',
  },
  months: {
    years: years.monthSpan,
    shape: 'アルファベット2文字と数字4桁（月と年）',
    text: '1桁目と3桁目が月、2桁目と4桁目が年です。「SD1013」は2003年11月を表します。',
  },
  transition: {
    years: `${years.lastMonths}〜${years.weeks}年`,
    shape: '移行期',
    text: `月から週に変わります。資料では${years.weeks}年からとされています。${years.lastMonths}年の週とする解説が1件ありますが、自ら挙げた例で、おそらく誤記です。`,
  },
  weeks: {
    years: `${years.weeks}年〜${years.firstChips}`,
    shape: 'アルファベット2文字と数字4桁（週と年）',
    text: '1桁目と3桁目が週、2桁目と4桁目が年です。「AR2126」は2016年第22週を表します。',
  },
  chips: {
    years: `${years.firstChips}から`,
    shape: '暗号化されたICチップ',
    text: `製造番号に代わってICチップが入るようになりました。切り替えは一斉ではなく、製造番号のあるものは${years.lastCodes}年製まで考えられます。`,
  },
};

export const notesPanel = {
  title: '知っておきたいこと',
  notes: {
    sd: {
      about: 'SDは国が変わりました',
      text: '1994年まではフランスの工場、その後はアメリカ・カリフォルニア州サンディマスの工場を表します。それより前の番号なのに「MADE IN USA」とある場合は、念入りに確認しましょう。',
    },
    dk: {
      about: 'DKは製造国を表しません',
      text: 'ブランドが修理や張り替えをしたバッグの印です。時期は、製造から何年もあとの修理の時期かもしれません。番号とMADE IN表記が合うとは限りません。',
    },
    'french-company': {
      about: 'フレンチ・カンパニー',
      text: '1970年代から1991年頃までアメリカでバッグを作っていたライセンス企業（The French Company）です。独自のタグが付き、製造番号のないものが多くあります。',
    },
    vintage: {
      about: 'ヴィンテージのアルファベット',
      text: '当サイトのもとになった早見表には、1文字のFとI、ユーゴスラビアのYU、チェコスロバキアのCS、日本のヴィンテージとしてTN、VI、LWが挙がっています。当サイトが知る限り、公開されているほかの一覧にはありません。',
    },
    initials: {
      about: 'CAはカリフォルニアではありません',
      text: 'CAはスペイン、SPはフランスを表します。アルファベットは国名の頭文字ではありません。',
    },
    newer: {
      about: '新しい工場',
      text: 'LAとLMは2019年からフランスも、BCは2015年からスペインも表すとする一覧があります。年を示していない一覧もあります。TXはテキサスで、工場は2019年に開設されました。',
    },
    chips: {
      about: 'ICチップへの移行は少しずつ',
      text: `ICチップの始まりは、ほとんどの資料で${years.firstChips}です。ある店によると、2018年頃からはチップと製造番号の両方があるバッグも見られ、製造番号は${years.lastCodes}年製まで考えられます。チップがあるだけでは本物の証明になりません。`,
    },
    'no-code': {
      about: '本物でも番号がないもの',
      text: `${years.early}より前のバッグ、ICチップが入ったバッグのほとんど、革タグがなくなったり交換されたりしたバッグ、番号が薄れたバッグには、製造番号がありません。`,
    },
  },
} as const satisfies { title: string; notes: HistoricalNoteWords };

/** How to read an example of each era by hand. */
export const eras = {
  title: '年代別の形式',
  lede: '刻印の形式は、作られた時期によって違います。自分での読み方をご紹介します。',
  fold: { show: '年代別の形式を見る', hide: '年代別の形式を閉じる' },
} as const;

/** `picture` is the code to draw, `empty` or `chip`. */
export const eraExamples = [
  {
    years: `${years.early}より前`,
    shape: '番号なし',
    text: '製造番号はまだありません。これほど古いバッグには、本物でも番号がありません。',
    picture: 'empty',
  },
  {
    years: `${years.early}〜${years.months}年`,
    shape: '3〜4桁の番号',
    text: `年、月の順です。「83」と「6」で1983年6月。${years.early}半ばからは、前か後ろに製造工場のアルファベット2文字が付きます。`,
    picture: '836',
  },
  {
    years: years.monthSpan,
    shape: 'アルファベット2文字と数字4桁',
    text: '製造工場の次に、月と年が1桁ずつ交互に並びます。1桁目と3桁目で11月、2桁目と4桁目で03年。2003年11月です。',
    picture: 'SD1013',
  },
  {
    years: years.weekSpan,
    shape: '週と年',
    text: '並び方は同じで、月の代わりに週が入ります。1桁目と3桁目で第22週、2桁目と4桁目で16年。2016年第22週です。',
    picture: 'AR2126',
  },
  {
    years: `${years.chips}年から`,
    shape: 'ICチップ（見える番号はなし）',
    text: '番号の代わりに、内側にICチップが入っています。スマートフォンで存在は確認できますが、内容は読めません。',
    picture: 'chip',
  },
] as const;
