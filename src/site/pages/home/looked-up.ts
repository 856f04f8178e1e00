// What there is to do with codes that were looked up, in one file to load. Who has looked up none does without.
export { HistoryList } from '../../history/HistoryList.tsx';
export { ResultActions } from './ResultActions.tsx';
