import { describe, expect, test } from 'vitest';
import { codes } from '#words/pages/codes.ts';
import { faq, howTo } from '#words/pages/home.ts';
import { CHIP_QUESTIONS, NO_PROOF } from '../../src/evidence/no-code.ts';
import { SEARCH_ORDER } from '../../src/evidence/where-to-look.ts';
import { site } from '../../src/words/config.ts';
import { blocksOf, read, sample, visibleText } from './site-files.ts';

/** The properties that hold words. All others are addresses, dates, numbers and names from a list. */
const WORDS = new Set(['name', 'headline', 'description', 'text']);

/** Every text in structured data that people would read. */
function texts(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' && WORDS.has(key) ? [value] : texts(value),
  );
}

/** Every object of a type, however deep. */
function ofType(data: unknown, type: string): object[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap((value) => ofType(value, type));
  return '@type' in data && data['@type'] === type ? [data, ...inside] : inside;
}

describe.each(sample)('the structured data of $file', (page) => {
  const html = read(page.file);
  const data = blocksOf(html);

  test('§2: uses schema.org and says nothing that the page does not show', () => {
    expect(data.length).toBeGreaterThan(0);
    for (const block of data) expect(block).toMatchObject({ '@context': 'https://schema.org' });
    const visible = visibleText(html);
    expect(texts(data).filter((text) => !visible.includes(text))).toEqual([]);
  });

  test('§1: names the web application, which costs 0 USD', () => {
    expect(ofType(data, 'WebApplication')).toEqual([
      expect.objectContaining({
        name: site.name,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      }),
    ]);
  });

  test('links only to this site, and to the license of the data', () => {
    const addresses = JSON.stringify(data).match(/https?:[^"]+/g) ?? [];
    const elsewhere = addresses.filter(
      (each) => !each.startsWith(site.baseUrl) && each !== codes.data.license.href,
    );
    expect(new Set(elsewhere)).toEqual(new Set(['https://schema.org']));
  });
});

test('§2: home has the questions with their answers, and the steps in their order', () => {
  const data = blocksOf(read('index.html'));
  expect(ofType(data, 'Question')).toHaveLength(faq.questions.length);
  expect(ofType(data, 'Answer').flatMap(texts)).toEqual(faq.questions.map(({ answer }) => answer));
  expect(ofType(data, 'FAQPage')).toHaveLength(1);
  expect(ofType(data, 'HowTo')).toHaveLength(1);
  expect(ofType(data, 'HowToStep')).toEqual(
    howTo.steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  );
});

test('/no-code has its questions and the order in which to search', () => {
  const data = blocksOf(read('no-code.html'));
  expect(ofType(data, 'FAQPage')).toHaveLength(1);
  expect(ofType(data, 'Question')).toHaveLength(CHIP_QUESTIONS.length + NO_PROOF.length);
  expect(ofType(data, 'HowToStep')).toHaveLength(SEARCH_ORDER.length);
});

test('/guide has the steps that it shows', () => {
  const data = blocksOf(read('guide.html'));
  expect(ofType(data, 'HowTo')).toHaveLength(1);
  expect(ofType(data, 'HowToStep').map(texts)).toEqual(
    howTo.steps.map(({ title, text }) => [title, text]),
  );
});

test('§2: the blog lists its three articles, each at an id of the page', () => {
  const html = read('blog.html');
  const postings = ofType(blocksOf(html), 'BlogPosting');
  expect(postings).toHaveLength(3);
  const ids = JSON.stringify(postings).match(/(?<=\/blog#)[\w-]+/g) ?? [];
  expect(ids.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  expect(ids).toHaveLength(3);
});
