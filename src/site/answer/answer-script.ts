// The script of answers: what reads a code, compares what is known of the item, and shows it.
export { AnswerView } from './AnswerView.tsx';
export { announcementOf, judgeEntry, titleOf } from './describe.ts';
export { resolve } from './resolve.ts';
export { show } from './shown.ts';
export { Press } from '../strap/Press.tsx';
