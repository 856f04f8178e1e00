import { describe, expect, test } from 'vitest';
import { decode } from '../../src/heatstamp.ts';
import type { Article, Block, CoreWords } from '../../src/words/words.ts';
import { core as en } from '../../src/words/en/core.ts';
import { blog as english } from '../../src/words/en/pages/blog.ts';
import { core as fr } from '../../src/words/fr/core.ts';
import { blog as french } from '../../src/words/fr/pages/blog.ts';
import { core as ja } from '../../src/words/ja/core.ts';
import { blog as japanese } from '../../src/words/ja/pages/blog.ts';

interface Blog {
  readonly words: CoreWords;
  readonly articles: readonly Article[];
  /** What is counted: words, punctuation that stands alone not among them, or characters. */
  readonly unit: RegExp;
  readonly unitsAMinute: number;
  readonly leastUnits: number;
  readonly readTime: (minutes: number) => string;
}

const WORD = /\S*[\p{L}\p{N}]\S*/gu;
const byWords = { unit: WORD, unitsAMinute: 200, leastUnits: 450 };
const byCharacters = { unit: /\S/gu, unitsAMinute: 500, leastUnits: 1200 };

const blogs: readonly Blog[] = [
  { ...byWords, words: en, articles: english.articles, readTime: (n) => `${n} min read` },
  { ...byWords, words: fr, articles: french.articles, readTime: (n) => `${n} min de lecture` },
  {
    ...byCharacters,
    words: ja,
    articles: japanese.articles,
    readTime: (n) => `約${n}分で読めます`,
  },
];

/** All texts of a piece, links included and addresses not. */
function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('list' in block) return block.list;
  if ('codes' in block) return block.codes.flatMap(({ code, meaning }) => [code, meaning]);
  return block.words.map((part) => (typeof part === 'string' ? part : part.text));
}

const articles = blogs.flatMap(({ articles, ...blog }) =>
  articles.map((article) => ({ ...blog, article, title: article.title })),
);

describe.each(articles)('The article "$title"', ({ article, words, ...blog }) => {
  const blocks = article.body;

  test('every code in it reads as the decoder reads it', () => {
    const examples = blocks.flatMap((block) =>
      typeof block === 'object' && 'codes' in block ? block.codes : [],
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const { code, meaning } of examples) {
      const result = decode(code, { today: '2026-11-21', words });
      expect(result.isValid && meaning.startsWith(result.date), `${code}: ${meaning}`).toBe(true);
    }
  });

  test('§3: its read time fits its length', () => {
    const count = blocks.flatMap(textsOf).flatMap((text) => text.match(blog.unit) ?? []).length;
    expect(article.readTime).toBe(blog.readTime(Math.ceil(count / blog.unitsAMinute)));
    expect(count).toBeGreaterThan(blog.leastUnits);
  });
});

test('§2: there are three articles, each with an address of its own, the same in every language', () => {
  const ids = blogs.map(({ articles }) => articles.map(({ id }) => id));
  expect(new Set(ids[0]).size).toBe(3);
  expect(ids).toEqual(ids.map(() => ids[0]));
});
