import { site } from '../config.ts';

/** The name of an entry that has none yet. */
export const UNTITLED = '名称未設定';

/** The history card. */
export const historyCard = {
  title: '調べた番号の履歴',
  empty: '履歴はまだありません。製造番号を調べると、ここに残ります。',
  note: (size: number) => `最近の結果を${size}件まで、このブラウザの中だけに保存しています。`,
  import: 'ファイルから読み込む',
  export: 'ファイルに書き出す',
} as const;

export const notStoredToast = {
  title: '履歴を保存できません',
  description:
    'このブラウザの保存領域がいっぱいか、オフになっています。結果に問題はありません。履歴はこのページを離れるまで残ります。',
} as const;

/** Some other release has written the history. */
export const newerToast = {
  title: '履歴は現在、閲覧のみ可能です',
  description: `より新しいバージョンの${site.name}で保存された履歴のため、このページでは変更しません。再読み込みすると、新しいバージョンになります。それまでの変更は、このページを開いている間だけ有効です。`,
} as const;

/** The stored history was damaged. */
export const unreadableToast = {
  title: '履歴の一部が読めません',
  description:
    'このブラウザに保存されていたデータが壊れています。読めるものはそのまま残っています。読めないものも消さずに、別に保管しました。',
  download: 'ダウンロード',
  file: 'heatstamp-history-unreadable.json',
} as const;

/** The list of entries. */
export const historyList = {
  view: '表示',
  rename: '名前を変更',
  remove: '削除',
  /** An action with its object, for screen readers. */
  actionLabel: (action: string, code: string, name: string) => `${code}（${name}）：${action}`,
  renaming: {
    field: (code: string) => `${code}の新しい名前`,
    save: '保存',
    cancel: 'キャンセル',
  },
  conflict: (clause: string) => `、ただし${clause}`,
  doubt: (title: string) => `｜${title}`,
} as const;

/** The form in the result panel that gives an entry its name. */
export const saveForm = {
  field: 'アイテム名',
  button: '履歴に保存',
  untitled: `「${UNTITLED}」として履歴に保存しました。名前を付けると、あとで探しやすくなります。`,
  named: (name: string) => `「${name}」として履歴に保存しました。`,
  missing: 'この結果はもう履歴にありません。保存すると、履歴に戻せます。',
} as const;

/** Stands below a name that is too long to be saved. */
export const nameTooLong = (length: number, most: number): string =>
  `名前は${most}文字までです。今は${length}文字あります。`;

export const deletedToast = {
  title: (name: string, code: string) => `「${name}」（${code}）を削除しました`,
  undo: '元に戻す',
} as const;

/** The result of an import. Parts with a count of zero are left out. */
export const importedToast = {
  title: (added: number) => (added === 0 ? '新しい項目はありません' : `${added}件を読み込みました`),
  parts: [
    ['existing', (count: number) => `${count}件はすでに履歴にあります。`],
    [
      'completed',
      (count: number) =>
        `すでにある${count}件に、名前、MADE IN表記、商品説明のいずれかを補いました。`,
    ],
    ['evicted', (count: number) => `入りきらないため、古い${count}件を履歴から外しました。`],
    ['overLimit', (count: number) => `履歴がいっぱいのため、${count}件は読み込んでいません。`],
    ['no-code', (count: number) => `${count}件は製造番号として読めないため、読み込んでいません。`],
    ['unreadable', (count: number) => `${count}件は壊れていて、読み込めませんでした。`],
    ['shortened', (count: number) => `長すぎる名前${count}件を、「…」で終わるように短くしました。`],
  ],
  nothing: 'ファイルに項目がありません。',
  undo: '元に戻す',
} as const;

/** Why a file could not be imported. */
export const importFailedToast = {
  title: (file: string) => `${file}は読み込めませんでした`,
  reasons: {
    'too-large':
      'ファイルが1MBを超えています。書き出した履歴が、これほど大きくなることはありません。',
    empty: 'ファイルが空です。',
    'not-json': `JSONファイルではありません。${site.name}で書き出したファイルを選んでください。`,
    'not-history': `${site.name}の履歴ではありません。`,
    'other-version': `別のバージョンの${site.name}で書き出されたファイルです。このページを再読み込みして、もう一度お試しください。`,
    unreachable: 'ブラウザがファイルを開けませんでした。',
  },
  unchanged: '履歴は変わっていません。',
} as const;
