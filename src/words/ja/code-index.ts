/** Above the directory, once its codes can be selected. */
export const copyHint = 'アルファベットを選ぶとコピーできます。';

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'コピーしました',
  description: (code: string) => `アルファベット「${code}」をコピーしました。`,
} as const;

export const notCopiedToast = {
  title: 'コピーできませんでした',
  description: (code: string) =>
    `ブラウザがコピーを許可していません。${code}を選択した状態にしたので、ご自分でコピーできます。`,
} as const;
