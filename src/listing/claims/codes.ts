import type { Today } from '../../core/calendar.ts';
import { prepare } from '../../core/prepare.ts';
import { type CodeFacts, parse, type ParsedCode, read } from '../../core/read.ts';
import { has, isPhrase, type Run, type Token, type TokenKind } from '../reader/lexer.ts';
import { any, country, isNear, line, spell, unknown } from '../reader/letters.ts';
import { type Scene, indexAt } from '../reader/scene.ts';
import { isAfterOtherHouse } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** What announces a code: words that are only used for date codes, words that are also used for other things, or nothing. */
export type Cue = 'date-code' | 'stamp' | 'none';

/** Why text was taken for a code. */
export type CodeRule = 'announced' | 'stamped' | 'explained' | 'in-brackets' | 'unmistakable';

/** A code in a text. */
export interface CodeMatch extends TextSpan {
  /** As written there: `SD 1013`. */
  readonly text: string;
  readonly rule: CodeRule;
  readonly cue: Cue;
  readonly facts: CodeFacts;
  /** Whether it is that of no bag: "for example SD1013", "SD1013 would be", "not SD1013". */
  readonly isExample: boolean;
}

/** Text that looks like a code. */
interface Candidate extends TextSpan {
  readonly text: string;
  readonly parts: ParsedCode;
  /** Whether there is a gap between letters and digits. */
  readonly isApart: boolean;
  readonly facts: CodeFacts;
  /** The indexes of the tokens before and after it. */
  readonly left: number;
  readonly right: number;
}

/** No code is longer: three letters and four digits. */
const LONGEST = 7;

/** How far before a code its cue can be, in tokens. */
const MOST_TOKENS = 16;

/** How far a word for an example reaches, in tokens. */
const EXAMPLE_REACH = 30;

/**
 * The date codes of a text, each time that one occurs. After words that announce it, a code may be digits alone. Without
 * them it needs a factory that a published list names, a date that sources have, and a shape that little else has: missing
 * a code is better than taking a price or a year for one.
 *
 * @example
 * codesIn(sceneFor('Date code: SP 0065, made in France'), readDay('2026-11-21'))[0].text // => "SP 0065"
 * codesIn(sceneFor('Speedy 30, bought 2016 for $1250'), readDay('2026-11-21')) // => []
 */
export function codesIn(scene: Scene, today: Today): readonly CodeMatch[] {
  const matches: CodeMatch[] = [];
  const { runs } = scene;
  const isOfOtherHouse = isAfterOtherHouse(scene);
  let end = 0;
  runs.forEach((run, index) => {
    const next = runs[index + 1];
    if (run.from < end || !canBegin(run, next)) return;
    const code =
      (next && codeOf(scene, run, next, today)) ??
      initialsOf(scene, run, today) ??
      codeOf(scene, run, run, today);
    if (!code || isOfOtherHouse(code.from)) return;
    matches.push(code);
    end = code.to;
  });
  return matches;
}

const DIGIT = /\d/;

/** No factory has more letters. */
const MOST_LETTERS = 3;

/** Most words cannot begin a code; to know it at once makes long texts cheap. */
function canBegin({ text }: Run, next?: Run): boolean {
  if (DIGIT.test(text)) return text.length <= LONGEST;
  return text.length <= MOST_LETTERS && next !== undefined && DIGIT.test(next.text);
}

/** What can be between the letters and the digits of one code. */
const GAP = /^(?: |[-\u2010\u2013])$/;

/** The code that one run is, or two neighboring runs together. */
function codeOf(scene: Scene, first: Run, last: Run, today: Today): CodeMatch | undefined {
  const parts = partsOf(scene.plain.text, first, last);
  const isApart = first !== last;
  const text = isApart ? first.text + last.text : first.text;
  return parts && matchOf(scene, { from: first.from, to: last.to, parts, isApart }, text, today);
}

const INITIALS = /(\d{3,4}) ?([A-Z])\.([A-Z])(?![\p{L}\d])\.?/iuy;

/** `882 V.I.` */
function initialsOf(scene: Scene, { from }: Run, today: Today): CodeMatch | undefined {
  INITIALS.lastIndex = from;
  const [written, ...pieces] = INITIALS.exec(scene.plain.text) ?? [''];
  const text = pieces.join('');
  const parts = parse(prepare(text));
  const span = { from, to: from + written.length };
  return parts && matchOf(scene, { ...span, parts, isApart: true }, text, today);
}

function matchOf(
  scene: Scene,
  part: Pick<Candidate, 'from' | 'to' | 'parts' | 'isApart'>,
  code: string,
  today: Today,
): CodeMatch | undefined {
  const facts = read(prepare(code), today);
  if (typeof facts === 'string') return undefined;
  const { from, to } = part;
  const text = scene.plain.text.slice(from, to);
  const [left, right] = [indexAt(scene, from) - 1, indexAt(scene, to)];
  const candidate = { ...part, text, facts, left, right };
  const found = ruleOf(scene, candidate);
  return found && { text, from, to, facts, isExample: isExample(scene, candidate), ...found };
}

/** "For example SD1013", "SD1013 would be November 2003", "not SD1013" */
function isExample(scene: Scene, { left, right }: Candidate): boolean {
  return (
    (isNear(scene, right, 1, 1, [is.unsaid]) && isNear(scene, right + 1, 1, 4, [isMonth])) ||
    isNear(scene, left, -1, 2, [is.denied], scene.clauseAt) ||
    isNear(scene, left, -1, EXAMPLE_REACH, [is.general], scene.sentenceAt)
  );
}

/** Two runs count only if they are the letters and the digits of a code, not a code cut anywhere else. */
function partsOf(text: string, first: Run, last: Run): ParsedCode | undefined {
  if (first === last) return parse(prepare(first.text));
  if (!GAP.test(text.slice(first.to, last.from))) return undefined;
  const parts = parse(prepare(first.text + last.text));
  const letters = parts?.letters === 'prefix' ? first.text : last.text;
  return prepare(letters) === parts?.factory ? parts : undefined;
}

/** Why a candidate is a code; undefined if it is not one. */
function ruleOf(scene: Scene, candidate: Candidate): Pick<CodeMatch, 'rule' | 'cue'> | undefined {
  if (isInWord(scene, candidate) || isInNumber(scene, candidate)) return undefined;
  const isDigits = candidate.parts.letters === 'none';
  const { reading } = candidate.facts;
  if (isDigits && isOfEdition(scene, candidate.left + 1, reading.year)) return undefined;
  const cue = cueOf(scene, candidate, isDigits);
  if (cue === 'other' || (isDigits && cue === 'stamp' && isMetal(scene, candidate)))
    return undefined;
  if (cue !== 'none') {
    if (isLikely(scene, candidate, cue))
      return { rule: cue === 'date-code' ? 'announced' : 'stamped', cue };
  } else if (isUnmistakable(scene, candidate)) {
    return { rule: 'unmistakable', cue };
  }
  const setAs = setAsCode(scene, candidate);
  return setAs && { rule: setAs, cue };
}

/** Signs that touch a code make it a part of an address, of the name of a file or of a worn code. */
function isInWord({ plain: { text }, tokenAt }: Scene, { from, to, left }: Candidate): boolean {
  const before = text.slice(Math.max(0, from - 60), from);
  return (
    // "DateCode_FL0148", but not "IMG_SD1013".
    (before.endsWith('_') && !has(tokenAt(left - 1), is.cue)) ||
    // U-CE-0035, VI.0956, but not "NO.8912"
    /(?:[@&%+\\]|(?<!\p{L})(?:\p{Lu}-|(?!NO|NR)[A-Z]{2}\.)|(?:www\.|:\/\/)\S*)$/u.test(before) ||
    /^(?:[\d_@&%+\\]|\p{Sc}|\.\p{Ll})/u.test(text.slice(to, to + 2))
  );
}

/** What is close before digits that are a price, a part of a longer number, or have letters: "la 0949", VI.0956. */
const NUMBER_BEFORE = /(?:\p{Sc} ?|\d[.,:/\u2010\u2013-]|\d{3} |(?<!\p{L})la |\p{L}{2}\.)$/iu;

/** What is close after digits that are a price, a time or a part of a longer number. */
const NUMBER_AFTER = /^(?:[.,:/\u2010\u2013-](?!\d\d[年년])\d(?!\d{3}(?!\d))|\p{Sc}|%)/u;

/** The same with a space; a year is a date that the seller states. */
const APART_AFTER =
  /^ ?(?:(?:\p{Sc}|%|[ap]m(?!\p{L}))(?! ?\d)|(?<= )(?!(?:19|20)\d\d(?!\d))\d{3})/iu;

function isInNumber({ plain: { text }, tokenAt }: Scene, candidate: Candidate): boolean {
  const { parts, isApart, from, to, right } = candidate;
  const { letters } = parts;
  if (letters !== 'prefix' && NUMBER_BEFORE.test(text.slice(Math.max(0, from - 5), from)))
    return true;
  const after = text.slice(to, to + 12);
  if (letters === 'suffix') return false;
  if (NUMBER_AFTER.test(after)) return true;
  const isOpen = isApart || letters === 'none';
  return isOpen && (has(tokenAt(right), is.unit) || APART_AFTER.test(after));
}

/**
 * Whether a number is one of so many: 834/1000, 852 of 2000.
 *
 * @param year that of a code; "836 of 1983" is its date
 * @example
 * isOfEdition(sceneFor('834/1000'), 0) // => true
 */
export function isOfEdition({ tokenAt }: Scene, index: number, year?: number): boolean {
  const [number, sign, size] = [tokenAt(index), tokenAt(index + 1), tokenAt(index + 2)];
  const isOf = sign.kind === 'slash' || isPhrase(sign, OF);
  return isOf && number.kind === 'number' && number.value <= size.value && size.value !== year;
}

/** One `of` so many. */
const OF = /^(?:of|out of|sur|de|di|von|van|af|av|z|из|trong)$/;

/** What announces a candidate; `other` if words say that it is something else. */
function cueOf(scene: Scene, candidate: Candidate, isDigits: boolean): Cue | 'other' {
  const before = cueBefore(scene, candidate, isDigits);
  if (before === 'date-code' || before === 'other') return before;
  const after = cueAfter(scene, candidate);
  return before === 'none' || after === 'other' ? after : before;
}

function cueBefore(scene: Scene, { left, isApart }: Candidate, isDigits: boolean): Cue | 'other' {
  const { tokenAt } = scene;
  // What is between the cue and the code, apart from small words and marks.
  let between = 0;
  let isLed = false;
  let isClose = true;
  let hasComma = false;
  let other: number | undefined;
  for (let index = left; index >= 0 && left - index < MOST_TOKENS; index -= 1) {
    const token = tokenAt(index);
    const { kind } = token;
    if (kind === 'stop' && scene.sentenceAt(index) !== scene.sentenceAt(index + 1)) break;
    if (kind === 'line-end' && !(between === 0 && has(tokenAt(index - 1), is.cue))) break;
    if (kind === 'code' || kind === 'mixed') break;
    if (kind === 'number') {
      if (token.digits > 2) break;
      between += 1;
      isClose = false;
      continue;
    }
    if (kind !== 'word') {
      if (kind === 'colon') isLed ||= between === 0;
      if (kind === 'comma') hasComma = true;
      isClose &&= kind !== 'comma' || between === 0;
      if (other !== undefined && ['comma', 'slash', 'open'].includes(kind)) return 'other';
      continue;
    }
    if (between === 0 && isNumberOfUnknown(scene, index)) return 'other';
    if (has(token, is.cue)) {
      if (
        has(token, is.codeCue) &&
        (between === 0 || isLed || (!isDigits && isClose && !isApart))
      ) {
        return 'date-code';
      }
      if (between === 0 || isLed) {
        // "Date code stamp", "serial number stamped": the nearer word only says how it is marked.
        const prior = tokenAt(index - 1);
        if (has(prior, is.codeCue)) continue;
        // "Code is in the zip pocket", and not "código de seguimiento", "discount with code".
        const isOfOther =
          isNear(scene, index - 1, -1, 2, [is.reference], (at) =>
            Number(tokenAt(at).kind === 'word'),
          ) ||
          (other !== undefined && (isDigits || other - index < 3));
        return isOfOther ? 'other' : 'stamp';
      }
      between += 1;
      continue;
    }
    if (has(token, is.numbered) && between === 0) {
      // What announces a code counts more: "date code in the zip pocket".
      if (hasComma) between += 1;
      else other = index;
      continue;
    }
    if (other !== undefined && has(token, is.and)) return 'other';
    if (has(token, is.means)) {
      isLed ||= between === 0;
      continue;
    }
    if (!has(token, is.fillOrBagWord)) between += 1;
  }
  return other === undefined ? 'none' : 'other';
}

const NUMBER_OF = /.(?:nummer|numero|number|nr)$/;
const NUMBER = /^(?:n[or]\.?|numm?er|numero|n[°º]\.?|id|nomor|номер|numara(?:sı|si)?|番号|번호)$/;

/** "Kontonummer", "depot no.", 顧客番号: the number of something that we don't know. */
function isNumberOfUnknown({ tokenAt, plain }: Scene, index: number): boolean {
  const token = tokenAt(index);
  const text = plain.folded.slice(token.from, token.to);
  if (unknown(token)) return !token.isUnspaced && NUMBER_OF.test(text);
  const before = tokenAt(tokenAt(index - 1).kind === 'dash' ? index - 2 : index - 1);
  return NUMBER.test(text) && unknown(before) && !(token.isUnspaced && token.isApart);
}

const NEXT: ReadonlySet<TokenKind> = new Set<TokenKind>(['colon', 'code', 'mixed', 'number']);

function cueAfter(scene: Scene, { right }: Candidate): Cue | 'other' {
  const { tokenAt } = scene;
  const { letters } = spell(scene, right, 1, 5, [
    ['f', 'close', 'open', 'quote'],
    ['E', ({ kind }) => kind !== 'word'],
    // It announces the next one.
    ['E', (token, at) => has(token, is.cue) && NEXT.has(tokenAt(at + 1).kind)],
    ['C', is.codeCue],
    ['S', is.stampCue],
    // "For 10% off"
    ['O', (_, at) => tokenAt(at + 1).kind === 'number' && has(tokenAt(at + 2), is.unit)],
    ['O', (token) => has(token, is.reference) && !has(token, is.fillOrBagWord)],
    ['f', is.fillOrBagWord],
  ]);
  if (letters.endsWith('O')) return 'other';
  if (letters.endsWith('C')) return 'date-code';
  return letters.endsWith('S') ? 'stamp' : 'none';
}

/** Digits are a mark of silver or the number of a lock. */
function isMetal(scene: Scene, { left, right }: Candidate): boolean {
  return isNear(scene, left, -1, 4, [is.lock]) || isNear(scene, right, 1, 5, [is.lock]);
}

/**
 * Whether digits may be a year that a text speaks of.
 *
 * @example
 * ['1905', '2019', '2037'].map(isYear) // => [true,true,false]
 */
export function isYear(digits: string): boolean {
  return /^(?:19\d|20[0-2])/.test(digits);
}

const setOf = (letters: string): ReadonlySet<string> => new Set(letters.split(' '));

/** Factory codes that are also short words, whatever the language, "SN" for a serial number, and the size MM. */
const SHORT_WORDS = setOf(
  'MM LU AN AS AT BE I IS LA NO RE US USA ET DU AU DE SE SU DI AL DA IN AM IM UM ES EN SN',
);

/** Factory codes that are also sizes, marks or abbreviations. */
const ABBREVIATIONS = setOf(
  'AA AC AW BA BO CO CT F FF FO FW GI LB LM LP MB ML MO MP MS OS PL ST TB TD',
);

/**
 * Whether the letters of a factory are also a word, a size or an abbreviation.
 *
 * @example
 * ['NO', 'MM', 'SD'].map(isOrdinary) // => [true,true,false]
 */
export function isOrdinary(factory: string): boolean {
  return isWord(factory) || ABBREVIATIONS.has(factory);
}

/**
 * Whether the letters of a factory are also a short word or a size.
 *
 * @example
 * ['NO', 'MM', 'MB'].map(isWord) // => [true,true,false]
 */
export function isWord(factory: string): boolean {
  return SHORT_WORDS.has(factory);
}

/** Silver is marked with them: "stamped 835" is not May 1983. Other marks of metals do not read as codes. */
const FINENESS = new Set(['835', '875']);

/** After words that announce it. */
function isLikely(scene: Scene, candidate: Candidate, cue: Cue): boolean {
  const { parts, isApart, facts } = candidate;
  const { letters, factory, digits } = parts;
  if (cue !== 'date-code' && letters !== 'prefix' && FINENESS.has(digits)) return false;
  if (letters === 'none') return cue === 'date-code' || facts.reading.standing !== 'undocumented';
  if (!isApart) return true;
  if (letters === 'suffix') return standsAtEnd(scene, candidate);
  return !isOrdinary(factory) || isFactory(scene, candidate, cue);
}

/** "Serial no 8912" has a number, "Serial number: NO 0967" a factory. */
function isFactory({ plain }: Scene, { text, parts, from }: Candidate, cue: Cue): boolean {
  const before = plain.text.slice(Math.max(0, from - 80), from);
  if (isInCapitals(text) && /\p{Ll}/u.test(before)) return true;
  if (cue !== 'date-code' || isYear(parts.digits)) return false;
  // "DATE CODE CT 1047": in capitals words look like factory codes, but an abbreviation would not be here.
  if (isInCapitals(text) && !isWord(parts.factory)) return true;
  return /[:=：#(]\s{0,2}$/.test(before) && (parts.factory !== 'NO' || isInCapitals(text));
}

/** Short words that follow digits with a pause of their own: "836, ca. 1983". */
const WORD_AFTER = /^(?:ca|at|i|is|no|us|as|an|be|so|et|du|au|de|se|su|di|al|da|in|am|im|es|en)$/;

/** Letters after digits may be the next word: "date code 8912 at the back". */
function standsAtEnd(
  { plain, tokenAt }: Scene,
  { text, parts: { factory }, from, to, right }: Candidate,
): boolean {
  const before = plain.text.slice(Math.max(0, from - 80), from);
  const after = plain.text.slice(to, to + 80);
  const pauses =
    /^(?:\s*$|\s*[\r\n]|\s?[^\s\p{Script=Latin}\d])/u.test(after) || has(tokenAt(right), is.making);
  if (!isInCapitals(text)) return pauses && !WORD_AFTER.test(factory.toLowerCase());
  // "Date code 8912 LV Speedy", "8912 US seller", "836 I think", "836 I'm sure"
  if (factory === 'LV') return false;
  if (pauses) return factory.length > 1 || !/^ ?['’]/.test(after);
  return (
    factory.length > 1 &&
    factory !== 'US' &&
    (!isOrdinary(factory) || /\p{Ll}/u.test(before + after))
  );
}

const NUMBER_OF_THING = /[a-z]{2} (?:no|num|number|nr|n[°º])\.?[ :#]{0,3}$/;

/** Without words that announce it. */
function isUnmistakable(scene: Scene, candidate: Candidate): boolean {
  const { parts, isApart, text, facts, from, to } = candidate;
  // No letters, letters that no list names or that have a digit among them, or a date that no source has.
  if (
    !/^[A-Z]+$/.test(parts.factory) ||
    facts.location.evidence === 'unconfirmed' ||
    facts.reading.standing === 'undocumented'
  ) {
    return false;
  }
  // Letters right in front of digits that are no year of these decades are hardly ever a word.
  const isOld = parts.digits.startsWith('19') && isInCapitals(text) && !isWord(parts.factory);
  const isOdd = parts.letters === 'prefix' && !isApart && (isOld || !isYear(parts.digits));
  if (!isOdd && isOrdinary(parts.factory)) return false;
  const { folded } = scene.plain;
  const before = folded.slice(Math.max(0, from - 24), from);
  // "Item number: SP4079", and not "Made in: United States Number: SP4079".
  const isOfNumber =
    NUMBER_OF_THING.test(before) || (isApart && /(?<![a-z])(?:no|nr)\.? $/.test(before));
  if (isOfNumber && !isNear(scene, candidate.left, -1, 4, [country])) return false;
  // "CA1013 4455 7" is followed by more of its number.
  if (/^ (?!(?:19|20)\d\d(?!\d))\d{4}(?!\d)/.test(folded.slice(to, to + 8))) return false;
  if (isPostcode(candidate, scene.plain.text) || isOfJourney(scene, candidate)) return false;
  // Three digits are also prices and sizes.
  if (!isApart) return true;
  if (parts.digits.length !== 4 || !isInCapitals(text)) return false;
  return !isYear(parts.digits) || isLabelled(scene, candidate);
}

/** DK-1012 København, 8912 AB Leeuwarden. */
function isPostcode({ text, parts, to }: Candidate, all: string): boolean {
  const sign = /^(?:AT|BE|BG|CH|DK|LU|LV|NO|SI)([ -])/.exec(text)?.[1];
  if (sign === '-') return true;
  const isForm = parts.letters === 'suffix' || sign !== undefined;
  return isForm && /^,? (?!(?:Made|Louis|LV)\b)\p{Lu}\p{Ll}/u.test(all.slice(to, to + 24));
}

/** A time of day: 17:05, 9h15, 18.30. */
const TIME = /(?<!\d)\d{1,2}[:h.][0-5]\d(?!\d)/;

/** "On AR1132 at 17:05" is a flight or a train; "bag with SP0065, pick up at 17:05" is none. */
function isOfJourney(scene: Scene, { from, to, left }: Candidate): boolean {
  const near = scene.plain.text.slice(Math.max(0, from - 60), to + 60);
  const isLed = ['word', 'quote'].includes(scene.tokenAt(left).kind);
  return isLed && TIME.test(near) && !isNear(scene, left, -1, 5, [is.bag, line], scene.sentenceAt);
}

/** Letters and a year by themselves, before a label or of no bag: "SP 2007, made in France", "Alma (VI 1905)", and not "Miami FL 2007". */
function isLabelled(scene: Scene, { parts, left, right }: Candidate): boolean {
  const isMark = ({ kind }: Token) => kind !== 'word';
  const { letters } = spell(scene, right, 1, 4, [
    ['M', is.making],
    ['C', country],
    ['m', isMark],
  ]);
  // CA is also short for circa.
  const isEarly = /^19[0-2]/.test(parts.digits) && letters !== '' && parts.factory !== 'CA';
  if (isNear(scene, left, -1, 3, [is.reference])) return false;
  return (isEarly || /^m*[MC]/.test(letters)) && isNear(scene, left, -1, 1, [is.bag, line, isMark]);
}

const JAPANESE_BRACKETS = [/[「『【〔〈《] ?$/, /^ ?[」』】〕〉》]/] as const;
const BRACKETS = [/[「『【〔〈《[("“„] ?$/, /^ ?[」』】〕〉》\])"“”]/] as const;

/**
 * What is around a code may show that it is one: a month or a week explains it, or, if it has letters, there is a date
 * right after it or there are brackets around it. The date must be documented.
 */
function setAsCode(scene: Scene, candidate: Candidate): 'explained' | 'in-brackets' | undefined {
  const { text, parts, facts, from, to } = candidate;
  const isDigits = parts.letters === 'none';
  if (facts.reading.standing === 'undocumented' || !isInCapitals(text)) return undefined;
  if (isExplained(scene, candidate.right, isDigits)) return 'explained';
  const { text: all } = scene.plain;
  // "(FL 2018)" may be a place and a year, "(NO 1025)" the number of something.
  const isVague = isYear(parts.digits) || isWord(parts.factory);
  const [open, close] = isVague ? JAPANESE_BRACKETS : BRACKETS;
  const isBracketed =
    open.test(all.slice(Math.max(0, from - 2), from)) && close.test(all.slice(to, to + 2));
  return isBracketed && !isDigits ? 'in-brackets' : undefined;
}

/** Whether an arrow, a verb or a bracket leads from a code to a month, a week or, with letters, a year. */
function isExplained(scene: Scene, right: number, isDigits: boolean): boolean {
  const { tokenAt } = scene;
  const index = spell(scene, right, 1, 2, [['c', 'close', 'quote']]).at + 1;
  const first = tokenAt(index);
  const isLed = first.kind === 'arrow' || has(first, is.means);
  const isSet = !isDigits && (first.kind === 'open' || first.kind === 'colon');
  if (!isLed && !isSet) return false;
  const { letters } = spell(scene, index + 1, 1, 8, [
    ['E', 'close', 'comma', 'line-end'],
    ['m', isMonth, is.monthSign],
    ['w', is.weekWord],
    ['y', isYearToken],
    ['s', is.yearSign],
    ['/', 'slash', 'dash', 'stop'],
    ['n', 'number'],
    ['E', unknown],
    ['x', any],
  ]);
  // 06/1983, 05.2016
  const hasMonth = /m|[ny]\/y/.test(letters);
  // If the code has letters, the arrow or verb may lead to a year alone.
  return /[ys]/.test(letters) && (hasMonth || letters.includes('w') || (isLed && !isDigits));
}

function isMonth({ entry }: Token): boolean {
  return entry?.month !== undefined;
}

function isYearToken({ digits, value }: Token): boolean {
  return digits === 4 && value > 1949 && value < 2050;
}

function isInCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
