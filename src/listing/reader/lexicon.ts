import type { CountryId } from '../../core/factories.ts';
import type { Designer, DesignerId } from '../../core/designers.ts';
import { type ElsewhereId, LABELS } from '../../core/labels.ts';
import type { LineId } from '../../core/lines.ts';
import { type Language, type Meaning, MEANINGS, type PartId, type Phrases } from './meanings.ts';
import { foldPhrase } from './text.ts';

/** All meanings of a phrase, in every language that has it. */
export interface Entry {
  /** The phrase in the form in which it is looked up. */
  readonly phrase: string;
  /** Its meanings, one bit each; see `has`. */
  low: number;
  middle: number;
  high: number;
  country?: CountryId | ElsewhereId;
  /** A country by an adjective: French. */
  adjective?: (typeof LABELS)[number];
  /** 1 to 12. */
  month?: number;
  /** A number in words: 20 for "twenty". */
  number?: number;
  era?: { readonly first: number; readonly last: number };
  /** A part of a year: spring, early. */
  part?: PartId;
  line?: LineId;
  designer?: DesignerId;
  /** Whether it only matches as a whole word, as in writing with spaces. */
  readonly isSpaced: boolean;
  /** Whether any ending may follow. */
  isPrefix: boolean;
}

/** A set of meanings, to ask for any of them. */
export interface MeaningMask {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const ALL = Object.keys(MEANINGS) as readonly Meaning[];
const BITS = 31;

/**
 * A set of meanings, each named once. Throws for one named twice, for none, and for more than the bits can hold.
 *
 * @example
 * meanings('codeCue') // => {"low":1,"middle":0,"high":0}
 */
export function meanings(...some: readonly Meaning[]): MeaningMask {
  const words = [0, 0, 0];
  for (const [at, meaning] of some.entries()) {
    if (some.indexOf(meaning) < at) throw new Error(`${meaning} is named twice.`);
    const bit = ALL.indexOf(meaning);
    const word = Math.floor(bit / BITS);
    const before = words[word];
    if (before === undefined)
      throw new Error(`${meaning} is no meaning, or there are more than bits.`);
    words[word] = before | (1 << (bit % BITS));
  }
  const [low = 0, middle = 0, high = 0] = words;
  return { low, middle, high };
}

/** A match of a phrase in a text. */
export interface LexiconMatch {
  readonly entry: Entry;
  readonly to: number;
}

/** Finds the longest phrase at a place of a folded text. */
export interface Lexicon {
  readonly match: (folded: string, from: number) => LexiconMatch | undefined;
  /** Every phrase, for tests. */
  readonly entries: ReadonlyMap<string, Entry>;
}

const GAP = 32;

/** Letters that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}々ー]/u;

/** Japanese names as short as this could be part of another word: エピ in エピソード. */
const SHORT_KANA = 4;

const isLetterCode = new Map<number, 0 | 1 | 2 | 3>();

/**
 * 0 for anything but a letter, 1 for a letter of writing with spaces between words, 2 for one of other writing, 3 for katakana.
 *
 * @example
 * [0, 1, 2, 3].map((index) => letterAt('.aにタ', index)) // => [0,1,2,3]
 */
export function letterAt(text: string, index: number): 0 | 1 | 2 | 3 {
  const code = text.charCodeAt(index);
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) ? 1 : 0;
  if (Number.isNaN(code)) return 0;
  let kind = isLetterCode.get(code);
  if (kind === undefined) {
    const character = String.fromCharCode(code);
    kind = /[\p{Script=Katakana}ー]/u.test(character)
      ? 3
      : UNSPACED.test(character) && !/\p{P}/u.test(character)
        ? 2
        : /[\p{L}\p{M}]/u.test(character)
          ? 1
          : 0;
    isLetterCode.set(code, kind);
  }
  return kind;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSkipped(code: number): boolean {
  return code === 0x30fc || code === 0x30fb;
}

function isGap(code: number): boolean {
  return (
    code === 32 ||
    code === 45 ||
    code === 39 ||
    code === 0x2019 ||
    code === 10 ||
    code === 0x2010 ||
    code === 0x2011
  );
}

/** A node and a character are one key of 32 bits. */
const MOST_NODES = 0xffff;

/** A trie in an open-addressed table: the node and the character give the next node. */
class Trie {
  #keys = new Uint32Array(1 << 12);
  #values = new Array<number>(1 << 12);
  #size = 0;
  #nodes = 1;
  readonly ends: (Entry | undefined)[] = [undefined];

  next(node: number, code: number): number {
    return this.#values[this.#slotOf(((node << 16) | code) >>> 0)] ?? 0;
  }

  add(node: number, code: number): number {
    const known = this.next(node, code);
    if (known !== 0) return known;
    if (this.#size * 2 > this.#keys.length) this.#grow();
    if (this.#nodes > MOST_NODES) throw new Error('There are more phrases than the trie can hold.');
    const value = this.#nodes++;
    this.#put(((node << 16) | code) >>> 0, value);
    this.#size += 1;
    this.ends.push(undefined);
    return value;
  }

  /** The slot of a key, or the free slot where it would go. */
  #slotOf(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = Math.imul(key ^ (key >>> 15), 0x9e3779b1) & mask;
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #put(key: number, value: number): void {
    const slot = this.#slotOf(key);
    this.#keys[slot] = key;
    this.#values[slot] = value;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#values = new Array<number>(keys.length * 2);
    values.forEach((value, slot) => {
      this.#put(Number(keys[slot]), value);
    });
  }
}

/**
 * The phrases of a list, one by one: alternatives in braces written out, `~` both with and without a gap.
 *
 * @example
 * phrasesOf('date~code | repar*') // => ["date code","datecode","repar*"]
 */
export function phrasesOf(list: Phrases): readonly string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap(expand);
}

function expand(phrase: string): readonly string[] {
  const braces = phrase.includes('{') && /\{([^{}]*)\}/.exec(phrase);
  if (braces) {
    const [all, inside = ''] = braces;
    const [head, tail] = [phrase.slice(0, braces.index), phrase.slice(braces.index + all.length)];
    return inside.split(',').flatMap((each) => expand(head + each + tail));
  }
  return phrase.includes('~')
    ? expand(phrase.replace('~', ' ')).concat(expand(phrase.replace('~', '')))
    : [phrase.replace(/ +/g, ' ').trim()];
}

/** The parts of a lexicon. */
export interface LexiconSource {
  readonly languages: readonly Language[];
  /** Only words of these kinds; all by default. */
  readonly kinds?: readonly Meaning[];
  readonly lines?: readonly { readonly id: LineId; readonly names: readonly string[] }[];
  readonly designers?: readonly Designer[];
}

/**
 * A lexicon of the words of some languages.
 *
 * @example
 * const words = { countries: {}, words: { made: 'made', bought: 'made of' } };
 * const { match } = createLexicon({ languages: [words] });
 * match('made of silk', 0)?.to // => 7
 */
export function createLexicon(source: LexiconSource): Lexicon {
  const { languages, kinds = ALL, lines = [], designers = [] } = source;
  const entries = new Map<string, Entry>();
  const trie = new Trie();
  const entryFor = (phrase: string): Entry => {
    const isPrefix = phrase.endsWith('*');
    const folded = foldPhrase(isPrefix ? phrase.slice(0, -1) : phrase);
    const known = entries.get(folded);
    if (known) {
      if (isPrefix) known.isPrefix = true;
      return known;
    }
    const isSpaced = !UNSPACED.test(folded);
    const entry: Entry = { phrase: folded, low: 0, middle: 0, high: 0, isSpaced, isPrefix };
    entries.set(folded, entry);
    let node = 0;
    for (let index = 0; index < folded.length; index += 1) {
      const code = folded.charCodeAt(index);
      if (!isSkipped(code)) node = trie.add(node, code);
    }
    trie.ends[node] = entry;
    return entry;
  };
  const add = (list: Phrases, meaning: Meaning) => {
    const mask = meanings(meaning);
    for (const phrase of phrasesOf(list)) {
      const entry = entryFor(phrase);
      entry.low |= mask.low;
      entry.middle |= mask.middle;
      entry.high |= mask.high;
    }
  };
  for (const language of languages) {
    const { countries, adjectives = {}, months = [], eras = [], parts = {} } = language;
    const { numbers = {}, words } = language;
    for (const [id, names] of Object.entries(countries)) {
      for (const name of phrasesOf(names)) entryFor(name).country = id as CountryId;
    }
    for (const id of LABELS) {
      for (const name of phrasesOf(adjectives[id] ?? '')) entryFor(name).adjective = id;
    }
    for (const [part, names] of Object.entries(parts)) {
      for (const name of phrasesOf(names)) entryFor(name).part = part as PartId;
    }
    for (const kind of kinds) {
      const list = words[kind] ?? '';
      add(list, kind);
      if (kind === 'within') add(list, 'fill');
    }
    months.forEach((names, index) => {
      for (const name of phrasesOf(names)) entryFor(name).month = index + 1;
    });
    for (const [number, names] of Object.entries(numbers)) {
      for (const name of phrasesOf(names)) entryFor(name).number = Number(number);
    }
    for (const { names, first, last = Infinity } of eras) {
      for (const name of phrasesOf(names)) entryFor(name).era = { first, last };
    }
  }
  for (const { id, names } of lines) {
    for (const name of names.flatMap((each) => phrasesOf(each.replace(/[ ・-]/g, '~')))) {
      entryFor(name).line ??= id;
    }
  }
  for (const { id, name, names } of designers) {
    for (const each of [name, names.ja]) {
      for (const phrase of phrasesOf(each.replace(/[ ・]/g, '~'))) entryFor(phrase).designer = id;
    }
  }
  return { entries, match: (folded, from) => longestIn(trie, folded, from) };
}

function longestIn(trie: Trie, folded: string, from: number): LexiconMatch | undefined {
  let node = 0;
  let index = from;
  let best: LexiconMatch | undefined;
  for (;;) {
    const code = folded.charCodeAt(index);
    if (Number.isNaN(code)) break;
    if (isGap(code)) {
      node = trie.next(node, GAP);
      // A few gaps in a row are one: "made - in".
      for (let gaps = 0; gaps < 3 && isGap(folded.charCodeAt(index)); gaps += 1) index += 1;
    } else if (isSkipped(code) && index > from) {
      index += 1;
      const entry = trie.ends[node];
      if (entry && (!best || best.entry === entry)) best = { entry, to: index };
      continue;
    } else {
      node = trie.next(node, code);
      index += 1;
    }
    if (node === 0) break;
    const entry = trie.ends[node];
    if (entry) best = endOf(entry, folded, from, index) ?? best;
  }
  return best;
}

/** Where the phrase up to an index ends, if it may end there. */
function endOf(
  entry: Entry,
  folded: string,
  from: number,
  index: number,
): LexiconMatch | undefined {
  if (entry.isSpaced) {
    // "Speedy 2003" is not a Speedy 20.
    if (isDigit(folded.charCodeAt(index - 1)) && isDigit(folded.charCodeAt(index)))
      return undefined;
    let to = index;
    if (letterAt(folded, index - 1) === 1) {
      while (letterAt(folded, to) === 1) to += 1;
      if (to > index && !entry.isPrefix) return undefined;
    }
    return { entry, to };
  }
  // Short katakana are often a part of a longer word: タイ in タイガ.
  if (entry.phrase.length <= SHORT_KANA && letterAt(folded, from) === 3) {
    if (letterAt(folded, index) === 3 && letterAt(folded, index - 1) === 3) return undefined;
  }
  return { entry, to: index };
}
