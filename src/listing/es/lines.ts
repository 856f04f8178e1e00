import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'latin',
  otherBagBefore: ['no es'],
  articles: ['un[oa]|el'],
};
