import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'cjk',
  otherBagAfter: ['风格'],
};
