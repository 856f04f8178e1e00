import { formsHost } from '../config.ts';

/** The errors of an email field. */
export const emailErrors = {
  missing: 'メールアドレスを入力してください。',
  malformed: 'メールアドレスを最後まで入力してください（name@example.comなど）。',
} as const;

/** Shown if any form could not be sent. */
export const failedToast = {
  title: '送信できませんでした',
  description: '入力した内容は残っています。しばらくしてからお試しください。',
  offline:
    'インターネットに接続されていないようです。入力した内容は残っています。接続後にもう一度お試しください。',
} as const;

/** Whether the build was given no address that receives forms. */
export const isDeliveryOff = formsHost === undefined;

/** Where a form is sent, as a sentence that follows others. */
export const deliveryNote = isDeliveryOff
  ? 'メール送信は準備中です。ここに入力された内容は送信されません。'
  : `送信すると、入力した内容は${formsHost}に送られます。`;

export const noScript = {
  form: '送信にはJavaScriptが必要です。代わりにメールでご連絡ください：',
} as const;

/** What a toast adds if nothing was delivered. */
function unlessDelivered(note: string): string | undefined {
  return isDeliveryOff ? note : undefined;
}

/** The offer of the free guide, and its dialog. */
export const guideForm = {
  title: '無料の真贋チェックガイド',
  text: '年代別の形式、製造工場のアルファベット、ほかに確認したい点をまとめました。印刷して持ち歩けます。',
  open: '無料ガイドを受け取る',
  dialogTitle: '無料の真贋チェックガイドを受け取る',
  dialogText: isDeliveryOff
    ? 'メールでのお届けは準備中です。ここに入力された内容は送信されません。ガイドはすぐに読めます。'
    : `お届け先のメールアドレスを入力してください。${deliveryNote}`,
  email: 'メールアドレス',
  submit: 'メールで受け取る',
  busy: '送信しています…',
  /** Before the link to the guide. */
  readNow: 'メールなしで、すぐに読むこともできます：',
  close: '閉じる',
  sent: {
    title: isDeliveryOff ? 'ガイドはすぐにご覧いただけます' : '受け付けました',
    description: isDeliveryOff
      ? 'メールでのお届けは準備中で、送信されません。'
      : '無料の真贋チェックガイドを、まもなくメールでお送りします。',
    note: unlessDelivered('ガイドはこちらから、すぐにご覧いただけます：'),
  },
} as const;

/** The mailing list. */
export const join = {
  title: 'コミュニティに参加',
  /** How many there are is not said while nobody can join. */
  text: (claim: string) =>
    isDeliveryOff
      ? '製造番号や真贋に関心のある方に向けたメーリングリストです。'
      : `製造番号に関心のある${claim.replace(/\+?$/, (plus) => (plus === '' ? '人' : '人以上'))}の愛好家のためのメーリングリストです。`,
  email: 'メールアドレス',
  submit: '参加する',
  busy: '登録しています…',
  joined: {
    title: isDeliveryOff ? '受け付けは準備中です' : 'コミュニティへようこそ',
    description: isDeliveryOff
      ? 'メーリングリストはまだ始まっていません。'
      : 'メーリングリストへの参加を受け付けました。',
    note: unlessDelivered('入力されたアドレスは、送信も保存もされていません。'),
  },
} as const;

/** A link to the guide itself, which needs no form. */
export const guideLink = { label: 'ガイドを開く', href: '/guide' } as const;
