import { core } from './core.ts';

/** How a code is read, for somebody who doubts it. */
export const explanation = {
  /** Two digits that stand side by side look like these years. The year is in digits 2 and 4. */
  otherYears: (years: readonly number[]) =>
    `${core.either(years.map((year) => `${year}年`))}ではありません。年を表すのは2桁目と4桁目で、隣り合う2桁ではありません。`,
  days: '週は国際規格（ISO 8601）の暦で数えているため、日付は最大1週間ずれることがあります。',
  /** A code that a page prints with its meaning. */
  published: (code: string, date: string) => `意味とともに公開されている例：${code}（${date}）`,
  /** Heads the pages about the digits, and those about the letters. */
  digits: '数字の読み方の出典：',
  letters: (letters: string) => `${letters}の出典：`,
} as const;
