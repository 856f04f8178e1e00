import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/lines.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';
import { LINE_NAMES } from './line-names.ts';

/** Results in Japanese, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? `${when.year}年` : core.date(when),
  labelName: (label) => (label === 'other' ? 'その他の国' : countryName(label)),
  severalLabels: (labels) =>
    `商品説明に${listOf(labels)}が挙がっているため、どの国も製造番号と比較していません。`,
  statedDate: Object.freeze<ListingWords['statedDate']>({
    agrees: ({ stated, read }) =>
      `出品者の記載は${listing.stated(stated)}、製造番号でも${listing.stated(read)}で、一致しています。`,
    differs: ({ stated, read }) =>
      `出品者の記載は${listing.stated(stated)}ですが、製造番号では${listing.stated(read)}です。どちらが正しいか、出品者に聞いてみてください。`,
    straight: ({ stated, read }) =>
      `出品者の記載は${listing.stated(stated)}です。数字を左から順に読んだものと思われます。製造番号では${listing.stated(read)}です。`,
    'other-reading': ({ stated, read, other }) =>
      `出品者の記載は${listing.stated(stated)}です。この製造番号は${listing.stated(other)}とも読めますが、${listing.stated(read)}である可能性のほうが高いです。`,
  }),
  lineName: ({ id }) => LINE_NAMES[id],
  line: Object.freeze<ListingWords['line']>({
    fits: ({ line, year, launch }) =>
      `${LINE_NAMES[line]}は${launch}年に登場しているので、${year}年の製造番号と矛盾しません。`,
    'fits-always': ({ line, launch }) =>
      `${LINE_NAMES[line]}は、製造番号が始まる前の${launch}年からあります。どの年の製造番号とも合うため、これだけでは何も分かりません。`,
    'too-early': (params) =>
      `${tooEarly(params)}詳しく確認したほうがよい点ですが、これだけで偽物と断定はできません。資料が間違っていることも、番号を読み違えていることもあります。`,
    'after-end': (params) =>
      `${afterEnd(params)}詳しく確認したほうがよい点ですが、これだけで偽物と断定はできません。在庫はその後も売られますし、廃番の時期が公表されることはほとんどありません。`,
    close: ({ line, year, launch }) =>
      `複数の資料が、${LINE_NAMES[line]}の登場を${launch}年としています。${year}年はそれに近く、どちらともいえません。`,
    'single-launch': ({ line, launch }) =>
      `${LINE_NAMES[line]}の登場を${launch}年とする資料は1つしかありません。裏付けが足りないため、製造番号とは比較していません。`,
    'single-end': ({ line, year, end }) =>
      `${LINE_NAMES[line]}が${end}年に廃番になったとする資料は1つしかありません。製造番号では${year}年ですが、これだけでは判断できません。`,
    'no-launch': ({ line }) =>
      `${LINE_NAMES[line]}がいつ登場したかを示す資料は見つかっていません。`,
  }),
  noCode: Object.freeze<ListingWords['noCode']>({
    none: () =>
      '1980年代初めより前の品に製造番号はなく、2021年3月頃からはICチップに代わりました。その間の品でも、革タグが取れたり、刻印が薄れたり、修理や裏地の張り替えで番号がなくなったりすることがあります。番号がないだけで偽物とはいえません。品物全体、レシート、入手先も確認しましょう。',
    'none-early': ({ made }) =>
      `製造番号が始まったのは1980年代初めです。${listing.stated(made)}の品に番号がないのは自然なことです。`,
    'none-unusual': ({ made }) =>
      `${listing.stated(made)}の品には、ふつう製造番号が刻印されています。出品者に内側の写真を頼んでみてください。革タグが取れたり、刻印が薄れたり、修理や裏地の張り替えで番号がなくなったりすることもあるので、番号がないだけで偽物とはいえません。`,
    'chip-instead': () =>
      '番号がないのは自然なことです。2021年3月頃から、製造番号に代わってICチップが入っています。スマートフォンのNFC読み取りアプリで、チップがあることは確認できます。ただし、チップ入りの偽物も出回っているため、本物の証明にはなりません。',
    chip: () =>
      '2021年3月頃から、製造番号に代わってICチップが入っています。その数年前の品には、両方あるものもあります。それより古い品にチップがあるなら、もう一度よく確認しましょう。チップ入りの偽物も出回っているため、チップは本物の証明にはなりません。',
    'chip-early': ({ made }) =>
      `ICチップが製造番号に代わったのは2021年3月頃で、両方ある品が現れるのは2018年頃からです。${listing.stated(made)}の品にチップがあるなら、もう一度よく確認しましょう。`,
    unreadable: () =>
      '刻印は使ううちに薄れます。番号が読めないだけで偽物とはいえません。明るいところで撮った写真を出品者に頼んでみてください。読めないのが数文字なら、その文字を「?」にして入力できます。',
  }),
  unknownLine: (given) => `「${given}」は収録していないライン・モデルのため、比較していません。`,
});

/** Why a code is too early for a line, without advice. */
export function tooEarly({ line, year, launch }: LineParams['too-early']): string {
  return `複数の資料が、${LINE_NAMES[line]}の登場を${launch}年としていますが、製造番号では${year}年です。`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd({ line, year, end }: LineParams['after-end']): string {
  return `複数の資料によると、${LINE_NAMES[line]}は${end}年に廃番になりましたが、製造番号では${year}年です。`;
}

function listOf(labels: readonly Label[]): string {
  return labels.map(labelName).join('と');
}
