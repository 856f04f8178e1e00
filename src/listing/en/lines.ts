import type { LineWords } from '../line-words.ts';

export const lines: LineWords = {
  script: 'latin',
  noBagAfter: [
    'deliver|shipping|dispatch|post(?:age)?(?![a-zß-ɏ])|service|repl|response|transaction|recovery',
    'despatch|payment|sale(?![a-zß-ɏ])|refund|checkout',
    'lock|clos|clasp',
  ],
  otherBagBefore: [
    "not|isn['’]t|no|also have|like|unlike|similar to|smaller than|bigger than|larger than",
    'compared (?:to|with)|fits (?:in|inside|into)|instead of|with an?',
  ],
  articles: ['an?|the|your|my'],
};
