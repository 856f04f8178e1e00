import { noCode } from '#words/check-sheet.ts';
import { core } from '#words/core.ts';
import { listing as words } from '#words/listing.ts';
import { rowNotes } from '#words/row-notes.ts';
import { sentences } from '#words/text.ts';
import type { Day } from '../../../core/calendar.ts';
import { isStyleNumber } from '../../../core/prepare.ts';
import { checkText } from '../../../library/check-text.ts';
import { answerFaded } from '../../../text/answer.ts';
import { cellSays } from '../../../text/cell-words.ts';
import { isLink } from '../../../text/links.ts';
import { aboutNoCode, type CodeRow, withoutCode } from '../../../text/rows.ts';
import { reasonOf } from '../meaning.ts';
import { wornSentence } from '../worn/worn-sentence.ts';

/** The notes on a row, in one text. The table's advice is not repeated. */
export function notesFor(row: CodeRow, today: Day): string {
  const { result, outcome, sheet, claims, label, input, uncompared } = row;
  if (result.isValid) {
    const checks = sheet?.checks.filter(
      ({ outcome: found, id }) =>
        found === 'conflicts' || found === 'asks' || id === 'unconfirmed' || id === 'seen-item',
    );
    const unclear = sheet?.checks.flatMap(({ id, statement: { stated, rule } }) =>
      id === 'unbound' && rule === 'cell' && stated !== undefined ? [stated] : [],
    );
    const left = [...uncompared, ...(unclear ?? [])];
    return sentences([
      ...(checks ?? []).map(reasonOf),
      isUnknown(label, claims) && core.unknownLabel(label),
      left.length > 0 && rowNotes.uncompared(left),
      ...result.notices.map(({ text }) => text),
    ]);
  }
  const { code, errorCode, suggestions } = result;
  const worn = outcome === 'worn' ? answerFaded(code, result, today) : undefined;
  if (worn) return wornSentence(worn.faded, claims, today);
  if (outcome === 'no-code') {
    const about = aboutNoCode(withoutCode(input, { ...row, unread: [] }, today));
    return about ? checkText(about, words) : core.reasons[errorCode];
  }
  if (isLink(input)) return noCode.link.message;
  if (suggestions.length > 0) return rowNotes.suggestions(suggestions.map((other) => other.code));
  return isStyleNumber(code) ? rowNotes.styleNumber : core.reasons[errorCode];
}

/** Whether a cell of labels holds something that is no country we know. */
function isUnknown(label: string | undefined, claims: CodeRow['claims']): label is string {
  return (
    label !== undefined &&
    cellSays(label) === undefined &&
    claims.every(({ claim }) => claim.claim !== 'label')
  );
}
