import type { Page } from '@playwright/test';

/** Pastes a text where the focus is; the clipboard itself is out of a test's reach. */
export async function paste(page: Page, text: string): Promise<void> {
  const isLeftToBrowser = await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return document.activeElement?.dispatchEvent(event) === true;
  }, text);
  // An event that a script makes inserts nothing.
  if (isLeftToBrowser) await page.keyboard.insertText(text.trimEnd());
}
