import type { DateRuleId } from '../../../evidence/date-rules.ts';
import { EARLY_LETTERS } from '../../../core/formats.ts';
import { YEARS } from '../../../core/years.ts';
import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';
import { early, firstChips } from '../core.ts';
import { datesLink } from '../layout.ts';

/** The page that says where each rule about dates comes from. */
export const dates = {
  path: '/dates',
  title: datesLink.label,
  lede: `${BRAND}は、製造番号の読み方を公表していません。当サイトで使っているルールをすべて挙げ、それぞれに、根拠となる資料、異なる説をとる資料、読み方とともに公開されている番号の例を示します。`,
  sources: (count: number) => `根拠となる資料（${count}件）`,
  against: '異なる説をとる資料',
  published: '読み方とともに公開された例',
  seen: {
    label: '実際の出品',
    count: (count: number, of: number, examples: string) =>
      `公開されている中古品の出品から見つけた${of}件のうち${count}件です。例：${examples}。`,
    limits:
      '出品の番号は出品者が入力したもので、当サイトが実物を確かめたわけではありません。Vestiaire Collectiveの出品で、データセットの公開元は次のとおりです：',
  },
  back: '製造番号を調べる',
  head: {
    title: `${BRAND}のシリアルナンバー：年代の根拠 | ${site.name}`,
    description: `${BRAND}のシリアルナンバー（製造番号）の読み方の根拠を、形式と年代の境目ごとに、資料、異なる説、公開された番号の例とともに示します。`,
    keywords: ['ルイヴィトン シリアルナンバー 年代', '製造番号 読み方', '製造番号 根拠'],
  },
} as const;

/** Each rule: what it says, and what speaks against it. */
export const dateRules: Readonly<
  Record<DateRuleId, { readonly title: string; readonly text: string }>
> = {
  'digits-only': {
    title: `数字のみ（${early}前半）：年、月の順`,
    text: '初めの2桁が年、残りが月です。836は1983年6月、8311は1983年11月です。当サイトが集計した解説に、月を先に読むものはありません。',
  },
  'digits-1982': {
    title: `最初の番号：${YEARS.first}年か${YEARS.digits}年か`,
    text: `${YEARS.digits}年より前に番号はなかったとする資料と、${YEARS.first}年からとする資料があります。${YEARS.digits}年より前の公開例は見つかっていないため、それより前の時期は「確認例が少ない」としています。`,
  },
  'digits-letters': {
    title: '数字のあとにアルファベット（1980年代の半ばから後半）',
    text: '同じ数字のあとに、工場を示すアルファベットが2文字付きます。8907 VIは1989年7月です。',
  },
  'letters-first': {
    title: '年と月の前にアルファベット（1980年代後半）',
    text: '同じ頃、アルファベットが前に付くものもあります。SP8808は1988年8月です。実際の出品では1990年まで見られます。',
  },
  'letters-1985': {
    title: `アルファベットは${YEARS.letters}年頃から`,
    text: `年を示している資料は、${YEARS.letters}年頃からとしています。それより古いものは${EARLY_LETTERS.join('と')}の2件だけで、どちらも1点の例です。そのため${YEARS.letters}年より前のアルファベットは、ありえなくはないものの「確認例が少ない」としています。`,
  },
  'letters-1987': {
    title: `${YEARS.lettersAlways}年頃からは必ずアルファベット`,
    text: `${YEARS.lettersAlways}年以降はすべてのバッグにアルファベットがあるとする資料が1件あります。そのため、以後の数字のみの番号は「確認例が少ない」としています。ただし、持ち主のサイトに884（1988年4月）のスピーディ35があるため、ありえないとはいえません。`,
  },
  'month-first': {
    title: '月を先に読む：裏づける資料なし',
    text: `1289 SLのように、月を先に読まないと時期にならない番号もあります。そのような番号も読み取りますが、${early}の番号をそう読む資料はないため、「確認例なし」としています。`,
  },
  'months-1990': {
    title: `${YEARS.months}年から数字が交互に`,
    text: `${YEARS.months}年から、月と年の数字が交互に並び、アルファベットは必ず前に来ます。実際の出品では、${YEARS.months}年は両方が混在し、9月までは年、月の順のものも見られます。`,
  },
  'month-year': {
    title: `月と年（${YEARS.months}〜${YEARS.lastMonths}年）`,
    text: '1桁目と3桁目が月、2桁目と4桁目が年です。MI0053は2003年5月です。',
  },
  'week-2007': {
    title: `${YEARS.weeks}年から月が週に`,
    text: `どの資料も、切り替わりを${YEARS.weeks}年としています。FC1036を${YEARS.lastMonths}年第13週とする解説が1件ありますが、解説の書き手が自分で作った例とみられ、ほかにも誤記があります。実際の出品では、${YEARS.lastMonths}年は月だけ、${YEARS.weeks}年は週が見られます。`,
  },
  'week-year': {
    title: `週と年（${YEARS.weeks}年から）`,
    text: '1桁目と3桁目が週、2桁目と4桁目が年です。CA4171は2011年第47週です。',
  },
  'iso-weeks': {
    title: '週の日付',
    text: 'ブランドが週をどう数えているかを示す資料はありません。当サイトは国際規格（ISO 8601）の月曜から日曜までの週を使っています。日付は最大で1週間ずれているかもしれません。',
  },
  'week-53': {
    title: '第53週',
    text: '暦の上で第53週があったのは、2009年、2015年、2020年だけです。54週まで数える資料と、52週までとする資料があります。第53週のない年は、第52週のあとの7日間と読みます。',
  },
  'chips-2021': {
    title: `${firstChips}からICチップ`,
    text: `複数の資料が${firstChips}とし、うち2件は1日からとしています。${YEARS.chips}年とだけ述べるもの、本格導入を2020年とする店もあります。1件の資料を除き、ブランドからの発表はなかったとされています。`,
  },
  'last-codes': {
    title: `最後の番号：${YEARS.chips}〜${YEARS.lastCodes}年`,
    text: `ICチップは少しずつ導入されたため、${YEARS.lastCodes}年末までの番号はありえます。実際の出品に、${YEARS.chips}年第13週より後のものは見つかっていません。`,
  },
};
