import { expect } from 'vitest';
import type { Part, Tab } from './driver.ts';
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
  says,
} from './steps.ts';

const PAGES = ['/about', '/contact', '/blog', '/guide', '/privacy-policy', '/terms-of-service'];

flow(
  '§2.19, §5.5: the contact form says what is missing, sends the rest, and is cleared',
  async (tab) => {
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
    await announces(tab, "Message sent! Thank you for your message. We'll get back to you soon.");
    await holds(tab, field('Message'), '');
  },
);

flow('§2.20: an article of the blog unfolds in place', async (tab) => {
  const article: Part = { role: 'article', name: 'How to read a date code of every era' };
  await tab.open('/blog');
  expect(await words(tab)).not.toContain('It is five, one after the other');
  await tab.click({ role: 'summary', name: /Read Article/, inside: article });
  await expect.poll(() => words(tab)).toContain('It is five, one after the other');
  expect(await tab.run(() => location.pathname)).toBe('/blog');
});

flow(
  '§2.22: an address without a page says so and leads home',
  async (tab, visitor) => {
    await tab.open('/nowhere');
    const said: unknown = expect.stringContaining('404: there is no page at /nowhere');
    await expect.poll(() => visitor.trouble()).toContainEqual(said);
    await says(tab, { role: 'heading', name: 'Page Not Found' }, 'Page Not Found');
    await tab.click(link('Return Home'));
    await appears(tab, input);
  },
  { expectedTrouble: /404: there is no page at \/nowhere/ },
);

flow(
  'without scripts home is there to read, and articles unfold',
  async (tab) => {
    await tab.open('/');
    await appears(tab, { role: 'heading', name: /Every bag carries its birthday/ });
    expect(await words(tab)).toContain('2 and 4 the year: SD1013 is November 2003');
    await tab.open('/blog');
    await tab.click({
      role: 'summary',
      name: /Read Article/,
      inside: { role: 'article', name: 'How to read a date code of every era' },
    });
    await expect.poll(() => words(tab)).toContain('It is five, one after the other');
  },
  { hasScripts: false },
);

for (const theme of ['light', 'dark'] as const) {
  flow(
    `in ${theme} no page is wider than a narrow or a wide window`,
    async (tab) => {
      for (const width of [360, 1440]) {
        await tab.resize(width, 900);
        for (const address of PAGES) {
          await tab.open(address);
          await fits(tab);
        }
        await tab.open('/');
        await fits(tab);
        await read(tab, 'BC2126');
        await fits(tab);
      }
      expect(await tab.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
        theme === 'dark',
      );
      expect((await tab.run(brightness)) < 128).toBe(theme === 'dark');
    },
    { theme },
  );
}

flow(
  'the content security policy refuses a style, and markup where Trusted Types are known',
  async (tab, visitor) => {
    await tab.open('/');
    const [isRefused, isKnown] = await tab.run(() => {
      document.body.setAttribute('style', 'color: red');
      const isKnown = 'trustedTypes' in window;
      try {
        document.createElement('p').innerHTML = '<b>bold</b>';
        return [false, isKnown];
      } catch {
        return [true, isKnown];
      }
    });
    expect(isRefused).toBe(isKnown);
    const said: unknown = expect.stringContaining('style-src');
    await expect.poll(() => visitor.trouble()).toContainEqual(said);
  },
  { expectedTrouble: /style-src|require-trusted-types-for/ },
);

flow('the site brings its typefaces', async (tab) => {
  await tab.open('/');
  // A local face that stands in until they come counts as loaded too.
  const faces: unknown = expect.arrayContaining(['Fraunces Variable', 'Jost Variable']);
  await expect.poll(() => tab.run(loadedFonts)).toEqual(faces);
});

function words(tab: Tab): Promise<string> {
  return tab.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));
}

async function fits(tab: Tab): Promise<void> {
  expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
}

/** How bright the page is behind its words, from 0 to 255. */
function brightness(): number {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (red + green + blue) / 3;
}

function loadedFonts(): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return loaded.map(({ family }) => family.replaceAll('"', ''));
}
