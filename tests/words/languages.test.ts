import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { COMMAND_LANGUAGES } from '../../src/cli/language.ts';
import { readYearOrMonth } from '../../src/text/read-year-or-month.ts';
import { type Language, languages } from '../../src/words/languages.ts';

const OWN = import.meta.glob<{ readonly language: Language }>('../../src/words/*/language.ts', {
  eager: true,
});

const ids = languages.map(({ id }) => id);

/** What a language has of its own: how it quotes and joins, and what it is called. */
const NOT_COMPARED = ['language.ts', 'text.ts'];

describe('A language of the site', () => {
  test('is one of the command and of its assistants, too', () => {
    expect(COMMAND_LANGUAGES).toEqual(ids);
  });

  test('is named by the language.ts among its words', () => {
    const named = ids.map((id) => OWN[`../../src/words/${id}/language.ts`]?.language.id);
    expect(named).toEqual(ids);
  });

  test('has its words in the package', () => {
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining(ids.map((id) => `./words/${id}`)),
    );
    expect(Object.keys(manifest.typesVersions['*'])).toEqual(
      expect.arrayContaining(ids.map((id) => `words/${id}`)),
    );
    expect(Object.keys(manifest.imports['#words/*'])).toEqual([...ids, 'default']);
  });

  test.each(ids.slice(1))('has every module of %s compared with the English one', (id) => {
    const complete = readFileSync('src/words/complete.ts', 'utf8');
    const modules = readdirSync('src/words/en', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !NOT_COMPARED.includes(path));
    expect(modules.length).toBeGreaterThan(30);
    const missing = modules.filter((path) => !complete.includes(`import('./${id}/${path}')`));
    expect(missing, 'add them to src/words/complete.ts').toEqual([]);
  });

  test.each(ids)('names months as %s does where a year or a month is typed', (id) => {
    const may = new Intl.DateTimeFormat(id, { year: 'numeric', month: 'long', timeZone: 'UTC' });
    expect(readYearOrMonth(may.format(Date.UTC(2008, 4)), '2026-11-21')).toBe('2008-05');
  });
});
