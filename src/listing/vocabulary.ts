/**
 * How a language is written: Latin words end where their letters end; Chinese, Japanese and Korean words may touch whatever
 * stands beside them.
 */
export type WritingSystem = 'latin' | 'cjk';

/**
 * Alternatives of a part of a regular expression for text in lower case. One entry may hold several, with `|` between them.
 */
export type Pattern = readonly string[];

type PatternField<Words> = {
  [Name in keyof Words]-?: Words[Name] extends Pattern | undefined ? Name : never;
}[keyof Words];

/**
 * Joins what several languages have for the same purpose: `latin` and `cjk` those of one script, `all` those of both. What no
 * language has matches nothing.
 *
 * @example
 * const { latin, cjk } = combine([{ script: 'latin', or: ['or'] }, { script: 'latin', or: ['oder|bzw'] }]);
 * [latin('or'), cjk('or')] // => ["(?:or|oder|bzw)","(?!)"]
 */
export function combine<Words extends { readonly script: WritingSystem }>(
  languages: readonly Words[],
): Record<WritingSystem | 'all', (field: PatternField<Words>) => string> {
  const join = (field: PatternField<Words>, scripts: readonly WritingSystem[]) => {
    const patterns = new Set(
      languages
        .filter(({ script }) => scripts.includes(script))
        .flatMap((words) => (words[field] as Pattern | undefined) ?? []),
    );
    return patterns.size === 0 ? '(?!)' : `(?:${[...patterns].join('|')})`;
  };
  return {
    latin: (field) => join(field, ['latin']),
    cjk: (field) => join(field, ['cjk']),
    all: (field) => join(field, ['latin', 'cjk']),
  };
}
