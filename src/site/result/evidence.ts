import { isPublishedId, PUBLICATIONS } from '../../core/publications.ts';
import type { CodeFacts } from '../../core/read.ts';

/** Enough to look up; the page of the code has all of them. */
const MOST = 3;

/** Addresses of published lists that say what the letters of a code stand for; such pages explain the digits, too. */
export function evidencePages({ factory, location }: CodeFacts): readonly string[] {
  const sources = factory.places
    .filter(({ id }) => location.best.includes(id))
    .flatMap((place) => place.sources.filter(isPublishedId));
  return [...new Set(sources)].slice(0, MOST).map((id) => PUBLICATIONS[id].urls[0]);
}
