import { listing as words } from '#words/listing.ts';
import { rowNotes } from '#words/row-notes.ts';
import { checkText } from '../../library/check-text.ts';
import type { Check } from '../../text/checks.ts';

/** What the code says to a claim, in a sentence and without advice. */
export function reasonOf(check: Check): string {
  switch (check.claim) {
    case 'label':
      if (check.id === 'conflict') return rowNotes.label(check.params);
      return check.id === 'unconfirmed'
        ? rowNotes.labelUnconfirmed(check.params)
        : checkText(check, words);
    case 'made':
      return rowNotes.date(check.params);
    case 'existed-by':
      return rowNotes.existed(check.params);
    case 'released':
      return rowNotes.released(check.params);
    case 'line':
      if (check.id === 'too-early') return rowNotes.tooEarly(check.params);
      return check.id === 'after-end' ? rowNotes.afterEnd(check.params) : checkText(check, words);
    default:
      return checkText(check, words);
  }
}
