import type { Locator, Page } from '@playwright/test';

/** The history card as a person finds it. */
export class HistoryCard {
  readonly card: Locator;
  readonly rows: Locator;
  /** The word that unfolds the field for a name; the name, once there is one. */
  readonly naming: Locator;
  readonly itemName: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: 'Authentication history' });
    this.rows = this.card.getByRole('listitem');
    this.naming = page.locator('details:has(output) > summary');
    this.itemName = page.getByRole('textbox', { name: 'Item name' });
  }

  /** `action` of the row that begins with `what`: its code, or its code and name. */
  button(action: 'View' | 'Rename' | 'Delete', what: string): Locator {
    return this.card.getByRole('button', { name: `${action} ${what}` });
  }

  /** Names the entry of the result that shows. */
  async saveAs(name: string): Promise<void> {
    if (!(await this.itemName.isVisible())) await this.naming.click();
    await this.itemName.fill(name);
    await this.page.getByRole('button', { name: 'Save to history' }).click();
  }
}
