import { site } from '../../config.ts';
import { deliveryNote, emailErrors, isDeliveryOff } from '../forms.ts';

/** The page's metadata. */
export const head = {
  title: `お問い合わせ | ${site.name}`,
  description: `${site.name}へのお問い合わせ。読み違えた製造番号、どの一覧にもないアルファベット、ツールについてのご質問をお寄せください。`,
  keywords: ['お問い合わせ', '製造番号 質問', site.name],
} as const;

export const contact = {
  title: 'お問い合わせ',
  lede: '読み違えた番号、どの一覧にもないアルファベット、うまく動かないページなど、お気づきのことをお聞かせください。',
  emailTitle: 'メールで',
  email: site.email,
  formTitle: 'フォームで',
  fields: {
    name: { label: 'お名前', errors: { missing: 'お名前を入力してください。' } },
    email: { label: 'メールアドレス', errors: emailErrors },
    subject: { label: '件名', errors: { missing: '件名を入力してください。' } },
    message: { label: 'メッセージ', errors: { missing: 'メッセージを入力してください。' } },
  },
  /** Where the message goes, said before it is written. */
  note: isDeliveryOff
    ? 'メール送信機能は準備中です。ここにメッセージを書き、お使いのメールアプリでお送りください。'
    : deliveryNote,
  submit: 'メッセージを送る',
  busy: '送信中…',
  sent: {
    title: isDeliveryOff ? 'メッセージを作成しました' : 'メッセージを送りました',
    description: isDeliveryOff
      ? 'まだ送信されていません。お使いのメールアプリでお送りください。'
      : 'お問い合わせいただき、ありがとうございます。近いうちにお返事いたします。',
  },
  /** Added to the toast if the message was not delivered. */
  notDelivered: {
    note: 'このサイトのメール送信機能は準備中です。入力内容はフォームに残っています。',
    mail: 'メールアプリで送る',
    copy: 'コピーする',
    copied: {
      title: 'クリップボードにコピーしました',
      description: `${site.email}宛てのメールに貼り付けてください。`,
    },
    notCopied: {
      title: 'コピーできませんでした',
      description: 'ブラウザがコピーを許可しませんでした。メッセージはフォームに残っています。',
    },
  },
} as const;
