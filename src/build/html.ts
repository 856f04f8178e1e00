const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text that is safe in HTML and XML, between tags and in a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A start tag; an attribute that is `true` has no value: `tag('link', { crossorigin: true })`. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
}
