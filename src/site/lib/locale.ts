/** The visitor's own form of the page's language, such as British English, for days and times; else the language itself. */
export function locale(language: string): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
}
