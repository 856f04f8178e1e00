import type { Locator, Page } from '@playwright/test';
import { factsDate } from '../../src/core/today.ts';
import type { Texts } from '../../src/words/translation.ts';

/** The first day on which a clock is believed. */
export const TODAY = factsDate;

/** That day as the page writes it: `Nov 24, 2026` or `November 24, 2026`. */
export function todayText(month: 'short' | 'long'): string {
  const options = { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(TODAY).toLocaleDateString('en-US', options);
}

/** Names in English; tests of other languages bring theirs. */
const ENGLISH = {
  card: { label: 'Date code' },
  validPanel: { title: 'Authentication Verified' },
  invalidPanel: { title: 'Invalid Code' },
  noCode: { title: 'No date code found' },
} as const;

/** The tool as a person finds it: by its roles and its words. */
export class DecoderPage {
  readonly input: Locator;
  readonly result: Locator;
  private readonly page: Page;

  constructor(page: Page, words: Texts<typeof ENGLISH> = ENGLISH) {
    const { card, validPanel, invalidPanel, noCode } = words;
    this.page = page;
    this.input = page.getByRole('textbox', { name: card.label, exact: true });
    this.result = page.getByRole('region', {
      name: new RegExp(`^(${validPanel.title}( · .+)?|${invalidPanel.title}|${noCode.title})$`),
    });
  }

  /** Opens the page on a day, with its clock stopped. */
  async openOn(day: string, address = '/'): Promise<void> {
    // A second page's clock starts less than a minute behind the first's, or what that one stored would lie in the future.
    await this.page.clock.install({ time: new Date(`${day}T12:00:30`) });
    await this.page.goto(address);
    await this.page.clock.pauseAt(new Date(`${day}T12:01:00`));
  }

  /** Types a code, presses Enter and waits until it is analysed: the last answer stays until the next one is there. */
  async ask(code: string): Promise<void> {
    await this.input.fill(code);
    await this.input.press('Enter');
    await this.page.clock.runFor(1000);
    await this.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }

  /** Asks for a code, and waits for its result. */
  async authenticate(code: string): Promise<void> {
    await this.ask(code);
    await this.result.waitFor();
  }

  /** What stands beside a label in the result. */
  row(label: string): Locator {
    return this.result.getByRole('term').filter({ hasText: label }).locator(':scope + dd');
  }
}
