// The script of texts: what reads and shows listings and tables. Entering a single code never needs it.
import './later.tsx';

export { answerInListing, answerText, claimsInListing } from '../../text/read-text.ts';
export { readYearOrMonth } from '../../text/read-year-or-month.ts';
export { answerRow, corrected } from '../../text/rows.ts';
export { readTold } from '../../text/read-told.ts';
export { noCodeSentence } from './TextAnswerView.tsx';
export { tableSummary, tableTitle } from './table/table.ts';
export { TextAnswerView } from './TextAnswerView.tsx';
