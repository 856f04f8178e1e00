import { showToast, type ToastText } from './toasts.ts';

/**
 * Copies a text and shows a toast about the result. Returns false if the browser forbids copying or, outside of https and
 * localhost, has no clipboard.
 */
export async function copyWithToast(
  text: string,
  copied: ToastText,
  notCopied: ToastText,
): Promise<boolean> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { ...copied, tone: 'plain' } : { ...notCopied, tone: 'destructive' });
  return isCopied;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
