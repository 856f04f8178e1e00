import { COUNTRIES, type CountryId } from '../../core/factories.ts';
import { countryNames, labelOf } from '../../listing/label-of.ts';
import { codeOn } from './code-index.ts';

/** How much of the index is left. */
export interface Found {
  readonly codes: number;
  readonly headings: number;
}

/** Hides the codes that a query finds neither by themselves nor by a heading over them; the styles hide empty headings. */
export function filterIndex(index: HTMLElement, query: string): Found {
  const codes = new Set<string>();
  const headings = new Set<HTMLElement>();
  for (const button of index.querySelectorAll('button')) {
    const code = codeOn(button);
    const over = ancestors(button).filter(({ dataset }) => dataset.find !== undefined);
    const isFound =
      plain(code).includes(plain(query)) ||
      over.some((each) => findsHeading(query, namesOver(each), each.dataset.country));
    button.hidden = !isFound;
    if (!isFound) continue;
    codes.add(code);
    for (const heading of over.slice(-1)) headings.add(heading);
  }
  return { codes: codes.size, headings: headings.size };
}

/**
 * Whether what a visitor typed means a heading: by its name, or by any that its country has in the languages we know.
 *
 * @example
 * [findsHeading('korea', 'South Korea'), findsHeading('イタリア', 'Italy', 'IT')] // => [true,true]
 */
export function findsHeading(query: string, name: string, country?: string): boolean {
  const id = COUNTRIES.find((each) => each === country);
  return (
    namesOf(name, id).some((each) => finds(query, each)) ||
    (id !== undefined && labelOf(query) === id)
  );
}

/** Anywhere in a name from three letters on; fewer must begin a word, or `CA` would find all of America. */
function finds(query: string, name: string): boolean {
  const sought = plain(query);
  return ` ${plain(name)}`.includes(sought.length < 3 ? ` ${sought}`.trimEnd() : sought);
}

function namesOf(name: string, id: CountryId | undefined): readonly string[] {
  return id === undefined ? [name] : [name, ...countryNames(id)];
}

/** Without case, accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What stands over codes, and by what else it is found. */
function namesOver(element: HTMLElement): string {
  return `${element.querySelector('h3, h4')?.textContent ?? ''} ${element.dataset.find ?? ''}`;
}

/** Innermost first. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestors(parentElement)];
}
