// The script of texts: what reads and shows listings and tables. Entering a single code never needs it.
import '../answer/later.tsx';

export { answerInListing, answerText, claimsInListing } from '../../text/read-text.ts';
export { readYearOrMonth } from '../../text/read-year-or-month.ts';
export { answerRow } from '../../text/rows.ts';
export { TextAnswerView } from '../answer/TextAnswerView.tsx';
