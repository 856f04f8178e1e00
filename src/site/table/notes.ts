import { rowNotes } from '#words/row-notes.ts';
import { tablePanel } from '#words/table.ts';
import { sentences } from '#words/text.ts';
import { isFaded } from '../../core/faded.ts';
import { isStyleNumber, type ListingFinding } from '../../listing.ts';
import { isContradiction } from '../listing/listing.ts';
import type { CodeRow } from './table.ts';

/** The notes on a row, in one text. The table's advice is not repeated. */
export function notesFor({ result, check }: CodeRow): string {
  if (!result.isValid) {
    const { code, errorCode, suggestions } = result;
    if (isFaded(code)) return tablePanel.worn;
    if (suggestions.length > 0) return rowNotes.suggestions(suggestions.map((other) => other.code));
    return isStyleNumber(code) ? rowNotes.styleNumber : rowNotes.errors[errorCode];
  }
  const findings = check?.findings.filter(
    (finding) => isContradiction(finding) || finding.verdict === 'possible',
  );
  return sentences([
    ...(findings ?? []).map(findingNote),
    ...result.notices.map(({ text }) => text),
  ]);
}

function findingNote(finding: ListingFinding): string {
  switch (finding.id) {
    case 'conflict':
      return rowNotes.label(finding.params);
    case 'unconfirmed':
      return rowNotes.labelUnconfirmed(finding.params);
    case 'differs':
      return rowNotes.date(finding.params);
    case 'too-early':
      return rowNotes.tooEarly(finding.params);
    case 'after-end':
      return rowNotes.afterEnd(finding.params);
    default:
      return finding.text;
  }
}
