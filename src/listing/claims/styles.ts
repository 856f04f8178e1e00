import { isStyleNumber } from '../../core/prepare.ts';
import { any, spell } from '../reader/letters.ts';
import { type Scene, indexAt } from '../reader/scene.ts';
import * as is from '../reader/sets.ts';

/** Text with the length and the characters of a style number; a small letter only before digits. */
const STYLE = /^(?:[MNZRJQmnzrjq]\d{4,5}[A-Z]?|1A[A-Z\d]{4})$/;

/** M and N with five digits are hardly ever anything else. */
const COMMON = /^[MN]\d{5}$/i;

/**
 * The style (product) numbers of a text, each time, as written. A slash, a dot or a bullet may be before them.
 *
 * @example
 * styleNumbersIn(sceneFor('Wallet M41526, style M9150U, order Z12345')) // => ["M41526","M9150U"]
 */
export function styleNumbersIn(scene: Scene): readonly string[] {
  return scene.runs.flatMap((run) => {
    if (!STYLE.test(run.text)) return [];
    const { text } = scene.plain;
    const before = text.charAt(run.from - 1);
    const after = text.slice(run.to, run.to + 2);
    if (/[_@&%+$€£]/.test(before) || /^(?:[_@&%+]|[.,]\d|-\d{2})/.test(after)) return [];
    // "NZ-M4152" and "3-M41526" are parts of longer numbers, "LV.M41526" is not.
    const farther = text.charAt(run.from - 2);
    const isJoined = /[.\u2010\u2011-]/.test(before) && /[\p{Lu}\d]/u.test(farther);
    if (isJoined && (/\d/.test(farther) || !COMMON.test(run.text))) return [];
    return isOfStyle(scene, run.from, run.text) ? [run.text] : [];
  });
}

function isOfStyle(scene: Scene, from: number, number: string): boolean {
  if (COMMON.test(number)) return true;
  const heading = headingBefore(scene, from);
  if (heading === 'style') return true;
  return isStyleNumber(number) && heading !== 'other';
}

/** The word for the number right before it. */
function headingBefore(scene: Scene, from: number): 'style' | 'other' | undefined {
  const { letters } = spell(scene, indexAt(scene, from) - 1, -1, 5, [
    ['S', is.style],
    ['O', is.codeOrReference],
    ['f', is.fill],
    ['E', 'word', 'comma', 'number', 'mixed'],
    ['f', any],
  ]);
  if (letters.endsWith('S')) return 'style';
  return letters.endsWith('O') ? 'other' : undefined;
}
