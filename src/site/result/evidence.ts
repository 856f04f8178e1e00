import type { CodeFacts } from '../../core/read.ts';
import { listPages } from '../../library/checks.ts';

/** Enough to look up; the page of the code has all of them. */
const MOST = 3;

/** Addresses of published lists that say what the letters of a code stand for; such pages explain the digits, too. */
export function evidencePages({ factory, location }: CodeFacts): readonly string[] {
  const best = factory.places.filter(({ id }) => location.best.includes(id));
  return listPages(best)
    .slice(0, MOST)
    .map(({ url }) => url);
}
