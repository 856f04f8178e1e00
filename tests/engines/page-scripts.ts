/** What a person sees of a part; its text as it is written on the screen, on one line. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
}

/** One part on the way to the one that is wanted, the outermost first. */
export interface Step {
  readonly selector: string;
  readonly name: string;
}

// These functions run in the page: they are sent there as text, and know nothing of this module.

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

/**
 * Begins every page that WebKit gets, whose driver tells nothing of the console. What is recorded is kept for the tab,
 * since a page that is left takes its variables along. What the browser itself writes is not seen from here.
 */
export function recordTrouble(): void {
  const record = (text: string): void => {
    const known = sessionStorage.getItem('engine-trouble');
    const all = known === null ? [] : (JSON.parse(known) as string[]);
    sessionStorage.setItem('engine-trouble', JSON.stringify([...all, text]));
  };
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    console[level] = (...said: unknown[]) => {
      record(`${level}: ${said.map(String).join(' ')}`);
    };
  }
  const onError = ({ message, target }: ErrorEvent): void => {
    record(target instanceof HTMLElement ? `not loaded: ${target.outerHTML}` : `error: ${message}`);
  };
  // Captured, because a resource that does not load is told to its element alone.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    record(`error: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    record(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
}

/** What has been recorded in this tab. */
export function readTrouble(): string[] {
  return JSON.parse(sessionStorage.getItem('engine-trouble') ?? '[]') as string[];
}
