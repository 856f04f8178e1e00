import type { CountryId } from '../../core/factories.ts';
import type { ElsewhereId, LABELS } from '../../core/labels.ts';

/**
 * The meanings of phrases in listings, each with an example: the phrase is in backticks, with words around it. A phrase may
 * have several meanings, in one language or in different ones; rules ask for the one they need.
 */
export const MEANINGS = {
  // Codes and other numbers.
  /** Names a date code and hardly anything else: `date code` SD1013, `製造番号` SD1013. */
  codeCue: 'date code',
  /** Announces a code, or the mark of something else: `code` SD1013, `stamped` SD1013. */
  stampCue: 'stamped',
  /** Where a code stands; in its sentence one may be cut into pieces: `tab`: S P 0 0 6 5. */
  codePlace: 'tab',
  /** Tells letters and digits of a code apart: SP, `below` it 0065; `letters` AR, `numbers` 2126. */
  below: 'below',
  /** Those that are nouns for the code itself: no `code`. */
  codeNoun: 'code',
  /** Numbers of something else: `order no.` AR2126, `Réf annonce` AR2126, `SKU`, `phone`, `promo code`. */
  reference: 'SKU',
  /** Style (product) numbers: `style` M41526, `型番` M41526. */
  style: 'model number',
  /** Locks, keys and metals have numbers and marks too: `padlock` 312, `silver` 835. */
  lock: 'padlock',
  /** After a number that is therefore neither a code nor a date: 850 `mm`, 1980 `euros`. */
  unit: 'inches',

  // Making.
  /** Making, as verb, participle or noun, before or after country and date: `made`, `fabriqué`, `製`. */
  made: 'made',
  /** Heads the country alone: `country of origin`: France, `製造国`: フランス. */
  madePlace: 'country of origin',
  /** Heads the date of making, or leads to it: `year of manufacture`: 2003, `bag from` 2003, `dates back to` 2003. */
  makingDate: 'year of manufacture',
  /** Leads from the bag to its year: Speedy `from` 2003, Tasche `von` 2003. */
  from: 'from',
  /** What comes with a bag or is put on it: `strap` made in Italy. */
  part: 'strap',
  /** A maker under license: `The French Company`. */
  maker: 'French Company',
  /** Leads to the one who did it: `by` Marc Jacobs. */
  by: 'by',
  /** Next to the name of a designer: `designed` by Marc Jacobs. */
  designed: 'designed',
  /** The years of a designer: Marc Jacobs `era`. */
  tenure: 'era',

  // What happened to the bag after it was made: it existed by then.
  bought: 'bought',
  /** `a gift`, `inherited`, `received`. */
  received: 'received',
  /** A paper of the sale with a date: `receipt`, `invoice`. */
  receipt: 'receipt',
  /** `owner since`, `owned`, `mine since`. */
  owned: 'owned',
  /** `worn`, `carried`, `used`. */
  worn: 'worn',
  /** `repaired`, `relined`, `new handles`. */
  repaired: 'repaired',
  /** `appraised`, `certified`. */
  appraised: 'appraised',
  /** `in stock`. */
  stocked: 'in stock',
  /** After a number of years: 20 `years old`, 20 `years ago`. */
  age: 'years old',

  // Other things with a year.
  /** Something put on the market at a time: 2008 `collection`, `launched` in 2008, 2008 `limited edition`. */
  released: 'collection',
  /** Dates of anything else: `photo`, `listed`, `ships`, `warranty`, `price`, `exhibition`. */
  event: 'photo',

  // Saying no.
  /** Says no, of a verb as well: `not` bought. */
  denial: 'not',
  /** Says no of a thing, as `without` box, or is another word for "still", "more" and the like. */
  lack: 'without',
  /** After the cue, or in front of it: date code `not found`, `none`. */
  missing: 'not found',
  /** After the cue, or in front of it: date code `illegible`. */
  unreadable: 'illegible',
  /** The same of other things; of the code only right after the cue: date code `peeling`. */
  wornThere: 'peeling',
  chip: 'microchip',
  /** Right after the cue a chip, elsewhere anything: date code: `RFID`. */
  chipThere: 'RFID',

  // Whose a statement is, and how it is said.
  /** The bag of the listing: `this one`, `こちら`. */
  thisBag: 'this one',
  /** Another bag: `my other` bag, `hers`, `also selling`; the rest of the sentence is about it. */
  another: 'my other',
  /** Another fashion house: `Gucci`. */
  house: 'Gucci',
  /** Bags and codes in general: `some bags`, `older models`, `for example` SD1013. */
  general: 'some bags',
  /** Asks, supposes or repeats: `if` made in Spain, スペイン製`ですか`, `I was told` that it was made in Spain. */
  unsaid: 'if',

  // Words of dates.
  /** Two years more or less, and not sure: `circa` 1998, 1998 `or so`, made in Spain, `I think`. */
  about: 'circa',
  /** One year more or less: 1998年`頃`. */
  around: '頃',
  /** A bound, not a date: `since` 1998, `until` 1998, 1998`以降`. */
  limit: 'since',
  /** A bound that lies at the end of a time: `before` 1998, `at least` 30 years old, 1998年`以前`. */
  upTo: 'before',
  /** Leads from a code to its date: SP0065 `means` 2005, `so` 2005. */
  means: 'means',
  /** One of two alternatives: France `or` Spain, 2003 `or` 2004. */
  or: 'or',
  /** France `and` Spain, 2003 `and` 2004. */
  and: 'and',
  /** Between two years: 2003 `to` 2005. */
  to: 'to',
  /** Those of `fill` that stand on a label: made `in the` USA, hecho `en`, フランス`で`製造`されました`. */
  within: 'in',
  /** Small words that make no difference between others: `in`, `the`, `of`, `is`. */
  fill: 'the',
  /** In front of a year: `year` 2003. */
  year: 'year',
  /** Three months: 1st `quarter` of 2003. */
  quarter: 'quarter',
  /** `week` 22 of 2016. */
  week: 'week',
  /** After or before ten years: 1990`s`, `années` 90, 90`年代`. */
  decade: 'decade',
  /** Numbers in words: the `first` week. */
  first: 'first',
  /** Right after the digits of an ordinal: 22`nd`. */
  nth: 'nd',
  /** 2016`年`. */
  yearSign: '年',
  /** 11`月`. */
  monthSign: '月',
  /** 22`週`. */
  weekSign: '週',
  /** `第`22週. */
  ordinalSign: '第',

  // The bag.
  /** The thing itself, which a decade before it describes: 1980s `bag`, 80年代の`バッグ`. */
  bag: 'bag',
  /** Not from that time, only like it: 90s `style`. */
  manner: 'style',
  /** Another piece, once the bag is named: `wallet`, `card holder`. */
  wallet: 'wallet',
  /** Adjectives that may be between a year and the bag: `vintage`, `authentic`, `rare`. */
  praise: 'vintage',
} as const;

/** What a phrase can mean. */
export type Meaning = keyof typeof MEANINGS;

/**
 * Phrases as a person who speaks the language would list them, with `|` or a line break between them. Case and accents make no
 * difference. Phrases of Chinese, Japanese, Korean and Thai may touch the words next to them; others end where the word ends.
 *
 * - a space stands for anything between words: a space, a hyphen, an apostrophe, a full stop with a space, the end of a line
 * - `~` is the same or nothing: `date~code` is "date code", "date-code" and "datecode"
 * - `{a,b}` is one of these, `{,s}` one of them or nothing: `code{,s}`, `dated {,back }to`
 * - `*` at the end is any ending: `repar*`
 *
 * The longest phrase at a position is taken, whatever it means, so `made of` hides `made`.
 */
export type Phrases = string;

/** A calendar that counts years from another year: `平成`16年, `พ.ศ.` 2547. */
export interface Reign {
  readonly names: Phrases;
  /** The calendar year of its year 1. */
  readonly first: number;
  /** Its last calendar year; without one it goes on. */
  readonly last?: number;
}

/** A part of a year; halves and thirds are parts of a decade too. */
export type PartId =
  | ('early' | 'mid' | 'late' | 'firstHalf' | 'secondHalf')
  | ('spring' | 'summer' | 'autumn' | 'winter' | 'q1' | 'q2' | 'q3' | 'q4');

/** The words of a language in listings. Words that nobody is sure of are left out. */
export interface Language {
  /** What each country is called. */
  readonly countries: Readonly<Partial<Record<CountryId | ElsewhereId, Phrases>>>;
  /** `French`, `française`: they count only next to `made`, since Italian leather says nothing about a label. */
  readonly adjectives?: Readonly<Partial<Record<(typeof LABELS)[number], Phrases>>>;
  /** January first, each with its short forms: `january | jan`. */
  readonly months?: readonly [
    ...[Phrases, Phrases, Phrases, Phrases, Phrases, Phrases],
    ...[Phrases, Phrases, Phrases, Phrases, Phrases, Phrases],
  ];
  readonly eras?: readonly Reign[];
  /** Parts of a year or of a decade: `early` 2003, `spring` 2003, 2003年`前半`. */
  readonly parts?: Readonly<Partial<Record<PartId, Phrases>>>;
  /** Round numbers as words, which ages are told in: `twenty` years old. */
  readonly numbers?: Readonly<Partial<Record<10 | 20 | 30, Phrases>>>;
  readonly words: Readonly<Partial<Record<Meaning, Phrases>>>;
}
