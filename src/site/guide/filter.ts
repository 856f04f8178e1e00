import { COUNTRIES } from '../../core/factories.ts';
import { countryNames, labelOf } from '../../listing/label-of.ts';
import { codeOf } from './code-index.ts';

/** How much of the index a query matches. */
export interface MatchCounts {
  readonly codes: number;
  readonly headings: number;
}

/** Hides the codes that match a query neither by themselves nor by a heading above them. The styles hide empty headings. */
export function filterIndex(index: HTMLElement, query: string): MatchCounts {
  const codes = new Set<string>();
  const headings = new Set<HTMLElement>();
  for (const button of index.querySelectorAll('button')) {
    const code = codeOf(button);
    const sections = ancestors(button).filter(({ dataset }) => dataset.find !== undefined);
    const isMatch =
      normalize(code).includes(normalize(query)) ||
      sections.some((section) =>
        matchesHeading(query, headingNames(section), section.dataset.country),
      );
    button.hidden = !isMatch;
    if (!isMatch) continue;
    codes.add(code);
    for (const section of sections.slice(-1)) headings.add(section);
  }
  return { codes: codes.size, headings: headings.size };
}

/**
 * Whether a query matches a heading, by its name or by any name of its country in the languages we know.
 *
 * @example
 * [matchesHeading('korea', 'South Korea'), matchesHeading('イタリア', 'Italy', 'IT')] // => [true,true]
 */
export function matchesHeading(query: string, name: string, country?: string): boolean {
  const id = COUNTRIES.find((countryId) => countryId === country);
  const names = id === undefined ? [name] : [name, ...countryNames(id)];
  return (
    names.some((candidate) => matchesName(query, candidate)) ||
    (id !== undefined && labelOf(query) === id)
  );
}

/** Queries of one or two letters match only the beginning of a word, or `CA` would match all of America. */
function matchesName(query: string, name: string): boolean {
  const term = normalize(query);
  return ` ${normalize(name)}`.includes(term.length < 3 ? ` ${term}`.trimEnd() : term);
}

/** Removes case, accents and punctuation. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The heading of a section with its aliases. */
function headingNames(element: HTMLElement): string {
  return `${element.querySelector('h3, h4')?.textContent ?? ''} ${element.dataset.find ?? ''}`;
}

/** All ancestors of an element, innermost first. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestors(parentElement)];
}
