const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML and XML, both between tags and in quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A start tag. An attribute that is `true` is written without a value: `tag('link', { crossorigin: true })`. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
}
