import {
  Builder,
  Capabilities,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { expect } from 'vitest';
import { findParts, lookAt, readTrouble, type Seen, type Step } from './page-scripts.ts';

type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'definition'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'region'
  | 'search'
  | 'searchbox'
  | 'status'
  | 'summary'
  | 'term'
  | 'textbox';

/** A part of the page as a person points at it. A name given as a string is the whole of it. */
export interface Part {
  readonly role: Role;
  readonly name?: string | RegExp;
  readonly inside?: Part;
}

type Key = 'ArrowLeft' | 'Control+v' | 'Enter' | 'Escape' | 'Shift+Tab' | 'Space' | 'Tab';

export interface Tab {
  /** Opens an address of the site, such as `/about`. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses a key wherever the focus is. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  click(part: Part): Promise<void>;
  /** Every part of this kind that can be seen now, in the order of the page. */
  see(part: Part): Promise<readonly Seen[]>;
  run<T>(script: () => T | Promise<T>): Promise<T>;
}

/** Somebody who has never been here, in a browser of their own. */
export interface Visitor {
  tab(): Promise<Tab>;
  /** All that the browser complained about, in every tab. */
  trouble(): Promise<readonly string[]>;
  /** Of the browser, such as `WebKitGTK 2.50.4`. */
  version(): Promise<string>;
  leave(): Promise<void>;
}

const SELECTORS: Readonly<Record<Role, string>> = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button',
  definition: 'dd',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  region: 'section[aria-labelledby], section[aria-label]',
  search: 'search, [role=search]',
  searchbox: 'input[type=search]',
  status: 'output, [role=status]',
  summary: 'summary',
  term: 'dt',
  textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
};

const KEYS: Readonly<Record<Key, readonly string[]>> = {
  ArrowLeft: [Keys.ARROW_LEFT],
  'Control+v': [Keys.CONTROL, 'v'],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  'Shift+Tab': [Keys.SHIFT, Keys.TAB],
  Space: [Keys.SPACE],
  Tab: [Keys.TAB],
};

/** WebKit as Debian has it: its own small browser, driven by its own WebDriver. */
export async function visit(site: string, server: string): Promise<Visitor> {
  const args = [
    '--automation',
    // Every tab is a window that a script opens; see below.
    '--javascript-can-open-windows-automatically=true',
  ];
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: process.env.MINIBROWSER_PATH, args },
      }),
    )
    .build();
  return visitorWith(driver, site);
}

function visitorWith(driver: WebDriver, site: string): Visitor {
  const handles: string[] = [];
  return {
    async tab() {
      const handle = await openWindow(driver);
      handles.push(handle);
      return tabIn(driver, handle, site);
    },
    async trouble() {
      const all: string[] = [];
      for (const handle of handles) {
        await driver.switchTo().window(handle);
        all.push(...(await driver.executeScript<string[]>(readTrouble)));
      }
      return all;
    },
    version: async () =>
      `WebKitGTK ${String((await driver.getCapabilities()).get('browserVersion'))}`,
    leave: () => driver.quit(),
  };
}

/** A popup, because the browser's own window is never narrower than its tool bar, about 450 px. */
async function openWindow(driver: WebDriver): Promise<string> {
  const before = await driver.getAllWindowHandles();
  await driver.switchTo().window(before[0] ?? '');
  await driver.executeScript(() => {
    open('about:blank', '_blank', 'popup,toolbar=no,location=no,width=1280,height=800');
  });
  const opened = (): Promise<string[]> =>
    driver.getAllWindowHandles().then((all) => all.filter((each) => !before.includes(each)));
  await expect.poll(opened).toHaveLength(1);
  return (await opened())[0] ?? '';
}

function tabIn(driver: WebDriver, handle: string, site: string): Tab {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (address) => (await here()).get(new URL(address, site).href),
    reload: async () => (await here()).navigate().refresh(),
    resize: async (width, height) => {
      await resizeTo(await here(), width, height);
    },
    press: async (key) => pressAll(await here(), KEYS[key]),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    click: async (part) => {
      const driver = await here();
      const element = await findOne(driver, part);
      if (part.name !== undefined && part.role !== 'summary') {
        // The page was searched by its labels; what the engine tells a screen reader is to be the same.
        expect(await element.getAccessibleName()).toMatch(new RegExp(patternOf(part), 'i'));
      }
      // The driver itself does not scroll to what lies in a text of several columns, as the index of codes does.
      await driver.executeScript(scrollTo, element);
      // What is near comes to life, and takes no click before.
      await expect.poll(() => element.isEnabled()).toBe(true);
      await element.click();
    },
    see: async (part) =>
      (await here()).executeScript<Seen[]>(
        `return (${String(lookAt)})((${String(findParts)})(arguments[0]))`,
        stepsTo(part),
      ),
    run: async (script) => (await here()).executeScript(script),
  };
}

function scrollTo(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

async function resizeTo(driver: WebDriver, width: number, height: number): Promise<void> {
  const frame = await driver.executeScript<readonly [number, number]>(() => [
    outerWidth - innerWidth,
    outerHeight - innerHeight,
  ]);
  const rect = { width: width + frame[0], height: height + frame[1] };
  await driver.manage().window().setRect(rect);
  await expect.poll(() => driver.executeScript(() => innerWidth)).toBe(width);
}

async function pressAll(driver: WebDriver, keys: readonly string[]): Promise<void> {
  const actions = driver.actions();
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.toReversed()) actions.keyUp(key);
  await actions.perform();
}

async function findOne(driver: WebDriver, part: Part): Promise<WebElement> {
  const find = (): Promise<WebElement[]> =>
    driver.executeScript<WebElement[]>(findParts, stepsTo(part));
  await expect.poll(async () => (await find()).length, { message: JSON.stringify(part) }).toBe(1);
  const [element] = await find();
  if (element === undefined) throw new Error(`${patternOf(part)} went away`);
  return element;
}

function stepsTo(part: Part): Step[] {
  const step = { selector: SELECTORS[part.role], name: patternOf(part) };
  return [...(part.inside === undefined ? [] : stepsTo(part.inside)), step];
}

function patternOf({ name = '' }: Part): string {
  if (typeof name !== 'string') return name.source;
  return name === '' ? '' : `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
