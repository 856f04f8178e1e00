import type { ClaimId, CountedClaim, Coverage } from '../../core/checks.ts';
import type { Label } from '../../core/labels.ts';
import type { LineItems } from '../../core/lines.ts';
import { labelName } from './core.ts';
import { listing, outcomes } from './listing.ts';
import { quoted } from './text.ts';

const claims = {
  label: 'MADE IN表記',
  made: '製造時期',
  'existed-by': '購入・入手',
  released: 'コレクション',
  line: 'モデル',
  maker: '製造元',
  designer: 'デザイナー',
  'no-code': '番号なし',
  chip: 'ICチップ',
  sign: 'その他の手掛かり',
} satisfies Readonly<Record<ClaimId, string>>;

/** The claims beside the code, each with its outcome; what nobody stated is a question. */
export const checkSheet = {
  /** What lists say of a label that the code does not have, and what that proves. */
  labelDiffers: (code: string, lists: string, label: Label) =>
    `一覧では${code}は${lists}で、${labelAnswer(label)}ではありません。修理で新しい番号が付くこともあり、断定はできません。`,
  title: 'バッグとの照合',
  claims,
  outcomes,
  /** Beside what sources say of a model. */
  items: ({ count, first }: LineItems) =>
    `当サイトで確認した実物は${count === 1 ? '1点で、' : `${count}点で、最も古いものは`}${first}年の品です。証明にはなりません。`,
  whereInModel: 'このモデルの製造番号の位置',
  /** Nothing contradicts it, but it is a reason to look closer. */
  doubtful: '要確認',
  provesNothing: '矛盾なし（どの番号とも合う）',
  /** In place of it where any older code would. */
  possible: 'ありうる',
  quoted,
  question: {
    ask: 'このバッグについての記載ですか？',
    yes: 'はい',
    no: 'いいえ',
    next: '次に確認します',
  },
  allFit: (fitting: readonly ClaimId[]) =>
    `${fitting.map((claim) => claims[claim]).join('、')}は製造番号と合っています。`,
  details: '詳しく見る',
  why: '理由を見る',
  sources: (count: number) => `出典${count}件`,
  lists: {
    all: (code: string) => `${code}について各一覧の記載を見る`,
    count: (place: string, lists: number, families: number) =>
      `${place}：${families}系統の一覧${lists}件。`,
    none: (place: string) => `${place}とする一覧はありません。`,
  },
  dates: '数字の読み方',
  dismiss: '読み違いとして外す',
  dismissed: (count: number) => `${count}件の記載を照合から外しました。`,
  restore: '元に戻す',
  styleNumbers: (numbers: string) =>
    `型番：${numbers}。モデルを表す番号で、製造時期とは関係ありません。`,
} as const;

/** The questions in place of what nobody stated. */
export const questions = {
  label: {
    legend: 'MADE\u00a0IN',
    another: 'その他の国',
    other: 'その他',
  },
  line: {
    label: 'モデル',
    none: '選ぶ',
    /** The last choice, and what it means. */
    unlisted: 'この一覧にない',
    unlistedMeans:
      'モデルとの照合は行いません。収録していないモデルは、名前の印象より新しいことがあります。',
  },
  bought: {
    label: '購入時期',
    example: '年/月',
    hint: '購入・入手した年または年月（2008、2008年5月など）',
    unreadable: '年または年月の形で入力してください。',
    future: '未来の日付です。',
  },
} as const;

const NAMES: Readonly<Record<CountedClaim, string>> = {
  label: 'MADE IN表記',
  made: '製造時期',
  'existed-by': '購入・入手の時期',
  line: 'モデル',
};

/** What was compared and what was not: `4項目中2項目を照合：MADE IN表記、モデル。記載なし：製造時期、購入・入手の時期。` */
export function coverageSentence({ compared, open, unstated }: Coverage): string {
  const names = (claims: readonly CountedClaim[]) => claims.map((claim) => NAMES[claim]).join('、');
  const all = compared.length + open.length + unstated.length;
  return [
    compared.length === 0
      ? `${all}項目のうち、照合できたものはまだありません。`
      : `${all}項目中${compared.length}項目を照合：${names(compared)}。`,
    open.length > 0 && `記載はあるが比較できない：${names(open)}。`,
    unstated.length > 0 && `記載なし：${names(unstated)}。`,
  ]
    .filter(Boolean)
    .join('');
}

/** What the visitor answered about the label. */
export const labelAnswer = (label: Label): string =>
  label === 'other' ? 'この一覧にない国' : labelName(label);

/** Offers what was said of an earlier item with the same code. */
export const earlier = {
  /** In place of what the history says of the answer, which has none of its own. */
  saved:
    'このコードは、名前や記入内容のある別の品として履歴にあります。この品も残すには、名前を付けて保存してください。',
  title: '履歴にある同じ番号のバッグ',
  offer: (said: string) => `履歴より：${said}`,
  named: quoted,
  label: (country: string) => `MADE IN表記は${country}`,
  bought: (date: string) => `購入は${date}`,
  made: (date: string) => `製造は${date}`,
} as const;

/** The seller's own text, with what was found marked. */
export const sellersText = {
  title: '貼り付けた文章',
  mark: (claim: string) => `${claim}：照合の結果へ`,
  code: '製造番号',
  ofOthers: (quotes: string) => `文中にはほかに、別の品についてとみられる記載もあります：${quotes}`,
  /** Before the other codes of the text, each of which opens. */
  others: '本文中のほかの番号：',
  other: (code: string, date: string) => `${code}（${date}）`,
} as const;

/** The answer to a text without a code. */
export const noCode = {
  title: '製造番号が見つかりません',
  message: 'この文章に製造番号は見つかりませんでした。ただし、見落としているかもしれません。',
  stated: {
    'no-code': '製造番号はないとの記載があります。',
    unreadable: '製造番号が読めないとの記載があります。',
    chip: 'ICチップ入りとの記載があります。',
    ...listing.unread,
  },
  typed: {
    'no-code': '製造番号のないバッグですね。',
    unreadable: '製造番号が読み取れないバッグですね。',
    chip: 'ICチップ入りのバッグですね。',
  },
  unread: (code: string, error: string) => `「${code}」：${error}`,
  worn: (code: string) =>
    `「${code}」には読めない文字があります。下の番号を開くと候補が見られます。`,
  link: {
    message: '入力されたのはリンク（URL）です。',
    help: '個人情報を守るため、このページからリンク先は開きません。商品説明をコピーして貼り付けるか、写真の製造番号を入力してください。',
  },
  styleNumber: (numbers: readonly string[]) =>
    `${numbers.join(numbers.length > 2 ? '、' : 'と')}は型番のようです。型番はレシートや値札にある商品の番号で、モデルを表します。`,
  help: '出品者に製造番号の写真をお願いしてみてください。革タグか内側に刻印されています。数字3〜4桁で、多くは前か後ろにアルファベット2文字が付きます（AR2126など）。',
  reset: 'もう一度試す',
} as const;

/** Ready-made sentences, to copy. */
export const nextSteps = {
  title: '次にすること',
  message: '出品者に質問する',
  line: '商品説明用の一文',
  explanation: '説明文',
  /** To the check list of the guide. */
  guide: 'バッグのほかの点も順に確かめる',
  preview: '内容を見る',
} as const;
