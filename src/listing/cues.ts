import { CODE_WORDS } from './code-words.ts';
import { MONTH } from './date-forms.ts';
import { DATE_WORDS } from './date-words.ts';
import { folded } from './text.ts';
import { combine } from './vocabulary.ts';

/**
 * What announces a code: words that only a date code has, words that other things have too, or nothing.
 */
export type Cue = 'date-code' | 'stamp' | 'none';

const { latin, cjk, all } = combine(CODE_WORDS);

/** What can stand between such words and the code. */
const TAIL = `(?:[\\s:.,=#*"'“”‘’«»()\\[\\]–—>~|/№「『【（：-]|${cjk('cueTail')}|(?<![a-zß-ɏ])(?:${latin('cueTail')}|lv)(?![a-zß-ɏ])){0,10}`;

/** A few words more may stand there where a colon or a verb ends them: "date code inside the pocket reads SP0065". */
const ASIDE = `(?<aside>[^\\d\\n\\r.;!?]{0,40}?)(?::|=|(?<![a-zß-ɏ])${latin('cueVerb')}(?![a-zß-ɏ])|${cjk('cueVerb')}|：)[\\s"'“«(]{0,3}`;

const DATE_CODE_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ\\d])${latin('dateCode')}(?![a-zß-ɏ])|${cjk('dateCode')})(?:${TAIL}|${ASIDE})$`,
  'u',
);
const STAMP_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ\\d]|${latin('otherStamps')}[ -]?)${latin('stamp')}(?![a-zß-ɏ])|${cjk('stamp')})(?:${TAIL}|${ASIDE})$`,
  'u',
);

/** Such words behind the code: SD1013刻印, 836 (date code). */
const DATE_CODE_AFTER = new RegExp(`^[\\s"'”»)）」』】]{0,3}${all('dateCodeAfter')}`, 'u');

/** "891 AN embossed on leather". */
const STAMP_AFTER = new RegExp(
  `^["'”»)]{0,2} (?:${latin('stampedVerb')} )?${latin('stampedAfter')}(?![a-zß-ɏ])(?! ${latin('onTheLock')})`,
  'u',
);

/** What stands between cue and colon can be another thing: "serial number, style: 836". */
const OTHER_REMARK = new RegExp(all('otherRemarks'), 'u');

/** Numbers of something else: `SKU: …`, `promo code …`, `réf. …`. */
const OTHER_NUMBERS = [
  `(?<![a-zß-ɏ\\d])${latin('numbered')}\\.?[ -]?${latin('numberNouns')}?[\\s:.#=("'«–-]*${latin('numberVerb')}?$`,
  `(?<![a-zß-ɏ])${latin('discounts')}(?: ${latin('with')})? (?:${latin('articles')} )?${latin('promoCode')}[\\s:"'«(]*$`,
  `(?<![a-zß-ɏ])${latin('use')}(?: (?:${latin('articles')}|${latin('useArticles')}))? (?:${latin('promo')} )?${latin('promoCode')}[\\s:"'«(]*$`,
  `(?<![a-zß-ɏ])${latin('codeNouns')}[ -](?:${latin('ofThe')} ?)?(?:${latin('numbered')}|${latin('numberedAfterOf')})[\\s:.#=("'-]*$`,
  `${latin('otherNumbers')}$`,
  `${cjk('otherNumbers')}$`,
].map((pattern) => new RegExp(pattern, 'u'));

/** 「SD 1013」という型番: the number of something else, named behind it. */
const OTHER_NUMBER_AFTER = new RegExp(`^["'”»)]?[」』】]? ?${cjk('otherNumbersAfter')}`, 'u');

/** What, behind a code, says that it is one of a shop or a parcel. */
const OFFER_AFTER = new RegExp(`^["'”»)]{0,2} ?(?:[-–,] ?)?${latin('offerAfter')}`, 'u');

/** Digits can be a mark of silver, or the number of a lock. */
const METAL_AFTER = new RegExp(
  `^["'”»)]{0,2} ?(?:[-–,] ?)?(?:\\(?${all('metalsAfter')}|${latin('on')} (?:${latin('onArticles')} )?${latin('locksAfter')})`,
  'u',
);
const METAL_BEFORE = new RegExp(`${all('metals')}[\\s:(]{0,2}${all('marked')}?[\\s:(]{0,2}$`, 'u');
/** "The padlock is stamped 836", "パドロック刻印 836". */
const LOCK_BEFORE = new RegExp(
  `(?<![a-zß-ɏ])${all('locks')}(?: ${latin('lockFill')}){0,4}[\\s.:-]{0,2}${all('lockMarked')}?(?:[\\s:#(]|${cjk('lockParticles')}){0,3}$`,
  'u',
);

/** All up to the last end of a sentence or a line; an abbreviation ends no sentence, and a line goes on behind a colon. */
const EARLIER_SENTENCES = new RegExp(
  `^.*(?:[;!?。]|(?<![:：])[\\n\\r]|(?<!(?<![a-zß-ɏ])${latin('abbreviations')})\\.\\s)`,
  'su',
);

/** What is known of a code before the words beside it are read. */
interface Announced {
  readonly cue: Cue;
  /** Whether it has no letters, as marks of silver and numbers of locks have none. */
  readonly isDigits: boolean;
}

/**
 * Whether words beside a code say that it is something else than a date code: a price code, a model, a lock, silver.
 *
 * @example
 * const digits = { cue: 'stamp', isDigits: true };
 * [isAboutOther('promo code ', '', digits), isAboutOther('stamped ', ' silver', digits)] // => [true,true]
 * isAboutOther('date code ', ' silver', { cue: 'date-code', isDigits: true }) // => false
 */
export function isAboutOther(before: string, after: string, { cue, isDigits }: Announced): boolean {
  const prefix = folded(before).replace(EARLIER_SENTENCES, '');
  if (OTHER_NUMBERS.some((pattern) => pattern.test(prefix))) return true;
  if (isDigits && (METAL_BEFORE.test(prefix) || LOCK_BEFORE.test(prefix))) return true;
  if (cue === 'date-code') return false;
  const suffix = folded(after);
  if (OTHER_NUMBER_AFTER.test(suffix) || OFFER_AFTER.test(suffix)) return true;
  return isDigits && METAL_AFTER.test(suffix);
}

/**
 * What announces a code that stands between two pieces of text.
 *
 * @example
 * [cueOf('製造番号', ''), cueOf('stamped ', ''), cueOf('Speedy ', '')] // => ["date-code","stamp","none"]
 */
export function cueOf(before: string, after: string): Cue {
  const [prefix, suffix] = [folded(before), folded(after)];
  if (announces(DATE_CODE_BEFORE, prefix) || DATE_CODE_AFTER.test(suffix)) return 'date-code';
  return announces(STAMP_BEFORE, prefix) || STAMP_AFTER.test(suffix) ? 'stamp' : 'none';
}

function announces(cue: RegExp, prefix: string): boolean {
  const match = cue.exec(prefix);
  return match !== null && !OTHER_REMARK.test(match.groups?.aside ?? '');
}

const dateWords = combine(DATE_WORDS);

/** What leads from a code to its date: an arrow, or a verb. */
const MEANS = `(?: ?(?:[=→⇒➡⟶]|[=-]+>) ?| ${dateWords.latin('explanationVerbs')} (?:[a-zß-ɏ]{1,5} ){0,3})`;

/** A month and a year, in the orders in which they are written. */
const MONTH_AND_YEAR = [
  `${MONTH}\\.?,? (?:[a-zß-ɏ]{1,3} )?['’]?(?:(?:19|20)\\d\\d|[089]\\d)(?!\\d)`,
  `(?:\\d{1,4}|[\\p{Script=Han}a-z.]{1,2} ?\\d{1,2}) ?${dateWords.cjk('yearSign')} ?\\d{1,2} ?${dateWords.cjk('monthSign')}`,
  '(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d\\d(?!\\d)',
  '(?:19|20)\\d\\d[/.-](?:0?[1-9]|1[0-2])(?!\\d)',
].join('|');

/** A week of a year. */
const WEEK = [
  `(?:19|20)?\\d\\d ?${dateWords.cjk('yearSign')} ?${dateWords.cjk('ordinalSign')}?\\d{1,2} ?${dateWords.cjk('weekSign')}`,
  `${dateWords.latin('week')} ?\\d{1,2}[ ,/]`,
].join('|');

const YEAR = `(?:19|20)\\d\\d(?![\\d.,])|\\d{2,4} ?${dateWords.cjk('yearSign')}`;

/** Brackets in which a Japanese listing sets a code. */
const BRACKETS = /[「『【〔〈《] ?$/u;
const CLOSING = ' ?[」』】〕〉》]';

const CLOSE = `^["'”»)]?(?:${CLOSING})?`;
const EXPLAINED = new RegExp(`${CLOSE}${MEANS}\\(?(?:${MONTH_AND_YEAR}|${WEEK})`, 'u');
const DATED = new RegExp(
  `${CLOSE}(?:${MEANS}(?:${MONTH_AND_YEAR}|${WEEK}|${YEAR})|(?:[ 、]?[(（]|: )(?:${MONTH_AND_YEAR}|${WEEK}))`,
  'u',
);
const IN_BRACKETS = new RegExp(`^${CLOSING}`, 'u');

/**
 * Whether the way in which a code is set shows that it is one, although no word announces it: a month or a week explains it,
 * or, where it has letters, a date stands right behind it or Japanese brackets around it.
 *
 * @example
 * const letters = { isDigits: false };
 * [isSetAsCode('', '→1998年11月', letters), isSetAsCode('「', '」', letters)] // => [true,true]
 * [isSetAsCode('', ' = May 1982', { isDigits: true }), isSetAsCode('', ' (2005)', letters)] // => [true,false]
 */
export function isSetAsCode(
  before: string,
  after: string,
  { isDigits }: Pick<Announced, 'isDigits'>,
): boolean {
  const suffix = folded(after);
  if (isDigits) return EXPLAINED.test(suffix);
  return DATED.test(suffix) || (BRACKETS.test(before) && IN_BRACKETS.test(suffix));
}
