/** The name of an entry that has none yet. */
export const UNTITLED = '名称未設定';

/** The history card. */
export const historyCard = {
  title: '調べた番号の履歴',
  empty: '履歴はまだありません。製造番号を調べると、ここに残ります。',
  note: (size: number) => `最近の結果を${size}件まで、このブラウザの中だけに保存しています。`,
  export: 'ファイルに書き出す',
} as const;

export const notStoredToast = {
  title: '履歴を保存できません',
  description:
    'このブラウザの保存領域がいっぱいか、オフになっています。結果に問題はありません。履歴はこのページを離れるまで残ります。',
} as const;

/** Something in the stored history can't be read: it was set aside, or there is something aside already. */
export const unreadableToast = (where: 'aside' | 'kept') =>
  ({
    title: '履歴の一部を読み取れません',
    description:
      where === 'aside'
        ? '読み取れた分は表示しています。残りはこのブラウザに保管しました。削除するには、ブラウザの設定でこのサイトのデータを消去してください。'
        : '元のデータはそのまま残り、新しい履歴は保存されません。やり直すには、ブラウザの設定でこのサイトのデータを消去してください。',
  }) as const;

/** The columns of the exported history, which the field reads again. */
export const exportColumns = [
  '製造番号',
  '名前',
  '製造国',
  'モデル',
  '購入',
  '製造年',
  '読み取り結果',
  '番号による国',
  '判定',
] as const;

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
  /** Opens it. */
  open: '名前を付ける',
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
