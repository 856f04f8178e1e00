import { codeOn } from './code-index.ts';
import { finds } from './finds.ts';

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
    const over = ancestors(button).filter(({ dataset }) => dataset.find !== undefined);
    const names = [codeOn(button), ...over.map(({ dataset }) => dataset.find ?? '')];
    const isFound = names.some((name) => finds(query, name));
    button.hidden = !isFound;
    if (!isFound) continue;
    codes.add(codeOn(button));
    for (const heading of over.slice(-1)) headings.add(heading);
  }
  return { codes: codes.size, headings: headings.size };
}

/** Innermost first. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestors(parentElement)];
}
