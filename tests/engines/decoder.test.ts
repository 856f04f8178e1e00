import { expect } from 'vitest';
import { decode, localDay } from '../../src/heatstamp.ts';
import { golden, type GoldenRow } from '../golden.ts';
import { flow } from './flow.ts';
import {
  announces,
  appears,
  arrive,
  button,
  hasFocus,
  holds,
  input,
  link,
  read,
  result,
  rows,
  says,
  vanishes,
} from './steps.ts';

const SHOWN = {
  date: 'Manufacturing Date',
  country: 'Location',
  factoryCode: 'Factory Code',
  period: 'Production Period',
  format: 'Date Code Format',
} as const;

flow(
  '§2.2, §5.1: the input takes the focus, capitals are typed, and Enter decodes',
  async (tab) => {
    await tab.open('/');
    await hasFocus(tab, input);
    await tab.type('ar26');
    await tab.press('ArrowLeft');
    await tab.press('ArrowLeft');
    await tab.type('21');
    await holds(tab, input, 'AR2126');
    await tab.press('Enter');
    await says(tab, result, 'Made in week 22 of 2016 (30 May - 5 June 2016), in France.');
    await says(tab, result, 'The code is consistent.');
  },
);

flow('§2.2, §4.1: the button decodes, and is busy meanwhile', async (tab) => {
  await arrive(tab);
  await tab.click(input);
  await tab.type('sd1013');
  await tab.click(button('AUTHENTICATE DATE CODE'));
  await appears(tab, button('ANALYZING YOUR CODE...'));
  await rows(tab, { 'Manufacturing Date': 'November 2003' });
  await says(tab, result, /Possible readings.*Week 11, 2003/);
});

flow('§5.3, §5.4, §8.1: codes of every format and every error show as documented', async (tab) => {
  await arrive(tab);
  for (const { input: code, expect: expected } of oneOfEachKind()) {
    await read(tab, code);
    const shown = Object.entries(SHOWN).flatMap(([field, label]) => {
      const text = expected[field];
      return typeof text === 'string' ? [[label, text] as const] : [];
    });
    await rows(tab, Object.fromEntries(shown));
    if (typeof expected.error === 'string') await says(tab, result, asPattern(expected.error));
    await tab.click(button(/^(Analyze Another|Try Again)$/));
    await vanishes(tab, result);
    await holds(tab, input, '');
  }
});

flow('§2.3: several countries bring the Code Overlap Notice', async (tab) => {
  await arrive(tab);
  await read(tab, 'BC2126');
  await says(tab, result, /Code Overlap Notice.*Italy.*Spain from 2015.*France.*Brazil.*India/);
});

flow('product §1.5: a suggestion is one click', async (tab) => {
  await arrive(tab);
  await read(tab, 'SDO013');
  await says(tab, result, 'Invalid Code');
  await tab.click(button(/^SD0013/, result));
  await rows(tab, { 'Manufacturing Date': 'January 2003' });
  await holds(tab, input, 'SD0013');
});

flow('§5.2: a blank code gives the toast and nothing else', async (tab) => {
  await arrive(tab);
  await tab.click(input);
  await tab.type('  ');
  await tab.press('Enter');
  await announces(tab, 'Enter a Louis Vuitton date code to analyze');
  await tab.click(button('Close message'));
  await vanishes(tab, button('Close message'));
  await vanishes(tab, result);
});

flow('product §2: an address with a code decodes it, and so does the next one', async (tab) => {
  await arrive(tab, '/#code=AR2126');
  await rows(tab, { 'Manufacturing Date': 'Week 22, 2016' });
  await holds(tab, input, 'AR2126');
  await tab.run(() => {
    location.hash = 'code=8912%20SL';
  });
  await rows(tab, { 'Manufacturing Date': 'December 1989' });
});

flow('product §2: an address that a form sent becomes the fragment', async (tab) => {
  await arrive(tab, '/?code=ar2126');
  await rows(tab, { 'Manufacturing Date': 'Week 22, 2016' });
  expect(await tab.run(() => location.pathname + location.search + location.hash)).toMatch(
    /^\/#code=ar2126$/i,
  );
});

flow(
  'by keyboard alone: from the address to the result, its suggestion and the next code',
  async (tab) => {
    await tab.open('/');
    await hasFocus(tab, input);
    await tab.type('sdo013');
    await tab.press('Enter');
    await hasFocus(tab, result);
    await tab.press('Tab');
    await hasFocus(tab, button(/^SD0013/, result));
    await tab.press('Enter');
    await rows(tab, { 'Manufacturing Date': 'January 2003' });
    await hasFocus(tab, result);
    // Behind the three parts of the stamp; then come the readings and the label.
    for (let times = 0; times < 4; times += 1) await tab.press('Tab');
    await hasFocus(tab, link('SD', result));
    for (let times = 0; times < 3; times += 1) await tab.press('Tab');
    await hasFocus(tab, { role: 'textbox', name: 'Item name' });
    for (let times = 0; times < 3; times += 1) await tab.press('Shift+Tab');
    await hasFocus(tab, link('SD', result));
    await tab.press('Enter');
    await expect.poll(() => tab.run(() => location.hash)).toBe('#factory-SD');
  },
);

/** The first example of each reading and standing and of each error, of those that mean today what they mean on their day. */
function oneOfEachKind(): readonly GoldenRow[] {
  const today = localDay(new Date());
  const kindOn = (code: string, day: string): string => {
    const decoded = decode(code, { today: day });
    return decoded.isValid ? `${decoded.reading} ${decoded.standing}` : decoded.code;
  };
  const kinds = new Map<string, GoldenRow>();
  for (const example of golden) {
    const kind = kindOn(example.input, today);
    if (kind !== kindOn(example.input, example.today) || kind === 'empty') continue;
    if (!kinds.has(kind)) kinds.set(kind, example);
  }
  return [...kinds.values()];
}

/** Of a text that may hold signs with a meaning of their own. */
function asPattern(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
