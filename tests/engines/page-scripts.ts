import type { Seen } from './driver.ts';

/** One part on the way to the one that is wanted, the outermost first. */
export interface Step {
  readonly selector: string;
  readonly name: string;
}

// Both functions run in the page: they are sent there as text, and know nothing of this module.

export function lookAt(elements: readonly Element[]): Seen[] {
  return elements.map((element) => ({
    text: (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
    isEnabled: !element.matches(':disabled'),
  }));
}

/** Finds what can be seen by role and name; names are compared without case, which styles may change. */
export function findParts(steps: readonly Step[]): Element[] {
  const shown = (ids: string): string =>
    ids
      .split(' ')
      .reduce((all, id) => `${all} ${document.getElementById(id)?.innerText ?? ''}`, '');
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = labels ? element.labels?.[0] : undefined;
    const own = element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText;
    return (labelledBy === null ? own : shown(labelledBy)).replaceAll(/\s+/g, ' ').trim();
  };
  return steps.reduce<Element[]>(
    (outer, { selector, name }) =>
      outer
        .flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => new RegExp(name, 'i').test(nameOf(element))),
    [document.documentElement],
  );
}

/** What recorder.js has recorded. */
export function readTrouble(): string[] {
  return JSON.parse(sessionStorage.getItem('engine-trouble') ?? '[]') as string[];
}
