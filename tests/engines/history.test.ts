import { expect } from 'vitest';
import type { Part, Tab } from './driver.ts';
import { flow } from './flow.ts';
import {
  announces,
  appears,
  arrive,
  button,
  hasFocus,
  history,
  read,
  rows,
  says,
} from './steps.ts';

const entries: Part = { role: 'listitem', inside: history };

async function listIs(tab: Tab, wanted: readonly RegExp[]): Promise<void> {
  await expect
    .poll(async () => (await tab.see(entries)).map(({ text }) => text), { message: 'the history' })
    .toEqual(wanted.map((pattern): unknown => expect.stringMatching(pattern)));
}

/** Reads two codes, the second of them on top then. */
async function readTwo(tab: Tab): Promise<void> {
  await arrive(tab);
  await read(tab, 'AR2126');
  await tab.click(button('Analyze Another'));
  await read(tab, 'SD1013');
  await listIs(tab, [/^SD1013 Untitled Item/, /^AR2126 Untitled Item/]);
}

flow('§4.1, §2.17: a result is kept, named, and still there on the next visit', async (tab) => {
  await arrive(tab);
  await says(tab, history, 'No authentication history yet.');
  await read(tab, 'SD1013');
  await listIs(tab, [/^SD1013 Untitled Item November 2003, United States/]);
  await tab.click({ role: 'textbox', name: 'Item name' });
  await tab.type('Alma');
  await tab.click(button('Save to history'));
  await listIs(tab, [/^SD1013 Alma/]);
  await tab.reload();
  await listIs(tab, [/^SD1013 Alma/]);
});

flow('§4.4: an entry is viewed, renamed by keyboard, deleted, and brought back', async (tab) => {
  await readTwo(tab);
  await tab.click(button(/^View AR2126/, history));
  await rows(tab, { 'Manufacturing Date': 'Week 22, 2016' });
  await tab.click(button(/^Rename AR2126/, history));
  await hasFocus(tab, { role: 'textbox', name: 'New name for AR2126' });
  await tab.type('Speedy');
  await tab.press('Enter');
  await listIs(tab, [/^SD1013 Untitled Item/, /^AR2126 Speedy/]);
  await hasFocus(tab, button(/^Rename AR2126/, history));
  await tab.click(button(/^Delete SD1013/, history));
  await listIs(tab, [/^AR2126 Speedy/]);
  await announces(tab, 'Untitled Item (SD1013) deleted');
  await tab.click(button('Undo'));
  await listIs(tab, [/^SD1013 Untitled Item/, /^AR2126 Speedy/]);
  await tab.reload();
  await listIs(tab, [/^SD1013 Untitled Item/, /^AR2126 Speedy/]);
});

flow('product §2: two windows agree', async (tab, visitor) => {
  await arrive(tab);
  const other = await visitor.tab();
  await other.open('/');
  await says(other, history, 'No authentication history yet.');
  await read(tab, 'SD1013');
  await listIs(other, [/^SD1013/]);
  await other.click(button(/^Delete SD1013/, history));
  await says(tab, history, 'No authentication history yet.');
  await appears(tab, button('Analyze Another'));
});
