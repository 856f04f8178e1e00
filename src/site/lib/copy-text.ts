import { showToast, type Toast } from './toasts.ts';

type Words = Pick<Toast, 'title' | 'description'>;

/**
 * Copies a text and says how that went; false where the browser forbids it or, away from https and localhost, has no
 * clipboard at all.
 */
export async function copyAndTell(text: string, copied: Words, notCopied: Words): Promise<boolean> {
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
