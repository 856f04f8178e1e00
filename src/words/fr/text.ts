/** What stands between texts is the same in French as in English. */
export * from '../en/text.ts';
