import { describe, expect, test } from 'vitest';
import { eraWords, groupNames, headingName } from '#words/guide.ts';
import { directory, type GuideEntry } from '../../src/evidence/directory.ts';
import { ERAS } from '../../src/evidence/eras.ts';
import { captures, read, visibleText } from './site-files.ts';

const html = read('index.html');
const index = html.slice(html.indexOf('id="code-index"'));

describe('The index of factory codes on home', () => {
  test('§2.16, §3: has every heading of the directory in its order, and every group', () => {
    const headings = captures(index, /<h3>(.*?)<\/h3>/g).slice(0, directory.length);
    // Those with many codes have rows of their own, above the others.
    const isLong = ({ groups }: GuideEntry) => groups.flatMap(({ codes }) => codes).length > 6;
    const entries = [...directory.filter(isLong), ...directory.filter((each) => !isLong(each))];
    expect(headings.map(visibleText)).toEqual(entries.map(({ id }) => headingName(id)));
    const groups = entries.flatMap((entry) => entry.groups.flatMap(({ id }) => id ?? []));
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
