// The second script: what reads and shows listings and tables. Entering a single code never needs it.
export { ListingTable } from '../listing/ListingTable.tsx';
export { SellerConflict } from '../listing/SellerConflict.tsx';
export { answerInListing, answerText } from './text-answer.ts';
export { TextAnswerView } from './TextAnswerView.tsx';
