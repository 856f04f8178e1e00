import { TABLE_DAY } from '../core/factories.ts';
import { factories, familiesOf, isCountry, listsOf, type PlaceFacts } from '../core/places.ts';
import { PUBLICATIONS, READ_IN, publishedIds } from '../evidence/publications.ts';
import { LISTS } from '../core/sources.ts';
import { BRAND } from '../words/brand.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';
import { noteOf } from './decode.ts';
import type { FactoryTable, TableList, TablePlace } from './factory-codes.ts';

/**
 * The table of factory codes and of the lists behind it, frozen.
 *
 * @example
 * factoryTable().codes[0]?.places.map(({ id, country }) => [id, country]) // => [["FR","FR"]]
 */
export function factoryTable(words: CoreWords = builtIn): FactoryTable {
  return Object.freeze({
    title: `${BRAND} factory codes`,
    version: 1,
    date: TABLE_DAY,
    license: 'CC-BY-4.0',
    codes: frozenList([...factories.values()], ({ code, places }) => ({
      code,
      places: frozenList(places, (place) => tablePlace(place, words)),
    })),
    lists: frozenList(publishedIds, (id): TableList => ({
      id,
      title: PUBLICATIONS[id].title,
      language: PUBLICATIONS[id].language ?? 'en',
      originalTitle: PUBLICATIONS[id].originalTitle ?? null,
      urls: Object.freeze(PUBLICATIONS[id].urls),
      family: LISTS[id],
      trust: PUBLICATIONS[id].trust,
      dated: PUBLICATIONS[id].dated ?? null,
      read: READ_IN,
    })),
  });
}

function frozenList<Item, Row extends object>(
  items: readonly Item[],
  rowOf: (item: Item) => Row,
): readonly Readonly<Row>[] {
  return Object.freeze(items.map((item) => Object.freeze(rowOf(item))));
}

function tablePlace(place: PlaceFacts, words: CoreWords): TablePlace {
  const { id, evidence, from = null, until = null } = place;
  const note = noteOf(place, words);
  return {
    id,
    country: isCountry(id) ? id : null,
    place: words.places[id],
    evidence,
    from,
    until,
    note: note === '' ? null : note,
    sources: Object.freeze(listsOf(place)),
    families: Object.freeze(familiesOf(place)),
  };
}
