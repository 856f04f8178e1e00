// All that it takes to answer, in one file to load. Nobody needs it before the first code, so the page does not wait.
export { announcementOf, answerTo } from './answer.ts';
export { panelFor } from './panel-for.tsx';
