/** Longer than any code with whatever is between its characters. Longer input is refused unread. */
const LONGEST = 200;

/** Signs that people type for a character that can't be read, besides `?`. */
const BLANKS = /[*_#〇○●]/g;

/** A bullet or a number in front of a line that was copied from a list: `• `, `- `, `1. `. */
const BULLET = /^\s*(?:[•‣▪◦·]\s*|[-–—*#●○]\s+|\d{1,3}[.)]\s+)(?=\S)/;

/**
 * Other forms of ASCII characters: full-width ones, ligatures as PDF files have them, and the letters and digits of
 * mathematics that stand for bold type. Not superscripts or Roman numerals, which mean something else.
 */
const OTHER_FORMS =
  /[\uff01-\uff5e\ufb00-\ufb06\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2145-\u2149\u{1d400}-\u{1d7ff}]+/gu;

/**
 * Makes input comparable: full-width and bold forms and ligatures become ASCII, white space, invisible characters and a bullet in front are removed,
 * ASCII letters become capitals, and signs for a character that can't be read become `?`. Nothing else is corrected here;
 * suggestionsFor handles mistakes.
 *
 * @param input anything; what is not a string is read as its text, `null` and `undefined` as blank
 * @returns well-formed text; only the beginning of a text that is too long for any code
 * @example
 * prepare(' ８９12 sl ') // => "8912SL"
 * [prepare('SD²013'), prepare(null), prepare(836)] // => ["SD²013","","836"]
 * [prepare('SD1*13'), prepare('1. SD1013')] // => ["SD1?13","SD1013"]
 */
export function prepare(input: unknown): string {
  // Most codes need no preparation, and this is the quickest way to tell.
  if (typeof input === 'string' && input.length <= LONGEST && isPlain(input)) return input;
  const given = textOf(input);
  const text = given.length > LONGEST ? given.trim() : given;
  // Only cut, so that it can't become a code.
  if (text.length > LONGEST) return wellFormed(text.slice(0, LONGEST));
  return plainForms(wellFormed(text))
    .replace(BULLET, '')
    .replace(/\s+/g, '')
    .replace(BLANKS, '?')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const [DIGIT_0, DIGIT_9, LETTER_A, LETTER_Z] = [48, 57, 65, 90];

/**
 * Whether a text consists of digits and capitals.
 *
 * @example
 * [isPlain('AR2126'), isPlain('ar-2126')] // => [true,false]
 */
export function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < DIGIT_0 || unit > LETTER_Z || (unit > DIGIT_9 && unit < LETTER_A)) return false;
  }
  return true;
}

/**
 * Removes invisible characters (Unicode's Default_Ignorable_Code_Point: zero-width characters, direction
 * marks, soft hyphens) and turns other forms of ASCII characters into ASCII.
 *
 * @example
 * plainForms('ＳＤ 10\u00ad13') // => "SD 1013"
 * [plainForms('ﬂ0148'), plainForms('𝐒𝐃𝟏𝟎𝟏𝟑'), plainForms('SD²013')] // => ["fl0148","SD1013","SD²013"]
 */
export function plainForms(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(OTHER_FORMS, (forms) => forms.normalize('NFKC'));
}

/**
 * A text in which each half of a UTF-16 character is replaced, so that it can be encoded and put into an address.
 *
 * @example
 * wellFormed('SD\ud83d1013') // => "SD\ufffd1013"
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * What JavaScript callers may pass, as text; empty for what is missing or can't be converted.
 *
 * @example
 * [textOf('SD1013'), textOf(1013), textOf(null)] // => ["SD1013","1013",""]
 */
export function textOf(input: unknown): string {
  if (typeof input === 'string') return input;
  if (input === null || input === undefined) return '';
  try {
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- "[object Object]" is no code either
    return String(input);
  } catch {
    // An object without a prototype, for example.
    return '';
  }
}

/** M43186, R08013, M9150U, Z0263W; M2A467, since 2024; 1AFB68, but neither 1A1013 (LA1013, misread) nor a word as in 1APRIL. */
const STYLE_NUMBER =
  /^(?:[MNZRJQ](?:\d{5}[A-Z]?|\d{4}[A-Z])|M\dA\d{3}|1A(?!\d{4}|[D-Z][A-Z]{3})[A-Z\d]{4})$/;

/**
 * Whether input is a style (product) number, as printed on receipts and tags: it names the model, not the date.
 *
 * @example
 * ['M43186', 'M2A467', '1AFB68', 'MI0053'].map(isStyleNumber) // => [true,true,true,false]
 */
export function isStyleNumber(input: unknown): boolean {
  return STYLE_NUMBER.test(prepare(input));
}
