import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'cjk',
  otherBagAfter: ['では(?:な|あり|ござ)|じゃ(?:な|あり)|に似|風の'],
};
