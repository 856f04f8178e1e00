import { FACTORIES } from './factories.ts';
import type { Parts } from './formats.ts';

/** Two letters, known or not, or one of the table's codes of another shape: A0, AAS, F … */
const FACTORY = [
  '[A-Z]{2}',
  ...Object.keys(FACTORIES).filter((code) => !/^[A-Z]{2}$/.test(code)),
].join('|');

const PATTERN = new RegExp(`^(?:(${FACTORY})(\\d{3,4})|(\\d{3,4})(${FACTORY})?)$`);

/**
 * Takes a prepared code apart, or gives undefined where it has no known shape.
 *
 * @example
 * parse('8912SL') // => {"digits":"8912","factory":"SL","lettersFirst":false}
 */
export function parse(code: string): Parts | undefined {
  const match = PATTERN.exec(code);
  if (!match) return undefined;
  const [, factory, after, before = '', behind] = match;
  return after === undefined
    ? { digits: before, factory: behind, lettersFirst: false }
    : { digits: after, factory, lettersFirst: true };
}
