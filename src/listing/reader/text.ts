import { plainForms } from '../../core/prepare.ts';

/** A part of a text; `to` is the index after its last character. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** A text in the form in which it is searched. */
export interface PlainText {
  /** Full-width forms as plain ones, accents joined to their letters, runs of blanks as one, nothing invisible. */
  readonly text: string;
  /** The same in small letters, Latin ones without accents; every character has the same index as in `text`. */
  readonly folded: string;
  /** The index of each character in the original, and one more for the end. */
  readonly at: Int32Array;
  /** The text as given. */
  readonly source: string;
}

/** Many marks on one character would make normalizing slow, and no writing system needs more. */
const MOST_MARKS = 4;

/** An invisible character, or a base with its marks; half-width kana have marks of their own. */
const CLUSTER =
  /\p{Default_Ignorable_Code_Point}+|[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;
const IGNORED = /^\p{Default_Ignorable_Code_Point}/u;
const BLANK = /^[^\S\r\n\u2028\u2029]$/u;
const PLAIN = /^[!-~]*$/;

/** Half-width kana and hangul, … and №; of other characters only those that `plainForms` knows have another form. */
const HALF_WIDTH = /^[\u2026\u2116\uff61-\uffee]/u;
/** ① begins an item of a list. */
const ORNAMENT =
  /^[™®©\u2100-\u2101\u2105-\u2106\u2120-\u2121\u2460-\u24ff\u2776-\u2793\u3200-\u33ff]/u;

/** A year in Chinese numerals, 二零一七年, and Thai digits; each is one character like the digit. */
const NUMERALS = /[〇○零一二三四五六七八九]{4}(?=年)|[๐-๙]+/g;
const DIGITS = ['〇○零๐', '一๑', '二๒', '三๓', '四๔', '五๕', '六๖', '七๗', '八๘', '九๙'];

function inDigits(numerals: string): string {
  return Array.from(numerals, (each) => DIGITS.findIndex((digit) => digit.includes(each))).join('');
}

/** In small letters, one character for each. */
const folds = new Map<string, string>();

/**
 * A text in the form in which it is searched, in time that grows with its length alone.
 *
 * @example
 * plainOf('ＳＰ０065  Édition').text // => "SP0065 Édition"
 * plainOf('ＳＰ０065  Édition').folded // => "sp0065 edition"
 */
export function plainOf(input: string): PlainText {
  // In JSON and logs a line break is written as two characters.
  const source = input.replace(/\\[nrt]/g, '\n ');
  const parts: string[] = [];
  const at = new Int32Array(source.length * 2 + 2);
  let length = 0;
  let last = '';
  const add = (text: string, index: number) => {
    if (text === ' ' && (last === ' ' || last === '\n')) return;
    if (length + text.length >= at.length) return;
    for (let each = 0; each < text.length; each += 1) at[length + each] = index;
    length += text.length;
    parts.push(text);
    last = text.charAt(text.length - 1);
  };
  let done = 0;
  while (done < source.length) {
    const end = plainEnd(source, done);
    if (end > done) {
      for (let each = done; each < end; each += 1) at[length + each - done] = each;
      length += end - done;
      parts.push(source.slice(done, end));
      last = source.charAt(end - 1);
      done = end;
      continue;
    }
    CLUSTER.lastIndex = done;
    CLUSTER.test(source);
    const next = Math.max(CLUSTER.lastIndex, done + 1);
    // CR and LF are one line break.
    if (!source.startsWith('\r\n', done)) addCluster(source.slice(done, next), done, add);
    done = next;
  }
  const text = parts.join('').replace(NUMERALS, inDigits);
  at[length] = input.length;
  return { text, folded: foldedText(text), at: at.subarray(0, length + 1), source };
}

/** The end of a run of characters that stay the same: letters, digits and signs of ASCII, kana, kanji, hangul. */
function plainEnd(source: string, from: number): number {
  let to = from;
  while (to < source.length && isPlain(source.charCodeAt(to))) to += 1;
  // The last one may carry marks.
  return to > from && source.charCodeAt(to) >= 0x300 ? to - 1 : to;
}

function isPlain(code: number): boolean {
  if (code < 0x3041) return (code > 32 && code < 127) || code === 0x3001 || code === 0x3002;
  return (
    code <= 0x3096 ||
    (code >= 0x30a1 && code <= 0x30fc) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3)
  );
}

function addCluster(
  cluster: string,
  index: number,
  add: (text: string, index: number) => void,
): void {
  if (IGNORED.test(cluster)) return;
  if (cluster === '\r' || cluster === '\n' || cluster === '\u2028' || cluster === '\u2029') {
    add('\n', index);
  } else if (BLANK.test(cluster)) {
    add(' ', index);
  } else if (ORNAMENT.test(cluster)) {
    add('•', index);
  } else if (PLAIN.test(cluster)) {
    add(cluster, index);
  } else {
    const form = HALF_WIDTH.test(cluster) ? 'NFKC' : 'NFC';
    add(plainForms(cluster.slice(0, 2 + MOST_MARKS)).normalize(form), index);
  }
}

function foldedText(text: string): string {
  return text.replace(/[A-Z]+|[\u00aa-\u1fff\u2c00-\u2dff\ua640-\ua7ff]/g, (run) => {
    if (run <= '[') return run.toLowerCase();
    let fold = folds.get(run);
    if (fold === undefined) {
      fold = foldOf(run);
      if (folds.size < 2000) folds.set(run, fold);
    }
    return fold;
  });
}

/** The small letter without its accent, where that is one character; ß and ø are letters of their own. */
function foldOf(character: string): string {
  if (character === 'ı' || character === 'İ') return 'i';
  if (character === 'đ' || character === 'Đ') return 'd';
  if (character === 'ł' || character === 'Ł') return 'l';
  const base = character.normalize('NFD').charAt(0);
  return (/\p{Script=Latin}/u.test(base) ? base : character).toLowerCase();
}

/**
 * A phrase in the form in which it is looked up.
 *
 * @example
 * foldPhrase('États-Unis') // => "etats unis"
 */
export function foldPhrase(phrase: string): string {
  if (/^[ a-z]+$/.test(phrase)) return phrase;
  const plain = phrase.replace(/[\u2026\u2116]/g, (sign) => sign.normalize('NFKC'));
  return foldedText(plain.normalize('NFC'))
    .replace(/[ \-'’\n]+/g, ' ')
    .trim();
}
