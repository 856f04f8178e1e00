/** Said behind a source in another language. */
export const inLanguage = { ja: 'in Japanese' } as const;
