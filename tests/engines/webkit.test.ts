import { afterAll, afterEach, expect, test } from 'vitest';
import { KEYS, openWebKit, type Part } from './webkit.ts';

const browser = await openWebKit();
afterAll(() => browser.stop());

const see = (part: Part) => expect.poll(() => browser.see(part), { message: String(part) });
const text = (pattern: RegExp) => ({ text: expect.stringMatching(pattern) as unknown });
const isThere = (part: Part) => see(part).not.toEqual([]);
const hasFocus = (part: Part) => see(part).toMatchObject([{ isFocused: true }]);
const holds = (part: Part, value: string) => see(part).toMatchObject([{ value }]);
const listIs = (...patterns: readonly RegExp[]) =>
  see(['li', /View.*Delete/]).toMatchObject(patterns.map(text));
const announces = (pattern: RegExp) => isThere(['output, [role=status], [role=alert]', pattern]);
const button = (name: RegExp): Part => ['button', name];

const input: Part = ['input', /^Date code$/];

afterEach(async () => {
  expect(await browser.trouble()).toBe('');
});

test('a code is read by keyboard alone: capitals, the suggestion, the result', async () => {
  await browser.newWindow();
  await browser.open('/');
  await browser.click(button(/^Close cookie notice$/));
  await browser.open('/');
  await hasFocus(input);
  await browser.type(`sdo013${KEYS.enter}`);
  await isThere(button(/^SD0013/));
  // The button and three examples lie between the field, which keeps the focus, and the answer.
  await hasFocus(input);
  await browser.type(KEYS.tab.repeat(5));
  await hasFocus(button(/^SD0013/));
  await browser.type(KEYS.enter);
  await isThere(['dd', /^January 2003$/]);
});

test('a link is decoded, named, viewed, deleted and brought back, in two windows', async () => {
  const first = await browser.newWindow();
  await browser.open('/?code=AR2126');
  await isThere(['dd', /^Week 22, 2016$/]);
  await holds(input, 'AR2126');
  await browser.click(['input', /^Item name$/]);
  await browser.type('Alma');
  await browser.click(button(/^Save to history$/));
  const second = await browser.newWindow();
  await browser.open('/#code=8912%20SL');
  await isThere(['dd', /^December 1989$/]);
  await listIs(/^8912 ?SL/, /^AR2126 Alma/, /^SD0013 Untitled Item/);
  await browser.switchTo(first);
  await browser.click(button(/^View SD0013/));
  await isThere(['dd', /^January 2003$/]);
  await browser.click(button(/^Delete AR2126/));
  await browser.switchTo(second);
  await listIs(/^8912 ?SL/, /^SD0013/);
  await browser.switchTo(first);
  await browser.click(button(/^Undo$/));
  await listIs(/^8912 ?SL/, /^AR2126 Alma/, /^SD0013/);
});

test('the index is filtered, and a clicked code is on the clipboard', async () => {
  const filter: Part = ['input[type=search]'];
  await browser.open('/');
  await browser.click(filter);
  await browser.type('hong');
  await announces(/1 code under 1 heading/);
  await browser.click(button(/^HK/));
  await announces(/Factory code HK was copied/);
  await browser.click(filter);
  await browser.type(KEYS.escape);
  await holds(filter, '');
  await browser.type(`${KEYS.control}v`);
  await holds(filter, 'HK');
});

test('the guide dialog and the contact form check, send, thank and clear', async () => {
  await browser.click(button(/^Get the free guide$/));
  await hasFocus(['dialog input']);
  await browser.type(`a@example.com${KEYS.enter}`);
  await announces(/Success! Your free authentication guide will be sent/);
  await hasFocus(button(/^Get the free guide$/));
  await browser.open('/contact');
  await browser.click(button(/^Send message$/));
  await hasFocus(['input', /^Name$/]);
  await browser.type(['Ada', 'a@example.com', 'A code', 'One', ' '].join(KEYS.tab));
  await announces(/Message sent!/);
  await holds(['textarea'], '');
});

test('no page is wider than a narrow or a wide window, nor is a result', async () => {
  const overflow = () => browser.run(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [360, 1440]) {
    await browser.newWindow(width);
    for (const path of ['/about', '/contact', '/blog', '/guide', '/', '/#code=BC2126']) {
      await browser.open(path);
      expect(await overflow(), path).toBeLessThan(1);
    }
    await isThere(['section', /Code Overlap Notice/]);
    expect(await overflow()).toBeLessThan(1);
  }
});
