import { site } from '../config.ts';
import { BRAND } from './brand.ts';
import type { NavLink } from '../words.ts';

/** The description of the site for search engines and home screens. */
export const summary = `${BRAND}の製造番号（シリアルナンバー）から、いつ、どこで作られたかを調べます。数字の読み方と、どこまで確かかもわかります。`;

/** Shown in the footer of every page, in the guide and in print. */
export const disclaimer = `${site.name}は独立したツールです。${BRAND}社とは関係がなく、提携も承認も受けていません。`;

/** Names of the navigations, for screen readers. */
export const navigation = { main: 'メイン', more: 'その他', languages: '言語' } as const;

/** The label of a toast's close button. */
export const closeMessage = 'メッセージを閉じる';

export const skipLink = '本文へ移動';

/** The navigation in the header. */
export const mainLinks: readonly NavLink[] = [
  { href: '/#factory-codes', label: '製造国一覧' },
  { href: '/#eras', label: '年代' },
  { href: '/no-code', label: '番号なし？' },
];

/** Where a page exists, but there is no copy of it on this device. */
export const notCached =
  'お探しのページはこの端末に保存されていないため、オフラインでは開けません。接続後にもう一度お試しください。';

/** The button that unfolds a long section on a small screen. */
export const showHide = { show: '開く', hide: '閉じる' };

/** The page with the sources of every rule about dates. */
export const datesLink: NavLink = { href: '/dates', label: '製造時期の読み方と根拠' };

/** Before links to the pages that have the sources of a text. */
export const sourcesLabel = '出典：';

/** The navigation in the footer. */
export const footerLinks: readonly NavLink[] = [
  { href: '/about', label: 'このサイトについて' },
  { href: '/contact', label: 'お問い合わせ' },
  { href: '/blog', label: 'ブログ' },
  { href: '/guide', label: '真贋チェックガイド' },
  { href: '/where-to-look', label: '製造番号の場所' },
  { href: '/no-code', label: '番号がない・ICチップの場合' },
  { href: '/codes', label: '製造工場のアルファベットと出典' },
  datesLink,
  { href: '/tools', label: 'アプリとツール' },
  { href: '/privacy-policy', label: 'プライバシーポリシー' },
  { href: '/terms-of-service', label: '利用規約' },
  { href: '/legal-notice', label: '運営者情報' },
  { href: '/licenses.txt', label: 'ライセンス' },
];

/** The beginning of `/licenses.txt`. The licenses of others follow. */
export const licenses = `${site.name}自体のコードは、MITライセンスで利用できます。
https://opensource.org/license/mit
製造工場のアルファベットの表は、クリエイティブ・コモンズ 表示 4.0 国際ライセンスです。
https://creativecommons.org/licenses/by/4.0/

このほか、次の第三者の著作物を、それぞれのライセンスのもとで含んでいます。`;

export const cookieWords = {
  label: 'Cookieについて',
  text: 'Cookieなし。履歴はこのブラウザだけに保存。',
  close: 'Cookieのお知らせを閉じる',
} as const;

/** The screen after a rendering error. */
export const unexpected = {
  title: '予期しないエラーが発生しました',
  lede: 'このページで不具合が発生しました。お客様の操作が原因ではありません。再読み込みでたいてい直ります。',
  messageLabel: 'エラーメッセージ',
  /** Shown if the error has neither a status nor a message. */
  unknown: 'メッセージはありません。',
  home: 'トップページへ戻る',
} as const;

/** The picture in link previews. scripts/draw-images.js creates it. */
export const shareImage = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `AR 2126と刻印されたタン色の革。数字の上の弧が、工場AR、第22週、2016年を示しています。横に「バッグの誕生日は、製造番号に。読み解こう。」の文字。${site.name}。`,
} as const;

/** The text in that picture. */
export const pictureWords = {
  lines: ['バッグの', '誕生日は、', '製造番号に。', '読み解こう。'],
  small: [
    `${BRAND}の製造番号を無料で解読。`,
    '個人運営・入力内容は送信されません。不確かな点も明記。',
  ],
} as const;
