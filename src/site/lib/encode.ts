import { wellFormed } from '../../core/prepare.ts';

/** A text as it stands in an address. `encodeURIComponent` alone throws on half a UTF-16 character. */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
