/**
 * Makes each text once and finds it again by identity, for as long as the key lives. Only for keys that the core shares
 * between results: a key of its own for every line would cost more than it saves.
 */
export function remembered<Subject>(
  keyOf: (subject: Subject) => object,
  make: (subject: Subject) => string,
): (subject: Subject) => string {
  const known = new WeakMap<object, string>();
  return (subject) => {
    const key = keyOf(subject);
    let text = known.get(key);
    if (text === undefined) {
      // There and back makes one run of characters of what would else be a tree of parts, walked again at every use.
      text = Buffer.from(make(subject)).toString();
      known.set(key, text);
    }
    return text;
  };
}

/** One piece of text for every item, in order. */
export function each<Item>(
  items: readonly Item[],
  write: (item: Item) => string,
  between = '',
): string {
  let text = '';
  for (const item of items) text += text === '' ? write(item) : between + write(item);
  return text;
}
