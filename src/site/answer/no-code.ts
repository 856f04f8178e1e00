import { noCode } from '#words/check-sheet.ts';
import { typeset } from '#words/result.ts';
import { decode } from '../../library/decode.ts';
import type { NoCodeAnswer } from '../../text/answer.ts';
import type { Check } from '../../text/checks.ts';

/** The answer in one sentence: what the seller says of the code, or that none was found. */
export function noCodeSentence(answer: NoCodeAnswer): string {
  const about = aboutNoCode(answer);
  const [unread] = answer.unread;
  if (!about && unread) {
    if (unread.text === '') return noCode.stated['not-given'];
    if (unread.rule === 'worn-code') return noCode.worn(unread.text);
    const result = decode(unread.text, { today: answer.today });
    if (!result.isValid) return noCode.unread(unread.text, typeset(result.error));
  }
  if (!about) return answer.isLink ? noCode.link.message : noCode.message;
  if (about.claim === 'chip') return noCode.stated.chip;
  return noCode.stated[about.id === 'unreadable' ? 'unreadable' : 'no-code'];
}

/** What the text says of a missing code, or else of a chip. */
export function aboutNoCode({ checks }: NoCodeAnswer): Check | undefined {
  return (
    checks.find(({ claim }) => claim === 'no-code') ?? checks.find(({ claim }) => claim === 'chip')
  );
}
