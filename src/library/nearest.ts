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
  let distance = to.length;
  let row = Array.from(to, (_, index) => index + 1);
  for (const [index, letter] of [...from].entries()) {
    let diagonal = index;
    distance = index + 1;
    row = row.map((above, column) => {
      const replaced = diagonal + Number(letter !== to[column]);
      diagonal = above;
      distance = Math.min(replaced, above + 1, distance + 1);
      return distance;
    });
  }
  return distance;
}
