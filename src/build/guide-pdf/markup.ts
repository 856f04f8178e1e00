/** An element of a drawing: its name, its attributes, and what it holds. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Shape | string)[];
}

/** Takes markup apart as React writes it: every element is closed and every attribute quoted. */
export function parse(markup: string): Shape {
  const root: Shape = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [text, close, tag, attributes = '', empty] of markup.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>|[^<]+/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.children.push(text);
    else if (close !== '') open.pop();
    else {
      const shape: Shape = { tag, attributes: pairs(attributes), children: [] };
      parent.children.push(shape);
      if (empty === '') open.push(shape);
    }
  }
  return root;
}

function pairs(attributes: string): Record<string, string> {
  const found = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
