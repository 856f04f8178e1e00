import { expect } from 'vitest';
import type { Part } from './driver.ts';
import { flow } from './flow.ts';
import {
  announces,
  appears,
  arrive,
  button,
  hasFocus,
  holds,
  region,
  says,
  vanishes,
} from './steps.ts';

const guide = region('FACTORY LOCATION CODES');
const filter: Part = { role: 'searchbox', name: 'Find a code or a country' };
const dialog: Part = { role: 'dialog', name: 'Get the free authentication guide' };
const community = region('Join Our Community');
const email = (inside: Part): Part => ({ role: 'textbox', name: 'E-mail address', inside });

flow('§2.16, §4.7: the guide is filtered, and a clicked code is on the clipboard', async (tab) => {
  await arrive(tab);
  await tab.click(filter);
  await tab.type('hong');
  await announces(tab, '1 code under 1 heading');
  await tab.click(button(/^HK/, guide));
  await announces(tab, 'Factory code HK was copied.');
  await tab.click(filter);
  await tab.press('Escape');
  await holds(tab, filter, '');
  await tab.press('Control+v');
  await holds(tab, filter, 'HK');
});

flow('§2.16: where there is no clipboard a code is selected instead', async (tab) => {
  await arrive(tab);
  await tab.run(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await tab.click(filter);
  await tab.type('hong');
  await tab.click(button(/^HK/, guide));
  await announces(tab, 'HK is selected: copy it by hand.');
  expect(await tab.run(() => getSelection()?.toString())).toBe('HK');
});

flow('§4.2: the guide dialog opens, sends, thanks, and gives the focus back', async (tab) => {
  await arrive(tab);
  await tab.click(button('Get the free guide'));
  await hasFocus(tab, email(dialog));
  await tab.type('someone@example.com');
  await tab.click(button('Send me the guide', dialog));
  await announces(tab, 'Success! Your free authentication guide will be sent');
  await vanishes(tab, dialog);
  await hasFocus(tab, button('Get the free guide'));
});

flow('§4.2: Escape closes the guide dialog, and the focus returns', async (tab) => {
  await arrive(tab);
  await tab.click(button('Get the free guide'));
  await hasFocus(tab, email(dialog));
  await tab.press('Escape');
  await vanishes(tab, dialog);
  await hasFocus(tab, button('Get the free guide'));
});

flow('§4.3, §5.5: the community form refuses what is no address, then welcomes', async (tab) => {
  await arrive(tab);
  await tab.click(email(community));
  await tab.type('nobody');
  await tab.press('Enter');
  await says(tab, community, 'Please enter a whole address');
  await hasFocus(tab, email(community));
  await tab.type('@example.com');
  await tab.press('Enter');
  await announces(tab, 'Welcome to our community!');
  await holds(tab, email(community), '');
});

flow('§4.5: the social feed unfolds, and its cards appear', async (tab) => {
  const feed = region('From our feeds');
  const cards: Part = { role: 'listitem', inside: feed };
  await arrive(tab);
  await vanishes(tab, cards);
  await tab.click({ role: 'summary', name: /Show the posts/, inside: feed });
  await expect
    .poll(async () => (await tab.see(cards)).length, { message: 'the posts that are shown' })
    .toBe(4);
});

flow('§4.6: the cookie notice goes when it is closed, and stays away', async (tab) => {
  await tab.open('/');
  await appears(tab, button('Close cookie notice'));
  await tab.click(button('Close cookie notice'));
  await vanishes(tab, button('Close cookie notice'));
  await tab.open('/contact');
  await expect
    .poll(async () => (await tab.see(button('Send message'))).map((seen) => seen.isEnabled))
    .toEqual([true]);
  await vanishes(tab, button('Close cookie notice'));
});

flow('§4.6: the cookie notice goes by itself', async (tab) => {
  await tab.open('/');
  await appears(tab, button('Close cookie notice'));
  await vanishes(tab, button('Close cookie notice'));
});
