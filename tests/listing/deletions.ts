import { DESIGNERS } from '../../src/core/designers.ts';
import { LINES, namesOf } from '../../src/core/lines.ts';
import { createLexicon, type Lexicon, phrasesOf } from '../../src/listing/reader/lexicon.ts';
import type { Language, Phrases } from '../../src/listing/reader/meanings.ts';
import { foldPhrase, plainOf } from '../../src/listing/reader/text.ts';

type Languages = Readonly<Record<string, Language>>;

/** A phrase and where it stands in the file of its language: `bought`, `countries FR`, `months 0`. */
export interface Word {
  readonly slot: string;
  readonly phrase: string;
  /** The same for all phrases that the lexicon takes as one. */
  readonly key: string;
}

/** Something that can be left out of the file of a language: a phrase, or one choice of its `{a,b}`. */
export interface Deletion {
  readonly name: string;
  /** The keys of the words that are then gone. */
  readonly lost: ReadonlySet<string>;
}

function wordOf(slot: string, phrase: string): Word {
  const meaning = slot === 'labelFill' ? 'fill' : slot;
  return { slot, phrase, key: `${meaning}: ${foldPhrase(phrase)}` };
}

function slotsOf({
  label,
  months,
  eras = [],
  numbers = {},
  words,
}: Language): readonly (readonly [slot: string, list: Phrases])[] {
  const { countries, adjectives = {}, made, madePlace, fill = '' } = label;
  return [
    ['made', made],
    ['madePlace', madePlace],
    ['labelFill', fill],
    ...Object.entries(countries).map(([id, list]) => [`countries ${id}`, list] as const),
    ...Object.entries(adjectives).map(([id, list]) => [`adjectives ${id}`, list] as const),
    ...(months ?? []).map((list, index) => [`months ${String(index)}`, list] as const),
    ...eras.map(({ names, first, last = Infinity }) => {
      return [`eras ${String(first)} ${String(last)}`, names] as const;
    }),
    ...Object.entries(numbers).map(([number, list]) => [`numbers ${number}`, list] as const),
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

/** All that can be left out of a language, one thing at a time. */
export function deletionsOf(id: string, language: Language): readonly Deletion[] {
  return slotsOf(language).flatMap(([slot, list]) => {
    const written = list.split(/[|\n]/).map((phrase) => phrase.trim());
    return written.filter(Boolean).flatMap((phrase) =>
      ['', ...shorterOf(phrase)].map((shorter) => {
        const left = phrasesOf(shorter);
        const lost = phrasesOf(phrase).filter((each) => !left.includes(each));
        const what = shorter === '' ? phrase : `${phrase}, without ${lost.join(' | ')}`;
        return {
          name: `${id} ${slot}: ${what}`,
          lost: new Set(lost.map((each) => wordOf(slot, each).key)),
        };
      }),
    );
  });
}

/** A text without what parts words or is passed over inside them. */
function squeezed(text: string): string {
  return text.replace(/[\s\-'’‐‑ー・_/+.]+/g, '');
}

const LINE_WORDS = LINES.map((line) => ({ id: line.id, names: namesOf(line) }));

/** Finds the words that may stand in a text: all that do, and a few that don't. */
export function wordFinder(languages: Languages): (text: string) => readonly Word[] {
  const byCore = new Map<string, Word[]>();
  const known = new Set<string>();
  let longest = 0;
  for (const [slot, list] of Object.values(languages).flatMap(slotsOf)) {
    for (const phrase of phrasesOf(list)) {
      const word = wordOf(slot, phrase);
      if (known.has(slot + word.key)) continue;
      known.add(slot + word.key);
      const core = squeezed(foldPhrase(phrase.replace('*', '')));
      longest = Math.max(longest, core.length);
      byCore.set(core, [...(byCore.get(core) ?? []), word]);
    }
  }
  return (text) => {
    const inside = squeezed(plainOf(text).folded);
    const found = new Set<Word>(byCore.get(''));
    for (let from = 0; from < inside.length; from += 1) {
      for (let to = from + 1; to <= inside.length && to - from <= longest; to += 1) {
        for (const word of byCore.get(inside.slice(from, to)) ?? []) found.add(word);
      }
    }
    return [...found];
  };
}

/** Lexicons of some words alone: of labels, and of all, with the lines that may stand in a text. */
export function lexiconsOf(
  words: readonly Word[],
  text: string,
): { readonly labels: Lexicon; readonly all: Lexicon } {
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
  const monthOf = (index: number) => listOf(`months ${String(index)}`);
  const eras = under('eras').map(([years, names]) => {
    const [first = 0, last = Infinity] = years.split(' ').map(Number);
    return { names, first, last };
  });
  const others = [...bySlot.keys()].filter(
    (slot) => !['made', 'madePlace', 'labelFill'].includes(slot) && !slot.includes(' '),
  );
  const language: Language = {
    label,
    months: [
      ...([monthOf(0), monthOf(1), monthOf(2), monthOf(3), monthOf(4), monthOf(5)] as const),
      ...([monthOf(6), monthOf(7), monthOf(8), monthOf(9), monthOf(10), monthOf(11)] as const),
    ],
    eras,
    words: Object.fromEntries(others.map((slot) => [slot, listOf(slot)])),
  };
  const inside = squeezed(plainOf(text).folded);
  const lines = LINE_WORDS.map(({ id, names }) => ({
    id,
    names: names.filter((name) => inside.includes(squeezed(foldPhrase(name)))),
  }));
  return {
    labels: createLexicon({ labels: [label], languages: [], lines: [] }),
    all: createLexicon({ labels: [label], languages: [language], lines, designers: DESIGNERS }),
  };
}
