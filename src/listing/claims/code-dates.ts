import type { WrittenDate } from './written-date.ts';
import { OTHER } from '../reader/governors.ts';
import { meanings } from '../reader/lexicon.ts';
import { has } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';

/** How a date is tied to a code. */
export type CodeDateRule =
  | 'in-place-of-code' // date code: March 1986
  | 'code-explained' // SP0065 (2005), SP0065 means 2005
  | 'code-behind' // 2005 (code SP0065)
  | 'week'; // hardly anything else has a week

const FILL = meanings('fill', 'year', 'from');
const FROM = meanings('from');
const MAKING = meanings('fill', 'year', 'from', 'madePlace', 'made', 'makingDate');
const SMALL = meanings('fill', 'year', 'from', 'madePlace', 'codeCue', 'stampCue');
const CUE = meanings('fill', 'year', 'from', 'codeCue', 'stampCue');
const CODE_CUE = meanings('codeCue');
const MEANS = meanings('means');
const DENIAL = meanings('denial', 'notThis');
const NOT_OF_CODE = meanings('season', 'reference', 'style', 'lock', 'unit', 'part');

/**
 * How a date is tied to a code, if it is; `denied` if the text says that the code does not mean this date.
 *
 * @example
 * const scene = sceneFor('SP0065 (2005)', [{ from: 0, to: 6 }]);
 * codeDateOf(scene, writtenDatesIn(scene, 2026)[0]) // => "code-explained"
 */
export function codeDateOf(scene: Scene, date: WrittenDate): CodeDateRule | 'denied' | undefined {
  return inPlaceOfCode(scene, date) ?? codeExplained(scene, date) ?? codeBehind(scene, date);
}

/** "Date code: March 1986" gives the date in place of the code. */
function inPlaceOfCode({ tokenAt }: Scene, { first, form }: WrittenDate): CodeDateRule | undefined {
  if (form !== 'month' && form !== 'week') return undefined;
  for (let index = first - 1; first - index < 5; index -= 1) {
    const token = tokenAt(index);
    if (has(token, CODE_CUE)) return 'in-place-of-code';
    if (token.kind !== 'colon' && token.kind !== 'dash' && !has(token, FILL)) return undefined;
  }
  return undefined;
}

/** A bracket with nothing but the date, an arrow or a word like "means" ties a date to the code before it. */
function codeExplained(scene: Scene, date: WrittenDate): CodeDateRule | 'denied' | undefined {
  const { tokenAt, sentenceAt } = scene;
  let hasTie = isOfCode(scene, date);
  let inBrackets = isAloneInBrackets(scene, date);
  for (let index = date.first - 1, words = 0; date.first - index < 16; index -= 1) {
    const token = tokenAt(index);
    const { kind } = token;
    if (kind === 'code') return hasTie || inBrackets ? 'code-explained' : undefined;
    // "SP0065. (2005)"
    const isOther = sentenceAt(index) !== sentenceAt(date.first);
    if (isOther && !(inBrackets && kind === 'stop')) return undefined;
    if (kind === 'number' || kind === 'mixed' || kind === 'line-end') return undefined;
    if (has(token, DENIAL)) return 'denied';
    if ((has(token, OTHER) || has(token, NOT_OF_CODE)) && !has(token, MEANS) && !has(token, FILL))
      return undefined;
    const isColon = kind === 'colon' && tokenAt(index - 1).kind === 'code' && date.form !== 'year';
    if (kind === 'arrow' || isColon || has(token, MEANS)) hasTie = true;
    else if (kind === 'word') {
      words += 1;
      if (words > 8) return undefined;
      const isFar = date.first - index > 6;
      if (isFar && !has(token, SMALL) && token.entry?.country === undefined) inBrackets = false;
    }
  }
  return undefined;
}

/** "Code SP0054 de mai 2004" */
function isOfCode({ tokenAt }: Scene, { first, form }: WrittenDate): boolean {
  if (form !== 'month' && form !== 'week') return false;
  return has(tokenAt(first - 1), FROM) && tokenAt(first - 2).kind === 'code';
}

/** "(2005)", "(in the week 3 of 2005)"; "(2005, France)". */
function isAloneInBrackets({ tokenAt }: Scene, { first, end }: WrittenDate): boolean {
  let index = first - 1;
  for (; first - index < 8; index -= 1) {
    const token = tokenAt(index);
    if (token.kind !== 'comma' && !has(token, FILL) && token.entry?.country === undefined) break;
  }
  if (tokenAt(index).kind !== 'open') return false;
  for (index = end; index < end + 8; index += 1) {
    const token = tokenAt(index);
    if (token.kind === 'close' || token.kind === 'comma' || token.kind === 'none') return true;
    const isSmall = has(token, MAKING) || token.entry?.country !== undefined;
    if (token.kind !== 'stop' && !isSmall) return false;
  }
  return false;
}

/** "2005 (code SP0065)", "2005 = SP0065". */
function codeBehind({ tokenAt }: Scene, date: WrittenDate): CodeDateRule | undefined {
  const sign = tokenAt(date.end);
  if (sign.kind !== 'open' && sign.kind !== 'arrow') return undefined;
  for (let index = date.end + 1; index < date.end + 7; index += 1) {
    const token = tokenAt(index);
    if (token.kind === 'code') return 'code-behind';
    if (token.kind !== 'colon' && !has(token, CUE)) return undefined;
  }
  return undefined;
}

/**
 * Hardly anything but a code has a week. So a week in the sentence of a code, or in a sentence of its own next to it, is the
 * code's.
 *
 * @example
 * const scene = sceneFor('SP0065 in great shape, week 6 of 2005', [{ from: 0, to: 6 }]);
 * weekOfCode(scene, writtenDatesIn(scene, 2026)[0]) // => "week"
 */
export function weekOfCode(scene: Scene, { first, end, form }: WrittenDate): 'week' | undefined {
  if (form !== 'week') return undefined;
  const { tokenAt, sentenceAt } = scene;
  const sentence = sentenceAt(first);
  const reach = isWhole(scene, first, end) ? 4 : 0;
  const isNear = (step: 1 | -1) => {
    for (let by = 0; by < 40; by += 1) {
      const index = first + step * by;
      if (Math.abs(sentenceAt(index) - sentence) > reach) return false;
      if (tokenAt(index).kind === 'code') return true;
    }
    return false;
  };
  return isNear(-1) || isNear(1) ? 'week' : undefined;
}

/** Whether a date is a sentence by itself, small words aside. */
function isWhole({ tokenAt, sentenceAt }: Scene, first: number, end: number): boolean {
  const isSmall = (index: number) => tokenAt(index).kind !== 'word' || has(tokenAt(index), FILL);
  const isInside = (index: number) => sentenceAt(index) === sentenceAt(first);
  let [from, to] = [first - 1, end];
  while (first - from < 40 && isInside(from) && isSmall(from)) from -= 1;
  while (to - end < 40 && isInside(to) && isSmall(to)) to += 1;
  return !isInside(from) && !isInside(to);
}
