import { cueOf } from './cues.ts';
import { contextOf, NEAR, type WrittenDate } from './date-forms.ts';
import { DATE_WORDS } from './date-words.ts';
import { COUNTRY } from './labels.ts';
import { isMakingClause, isOfPart, mentionsOtherActivity } from './making.ts';
import type { StatedDate } from './stated-date.ts';
import type { Context } from './text.ts';
import { combine } from './vocabulary.ts';

/** How a date stands to the codes of its text. */
interface CodeRelation {
  /** Whether the text has a code that it could be the date of. */
  readonly hasCode: boolean;
  /** Whether a code leads on to it: `SP0065 (2005)`. */
  readonly isAfterCode: boolean;
  /** Whether it leads on to a code: `2005 (code SP0065)`. */
  readonly isBeforeCode: boolean;
}

/**
 * Whether a date of a folded text is one of making.
 *
 * @example
 * const isMaking = (text) => isDateOfMaking(text, writtenDatesIn(text)[0], { hasCode: false });
 * ['made in 2004', 'bought in 2004', '2004 collection'].map(isMaking) // => [true,false,false]
 */
export function isDateOfMaking(
  plain: string,
  date: WrittenDate,
  { isAfterCode, isBeforeCode, hasCode }: CodeRelation,
): boolean {
  const context = contextOf(plain, date);
  const { before, after } = context;
  if (isOtherDate(context)) return false;
  if (isAfterCode || MADE_BEFORE.test(before) || isMakingClause(before)) {
    return !BOUGHT_CLOSE.test(before);
  }
  if (TITLE_BEFORE.test(before) && TITLE_AFTER.test(after)) return true;
  if (BOUGHT_BEFORE.test(before) || EVENT_BEFORE.test(before)) return false;
  if ((isBeforeCode && !SEASON_BEFORE.test(before)) || MADE_AFTER.test(after)) return true;
  if (isDateInPlaceOfCode(date.when, before)) return true;
  if (!hasCode) return false;
  const isHeading = ALONE_BEFORE.test(before) && MADE_IN_AFTER.test(after);
  return isHeading || isDateOfCode(date.when, plain.slice(date.from, date.to), context);
}

/** Whether a month or a week stands where a code is announced: `デイトコード 昭和61年3月`. */
function isDateInPlaceOfCode({ month, week }: StatedDate, before: string): boolean {
  return (month !== undefined || week !== undefined) && cueOf(before, '') === 'date-code';
}

/**
 * Whether what stands between a code and a date makes the date the code's: `SP0065 (2005)`, `SP0065, which means 2005`.
 *
 * @example
 * [' (', ', which means ', ', serviced in '].map((between) => leadsToDate(between, { year: 2005 })) // => [true,true,false]
 */
export function leadsToDate(text: string, { month, week }: StatedDate): boolean {
  if (text.length > 2 * NEAR) return false;
  const between = text.replace(/ +/g, ' ');
  if (DENIED.test(between)) return false;
  if (FROM_CODE.test(between)) return true;
  const isFull = month !== undefined || week !== undefined;
  const isExplained = EXPLANATION.test(between) || (isFull && CLOSE.test(between));
  return isExplained && !EVENT_BEFORE.test(between) && !describesOtherEvent(between);
}

/**
 * Whether a date stands directly before the words for a code: `from 1988 (code 8809 SL)`.
 *
 * @example
 * [' (code ', ' (size '].map(leadsToCode) // => [true,false]
 */
export function leadsToCode(between: string): boolean {
  const isClose = between.length <= 30 && /^ ?[,(:[/|–—-]/.test(between);
  return isClose && !/[;!?]|\.(?=\s\p{Lu}\p{Ll})/u.test(between) && cueOf(between, '') !== 'none';
}

/**
 * Whether a date is a code's although no word says so: hardly anything else has a week; a month or a year is one where it
 * stands for itself. The sentences around it are about nothing else.
 */
function isDateOfCode(
  { month, week }: StatedDate,
  text: string,
  { before, after }: Context,
): boolean {
  const isAlone = ALONE_BEFORE.test(before) && ALONE_AFTER.test(after);
  const isClear = week !== undefined || (isAlone && (month === undefined || !DAY.test(text)));
  return (
    isClear &&
    !describesOtherEvent(before.replace(EARLIER_SENTENCES, '')) &&
    !describesOtherEvent(after.replace(LATER_SENTENCES, ''))
  );
}

/** Whether a date is that of a purchase, a collection, a part or a span of years, or no more than about so. */
function isOtherDate({ before, after }: Context): boolean {
  return (
    [BOUGHT_AFTER, SEASON_AFTER, ABOUT_AFTER, DAY_AFTER].some((words) => words.test(after)) ||
    [RANGE_BEFORE, ABOUT_BEFORE, DECADE_BEFORE, DAY_BEFORE].some((words) => words.test(before)) ||
    isOfPart(before)
  );
}

/** Whether a sentence tells of something that happened to a bag after it was made, or of a collection. */
function describesOtherEvent(sentence: string): boolean {
  return mentionsOtherActivity(sentence) || BOUGHT.test(sentence) || OTHER_DATED.test(sentence);
}

const { latin, cjk, all } = combine(DATE_WORDS);

const YEAR_SIGN = `${cjk('yearSignAfter')}?`;

/** What may stand between words for making and the date: punctuation, small words, the country. */
const FILL = `(?:[ :：;,()（）\\[\\]【】「」=~"'/|–—-]|(?<![a-zß-ɏ])${latin('fill')}(?![a-zß-ɏ])|${cjk('fill')}|${COUNTRY}\\.?)`;

const MADE_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ]|(?<![a-zß-ɏ])${latin('notMakingBefore')} |(?<![a-zß-ɏ])${latin('a')} (?=${latin('yearNouns')}))(?:${latin('made')}|${latin('making')})(?![a-zß-ɏ])` +
    `|${cjk('making')})(?:[:：][\\n\\r]{1,2})?${FILL}{0,9}$`,
  'u',
);
const MADE_AFTER = new RegExp(
  `^${YEAR_SIGN}(?:[ ,()・、]|(?<![a-zß-ɏ])${latin('fillAfter')}(?![a-zß-ɏ])|${cjk('fillAfter')}|${COUNTRY}){0,5}` +
    `(?:${cjk('making')}|(?:${latin('made')}|${latin('makingAfter')})(?! ${latin('notMakingAfter')}))`,
  'u',
);

/** `SD1013 (not October 2013)` is what the seller warns of. */
const DENIED = new RegExp(`(?<![a-zß-ɏ])${latin('denials')}(?![a-zß-ɏ])|${cjk('denials')}`, 'u');

/** What may stand between a code and a date that stands behind it. */
const FROM_CODE = new RegExp(
  `^(?:\\.(?= ?\\()|[ ,:;()\\[\\]=/|–—>→~"'”»＝、-]|(?<![a-zß-ɏ])${latin('fromCode')}(?![a-zß-ɏ])|${cjk('fromCode')}|${COUNTRY}\\.?){0,12}$`,
  'u',
);

/** What reads a code for the reader; any words may follow it. */
const EXPLANATION = new RegExp(
  `^[\\s)\\]"'”»,:;–-]{0,3}(?:${latin('explanationSubjects')} ){0,2}(?:=|→|${latin('explanationVerbs')})(?![a-zß-ɏ])[^.;!?\\d\\n\\r]{0,50}$` +
    `|^[^.;!?\\d\\n\\r]{0,40}[,–-] ?${latin('therefore')}(?![a-zß-ɏ])[^.;!?\\d\\n\\r]{0,20}$`,
  'u',
);

/** A month or a week so close behind a code is hardly about anything else: `892 MI impresso, febbraio 1989`. */
const CLOSE = /^[^.;!?\d\n\r。]{0,28}$/u;

/** Words of buying: the date is that of a receipt. */
const BOUGHT_WORD = `(?:(?<![a-zß-ɏ])${latin('bought')}(?![a-zß-ɏ])|${cjk('bought')})`;
const BOUGHT = new RegExp(BOUGHT_WORD, 'u');
const BOUGHT_BEFORE = new RegExp(`${BOUGHT_WORD}[^.;!?\\n\\r]{0,28}$`, 'u');

/** Of several years none is that of making: 2003-2005, 2003年か2004年. */
const RANGE = `${YEAR_SIGN} ?(?:[-–—/〜~]|${all('rangeTo')}) ?(?:${latin('rangeArticles')} )?`;
const BOUGHT_AFTER = new RegExp(
  [
    `^${YEAR_SIGN}${cjk('monthSignAfter')}?(?:[ (,、]|${cjk('boughtLink')}){0,3}(?:${latin('bought')}(?![a-zß-ɏ])|${cjk('bought')})`,
    `^${cjk('yearSignAfter')}[^\\d。、,;\\n\\r${DATE_WORDS.flatMap(({ boughtStops }) => boughtStops ?? []).join('')}]{0,12}${cjk('bought')}`,
    `^${RANGE}(?:(?:19|20)\\d\\d|\\d\\d|${latin('now')})(?!\\d)`,
  ].join('|'),
  'u',
);
const RANGE_BEFORE = new RegExp(
  `(?:(?:19|20)\\d\\d${RANGE}|(?<![a-zß-ɏ])${latin('rangeBefore')}(?: ${latin('rangeBeforeArticles')})? )$`,
  'u',
);

/** "Purchase year: 2008". */
const BOUGHT_CLOSE = new RegExp(
  `${BOUGHT_WORD}[ -]?${all('boughtDate')}?[ :：]{0,3}$|${latin('dateNouns')} ${latin('ofPurchase')}? ?(?:${latin('purchaseArticles')} )?${latin('bought')}[ :]{0,3}$`,
  'u',
);

/** What else has a date in a listing. */
const OTHER_DATED = new RegExp(
  `(?<![a-zß-ɏ])${latin('otherDated')}(?![a-zß-ɏ])|©|${cjk('otherDated')}`,
  'u',
);

/** What has years that are none of making: a collection, a style. */
const SEASON_BEFORE = new RegExp(
  `(?<![a-zß-ɏ])${all('seasons')}(?:[ /-][a-zß-ɏ]+)? ?(?:${latin('ofSeason')} )?$`,
  'u',
);
const SEASON_AFTER = new RegExp(`^ (?:[a-zß-ɏ]+ )?${all('seasonsAfter')}(?![a-zß-ɏ])`, 'u');

/** What happens in a week that is none of making: an auction closes, a parcel ships. */
const EVENT_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])${latin('events')}(?![a-zß-ɏ])|${cjk('events')})[^.;!?\\n\\r]{0,28}$`,
  'u',
);

/** "Anni '90" and "années 2000" are ten of them. */
const DECADE_BEFORE = new RegExp(
  `(?<![a-zß-ɏ])(?:${latin('decades')} ?['’]?|${latin('decadeParts')} ?['’])$`,
  'u',
);

/** A day in figures, which may be written in several orders: 30/09/2016. */
const DAY_BEFORE = /(?<!\d)\d{1,2}([./-])\d{1,2}\1$/u;
const DAY_AFTER = /^([./-])\d{1,2}\1\d{1,2}(?!\d)/u;

/** "Circa 2005" is nothing that could be right or wrong. */
const ABOUT_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:cca|ca\\.?|c\\.|${latin('about')})(?: ${latin('aboutThe')})?(?: ${latin('aboutYear')})? ?|[~≈] ?|${cjk('about')})$`,
  'u',
);
const ABOUT_AFTER = new RegExp(
  `^${YEAR_SIGN}(?:${cjk('aboutAfter')}|${latin('aboutAfter')}| ca\\.)`,
  'u',
);

/** A title that begins with a year: `2012 Louis Vuitton Speedy`. */
const TITLE_BEFORE = new RegExp(`(?:^|[\\n\\r])\\s*(?:${latin('titleAdjectives')} )?$`, 'u');
const TITLE_AFTER = new RegExp(
  `^[:,]? ${latin('titleFill')}(?:louis vuitton|lv)(?![a-zß-ɏ])(?![^.\\n\\r]{0,50}${latin('notInTitle')})`,
  'u',
);

/** "1983 Made in France". */
const MADE_IN_AFTER = new RegExp(
  `^[,:;]? ?${latin('made')} (?:[a-zß-ɏ]{1,3} ){1,2}${COUNTRY}`,
  'u',
);

/** "(2003)", "From 2011.", "Tote del 2004", a line that is a year. */
const ALONE_BEFORE = new RegExp(
  `(?:(?:^|[\\n\\r([【|•·/]|[.;!?。] )${latin('year')}?[ :]{0,2}|(?<![a-zß-ɏ])${latin('from')}(?: ${latin('fromYear')})? )['’]?$`,
  'u',
);
const ALONE_AFTER = new RegExp(
  `^${YEAR_SIGN}(?:$|[\\n\\r)\\]】|•·/,;。]|\\.(?!\\d)| [|•·/–—-] )`,
  'u',
);

/** "12 May 2004" and "May 12, 2004" are the day of a letter or a sale. */
const DAY = /^\d{1,2}\D*[a-zß-ɏ]|[a-zß-ɏ]\D*\d{1,2}\D+\d/u;

/** A full stop ends a sentence, not an abbreviated month. */
const EARLIER_SENTENCES = /^.*(?:[;!?\n\r。(]|\d\.{1,3}\s|[a-zß-ɏ]{4}\.\s)/su;
const LATER_SENTENCES = /(?:[;!?\n\r。]|\.(?:\s|$)).*$/su;
