/** Checks of some two hundred factories in forty years, each with the spellings of a few labels; they take some 20 MB. */
export const MAX_REMEMBERED_CHECKS = 50_000;

/**
 * Remembers what a function made of each key, up to a size that keeps memory flat. What has not been asked for lately is
 * forgotten first: the older half goes whenever the newer half is full.
 *
 * @param sizeOf what a value takes, in any unit
 * @param capacity how much is kept, in that unit
 */
export function remembered<Value>(
  sizeOf: (value: Value) => number,
  capacity: number,
): (key: string, make: () => Value) => Value {
  let recent = new Map<string, Value>();
  let older: ReadonlyMap<string, Value> = new Map();
  let size = 0;
  return (key, make) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make();
    recent.set(key, value);
    size += sizeOf(value);
    if (size > capacity / 2) {
      older = recent;
      recent = new Map();
      size = 0;
    }
    return value;
  };
}
