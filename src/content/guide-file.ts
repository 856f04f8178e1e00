/** The guide on paper. The build writes it; a test holds these figures against the file. */
export const guideFile = {
  path: 'authentication-guide.pdf',
  pages: 8,
  kilobytes: 65,
} as const;

/** The offer to open it at once, which no form stands before. */
export const openGuide = {
  label: 'Open it now',
  href: `/${guideFile.path}`,
  figures: `PDF, ${guideFile.pages} pages, ${guideFile.kilobytes} kB`,
} as const;
