/**
 * The name that was most likely meant: one that starts with the name as it was typed, or else the one with the fewest
 * differing characters, unless more than half of them differ.
 *
 * @example
 * nearest('colum', ['column', 'format']) // => "column"
 * nearest('bogus', ['column', 'format']) // => undefined
 */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const completion = names.find((name) => typed.length > 1 && name.startsWith(typed));
  if (completion !== undefined) return completion;
  const [closest] = names
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .filter(({ distance }) => distance <= typed.length / 2)
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.name;
}

/** The fewest insertions, deletions and replacements that turn one text into the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replacement = from[row - 1] === to[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column - 1] ?? 0) + replacement,
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
        ),
      );
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
