import { LINES } from '../../src/core/lines.ts';
import { createLexicon, type Lexicon, phrasesOf } from '../../src/listing/lexicon.ts';
import type { Language, Phrases } from '../../src/listing/meanings.ts';
import { foldPhrase, plainOf } from '../../src/listing/text.ts';

type Languages = Readonly<Record<string, Language>>;

/** A phrase and where it stands in the file of its language: `bought`, `countries FR`, `months 0`. */
interface Word {
  readonly slot: string;
  readonly phrase: string;
  readonly key: string;
}

/** Something that can be left out of the file of a language: a phrase, or one choice of its `{a,b}`. */
export interface Deletion {
  readonly name: string;
  /** The keys of the words that are then gone. */
  readonly lost: ReadonlySet<string>;
}

export function wordOf(slot: string, phrase: string): Word {
  return { slot, phrase, key: `${slot === 'labelFill' ? 'fill' : slot}: ${foldPhrase(phrase)}` };
}

export function slotsOf({
  label,
  months = [],
  eras = [],
  words,
}: Language): readonly (readonly [slot: string, list: Phrases])[] {
  const { countries, adjectives = {}, made, madePlace = '', fill = '' } = label;
  return [
    ['made', made],
    ['madePlace', madePlace],
    ['labelFill', fill],
    ...Object.entries(countries).map(([id, list]) => [`countries ${id}`, list] as const),
    ...Object.entries(adjectives).map(([id, list]) => [`adjectives ${id}`, list] as const),
    ...months.map((list, index) => [`months ${String(index)}`, list] as const),
    ...eras.map(({ names, first, last = Infinity }) => {
      return [`eras ${String(first)} ${String(last)}`, names] as const;
    }),
    ...Object.entries(words),
  ];
}

/** The ways to write a phrase with one choice of its `{a,b}` less. */
function shorterOf(phrase: string): readonly string[] {
  return [...phrase.matchAll(/\{([^{}]*)\}/g)].flatMap(({ 0: all, 1: inside = '', index }) => {
    const choices = inside.split(',');
    return choices.map((_, out) => {
      const left = choices.filter((__, at) => at !== out).join(',');
      return `${phrase.slice(0, index)}{${left}}${phrase.slice(index + all.length)}`;
    });
  });
}

/** All that can be left out of some languages, one thing at a time. */
export function deletionsOf(languages: Languages): readonly Deletion[] {
  return Object.entries(languages).flatMap(([language, whole]) =>
    slotsOf(whole).flatMap(([slot, list]) => {
      const written = list.split(/[|\n]/).map((phrase) => phrase.trim());
      return written.filter(Boolean).flatMap((phrase) =>
        ['', ...shorterOf(phrase)].map((shorter) => {
          const left = phrasesOf(shorter);
          const lost = phrasesOf(phrase).filter((each) => !left.includes(each));
          const what = shorter === '' ? phrase : `${phrase}, without ${lost.join(' | ')}`;
          return {
            name: `${language} ${slot}: ${what}`,
            ...{ slot, phrase, shorter },
            lost: new Set(lost.map((each) => wordOf(slot, each).key)),
          };
        }),
      );
    }),
  );
}

/** A text without what parts words or is passed over inside them. */
function squeezed(text: string): string {
  return text.replace(/[\s\-'’‐‑ー・_/+.]+/g, '');
}

const LINE_WORDS = LINES.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] }));

/** Finds the words that may stand in a text, by far the most of which do. */
export function wordFinder(languages: Languages): (text: string) => readonly Word[] {
  const all = new Map(
    Object.values(languages)
      .flatMap(slotsOf)
      .flatMap(([slot, list]) => phrasesOf(list).map((phrase) => wordOf(slot, phrase)))
      .map((word) => [word.slot + word.key, word] as const),
  );
  const cores = [...all.values()].map((word) => {
    return { word, core: squeezed(foldPhrase(word.phrase.replace('*', ''))) };
  });
  return (text) => {
    const inside = squeezed(plainOf(text).folded);
    return cores.filter(({ core }) => inside.includes(core)).map(({ word }) => word);
  };
}

/** Lexicons of some words alone: of labels, and of all, with the lines that may stand in a text. */
export function lexiconsOf(
  words: readonly Word[],
  text: string,
): { labels: Lexicon; all: Lexicon } {
  const bySlot = new Map<string, string[]>();
  for (const { slot, phrase } of words) {
    const list = bySlot.get(slot) ?? [];
    list.push(phrase);
    bySlot.set(slot, list);
  }
  const listOf = (slot: string) => (bySlot.get(slot) ?? []).join('|');
  const under = (head: string) =>
    [...bySlot.keys()]
      .filter((slot) => slot.startsWith(`${head} `))
      .map((slot) => [slot.slice(head.length + 1), listOf(slot)] as const);
  const label = {
    countries: Object.fromEntries(under('countries')),
    adjectives: Object.fromEntries(under('adjectives')),
    made: listOf('made'),
    madePlace: listOf('madePlace'),
    fill: listOf('labelFill'),
  };
  const months = Array.from({ length: 12 }, (_, index) => listOf(`months ${String(index)}`));
  const eras = under('eras').map(([years, names]) => {
    const [first, last] = years.split(' ').map(Number);
    return { names, first: first ?? 0, last: last ?? Infinity };
  });
  const rest = [...bySlot.keys()].filter(
    (slot) => !['made', 'madePlace', 'labelFill'].includes(slot) && !slot.includes(' '),
  );
  const language = {
    label,
    months: months as unknown as NonNullable<Language['months']>,
    eras,
    words: Object.fromEntries(rest.map((slot) => [slot, listOf(slot)])),
  };
  const inside = squeezed(plainOf(text).folded);
  const lines = LINE_WORDS.map(({ id, names }) => ({
    id,
    names: names.filter((name) => inside.includes(squeezed(foldPhrase(name)))),
  }));
  return {
    labels: createLexicon({ labels: [label], languages: [], lines: [] }),
    all: createLexicon({ labels: [label], languages: [language], lines }),
  };
}
