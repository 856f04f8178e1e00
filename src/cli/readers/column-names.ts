/** The index of the column that a number names, counted from 1; undefined for any other text. */
export function columnIndex(column: string, width: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(column) ? Number(column) : 0;
  return number >= 1 && number <= width ? number - 1 : undefined;
}

/** A name in the form in which it is compared, without differences of width, case and blanks. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * The columns with exactly this name, or if there are none, those whose names differ only in width, case and blanks.
 *
 * @example
 * columnsNamed(['id', ' Date Code '], 'date code') // => [1]
 */
export function columnsNamed(names: readonly string[], column: string): readonly number[] {
  const exact = indexesOf(names, (name) => name === column);
  if (exact.length > 0) return exact;
  const folded = foldName(column);
  return indexesOf(names, (name) => foldName(name) === folded);
}

/**
 * Unique names for columns, as the keys of an object. A column without a name gets its number, and the second column of the
 * same name gets a number after it.
 *
 * @example
 * uniqueNames(['code', '', 'code']) // => ["code","2","code_2"]
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.filter((name) => name !== ''));
  const seen = new Set<string>();
  const numbers = new Map<string, number>();
  return names.map((name, index) => {
    let unique = name === '' ? String(index + 1) : name;
    const isFree = name === '' ? !taken.has(unique) : !seen.has(name);
    let number = numbers.get(name) ?? 1;
    while (!isFree && (taken.has(unique) || seen.has(unique))) {
      number += 1;
      unique = `${name}_${number}`;
    }
    numbers.set(name, number);
    seen.add(unique);
    return unique;
  });
}

function indexesOf(names: readonly string[], test: (name: string) => boolean): readonly number[] {
  return names.flatMap((name, index) => (test(name) ? [index] : []));
}
