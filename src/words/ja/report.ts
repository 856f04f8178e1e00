import { site } from '../config.ts';

/** A report of a wrong reading, to copy or send by email. */
export const report = {
  lede: 'わかるところだけご記入ください。ご自分で送信するまで、何も送られません。',
  /** The issue form on GitHub has the same fields in English. */
  text: (code: string, answer: string, label: string) =>
    `製造番号：${code}\n${site.name}の結果：${answer}\nMADE IN表記：${label}\n正しい読み方：\n出典：`,
  copy: '内容をコピー',
  mail: 'メールで開く',
  /** The subject of the email. */
  subject: '読み取りの誤り',
  copied: { title: '内容をコピーしました' },
  notCopied: { title: 'コピーできなかったため、選択した状態にしました' },
} as const;
