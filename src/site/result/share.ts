/** What a browser says when the visitor thinks better of it, and while an earlier share is still open. */
const HARMLESS = ['AbortError', 'InvalidStateError'];

/** Whether the browser can hand things to other programs. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Hands something to a program that the visitor chooses; false where that failed. Choosing none is no failure. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && HARMLESS.includes(error.name);
  }
}
