import type { Locator, Page } from '@playwright/test';

/** The history card as a person finds it. */
export class HistoryCard {
  readonly card: Locator;
  readonly rows: Locator;
  readonly itemName: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: 'Authentication history' });
    this.rows = this.card.getByRole('listitem');
    this.itemName = page.getByRole('textbox', { name: 'Item name' });
  }

  /** `action` of the row that begins with `what`: its code, or its code and name. */
  button(action: 'View' | 'Rename' | 'Delete', what: string): Locator {
    return this.card.getByRole('button', { name: `${action} ${what}` });
  }

  /** Names the entry of the result that shows. */
  async saveAs(name: string): Promise<void> {
    // The field unfolds behind a word, which is the name once there is one.
    if (!(await this.itemName.isVisible()))
      await this.page.locator('details:has(output) > summary').click();
    await this.itemName.fill(name);
    await this.page.getByRole('button', { name: 'Save to history' }).click();
  }
}
