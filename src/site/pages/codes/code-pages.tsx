import { core, withArticle } from '#words/core.ts';
import { codePage, codes } from '#words/pages/codes.ts';
import { factories } from '../../../core/places.ts';
import { factoryPath } from '../../lib/href.ts';
import type { Page } from '../../page.ts';
import { Code } from './Code.tsx';
import { examplesOf, ledeOf, listCountOf } from './facts.ts';

const { title, description, keywords } = codePage.head;

/** A page for every factory code. */
export const codePages: readonly Page[] = [...factories.values()].map((factory) => {
  const { code, places } = factory;
  const path = factoryPath(code);
  const lists = listCountOf(factory);
  const published = places.filter(({ evidence }) => evidence !== 'unconfirmed');
  const named = published.length > 0 ? published : places;
  const names = core.either(named.map(({ id }) => core.places[id]));
  return {
    id: path.slice(1).replace('/', '-'),
    path,
    file: `${path.slice(1)}.html`,
    title: title(code, names, lists),
    description: description(code, withArticle(names), lists, examplesOf(factory).length > 0),
    keywords: keywords(code),
    Page: () => <Code factory={factory} />,
    source: 'src/site/pages/codes/Code.tsx',
    indexed: true,
    collection: {
      path: codes.path,
      name: codes.crumb,
      itemName: code,
      description: ledeOf(factory),
    },
  };
});
