import type { Day } from '../../core/calendar.ts';
import { BRAND } from './brand.ts';
import { core, dayText } from './core.ts';

/** The analysis card. */
export const card = {
  /** On a phone: puts into the field what was copied. */
  paste: '貼り付け',
  label: '製造番号（シリアル）',
  placeholder: '製造番号',
  button: { long: '製造番号を調べる', short: '調べる' },
  busy: { long: '番号を調べています…', short: '調べています…' },
  /** Shown while many lines are read. */
  progress: (read: number, all: number) => `${all}行中${read}行を読み取りました`,
} as const;

/** What stands below the field before there is an answer: in the HTML alone, no script has it. */
export const belowField = {
  examplesLabel: '例',
  examples: ['AR2126', 'SD1013', '8912 SL'],
  hint: 'Enterキーですぐに調べられます',
  noScript:
    '番号の読み取りにはJavaScriptが必要です。使えない場合、番号を送信してもURLに付くだけです。読み方は下の「年代別の形式」をご覧ください。',
  /** Where the page's script does not load. */
  missing:
    '番号を読み取るプログラムが、まだ読み込まれていません。入力した内容はそのまま残っています。読み込みは続いています。',
  reload: 'ページを再読み込みする',
} as const;

/** A link to the page that shows where to find the stamp. */
export const whereLink = { label: '製造番号の場所', href: '/where-to-look' } as const;

/** A link to the page about bags without a code. */
export const noCodeLink = { label: 'バッグに番号がないときは', href: '/no-code' } as const;

/** Names the tabs that a returning visitor sees, for screen readers. */
export const recentCodes = '最近読み取った製造番号';

export const blankToast = {
  title: core.errors.empty,
  description: `${BRAND}の製造番号を入力すると調べられます`,
  links: [whereLink, noCodeLink],
} as const;

/** In place of an answer for which a part of the page did not load. */
export const partMissing = {
  title: 'ページの一部を読み込めませんでした',
  /** With a network, a new release has most likely replaced the part. */
  online: '開いている間に、ページが更新されたのかもしれません。',
  offline: 'インターネットの接続をご確認ください。',
  help: '入力した内容はそのまま残っています。読み込めたら、自動で番号を読み取ります。',
  /** In place of what such a part would show. */
  line: 'この部分を読み込めませんでした。',
  retry: 'もう一度試す',
  reload: 'ページを再読み込みする',
} as const;

/** A long text that no reload will find again, because the tab's storage is full. */
export const notKeptToast = {
  title: '文章が長すぎて保持できません',
  description:
    '結果は表示されますが、再読み込みや「戻る」で文章は失われます。控えを残しておいてください。',
} as const;

/** Beside an answer, where the device's clock shows a day that is past. */
export const clockNote = (clock: Day, counted: Day): string =>
  `お使いの端末の日付は${dayText(clock)}になっていますが、正しくないようです。${dayText(counted)}の時点で判定しています。`;

/** The label of the reset button of answers without a result. */
export const startOver = '最初からやり直す';
