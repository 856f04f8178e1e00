/**
 * How a language is written: Latin words end where their letters end; Chinese, Japanese and Korean words may touch whatever
 * stands beside them.
 */
export type Script = 'latin' | 'cjk';

/**
 * Alternatives of a part of a regular expression for text in lower case. One entry may hold several, with `|` between them.
 */
export type Pattern = readonly string[];

type Slot<Words> = {
  [Name in keyof Words]-?: Words[Name] extends Pattern | undefined ? Name : never;
}[keyof Words];

/**
 * Joins what several languages have for the same purpose: `latin` and `cjk` those of one script, `all` those of both. What no
 * language has matches nothing.
 *
 * @example
 * const { latin, cjk } = combined([{ script: 'latin', or: ['or'] }, { script: 'latin', or: ['oder|bzw'] }]);
 * [latin('or'), cjk('or')] // => ["(?:or|oder|bzw)","(?!)"]
 */
export function combined<Words extends { readonly script: Script }>(
  languages: readonly Words[],
): Record<Script | 'all', (slot: Slot<Words>) => string> {
  const join = (slot: Slot<Words>, scripts: readonly Script[]) => {
    const patterns = new Set(
      languages
        .filter(({ script }) => scripts.includes(script))
        .flatMap((words) => (words[slot] as Pattern | undefined) ?? []),
    );
    return patterns.size === 0 ? '(?!)' : `(?:${[...patterns].join('|')})`;
  };
  return {
    latin: (slot) => join(slot, ['latin']),
    cjk: (slot) => join(slot, ['cjk']),
    all: (slot) => join(slot, ['latin', 'cjk']),
  };
}
