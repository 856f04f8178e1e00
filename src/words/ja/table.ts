/** How a row turned out: `doubtful` has a doubt; `differs` contradicts the code. */
export const OUTCOMES = ['read', 'doubtful', 'differs', 'unreadable'] as const;

/** The columns that the table can be sorted by, in their order. */
export const COLUMNS = ['row', 'code', 'date', 'country', 'label', 'sureness'] as const;

/** The table of many codes. */
export const tablePanel = {
  title: '製造番号の表',
  /** `outcomes` counts the rows: `読み取り3件、要確認1件`. */
  summary: (rows: string, outcomes: readonly string[]) => `${rows}：${outcomes.join('、')}。`,
  rows: (count: number) => `${count}行`,
  outcomeCounts: {
    read: (count: number) => `読み取り${count}件`,
    doubtful: (count: number) => `要確認${count}件`,
    differs: (count: number) => `記載と不一致${count}件`,
    unreadable: (count: number) => `読み取り不可${count}件`,
  },
  filters: {
    all: 'すべて',
    read: '読み取り',
    doubtful: '要確認',
    differs: '不一致',
    unreadable: '読み取り不可',
  },
  /** The name of the group of filters, for screen readers. */
  filter: '表示する行',
  columns: {
    row: '行',
    code: '番号',
    date: '製造時期',
    country: '製造国',
    label: '刻印',
    sureness: '確かさ',
  },
  notes: '備考',
  /** Stands in for a missing code. */
  noCode: '番号なし',
  blank: 'この行に番号はありません。',
  worn: '読めない文字があります。開くと候補が見られます。',
  /** How sure a row is: its most serious doubt, or none. */
  sureness: {
    documented: '資料に合う',
    seller: '記載と不一致',
    label: '刻印と不一致',
    'too-early': '早すぎる年代',
    'after-end': '遅すぎる年代',
    undocumented: '資料に例なし',
    unusual: '例が少ない',
    unlisted: '一覧になし',
    'label-unconfirmed': '刻印は未確認',
    'look-alike': '読み違えやすいアルファベット',
    unreadable: '読み取り不可',
  },
  /** Stands above the table once, for all rows that do not match. */
  advice:
    '不一致の行は、詳しく確認したいところですが、それだけでは何の証明にもなりません。修理や張り替えをしたバッグには、より新しい製造番号が付いていることがあります。',
  /** A column of a pasted spreadsheet that has no heading. */
  unnamedColumn: (number: number) => `${number}列目`,
  showMore: (rows: number, hidden: number) => `残り${hidden}行のうち${rows}行を表示`,
  readRest: (shown: number, others: number) =>
    `最初の${formatCount(shown)}行を表示中。残りの${formatCount(others)}行を読み取る`,
  copy: '表をコピー',
  copied: '表をコピーしました',
  notCopied: '表をコピーできませんでした。代わりにダウンロードしてください。',
  csv: 'CSVで保存',
  json: 'JSONで保存',
  note: '番号を開くと、履歴に保存されます。開かないものは保存されません。',
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('ja-JP');
}
