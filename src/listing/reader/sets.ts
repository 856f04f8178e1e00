import { meanings, type MeaningMask } from './lexicon.ts';
import { type Meaning, MEANINGS } from './meanings.ts';

/** Each meaning as a set of its own. */
const each = Object.fromEntries(
  (Object.keys(MEANINGS) as Meaning[]).map((name) => [name, meanings(name)]),
) as Readonly<Record<Meaning, MeaningMask>>;

// prettier-ignore
export const {
  about, age, and, another, around, bag, below, by, chip, chipThere, codeCue, codeNoun, codePlace, decade, denial, designed, event, fill, first, from, general, house, lack, limit, lock, made, madePlace, maker, makingDate, manner, means, missing, monthSign, nth, or, ordinalSign, part, praise, quarter, reference, released, stampCue, style, tenure, thisBag, unit, unreadable, unsaid, upTo, wallet, week, weekSign, wornThere, yearSign,
} = each;

export const absent = meanings('denial', 'lack', 'missing');
export const bagWord = meanings('bag', 'wallet', 'praise');
/** Between two years, the first of which is not a bound: between 1980 and 1983. */
export const between = meanings('and', 'to', 'limit');
export const bound = meanings('upTo', 'limit');
export const codeOrReference = meanings('reference', 'codeCue');
export const codeWord = meanings('codeCue', 'stampCue', 'codeNoun');
/** date code, stamped. */
export const cue = meanings('codeCue', 'stampCue');
export const cueOrFill = meanings('codeCue', 'stampCue', 'fill');
export const dateSign = meanings('yearSign', 'monthSign', 'weekSign', 'ordinalSign');
export const dealt = meanings('bought', 'received', 'receipt', 'event');
/** not, unlike. */
export const denied = meanings('denial', 'lack');
export const fillOrBagWord = meanings('fill', 'bag', 'wallet', 'praise');
/** What may be alone on its line to head the next one: Made in⏎Spain, Year of manufacture⏎2003. */
export const heading = meanings('made', 'madePlace', 'makingDate', 'codeCue', 'bought', 'year');
/** What may stand in the name of a bag: vintage, with, strap, collection. */
export const inName = meanings('fill', 'bag', 'wallet', 'praise', 'part', 'lock', 'released');
export const lead = meanings('fill', 'from', 'bag', 'praise');
/** made, country of origin. */
export const making = meanings('made', 'madePlace');
export const makingWord = meanings('fill', 'year', 'from', 'madePlace', 'made', 'makingDate');
export const notOfCode = meanings('reference', 'style', 'lock', 'unit', 'part');
/** order no., style, padlock: what has a number of its own. */
export const numbered = meanings('reference', 'style', 'lock');
export const orTo = meanings('or', 'to');
/** Another bag, bags in general. */
export const otherOne = meanings('another', 'general');
/** circa, 頃, I think: then a field is not sure of itself. */
export const unsure = meanings('about', 'around');
/** Small words of a label between heading and country. */
export const within = meanings('within');
/** What heads a country or a date. */
// prettier-ignore
export const fieldHeading = meanings('made', 'madePlace', 'makingDate', 'year', 'bought', 'received', 'receipt', 'owned', 'repaired', 'worn', 'appraised', 'stocked', 'released');
/** Those of `ruling` without making and seasons. */
// prettier-ignore
export const otherRuling = meanings('event', 'bought', 'received', 'receipt', 'owned', 'repaired', 'worn', 'appraised', 'stocked', 'released');
// prettier-ignore
export const otherStamp = meanings('made', 'madePlace', 'part', 'reference', 'style', 'lock');
export const partOrLock = meanings('part', 'lock');
export const placeCue = meanings('stampCue', 'codePlace', 'below');
/** Any word that governs a date or a place. */
// prettier-ignore
export const ruling = meanings('event', 'bought', 'received', 'receipt', 'owned', 'repaired', 'worn', 'appraised', 'stocked', 'released', 'made', 'makingDate');
export const saidThere = meanings('chip', 'chipThere', 'wornThere');
/** Not, without, missing; and what lies before it: pre-microchip. */
export const noOrBefore = meanings('denial', 'lack', 'missing', 'upTo');
export const slotFill = meanings('fill', 'means', 'stampCue');
/** in, the, year, from. */
export const small = meanings('fill', 'year', 'from');
/** Between two dates that are one time. */
export const span = meanings('or', 'and', 'to', 'limit');
/** All words that may be between them. */
export const spanWord = meanings('or', 'and', 'to', 'limit', 'fill');
/** Between what is above and what is below. */
export const stacked = meanings('and', 'below');
export const stackedWord = meanings('and', 'below', 'fill', 'codePlace');
export const weekWord = meanings('week', 'weekSign', 'ordinalSign');
export const yearOrFrom = meanings('year', 'from');
export const yearOrMonthSign = meanings('yearSign', 'decade', 'monthSign');
