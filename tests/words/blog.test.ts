import { describe, expect, test } from 'vitest';
import { decode } from '../../src/heatstamp.ts';
import type { Block } from '../../src/words/words.ts';
import { blog } from '../../src/words/en/pages/blog.ts';

const WORDS_A_MINUTE = 200;

/** All words of a piece, links included and addresses not. */
function words(block: Block): string[] {
  const texts = (): readonly string[] => {
    if (typeof block === 'string') return [block];
    if ('heading' in block) return [block.heading];
    if ('list' in block) return block.list;
    if ('codes' in block) return block.codes.flatMap(({ code, meaning }) => [code, meaning]);
    return block.words.map((part) => (typeof part === 'string' ? part : part.text));
  };
  return texts().flatMap((text) => text.split(/\s+/).filter(Boolean));
}

describe.each(blog.articles)('The article "$title"', (article) => {
  const blocks: readonly Block[] = article.body;

  test('product §2: every code in it reads as the decoder reads it', () => {
    const examples = blocks.flatMap((block) =>
      typeof block === 'object' && 'codes' in block ? block.codes : [],
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const { code, meaning } of examples) {
      const result = decode(code, { today: '2026-11-21' });
      expect(result.isValid && meaning.startsWith(result.date), `${code}: ${meaning}`).toBe(true);
    }
  });

  test('§3: its read time fits its number of words', () => {
    const count = blocks.flatMap(words).length;
    expect(article.readTime).toBe(`${Math.ceil(count / WORDS_A_MINUTE)} min read`);
    expect(count).toBeGreaterThan(450);
  });
});

test('§2: there are three articles, each with an address of its own', () => {
  expect(new Set(blog.articles.map(({ id }) => id)).size).toBe(3);
});
