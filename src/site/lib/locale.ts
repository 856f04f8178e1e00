import { core } from '#words/core.ts';

/** The visitor's own form of the page's language, such as British English, for days and times; else the language. */
export function locale(): string {
  const isOfPage = (tag: string) => tag.split('-')[0] === core.language;
  return navigator.languages.find(isOfPage) ?? core.language;
}
