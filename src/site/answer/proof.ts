import { explanation as words } from '#words/explanation.ts';
import { DATE_RULES, datePage, type DateSourceId } from '../../evidence/date-rules.ts';
import type { CodeFacts } from '../../core/read.ts';
import { YEARS } from '../../core/years.ts';
import { listPages } from '../../library/pages.ts';
import { decode, type ValidResult } from '../../library/decode.ts';

/** What supports the reading of a code, in lines of text. */
export interface Proof {
  /** What the digits do not mean, and how exact their date is. */
  readonly remarks: readonly string[];
  /** Pages that say how the digits are read, below their heading. */
  readonly digits: readonly string[];
  /** Pages that say what the letters stand for, below their heading. */
  readonly letters: readonly string[];
}

export function proofOf(result: ValidResult, code: CodeFacts): Proof {
  const others = yearsSideBySide(result);
  return {
    remarks: [
      ...(others.length > 0 ? [words.otherYears(others)] : []),
      ...(result.week === undefined ? [] : [words.days]),
    ],
    digits: [words.digits, ...digitSources(result)],
    letters: [words.letters(result.factoryCode), ...letterPages(code)],
  };
}

/** The years that two digits side by side look like, where the digits of the year stand apart; oldest first. */
function yearsSideBySide({ reading, segments, year }: ValidResult): readonly number[] {
  if (reading !== 'week-year' && reading !== 'month-year') return [];
  const digits = segments.map(({ role, text }) => (role === 'factory' ? '' : text)).join('');
  const years = Array.from({ length: digits.length - 1 }, (_, at) => {
    const pair = Number(digits.slice(at, at + 2));
    return pair + (pair < YEARS.first % 100 ? 2000 : 1900);
  });
  return [...new Set(years)]
    .filter((each) => each !== year && each <= YEARS.lastCodes)
    .sort((a, b) => a - b);
}

/** Enough to look up; our own pages have all of them. */
const MOST_PAGES = 3;

/** A code that was published with its meaning, with the same letters if there is one, and pages that say how the format is read. */
function digitSources(result: ValidResult): readonly string[] {
  // No page reads a code with the month first.
  if (result.notices.some(({ id }) => id === 'month-first')) return [];
  const rows = DATE_RULES.filter(({ id }) => id === result.reading);
  const codes = rows.flatMap((row): readonly (readonly [string, DateSourceId])[] => row.codes);
  const [code, by] = codes.find(([each]) => each.includes(result.factoryCode)) ?? codes[0] ?? [];
  const published = decode(code);
  const pages = [...(by ? [by] : []), ...rows.flatMap(({ sources }) => sources)];
  return [
    ...(published.isValid ? [words.published(published.code, published.date)] : []),
    ...[...new Set(pages)].slice(0, MOST_PAGES).map((id) => datePage(id).url),
  ];
}

/** Published lists that say what the letters stand for. */
function letterPages({ factory, location }: CodeFacts): readonly string[] {
  const best = factory.places.filter(({ id }) => location.best.includes(id));
  return listPages(best)
    .slice(0, MOST_PAGES)
    .map(({ url }) => url);
}
