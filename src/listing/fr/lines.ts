import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'latin',
  otherBagBefore: ["pas|n['’]est pas"],
  articles: ['une?|le|la'],
};
