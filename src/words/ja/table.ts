import { quoted } from './text.ts';

/** The table of many codes. */
export const tablePanel = {
  title: '製造番号の表',
  /** The headline: how many codes, of which so many are doubtful, differ or can’t be read, and how much was left unread. */
  headline: (codes: number) => `${codes}件`,
  /** Shows them. */
  toLookAt: (count: number) => `注意が必要なもの${count}件`,
  noneToLookAt: '注意が必要なものなし',
  /** Lines without a code that say something of a bag. */
  notCompared: (lines: number) => `照合していない行${lines}行`,
  /** `outcomes` counts the rows: `読み取り3件、要確認1件`, `others` the lines that are none; empty if there are none. */
  summary: (rows: string, outcomes: readonly string[], others: string) =>
    `${rows}：${outcomes.join('、')}。${others && `ほかに${others}。`}`,
  rows: (count: number) => `${count}行`,
  outcomeCounts: {
    read: (count: number) => `読み取り済み${count}件`,
    doubtful: (count: number) => `要確認${count}件`,
    differs: (count: number) => `記載と不一致${count}件`,
    worn: (count: number) => `一部読めず${count}件`,
    'no-code': (count: number) => `番号なし${count}件`,
    unreadable: (count: number) => `読み取り不可${count}件`,
    other: (count: number) => `番号以外${count}行`,
  },
  filters: {
    all: 'すべて',
    read: '読み取り済み',
    doubtful: '要確認',
    differs: '不一致',
    worn: '一部読めず',
    'no-code': '番号なし',
    unreadable: '読み取り不可',
    other: '番号以外',
  },
  /** The name of the group of filters, for screen readers. */
  filter: '表示する行',
  columns: {
    row: '行',
    code: '番号',
    date: '製造時期',
    country: '製造国',
    label: 'MADE IN表記',
    verdict: '判定',
  },
  notes: '備考',
  /** Stands in for a missing code. */
  noCode: '番号なし',
  /** The verdict on a row where something found in a text doesn’t fit. */
  asks: (claim: string) => `質問あり：${claim}`,
  /** The verdict on an empty cell. */
  notGiven: '番号の記載なし',
  /** The verdict on a row without a doubt, or without a code. */
  verdicts: {
    read: '確認例あり',
    worn: '一部読めず',
    'no-code': '番号なしとの記載',
    unreadable: '読み取り不可',
    other: '番号以外',
  },
  /** Opens the lines that make no claim. */
  others: (count: number) => `製造番号についてではない行（${count}行）`,
  /** Stands above the table once, for all rows that do not match. */
  advice:
    '不一致の行は、詳しく確認することをおすすめします。ただし、不一致だけで偽物と断定はできません。修理や張り替えをしたバッグには、より新しい製造番号が付いていることがあります。',
  /** Columns whose countries or dates nothing explains. */
  uncompared: (headings: readonly string[]) =>
    `照合していない列：${headings.map(quoted).join('、')}。見出しを「MADE IN表記」「購入」「製造年」にすると照合します。`,
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `${number}列目`,
  showMore: (rows: number, hidden: number) => `残り${hidden}行のうち${rows}行を表示`,
  readRest: (shown: number, others: number) =>
    `最初の${formatCount(shown)}行を表示中。残りの${formatCount(others)}行を読み取る`,
  /** Opens what can be copied or saved. */
  take: 'コピー',
  copy: '手元の表に貼る形でコピー',
  copied: (rows: string) => `${rows}をコピーしました`,
  notCopied: '表をコピーできませんでした。代わりにダウンロードしてください。',
  csv: 'CSVで保存',
  line: '出品用の一文',
  /** Under a filter. */
  which: '対象の行',
  shownRows: (rows: string) => `表示中の${rows}`,
  allRows: (count: number) => `全${count}行`,
  note: '番号を開くと、履歴に保存されます。開かないものは保存されません。',
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('ja-JP');
}
