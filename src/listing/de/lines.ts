import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'latin',
  otherBagBefore: ['kein(?:e|en)?'],
  articles: ['ein(?:e|en)?'],
};
