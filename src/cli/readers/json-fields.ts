/**
 * The values of a JSON object by their names, each as it stands in the text: a number keeps its digits. Of two values with one
 * name the last counts.
 *
 * @param text a JSON object that has been parsed without an error
 * @example
 * [...fieldsOf('{"id": 12345678901234567890, "price": 1.10}').values()] // => ["12345678901234567890","1.10"]
 */
export function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = text.indexOf('"'); at >= 0 && at < text.length;) {
    const nameEnd = endOfString(text, at);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    const start = text.indexOf(':', nameEnd) + 1;
    const end = endOfValue(text, start);
    fields.set(name, text.slice(start, end).trim());
    at = text[end] === ',' ? text.indexOf('"', end) : text.length;
  }
  return fields;
}

/** The index after the closing quotation mark of the string that starts at an index. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at + 1;
  }
}

/** The index of the comma or brace after a value. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (depth === 0 && (character === ',' || character === '}')) return at;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return text.length;
}
