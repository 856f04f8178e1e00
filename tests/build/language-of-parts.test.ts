import { expect, test } from 'vitest';
import { escapeText } from '../../src/build/html.ts';
import { PUBLICATIONS } from '../../src/evidence/publications.ts';
import { captures, inAllLanguages, only, read, table } from './site-files.ts';

/** The titles of the sources, each with its language. */
const TITLES = Object.values(PUBLICATIONS).flatMap(({ title, language, originalTitle }) => [
  [title, 'en'] as const,
  ...(language === undefined || originalTitle === undefined
    ? []
    : [[originalTitle, language] as const]),
]);

test.each(inAllLanguages(table))(
  '$path says its language, and that of each title of a source in another',
  ({ language: { id }, file }) => {
    const html = read(file);
    expect(only(html, /<html lang="([^"]*)"/g)).toBe(id);
    for (const [title, language] of TITLES.filter(([, each]) => each !== id)) {
      for (const piece of html.split(`>${escapeText(title)}<`).slice(0, -1)) {
        expect(captures(piece, /<[^<>]* lang="([^"]*)"[^<>]*$/g), title).toEqual([language]);
      }
    }
  },
);
