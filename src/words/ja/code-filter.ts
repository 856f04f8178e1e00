import { BRAND } from './brand.ts';

/** The filter of the code index. */
export const filter = {
  label: 'アルファベットか国名で探す',
  placeholder: 'SD、スペインなど',
  clear: '検索をクリア',
  /** Shown while the filter is empty. */
  idle: 'アルファベットを選ぶとコピーできます。',
  /** Announced after every change. */
  matches: (codes: number, headings: number) => `${headings}項目に${codes}件あります`,
  none: (query: string) =>
    `「${query}」に当てはまるものはありません。${BRAND}は一覧を公表していないため、ここにないだけで偽物とはいえません。`,
  /** Shown if the query is a whole code with its digits. */
  wholeCode: '数字まで含む製造番号です。',
  read: (code: string) => `${code}を読み取る`,
} as const;

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'コピーしました',
  description: (code: string) => `アルファベット「${code}」をコピーしました。`,
} as const;

export const notCopiedToast = {
  title: 'コピーできませんでした',
  description: (code: string) =>
    `ブラウザがコピーを許可していません。${code}を選択した状態にしたので、ご自分でコピーできます。`,
} as const;
