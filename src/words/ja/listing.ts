import type { DesignerYears } from '../../core/compare-designer.ts';
import type { CheckParams, EventId } from '../../core/checks.ts';
import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/compare-line.ts';
import type { Outcome } from '../../core/notices.ts';
import { yearsTooLong } from '../../core/stated.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';
import { quoted } from './text.ts';

const CLOSER =
  '詳しく確認したほうがよい点ですが、これだけで偽物と断定はできません。資料が間違っていることも、番号を読み違えていることもあります。';

const otherGoods =
  '製造工場の一覧は、バッグと革小物についてのものです。ほかの品物のようですので、アルファベットとMADE IN表記からは何も判断できません。';

/** A part of a year, or of several. */
const MONTHS = new Intl.DateTimeFormat('ja', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Results in Japanese, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? `${when.year}年` : core.date(when),
  labelName: (label) => (label === 'other' ? 'その他の国' : countryName(label)),
  lineName: ({ names }) => names.ja,
  line: Object.freeze<ListingWords['line']>({
    fits: ({ names, year, ...since }) =>
      `${names.ja}は${inYear(since)}に登場しているため、${year}年の製造番号と矛盾しません。`,
    'fits-always': ({ names, launch, others }) =>
      `${names.ja}は、製造番号が始まる前の${[launch, ...others].map((each) => `${each}年`).join('または')}からあります。どの年の製造番号とも合うため、判断の手掛かりにはなりません。`,
    'stated-too-early': ({ name, year, launch }) =>
      `資料によると、${name}は${launch}年に登場しましたが、${year}年との記載があります。${CLOSER}`,
    'stated-fits': ({ name, year, launch }) =>
      `${name}は${launch}年に登場しているため、${year}年という記載と合います。`,
    'too-early': (params) => `${tooEarly(params)}${CLOSER}`,
    'after-end': (params) =>
      `${afterEnd(params)}詳しく確認したほうがよい点ですが、これだけで偽物と断定はできません。在庫はその後も売られますし、廃番の時期が公表されることはほとんどありません。`,
    close: ({ names, year, ...since }) =>
      `複数の資料が、${names.ja}の登場を${inYear(since)}としています。${year}年はそれに近く、どちらともいえません。`,
    shared: ({ names, bearer }) =>
      `${names.ja}という名前のバッグは複数あるため、名前だけでは時期がわかりません。${bearer ? `新しいほうは${bearer.names.ja}などの名前で売られています。` : ''}`,
    'older-than-family': ({ names, year, launch, family }) =>
      `複数の資料が、${family.names.ja}の登場を${launch}年としています。${names.ja}はそのバリエーションですが、製造番号では${year}年です。${CLOSER}`,
    'after-codes': ({ names, year, launch }) =>
      `${names.ja}は、ICチップが製造番号に代わった後の${launch}年に登場したモデルですが、製造番号では${year}年です。${CLOSER}`,
    'named-later': ({ names, year, launch, formerly }) =>
      `${names.ja}という名前は${launch}年より前にはありませんが、製造番号では${year}年です。それ以前は${formerly.join('、')}という名前だったので、そのどれかではないか出品者に確かめてください。`,
    'early-single': ({ names, year, launch }) =>
      `${names.ja}の登場を${launch}年とする資料が1つありますが、製造番号では${year}年です。1つの資料だけでは判断できませんが、詳しく確認したほうがよいでしょう。`,
    'with-chip': ({ names, launch }) =>
      `${names.ja}は、ICチップが付くようになってからの${launch}年に登場しました。製造番号がある理由を確かめてください。`,
    'season-over': ({ names, year, seasons }) =>
      `${names.ja}は${seasons.map((each) => `${each}年`).join('と')}のものですが、製造番号では${year}年です。`,
    'other-version': ({ names }) =>
      `${names.ja}は収録していますが、名前のほかの部分は収録していません。より新しいモデルかもしれないため、${names.ja}の登場時期とだけ比較しました。`,
    'single-launch': ({ names, launch }) =>
      `${names.ja}の登場を${launch}年とする資料は1つしかありません。裏づけが足りないため、製造番号とは比較していません。`,
    'single-end': ({ names, year, end }) =>
      `${names.ja}が${end}年に廃番になったとする資料は1つしかありません。製造番号では${year}年ですが、これだけでは判断できません。`,
    'older-than-seen': ({ names, year, items: { count, first } }) =>
      `当サイトで確認した${names.ja}の実物${count}点のうち、最も古いものは${first}年ですが、製造番号では${year}年です。証明にはなりませんが、詳しく確認したほうがよいでしょう。`,
    'no-such-code': ({ year }) => noSuchCode(year),
    'no-launch': ({ names }) => `${names.ja}がいつ登場したかを示す資料は見つかっていません。`,
  }),
  time: ({ when, from, to, isExact }) => {
    if (when) return `${listing.stated(when)}${isExact ? '' : '頃'}`;
    if (!from.endsWith('-01-01') || !to.endsWith('-12-31')) {
      return MONTHS.formatRange(new Date(from), new Date(to));
    }
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
    if (first === last) return `${first}年`;
    return first % 10 === 0 && last === first + 9 ? `${first}年代` : `${first}〜${last}年`;
  },
  checks: Object.freeze<ListingWords['checks']>({
    made: Object.freeze<ListingWords['checks']['made']>({
      agrees: ({ stated, read }) =>
        `出品者の記載は${listing.time(stated)}、製造番号では${listing.stated(read)}で、一致しています。`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      differs: ({ stated, read }) =>
        `出品者の記載は${listing.time(stated)}ですが、製造番号では${listing.stated(read)}です。どちらが正しいか、出品者に聞いてみてください。`,
      straight: ({ stated, read }) =>
        `出品者の記載は${listing.time(stated)}です。数字を左から順に読んだものと思われます。製造番号では${listing.stated(read)}です。`,
      'week-for-month': ({ stated, read }) =>
        `出品者の記載は${listing.time(stated)}です。${read.week === undefined ? '月を週' : '週を月'}と取り違えたものと思われます。製造番号では${listing.stated(read)}です。`,
      'other-reading': ({ stated, read, other }) =>
        `出品者の記載は${listing.time(stated)}です。この製造番号は${listing.stated(other)}とも読め、それなら一致しますが、${listing.stated(read)}である可能性のほうが高いです。`,
      unbound: ({ stated, read }) =>
        `商品説明には${listing.time(stated)}ともありますが、何の年かは書かれていません。製造番号では${listing.stated(read)}です。`,
    }),
    'existed-by': Object.freeze<ListingWords['checks']['existed-by']>({
      fits: ({ event, stated, read }) =>
        `${EVENTS[event](listing.time(stated))}とのことです。製造番号では${listing.stated(read)}${fits(yearsTooLong({ stated, read }))}`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      'made-later': ({ event, stated, read }) =>
        `${EVENTS[event](listing.time(stated))}とのことですが、製造番号では${listing.stated(read)}で、それより後の製造です。詳しく確認したほうがよい点ですが、これだけで偽物と断定はできません。番号の読み違いのほか、修理で番号が新しくなることもあります。`,
      'other-reading': ({ event, stated, read, other }) =>
        `${EVENTS[event](listing.time(stated))}とのことです。この製造番号は${listing.stated(other)}とも読め、それなら矛盾しませんが、${listing.stated(read)}である可能性のほうが高いです。`,
    }),
    released: Object.freeze<ListingWords['checks']['released']>({
      fits: ({ stated, read }) =>
        `${listing.time(stated)}の発売とのことです。製造番号では${listing.stated(read)}なので、矛盾しません。`,
      'long-after': ({ stated, read }) =>
        `${listing.time(stated)}の発売とのことですが、製造番号では${listing.stated(read)}です。2年を超える開きがあるため、どちらともいえません。`,
      'made-before': ({ stated, read }) =>
        `${listing.time(stated)}の発売とのことですが、製造番号では${listing.stated(read)}で、1年以上前の製造です。出品者に製造番号の写真をお願いしてみてください。`,
      'other-reading': ({ stated, read, other }) =>
        `${listing.time(stated)}の発売とのことです。この製造番号は${listing.stated(other)}とも読め、それなら矛盾しませんが、${listing.stated(read)}である可能性のほうが高いです。`,
    }),
    sign: Object.freeze<ListingWords['checks']['sign']>({
      card: () =>
        'ブランドはギャランティカードを発行していないと、複数の資料が述べています。ブランドのカードとされるものなら、詳しく確認してください。店や鑑定士のカードは別のものです。',
      'other-goods': () => otherGoods,
    }),
    maker: Object.freeze<ListingWords['checks']['maker']>({
      'after-end': ({ end, year }) =>
        `3つの資料が、フレンチ・カンパニー（The French Company）の製造を${end}年頃までとしています。製造番号では${year}年です。${CLOSER}`,
      'has-code': ({ end }) =>
        `フレンチ・カンパニー（The French Company）は、${end}年頃までアメリカでライセンス生産をしていた会社です。独自のタグが付き、製造番号のないものも多いので、タグと製造番号の写真を出品者に頼んでみてください。`,
    }),
    designer: Object.freeze<ListingWords['checks']['designer']>({
      fits: (params) => `${designerYears(params)}製造番号では${params.year}年で、矛盾しません。`,
      early: (params) =>
        `${designerYears(params)}製造番号では${params.year}年で、それより前です。${CLOSER}`,
      late: (params) =>
        `${designerYears(params)}製造番号では${params.year}年で、それより後です。${CLOSER}`,
      unclear: (params) =>
        `${designerYears(params)}製造番号では${params.year}年です。デザインは就任前に発表されることも、退任後に長く作られることもあるため、どちらともいえません。`,
    }),
    'no-code': Object.freeze<ListingWords['checks']['no-code']>({
      early: ({ made }) =>
        `製造番号が始まったのは1980年代初めです。${listing.time(made)}の品に番号がないのは自然なことです。`,
      'chip-instead': () =>
        '番号がないのは自然なことです。2021年3月頃から、製造番号に代わってICチップが入っています。スマートフォンのNFC読み取りアプリで、チップがあることは確認できます。ただし、チップ入りの偽物も出回っているため、本物の証明にはなりません。',
      unusual: ({ made }) =>
        `${listing.time(made)}の品には、ふつう製造番号があります。出品者に内側の写真をお願いしてみてください。革タグが取れたり、刻印が薄れたり、修理や裏地の張り替えで番号がなくなったりすることもあるので、番号がないだけで偽物とはいえません。`,
      none: () =>
        '1980年代初めより前の品に製造番号はなく、2021年3月頃からはICチップに切り替わっています。その間の品でも、革タグが取れたり、刻印が薄れたり、修理や裏地の張り替えで番号がなくなったりすることがあります。番号がないだけで偽物とはいえません。品物全体、レシート、入手先も確認しましょう。',
      unreadable: () =>
        '製造番号は使ううちに薄れます。番号が読めないだけで偽物とはいえません。明るいところで撮った写真を、出品者にお願いしてみてください。読めないのが1〜2文字なら、その文字を「?」にして入力できます。',
    }),
    chip: Object.freeze<ListingWords['checks']['chip']>({
      fits: () =>
        '2021年3月頃から、製造番号に代わってICチップが入っているので、矛盾しません。チップ入りの偽物も出回っているため、チップは本物の証明にはなりません。',
      early: ({ made }) =>
        `ICチップが製造番号に代わったのは2021年3月頃です。両方ある品が見られるのは2018年頃からとする店が1軒あります。${listing.time(made)}の品にチップがあるなら、もう一度よく確認しましょう。`,
      possible: () =>
        '2021年3月頃から、製造番号に代わってICチップが入っています。その数年前の品には、両方あるものもあります。チップ入りの偽物も出回っているため、チップは本物の証明にはなりません。',
    }),
  }),
  labels: Object.freeze<ListingWords['labels']>({
    'other-goods': () => otherGoods,
    choice: ({ labels }) =>
      `商品説明からは${listOf(labels)}のどれなのか特定できないため、製造番号と比較していません。`,
  }),
  unreadScript: '読み取りに対応していない文字の言葉があります。その内容は照合していません。',
  unread: Object.freeze({
    'not-given': '製造番号に触れていますが、番号は書かれていません。',
    'unknown-form': '製造番号として知られているどの形式とも一致しません。',
    'style-number': 'これは型番です。製造番号の代わりに型番が刻印された例は、確認できていません。',
  }),
  noneFits: (stated) => `候補の中に、${stated.map(quoted).join('と')}に合う番号はありません。`,
  someFit: (stated, fitting, all) =>
    `候補${all}件のうち${fitting}件が、${stated.map(quoted).join('と')}に合います。`,
  unknownLine: (given) => `「${given}」は収録していないライン・モデルのため、比較していません。`,
});

/** That the item existed at a time, as a clause: `2008年に購入`. */
export function eventClause({ event, stated }: EventTime): string {
  return EVENTS[event](listing.time(stated));
}

/** What a time proves that lies so many years after the code; 0 for at most two. */
function fits(years: number): string {
  return years === 0
    ? 'なので、矛盾しません。'
    : `で、その${years}年前です。ありえますが、もっと古い番号でも矛盾はしないため、裏づけにはなりません。`;
}

type EventTime = Pick<CheckParams['existed-by']['made-later'], 'event' | 'stated'>;

const EVENTS: Readonly<Record<EventId, (time: string) => string>> = {
  bought: (time) => `${time}に購入`,
  received: (time) => `${time}に入手`,
  receipt: (time) => `レシートは${time}`,
  owned: (time) => `${time}から所有`,
  worn: (time) => `${time}に使用`,
  repaired: (time) => `${time}に修理`,
  appraised: (time) => `${time}に鑑定`,
  stocked: (time) => `${time}に入荷`,
  age: (time) => `${time}以前の品`,
};

/** Why a code is too early for a line, without advice. */
export function tooEarly({ names, year, ...since }: LineParams['too-early']): string {
  return `複数の資料が、${names.ja}の登場を${inYear(since)}としていますが、製造番号では${year}年です。`;
}

/** Nothing agrees with a code of a year without codes. */
function noSuchCode(year: number): string {
  return `${year}年の製造番号は確認されていません。そのため、合っているかどうかは判断できません。`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd({ names, year, end, again }: LineParams['after-end']): string {
  const back =
    again === undefined ? '廃番になりましたが' : `廃番になり、${again}年に復刻されましたが`;
  return `複数の資料によると、${names.ja}は${end}年に${back}、製造番号では${year}年です。`;
}

function inYear({ launch, isAbout }: Pick<LineParams['fits'], 'launch' | 'isAbout'>): string {
  return `${launch}年${isAbout ? '頃' : ''}`;
}

function listOf(labels: readonly Label[]): string {
  return labels.map(labelName).join('と');
}

/** The outcome of a check in one or two words. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  agrees: '一致',
  conflicts: '不一致',
  asks: '要確認',
  open: '比較せず',
};

function designerYears({ names, from, until }: DesignerYears): string {
  return until === undefined
    ? `${names.ja}は${from}年からルイ・ヴィトンのデザインを手掛けています。`
    : `${names.ja}は${from}年から${until}年までルイ・ヴィトンのデザインを手掛けました。`;
}
