import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import {
  announces,
  appears,
  arrive,
  button,
  hasFocus,
  history,
  holds,
  input,
  link,
  listIs,
  read,
  region,
  result,
  rows,
  says,
  vanishes,
} from './steps.ts';
import { type Part, type Tab, visit, type Visitor } from './webkit.ts';

/** A test in which somebody who has never been here does something, and the browser finds nothing to complain about. */
function flow(title: string, act: (tab: Tab, visitor: Visitor) => Promise<void>): void {
  test(title, async () => {
    const visitor = await visit(inject('site'), inject('driver'));
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/webkit-version.txt', await visitor.version());
    try {
      await act(await visitor.tab(), visitor);
      expect(await visitor.trouble()).toEqual([]);
    } finally {
      await visitor.leave();
    }
  });
}

flow('a code is read by keyboard alone: capitals, the suggestion, the result', async (tab) => {
  await tab.open('/');
  await hasFocus(tab, input);
  await tab.type('sdo013');
  await tab.press('Enter');
  await appears(tab, result);
  // The field keeps the focus where there is a mouse; its button and three examples lie between it and the answer.
  await hasFocus(tab, input);
  for (let times = 0; times < 5; times += 1) await tab.press('Tab');
  await hasFocus(tab, button(/^SD0013/, result));
  await tab.press('Enter');
  await rows(tab, { 'Manufacturing Date': 'January 2003' });
  await hasFocus(tab, result);
});

flow(
  'a result is kept, named, viewed, deleted and brought back, in two windows',
  async (tab, visitor) => {
    await arrive(tab);
    await read(tab, 'AR2126');
    await tab.click(button('Analyze Another'));
    await read(tab, 'SD1013');
    await tab.click({ role: 'textbox', name: 'Item name' });
    await tab.type('Alma');
    await tab.click(button('Save to history'));
    await listIs(tab, [/^SD1013 Alma/, /^AR2126 Untitled Item/]);
    const other = await visitor.tab();
    await other.open('/');
    await listIs(other, [/^SD1013 Alma/, /^AR2126 Untitled Item/]);
    await tab.click(button(/^View AR2126/, history));
    await rows(tab, { 'Manufacturing Date': 'Week 22, 2016' });
    await tab.click(button(/^Delete SD1013/, history));
    await listIs(other, [/^AR2126/]);
    await tab.click(button('Undo'));
    await listIs(tab, [/^SD1013 Alma/, /^AR2126/]);
  },
);

flow('an address with a code decodes it, and so does the next one', async (tab) => {
  await arrive(tab, '/?code=AR2126');
  await rows(tab, { 'Manufacturing Date': 'Week 22, 2016' });
  await holds(tab, input, 'AR2126');
  await tab.run(() => {
    location.hash = 'code=8912%20SL';
  });
  await rows(tab, { 'Manufacturing Date': 'December 1989' });
});

flow('the index is filtered, and a clicked code is on the clipboard', async (tab) => {
  const filter: Part = { role: 'searchbox', name: 'Find a code or a country' };
  await arrive(tab);
  await tab.click(filter);
  await tab.type('hong');
  await announces(tab, '1 code under 1 heading');
  await tab.click(button(/^HK/, region('FACTORY LOCATION CODES')));
  await announces(tab, 'Factory code HK was copied.');
  await tab.click(filter);
  await tab.press('Escape');
  await holds(tab, filter, '');
  await tab.press('Control+v');
  await holds(tab, filter, 'HK');
});

flow('the guide dialog opens, sends, thanks, and gives the focus back', async (tab) => {
  const dialog: Part = { role: 'dialog', name: 'Get the free authentication guide' };
  const email: Part = { role: 'textbox', name: 'Email', inside: dialog };
  await arrive(tab);
  await tab.click(button('Get the free guide'));
  await hasFocus(tab, email);
  await tab.type('someone@example.com');
  await tab.click(button('Send me the guide', dialog));
  await announces(tab, 'Success! Your free authentication guide will be sent');
  await vanishes(tab, dialog);
  await hasFocus(tab, button('Get the free guide'));
});

flow('the contact form says what is missing, sends the rest, and is cleared', async (tab) => {
  const field = (name: string): Part => ({ role: 'textbox', name });
  await arrive(tab, '/contact');
  await tab.click(button('Send message'));
  await hasFocus(tab, field('Name'));
  for (const text of ['Ada Example', 'ada@example.com', 'A code', 'Line one']) {
    await tab.type(text);
    await tab.press('Tab');
  }
  await hasFocus(tab, button('Send message'));
  await tab.press('Space');
  await announces(tab, 'Message sent!');
  await holds(tab, field('Message'), '');
});

flow('an article unfolds, and its page leads home', async (tab) => {
  const article: Part = { role: 'article', name: 'How to read a date code of every era' };
  const words = () => tab.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  await tab.open('/blog');
  expect(await words()).not.toContain('It is five, one after the other');
  await tab.click({ role: 'summary', name: /Read Article/, inside: article });
  await expect.poll(words).toContain('It is five, one after the other');
  await tab.click(link('Heatstamp'));
  await appears(tab, input);
});

flow('no page is wider than a narrow or a wide window, nor is a result', async (tab) => {
  const overflow = () => tab.run(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [360, 1440]) {
    await tab.resize(width, 900);
    for (const address of ['/about', '/contact', '/blog', '/guide', '/']) {
      await tab.open(address);
      expect(await overflow(), address).toBeLessThan(1);
    }
    await read(tab, 'BC2126');
    await says(tab, result, 'Code Overlap Notice');
    expect(await overflow()).toBeLessThan(1);
  }
});
