import { type Day, decode, type Result } from '../../core/index.ts';
import { sentenceOf } from './sentence.ts';

/** What the card answers to what was typed. */
export interface Answer {
  readonly kind: 'reading';
  readonly result: Result;
}

export function answerTo(input: string, today: Day): Answer {
  return { kind: 'reading', result: decode(input, { today }) };
}

/** What a screen reader says while the eye sees the panel. */
export function announcementOf({ result }: Answer): string {
  return result.isValid ? sentenceOf(result) : result.error;
}
