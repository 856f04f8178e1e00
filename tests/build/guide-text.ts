import { inflateSync } from 'node:zlib';

/** A PDF taken apart as far as its text needs it; written for the files that our build makes, not for any. */
export interface GuideText {
  readonly pages: readonly string[];
  /** What the file says of itself: `{ Title: 'The …' }`. */
  readonly info: Readonly<Record<string, string>>;
  /** Whatever else stands outside compressed streams: outline, links, fonts. */
  readonly structure: string;
}

/** Reads the text of a PDF back, page by page: glyphs through each font's table to characters. */
export function readGuide(bytes: Uint8Array): GuideText {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type \/Page\b(?!s)/.test(dictionary),
  );
  return {
    pages: pages.map((page) => textOf(page, objects)),
    info: infoOf(objects),
    structure: [...objects.values()].map(({ dictionary }) => dictionary).join('\n'),
  };
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

type Objects = ReadonlyMap<string, PdfObject>;

function objectsOf(file: string): Objects {
  const found = file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms);
  return new Map([...found].map(([, id = '', body = '']) => [id, objectOf(body)]));
}

function objectOf(body: string): PdfObject {
  const [dictionary = '', stream] = body.split(/stream\n(.*)\nendstream/s);
  if (stream === undefined) return { dictionary, stream: '' };
  const isPacked = dictionary.includes('/FlateDecode');
  return {
    dictionary,
    stream: isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream,
  };
}

/** The object that a dictionary names under a key. */
function follow(dictionary: string, key: string, objects: Objects): PdfObject {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
  const found = objects.get(id);
  if (found === undefined) throw new Error(`There is no /${key} in ${dictionary}`);
  return found;
}

function textOf({ dictionary }: PdfObject, objects: Objects): string {
  const { stream } = follow(dictionary, 'Contents', objects);
  const resources = follow(dictionary, 'Resources', objects).dictionary;
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  let text = '';
  let font = '';
  for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
    if (name !== undefined) {
      font = name;
      if (!fonts.has(name)) fonts.set(name, charactersOf(resources, name, objects));
    } else if (glyphs === undefined) {
      text += '\n';
    } else {
      const hex = [...glyphs.matchAll(/<(\w*)>/g)].map(([, each]) => each).join('');
      const characters = (hex.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph));
      text += characters.join('');
    }
  }
  return text.trim();
}

function infoOf(objects: Objects): Record<string, string> {
  const info = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Producer '));
  const entries = (info?.dictionary ?? '').matchAll(/\/(\w+) (\d+) 0 R/g);
  return Object.fromEntries(
    [...entries].map(([, key = '', id = '']) => [
      key,
      objects.get(id)?.dictionary.replace(/^\(|\)$/g, '') ?? '',
    ]),
  );
}

/** Which characters the glyphs of a font stand for. */
function charactersOf(resources: string, font: string, objects: Objects): Map<string, string> {
  const table = follow(follow(resources, font, objects).dictionary, 'ToUnicode', objects).stream;
  const characters = new Map<string, string>();
  for (const [, first = '', texts = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    [...texts.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const units = (hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      const glyph = (start + index).toString(16).padStart(4, '0');
      characters.set(glyph, String.fromCharCode(...units));
    });
  }
  return characters;
}
