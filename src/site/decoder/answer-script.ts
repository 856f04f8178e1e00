// The script of answers: what reads a code, compares what is known of the item, and shows it.
export { AnswerView } from '../answer/AnswerView.tsx';
export { announcementOf, doubtOf, titleOf } from '../answer/describe.ts';
export { resolve } from './resolve.ts';
export { show } from '../answer/shown.ts';
