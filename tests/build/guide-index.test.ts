import { describe, expect, test } from 'vitest';
import { eraWords, groupNames, headingName } from '#words/guide.ts';
import { directory } from '../../src/core/directory.ts';
import { ERAS } from '../../src/core/eras.ts';
import { captures, read, visibleText } from './site-files.ts';

const html = read('index.html');
const index = html.slice(html.indexOf('id="code-index"'));

describe('The index of factory codes on home', () => {
  test('§2.16, §3: has every heading of the directory in its order, and every group', () => {
    const headings = captures(index, /<h3>(.*?)<\/h3>/g).slice(0, directory.length);
    expect(headings.map(visibleText)).toEqual(directory.map(({ id }) => headingName(id)));
    const groups = directory.flatMap((entry) => entry.groups.flatMap(({ id }) => id ?? []));
    const names = captures(index, /<h4>(.*?)<\/h4>/g).slice(0, groups.length);
    expect(names.map(visibleText)).toEqual(groups.map((id) => groupNames[id]));
  });

  test('§9.12: has the text of every era', () => {
    const said = visibleText(html);
    for (const { id } of ERAS) {
      const { years, shape, text } = eraWords[id];
      for (const words of [years, shape, text]) expect(said).toContain(words);
    }
  });
});
