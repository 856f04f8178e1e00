const READY = /^[0-9A-Z]*$/;

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
  if (READY.test(text)) return text;
  return plainForms(text)
    .replace(/\s+/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
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

function textOf(input: unknown): string {
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
