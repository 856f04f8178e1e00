import { type DatePart, type LabelBesideLists, type Piece, shortSubject } from '../pieces.ts';
import type { Interval } from '../../core/calendar.ts';
import type { FormatId, Standing } from '../../core/formats.ts';
import type { CodeDate, ErrorCode } from '../../core/notices.ts';
import type { Evidence } from '../../core/places.ts';
import { YEARS } from '../../core/years.ts';
import { site } from '../config.ts';
import { core, early, firstChips, monthName } from './core.ts';
import { disclaimer } from './layout.ts';

/** The result panel of a code that reads. */
export const validPanel = {
  title: '読み取り結果',
  /** Completes the title where nothing is doubtful. */
  plain: '番号のみ、実物は未確認',
  /** In its place where the code has no letters, and where they stand for no country. */
  assumed: 'アルファベットなし',
  relined: '修理を示す番号。国は表しません',
  rows: {
    date: '製造時期',
    country: '製造国',
    relined: '刻印の意味',
    factory: 'アルファベット',
    noFactory: 'なし',
    period: '形式の期間',
    /** Behind the period, which is the format’s, not the bag’s. */
    periodNote: '製造時期ではありません',
    format: '番号の形式',
  },
  overlapTitle: '複数の国で使われているアルファベットです',
  overlapSources: '各一覧の記載を見る',
  overlap: (code: string) =>
    `${code}は複数の国で使われています。どの国で作られたかは、品物の種類やほかの手掛かりとあわせて判断してください。`,
  /** Where lists name one of the places, and the others come from an unsourced directory alone. */
  overlapListed: (code: string, place: string) =>
    `${code}について、公開されている一覧にあるのは${place}だけです。ほかの国は、出典のない早見表1件にだけ載っています。品物の種類やほかの手掛かりとあわせて判断してください。`,
  unlistedPlaces: '公開されている一覧にない国',
  footer: '製造番号だけで判断せず、素材・縫製・金具・入手先などとあわせて総合的にご判断ください。',
  /** Opens the report of a wrong reading. */
  report: '読み取りが間違っていたら、お知らせください',
  reset: '別の番号を調べる',
} as const;

export const report = {
  subject: '読み取りの誤り',
  text: (code: string, answer: string, label: string) =>
    `製造番号：${code}\n${site.name}の結果：${answer}\nMADE IN表記：${label}\n正しい読み方：\n出典：`,
} as const;

/** The reset of a result, where a phone has room for a word. */
export const shortReset = '別の番号';

/** What can be doubtful about a result, most serious first. Stands beside its title, in the tab and in lists. */
export const doubtTitles = {
  /** The code is one of those that a worn stamp could be. */
  guess: '読めない文字は推測',
  label: 'MADE\u00a0IN表記と不一致',
  made: '製造時期の記載と不一致',
  bought: '製造前に購入',
  received: '製造前に入手',
  receipt: '製造前のレシート',
  owned: '製造前から所有',
  worn: '製造前に使用',
  repaired: '製造前に修理',
  appraised: '製造前に鑑定',
  stocked: '製造前に入荷',
  age: '記載より新しい',
  released: 'コレクションより古い',
  /** Of a line or model. */
  'too-early': 'モデル発売前の製造時期',
  'after-end': 'モデル廃番後の製造時期',
  maker: 'フレンチ・カンパニー終了後の製造時期',
  designer: 'デザイナーの在任期間外',
  chip: '古い品にICチップ',
  asks: '確認が1件',
  undocumented: '確認例のない年代',
  unusual: '確認例の少ない年代',
  /** No published list names the letters, or none for that year. */
  unlisted: '一覧にないアルファベット',
  /** Two or more pages say that the workshop opened later. */
  'before-opening': '工場開設前の製造時期',
  /** Only an unsourced directory supports the label. */
  'label-unconfirmed': 'MADE\u00a0IN表記の国は裏づけ不足',
  /** A line or model that no two sources let conflict. */
  'line-doubtful': 'モデルの年代に疑問',
  /** Any other claim. */
  'claim-doubtful': '記載に疑問',
  /** The letters look like others that are better attested. */
  'look-alike': '読み違えやすいアルファベット',
} as const;

export const questionsOpen = (count: number): string => `確認が${count}件`;

/** The most serious doubt, where other claims conflict or are asked about too, short enough for a phone. */
export const withOthers = (title: string, count: number): string =>
  `${title.replace('表記と', '')}ほか${count}件`;

/** What is doubtful about a date, under the answer. */
export const meaning = {
  /** `worn` is the stamp with `?` for what can’t be read. */
  guess: (worn: string) => `刻印で読めるのは${worn}だけです。`,
  /** Where something contradicts such a code. */
  wrongGuess: '一致しない点は、推測した文字が違うだけかもしれません。',
  unusual: 'ありうる年代ですが、例は多くありません。',
  /** `codes` are the same code with letters that look like its own. */
  lookAlike: (codes: readonly string[]) =>
    `アルファベットをもう一度確かめてください。${core.either(codes)}のほうが、ずっと多くの一覧にあります。`,
  /** `isYearWithCodes` is whether any format was in use that year. */
  undocumented: (year: number, isYearWithCodes: boolean) =>
    `数字は読めますが、${year}年の${isYearWithCodes ? 'このような' : ''}製造番号は、当サイトが知る限り、どの資料にもありません。`,
  compare: 'その年代がバッグに合うか、デザイン、傷み具合、金具を見て確かめましょう。',
  monthFirst: '数字はこのようにも読めますが、公開されている解説に、そう読むものはありません。',
} as const;

/** The title of the browser tab while an answer is on the screen: what was read, and the outcome. */
export function tabTitleFor(subject: string, outcome?: string): string {
  const short = shortSubject(subject);
  return `${[short, ...(outcome === undefined ? [] : [outcome])].join('：')} | ${site.name}`;
}

/** How well a place is attested, in words. */
export const evidenceWords: Readonly<Record<Evidence, string>> = {
  documented: '裏づけあり：別々の2系統以上の一覧に記載',
  reported: '報告あり：1件の一覧のみ、または同じ内容を転載した一覧のみに記載',
  unconfirmed: '未確認：公開されている一覧に記載なし',
};

/** The same in a few words, with a link to what each list says. */
export const agreement: Readonly<Record<Evidence, string>> = {
  documented: '複数の一覧が一致',
  reported: '一覧は1件か、その転載のみ',
  unconfirmed: '公開されている一覧になし',
};

/** The same, followed by a remark that is a sentence. */
export function evidenceWithNote(evidence: Evidence, note: string): string {
  return `${evidenceWords[evidence]}。${note}`;
}

/** A place with its years: `アメリカ（1994年以降）`. */
export function placeInYears(place: string, years: string): string {
  return years === '' ? place : `${place}（${years}）`;
}

/** A range as it is: Japanese ranges have a wave dash already. */
export function withEnDash(range: string): string {
  return range;
}

/** An error as it is: nothing in it has to be set in another way. */
export function typeset(error: string): string {
  return error;
}

/** Names for the standings of a reading. */
export const standingWords: Readonly<Record<Standing, string>> = {
  documented: '確認例のある年代',
  unusual: '確認例の少ない年代',
  undocumented: '確認例のない年代',
};

/** The result panel of a code that does not read. */
export const invalidPanel = {
  title: '製造番号として認識できません',
  entered: '入力された番号：',
  suggestionsTitle: 'もしかして',
  styleNumber: core.styleNumber,
  reset: 'もう一度試す',
} as const;

/** Suggestions besides codes that read. */
export const suggestionWords = {
  /** All suggestions in one question, for screen readers. */
  question: (codes: readonly string[]) => `もしかして、${core.either(codes)}ですか？`,
  worn: '読めない文字を「?」に',
  letter: (letter: string, digit: string) =>
    `数字の中に英字の${letter}があります。バッグの刻印が数字の${digit}なら、そちらを入力してください。`,
} as const;

/** Help under an error message. */
export const errorHelp: Readonly<Record<ErrorCode, string>> = {
  empty: 'バッグの内側に刻印されている番号を入力してください。',
  'unknown-pattern':
    '製造番号は数字3〜4桁で、多くは前か後ろにアルファベット2文字が付きます（AR2126、8912 SL、836など）。',
  'invalid-week':
    'この形式では、1桁目と3桁目が週を表します。バッグの番号をもう一度見てみてください。0と6、1と7、5と8は見間違えやすい数字です。',
  'invalid-month':
    'この形式では、数字のうち2桁が月を表します。バッグの番号をもう一度見て、並び順を確かめてください。',
  'unknown-factory':
    '当サイトが知る限り、このアルファベットを載せた一覧はありません。ブランドは一覧を公表していないので、結論を出す前に、バッグの番号をもう一度確かめてください。',
  'future-date': 'まず1文字ずつ確かめてください。最初に疑いたいのは、薄れた数字の読み違いです。',
};

/** Stands above a result that was found in a longer text, or opened from a table or from possible readings. */
export const resultOrigin = {
  /** Of input that differs from a code by punctuation alone. */
  readAs: (code: string) => `${code}として読み取りました。`,
  inText: (code: string) => `貼り付けた文章の中に、${code}が見つかりました。`,
  /** What a link says in words that can't be read. */
  unread: (words: string) => `リンクには${words}ともありますが、読み取れないため照合していません。`,
  back: { text: '本文の結果に戻る', list: '表に戻る', faded: '候補に戻る' },
} as const;

/** `code` is the visitor’s own with such a place. */
export const fadedHint = (code = 'SD?013') => `読めない文字は「?」にしてください（${code}など）。`;

/** The legend of the stamp. */
export const stampLegend = {
  label: 'この番号の読み方',
  letters: (count: number) => (count === 1 ? 'アルファベット' : `アルファベット${count}文字`),
  digits: (numbers: readonly number[]) => numbers.map((number) => `${number}桁目`).join('と'),
  /** The position of the characters, and their meaning: `2桁目と4桁目：2024年`. */
  reading: (where: string, meaning: string) => `${where}：${meaning}`,
} as const;

/** A week or month with its year, as in `date`: `2016年第22週`, `2003年11月`. */
export function dateParts({ week, month, year }: CodeDate): readonly DatePart[] {
  return [
    { part: 'year', text: `${year}年` },
    { part: 'count', text: week === undefined ? monthName(month) : `第${week}週` },
  ];
}

function fromLists({ code, lists, isAmong }: LabelBesideLists): string {
  return isAmong ? '' : `（${code}は多くの一覧では${lists}）`;
}

/** The answer in one sentence: `2016年第22週（5月30日〜6月5日）にフランスで製造。` */
export const sentence = {
  week: (week: number, year: number, days: Interval): readonly Piece[] => [
    core.date({ year, week }),
    { days: `（${daysOf(days)}）` },
  ],
  month: (month: number, year: number): readonly Piece[] => [core.date({ year, month })],
  made: (when: readonly Piece[]): readonly Piece[] => [...when, 'に製造。'],
  madeIn: (when: readonly Piece[], where: string, label?: LabelBesideLists): readonly Piece[] => [
    ...when,
    label ? `に、MADE IN表記どおり${where}で製造${fromLists(label)}。` : `に${where}で製造。`,
  ],
  relined: (when: readonly Piece[]): readonly Piece[] => [...when, 'に修理または張り替え。'],
  /** The code is one of those that a worn stamp could be. */
  guess: (code: string, pieces: readonly Piece[]): readonly Piece[] => [
    `${code}だとすれば、`,
    ...pieces,
  ],
} as const;

/** The days of a week within a sentence: `5月30日〜6月5日`. The year stands only where the week crosses it. */
function daysOf(interval: Interval): string {
  const isOneYear = interval.from.slice(0, 4) === interval.to.slice(0, 4);
  const days = core.days(interval);
  return isOneYear ? days.slice(days.indexOf('年') + 1) : days;
}

/** The meanings beside the lines of the stamp. */
export const stampParts = {
  factory: '製造工場',
  year: (year: number) => `${year}年`,
  week: (week: number) => `第${week}週`,
  month: monthName,
  /** Without values, for small drawings. */
  kinds: { week: '週', month: '月', year: '年' },
} as const;

/** What the digits do not mean, although they seem to when read from left to right. */
export const naiveReading = (date: string, isWeek: boolean) =>
  `${date}ではありません。${isWeek ? '週' : '月'}と年の数字が交互に並びます。`;

/** What speaks for a reading: what codes of its years gave. */
const inItsYears: Readonly<Record<FormatId, string>> = {
  'week-year': `${YEARS.weeks}年から${firstChips}までの製造番号は、週と年を表します。`,
  'month-year': `${YEARS.months}年から${YEARS.lastMonths}年までの製造番号は、月と年を表します。`,
  'letters-first': `${early}の製造番号は、年と月を表します。`,
  'digits-letters': `${early}の製造番号は、年と月を表します。`,
  'digits-only': `${early}前半の製造番号は、年と月を表します。`,
};

/** The choice between a code's possible readings. */
export const readings = {
  title: '考えられる読み方',
  likeliest: ({ reading }: { readonly reading: FormatId }) =>
    `最も可能性の高い読み方です。${inItsYears[reading]}`,
  lessLikely: (why: string) => `可能性は低めです。${why}`,
  /** Stands above a reading that is not the likeliest. */
  badge: '可能性の低い読み方',
  /** The answer of such a reading, for screen readers. */
  spoken: (answer: string) => `可能性の低い読み方です。${answer}`,
  back: (date: string) => `${date}に戻る`,
} as const;

/** The header and footer of a printed result. */
export const printed = {
  title: '製造番号',
  checked: (day: string) => `${day}確認：`,
  disclaimer: `製造番号は本物の証明にはなりません。${disclaimer}`,
} as const;

/** The text of a shared result: `SD1013：2003年11月、アメリカ。製造番号は本物の証明にはなりません。` */
export const shareText = (code: string, answer: string, doubt: string | undefined): string =>
  `${code}：${answer}。${doubt === undefined ? '' : `ただし、${doubt}。`}製造番号は本物の証明にはなりません。`;

/** Actions on a result. */
export const resultTools = {
  copy: 'リンク',
  /** With what was pasted, which may hold a phone number. */
  copyWithText: '文章付きのリンク',
  share: '共有',
  print: '印刷',
  /** The field with the link, shown if it must be copied by hand. */
  field: 'この結果へのリンク',
} as const;

export const linkCopied = {
  title: 'リンクをコピーしました',
  description:
    'このリンクを開くと、誰でもこの結果を見られます。「#」から後ろはブラウザの中だけで使われ、当サイトのサーバーには届きません。',
} as const;

export const linkNotCopied = {
  title: 'コピーできませんでした',
  description:
    'ブラウザがコピーを許可していません。リンクを選択した状態にしたので、ご自分でコピーできます。',
} as const;
