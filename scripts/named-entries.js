/**
 * The entries of a table that the command line names, or all of them where it names none; ends the process with 2, as
 * wrong usage does, where it names another.
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @returns {[string, T][]}
 */
export function namedEntries(table) {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.hasOwn(table, name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(table).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(table).filter(([name]) => named.length === 0 || named.includes(name));
}
