import { describe, expect, test } from 'vitest';
import { cookieWords } from '#words/layout.ts';
import { escapeText } from '../../src/build/html.ts';
import { DATE_RULES, datePage } from '../../src/evidence/date-rules.ts';
import { blocksOf, captures, only, read, table, visibleText } from './site-files.ts';

/** The addresses with their titles and what kind of page their structured data says they are. */
const ROUTES = {
  '/': ['Heatstamp: Louis Vuitton date code decoder', 'WebApplication'],
  '/about': ['About | Heatstamp', 'AboutPage'],
  '/blog': ['Blog | Heatstamp', 'Blog'],
  '/no-code': ['No date code, or a chip | Heatstamp', 'WebPage'],
  '/guide': ['The authentication guide | Heatstamp', 'WebPage'],
  '/legal-notice': ['Legal notice | Heatstamp', 'WebPage'],
  '/privacy-policy': ['Privacy Policy | Heatstamp', 'WebPage'],
  '/terms-of-service': ['Terms of Service | Heatstamp', 'WebPage'],
};

/** The file of a page. */
function at(path: string): string {
  const page = table.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return read(page.file);
}

const headingsOf = (html: string) =>
  captures(html, /<h2[^>]*>(.*?)<\/h2>/g).map((heading) => visibleText(heading));

test.each(Object.entries(ROUTES))('§2: %s is called %j', (path, [title, kind]) => {
  const html = at(path);
  expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(title);
  expect(blocksOf(html)[0]).toMatchObject({ '@type': kind });
});

test('§4.6: no page has the cookie notice before its script, without which it could not be closed', () => {
  for (const { file } of table) expect(read(file)).not.toContain(cookieWords.text);
});

describe('The pages to read', () => {
  test.each(['/about', '/blog', '/legal-notice', '/privacy-policy', '/terms-of-service'])(
    '§2.18, §2.20, §2.21: %s ships no script, has one h1 and links to home',
    (path) => {
      const html = at(path);
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(captures(html, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1);
      expect(only(html, /<a[^>]* href="([^"]*)"[^>]*>[^<]*Back to home/g)).toBe('/');
    },
  );

  test('/no-code says what a missing code means, with a source for every answer, and needs no script', () => {
    const html = at('/no-code');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(headingsOf(html)).toEqual([
      'By the bag’s age',
      'Look again',
      'The chip',
      'Without a code',
    ]);
    const answers = captures(html, /<dt>(.*?)<\/div>/gs);
    expect(answers.length).toBeGreaterThan(12);
    for (const answer of answers) expect(answer).toMatch(/<a href="https?:/);
  });

  test('/dates links every rule with the pages that say so and those that say otherwise', () => {
    const sections = at('/dates').split('<section');
    for (const { id, sources, against } of DATE_RULES) {
      const section = sections.find((each) => each.includes(` id="${id}"`)) ?? '';
      const pages = [...sources, ...against].map((page) => escapeText(datePage(page).url));
      expect(captures(section, /href="([^"]*)"/g), id).toEqual(expect.arrayContaining(pages));
    }
  });

  test.each(['/', '/about', '/no-code'])('the header of %s leads to /no-code', (path) => {
    const header = only(at(path), /(<header .*?<\/header>)/gs);
    expect(header).toContain('href="/no-code"');
  });

  test('the field, the notes and the FAQ of home lead to /no-code', () => {
    const main = only(at('/'), /<main(.*)<\/main>/gs);
    expect(captures(main, /<a href="\/no-code">([^<]*)/g)).toEqual([
      'No code in your bag?',
      'No code in your bag?',
      'The French Company',
      'The chips came gradually',
      'Genuine, without a code',
      'No code, or a chip: the whole answer',
    ]);
  });

  test('§2.18: about has story, mission, why trust and disclaimer', () => {
    const html = at('/about');
    expect(headingsOf(html)).toEqual([
      'The story',
      'The mission',
      'Why trust it',
      'The disclaimer',
    ]);
    const text = visibleText(html);
    for (const said of ['I was a sales associate.', 'not affiliated with', 'gold standard'])
      expect(text).toContain(said);
  });

  test('the legal notice says honestly that a build was not told who runs the site', () => {
    const text = visibleText(at('/legal-notice'));
    expect(text).toContain('has not yet said who they are');
    expect(text).toContain('has not yet named the host');
  });

  test.each(['/privacy-policy', '/terms-of-service'])(
    '§2.21, §9.11: %s was last updated on December 15, 2024',
    (path) => {
      expect(visibleText(at(path))).toContain('Last updated: December 15, 2024');
    },
  );

  test('the privacy policy says when its words changed, and what the history of a tab keeps', () => {
    const text = visibleText(at('/privacy-policy'));
    expect(text).toContain('Wording revised: November 27, 2026');
    expect(text).toMatch(
      /your browser’s history keeps what you entered \(even a long pasted text\)/,
    );
    expect(text).toMatch(/They send nothing: .* your own mail program/);
  });

  test('§6: the privacy policy says that there are no accounts', () => {
    expect(visibleText(at('/privacy-policy'))).toContain('There are no accounts');
  });

  test('§2.20: the blog has three cards with title, excerpt, author, date, read time and picture', () => {
    const html = at('/blog');
    const cards = captures(html, /<article[^>]*>(.*?)<details/gs);
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(headingsOf(card)).toHaveLength(1);
      expect(card).toMatch(/<svg.*<\/h2><p[^>]*>[^<]{20,}<\/p>/s);
      expect(only(card, /<time[^>]*>([^<]*)</g)).toMatch(/^\w+ \d+, 20\d\d$/);
      expect(visibleText(card)).toMatch(/A former sales associate.*\d min read/s);
    }
    expect(captures(html, />(Read Article)</g)).toHaveLength(3);
    expect(visibleText(html)).toContain('More guides are coming soon.');
  });
});
