import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'latin',
  otherBagBefore: ['non è'],
  articles: ['un[oa]|il'],
};
