/** Characters that show nothing: zero-width ones, direction marks, soft hyphens (Unicode TR 44). */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/** From full-width forms to ASCII. */
const FULL_WIDTH = 0xfee0;

/**
 * Makes input comparable: full-width forms become plain, white space and invisible characters go, ASCII letters become
 * capitals. Nothing else is forgiven here; see suggestionsFor for what a slip of the eye could have been. What is no
 * text reads as its text, `null` and `undefined` as blank.
 *
 * @example
 * prepare(' ８９12 sl ') // => "8912SL"
 * [prepare('SD²013'), prepare(null), prepare(836)] // => ["SD²013","","836"]
 */
export function prepare(input: unknown): string {
  const text = textOf(input);
  if (isPrepared(text)) return text;
  if (isAscii(text)) return text.replace(/\s+/g, '').toUpperCase();
  return plainForms(text)
    .replace(/\s+/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Whether a text is what prepare would make of it: most are, and are told so in one look. */
function isPrepared(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    const isSmall = character >= 97 && character <= 122;
    if (isSmall || character <= 32 || character > 126) return false;
  }
  return true;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/**
 * Whether a text has digits and capitals alone. By hand, since a regular expression would take as long as reading it.
 *
 * @example
 * [isPlain('AR2126'), isPlain('ar-2126')] // => [true,false]
 */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    const isDigit = character >= 48 && character <= 57;
    if (!isDigit && (character < 65 || character > 90)) return false;
  }
  return true;
}

/**
 * A text without the characters that show nothing, full-width forms as plain ones.
 *
 * @example
 * plainForms('ＳＤ 10\u00ad13') // => "SD 1013"
 */
export function plainForms(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH));
}

/**
 * What anyone may pass from JavaScript, as a text: nothing for what is missing or refuses to be written down.
 *
 * @example
 * [textOf('SD1013'), textOf(1013), textOf(null)] // => ["SD1013","1013",""]
 */
export function textOf(input: unknown): string {
  if (typeof input === 'string') return input;
  if (input === null || input === undefined) return '';
  try {
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- whatever it says of itself is no code
    return String(input);
  } catch {
    // Objects may refuse to be written down.
    return '';
  }
}

/**
 * Whether input is a style (product) number, printed on receipts and tags: it names the model, not the date.
 *
 * @example
 * [isStyleNumber('M43186'), isStyleNumber('MI0053')] // => [true,false]
 */
export function isStyleNumber(input: unknown): boolean {
  return /^[MN]\d{5}$/.test(prepare(input));
}
