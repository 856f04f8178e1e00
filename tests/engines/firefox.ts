import {
  firefox,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Engine, Part, Tab, Visitor, Wishes } from './driver.ts';
import { lookAt } from './page-scripts.ts';

/** Firefox as Debian has it, which Playwright drives through WebDriver BiDi. */
export function startFirefox(site: string): Engine {
  const browsers = new Map<string, Browser>();
  return {
    async visitor(wishes) {
      const key = JSON.stringify(wishes);
      const browser = browsers.get(key) ?? (await launch(wishes));
      browsers.set(key, browser);
      return visitorIn(await browser.newContext({ baseURL: site }), wishes);
    },
    version: () => `Firefox ${[...browsers.values()][0]?.version() ?? ''}`,
    async stop() {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}

/** Through BiDi Playwright can't set the theme, nor switch scripts off: preferences can. */
function launch({ theme, hasScripts }: Wishes): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'javascript.enabled': hasScripts,
    },
  });
}

function visitorIn(context: BrowserContext, { hasScripts }: Wishes): Visitor {
  const trouble: string[] = [];
  context.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  // What the policy refuses comes as an error too.
  context.on('weberror', (error) => trouble.push(`error: ${error.error().message}`));
  return {
    tab: async () => tabOn(await context.newPage(), hasScripts),
    trouble: () => Promise.resolve(trouble),
    leave: () => context.close(),
  };
}

function tabOn(page: Page, hasScripts: boolean): Tab {
  // A page's script starts once the page is loaded.
  const started = async () => {
    const waiting = page.locator('script[data-files]:not([data-started])');
    if (hasScripts) await waiting.waitFor({ state: 'detached' });
  };
  return {
    open: async (address) => {
      await page.goto(address);
      await started();
    },
    reload: async () => {
      await page.reload();
      await started();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Without scripts there are no animation frames, by which Playwright sees that a part stands still.
    click: (part) => locate(page, part).click({ force: !hasScripts }),
    see: (part) => locate(page, part).filter({ visible: true }).evaluateAll(lookAt),
    run: (script) => page.evaluate(script),
  };
}

function locate(page: Page, { role, name, inside }: Part): Locator {
  const outer = inside === undefined ? page : locate(page, inside);
  // A summary has no role of its own.
  if (role === 'summary') return outer.locator('summary').filter({ hasText: name ?? '' });
  return outer.getByRole(role, name === undefined ? {} : { name, exact: true });
}
