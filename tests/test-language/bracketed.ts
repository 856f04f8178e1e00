/** Names of what is no text for people: ids, addresses, and what is typed as it stands. */
// prettier-ignore
const NOT_WORDS = [
  'id', 'href', 'path', 'file', 'type', 'language', 'iso', 'isoDate', 'image', 'picture', 'platform', 'length',
  'address', 'addresses', 'first', 'OUTCOMES',
];

/** Addresses, names of files, and codes: capitals and digits, but no word of capitals. */
const NO_SENTENCE =
  /^(https?:\S+|mailto:\S+|[/#]\S*|\S+@\S+|[\w-]+\.(json|csv|txt|html)|(?!.*\p{Lu}{5})\P{Ll}*)$/u;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ' },
};

/**
 * Words in the test language: `Factory code` becomes `[Fáçtórý çódé~~~~]`, a third longer. A function gives such words in
 * its turn. The name is that of the export or property.
 */
export function bracketed<Words>(words: Words, name: string): Words;
export function bracketed(words: unknown, name: string): unknown {
  if (NOT_WORDS.includes(name)) return words;
  if (typeof words === 'string') return textInBrackets(words);
  if (isFunction(words)) return (...params: unknown[]) => bracketed(words(...params), name);
  if (Array.isArray(words)) return words.map((item: unknown) => bracketed(item, name));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, bracketed(value, key)]),
  );
}

function isFunction(value: unknown): value is (...params: unknown[]) => unknown {
  return typeof value === 'function';
}

/** One text. What is in brackets already, since it was put into a sentence, gets no second pair of its own. */
function textInBrackets(text: string): string {
  if (NO_SENTENCE.test(withoutBrackets(text))) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const letters = withoutBrackets(inner).replace(/\P{L}/gu, '').length;
  const accented = inner.replace(/[a-z]/g, (letter) => ACCENTS[letter] ?? letter);
  return `${before}[${accented}${padding(Math.ceil(letters / 3))}]${after}`;
}

/** What a text says outside of its brackets. */
export function withoutBrackets(text: string): string {
  const rest = text.replace(/\[[^[\]]*\]/g, '');
  return rest === text ? text : withoutBrackets(rest);
}

/** As many tildes, in words of five that can wrap. */
function padding(length: number): string {
  return '~'.repeat(length).replace(/~{5}(?=~)/g, '$& ');
}
