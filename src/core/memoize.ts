/**
 * A function that remembers its result for each object that it is given, as long as the object exists.
 *
 * @example
 * const countOf = memoize((list) => ({ count: list.length }));
 * const list = ['a', 'b'];
 * countOf(list) === countOf(list) // => true
 */
export function memoize<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (!value) values.set(key, (value = compute(key)));
    return value;
  };
}
