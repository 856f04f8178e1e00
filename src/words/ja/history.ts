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

/** Something in the stored history can't be read. */
export const unreadable = {
  toast: {
    title: '履歴の一部が読めません',
    description:
      'このブラウザに保存されていたデータが壊れています。読めるものはそのまま残っています。読めないものは、履歴の下からダウンロードまたは削除できます。',
  },
  note: '保存された履歴の一部が読めません。',
  download: 'ダウンロード',
  remove: '削除',
  file: 'heatstamp-history-unreadable.json',
} as const;

/** A named entry had to make room for a new one. */
export const fullToast = {
  title: (name: string, code: string) => `「${name}」（${code}）を履歴から外しました`,
  description: '10件すべてに名前が付いているため、いちばん古いものを外しました。',
  undo: '元に戻す',
  export: 'ファイルに書き出す',
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

/** The result of an import, in one sentence. */
export const importedToast = {
  title: (added: number) => (added === 0 ? '新しい項目はありません' : `${added}件を読み込みました`),
  rest: ({ existing, left, gone, unreadable: unread }: ImportRest) =>
    [
      existing > 0 && `${existing}件はすでに履歴にあります`,
      gone > 0 && `入りきらない${gone}件を外しました`,
      left > 0 && `履歴がいっぱいのため${left}件は読み込んでいません`,
      unread > 0 && `${unread}件は読めませんでした`,
    ]
      .filter(Boolean)
      .join('。'),
  undo: '元に戻す',
} as const;

/** What became of entries besides those that were added. */
interface ImportRest {
  readonly existing: number;
  readonly left: number;
  readonly gone: number;
  readonly unreadable: number;
}

/** Why a file could not be imported. */
export const importFailedToast = {
  title: (file: string) => `${file}は読み込めませんでした`,
  reasons: {
    'too-large':
      'ファイルが1MBを超えています。書き出した履歴が、これほど大きくなることはありません。',
    'not-history': `${site.name}の履歴ではありません。`,
    newer: `より新しいバージョンの${site.name}で書き出されたファイルです。このページを再読み込みして、もう一度お試しください。`,
    unreachable: 'ブラウザがファイルを開けませんでした。',
  },
  unchanged: '履歴は変わっていません。',
} as const;
