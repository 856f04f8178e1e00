import { prepare } from './prepare.ts';

/**
 * Whether input is a style (product) number, printed on receipts and tags: it names the model, not the date.
 *
 * @example
 * [isStyleNumber('M43186'), isStyleNumber('MI0053')] // => [true,false]
 */
export function isStyleNumber(input: string): boolean {
  return /^[MN]\d{5}$/.test(prepare(input));
}
