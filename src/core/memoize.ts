/**
 * A function that remembers its result for each object that it is given, as long as the object exists.
 *
 * @example
 * const size = memoize((list) => ({ size: list.length }));
 * const list = ['a', 'b'];
 * size(list) === size(list) // => true
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
