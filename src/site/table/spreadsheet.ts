import { fold } from '../../core/fold.ts';
import { labelOf } from '../../heatstamp.ts';

/** What a column of a spreadsheet holds, as far as it is read. */
type Meaning = 'code' | 'label' | 'name';

/** A row of a spreadsheet. */
export interface SheetRow {
  readonly code: string;
  /** What it says of the label, as it stands there. */
  readonly label: string | undefined;
  /** What it calls the item. */
  readonly name: string | undefined;
  /** All of it, as it was pasted. */
  readonly text: string;
}

/** Columns that were pasted from a spreadsheet. */
export interface Spreadsheet {
  /** The row that names the columns, as it was pasted; empty where there is none. */
  readonly header: string;
  /** Row after row, blank ones left out. */
  readonly records: () => Iterable<SheetRow>;
}

/** What columns are called in seven languages, without accents, spaces and points. */
const HEADERS: Readonly<Record<Meaning, readonly string[]>> = {
  code: [
    ...['code', 'datecode', 'datecodes', 'datestamp', 'heatstamp', 'serial', 'serialnumber'],
    ...['codededate', 'codedate', 'numerodeserie', 'codicedata', 'codice', 'seriale'],
    ...['numerodiserie', 'codigo', 'codigodefecha', 'datumscode', 'datencode'],
    ...['seriennummer', '製造番号', 'シリアル', 'シリアルナンバー', 'シリアル番号', 'デートコード'],
    ...['日期码', '编码', '编号', '序列号', '데이트코드', '제조번호', '시리얼넘버'],
  ],
  label: [
    ...['madein', 'label', 'country', 'origin', 'countryoforigin', 'made', 'fabriqueen', 'pays'],
    ...['paysdefabrication', 'origine', 'paese', 'paesediproduzione', 'prodottoin', 'fattoin'],
    ...['pais', 'paisdefabricacion', 'paisdeorigen', 'hechoen', 'fabricadoen', 'origen', 'land'],
    ...[
      'herstellungsland',
      'hergestelltin',
      'herkunft',
      '製造国',
      '生産国',
      '原産国',
      '国',
      '产地',
    ],
    ...['产国', '国家', '原产地', '제조국', '원산지', '국가'],
  ],
  name: [
    ...['name', 'model', 'line', 'item', 'product', 'title', 'style', 'bag', 'description', 'nom'],
    ...['modele', 'ligne', 'article', 'titre', 'produit', 'nome', 'modello', 'linea', 'articolo'],
    ...['titolo', 'prodotto', 'nombre', 'modelo', 'articulo', 'titulo', 'producto', 'modell'],
    ...['artikel', 'titel', 'bezeichnung', 'produkt', '商品名', '商品', '品名', 'モデル', 'ライン'],
    ...['名前', '型号', '款式', '名称', '产品', '모델', '상품명', '제품명'],
  ],
};

const headers: Readonly<Record<Meaning, ReadonlySet<string>>> = {
  code: new Set(HEADERS.code.map(fold)),
  label: new Set(HEADERS.label.map(fold)),
  name: new Set(HEADERS.name.map(fold)),
};

/** How many rows tell what the columns hold. */
const SAMPLE = 40;

/** No quoted cell is longer, in characters; a quotation mark that is never closed is one of an inch. */
const LONGEST_QUOTED = 5000;

/**
 * Columns that were pasted from a spreadsheet or a CSV file: they are known by the words of their header, else by what
 * they hold. Undefined for a text that has no such columns. `isCode` tells whether a cell is a code, or close to one.
 */
export function spreadsheetIn(
  text: string,
  isCode: (cell: string) => boolean,
): Spreadsheet | undefined {
  for (const separator of ['\t', ';', ',']) {
    const sample = sampleOf(text, separator);
    const [head] = sample;
    if (!head || head.cells.length < 2) continue;
    const named = meaningsOf(head.cells);
    const isNamed = named.includes('code');
    const meanings = isNamed ? named : guessed(sample, isCode);
    if (!meanings.includes('code')) continue;
    return {
      header: isNamed ? head.text : '',
      records: () => recordsOf(text, separator, meanings, isNamed),
    };
  }
  return undefined;
}

function* recordsOf(
  text: string,
  separator: string,
  meanings: readonly (Meaning | undefined)[],
  isNamed: boolean,
): Generator<SheetRow> {
  let isHeader = isNamed;
  for (const { cells, text: whole } of linesOf(text, separator)) {
    if (!isHeader) {
      const cellOf = (meaning: Meaning) => cells[meanings.indexOf(meaning)]?.trim();
      const [label, name] = [cellOf('label'), cellOf('name')];
      yield {
        code: cellOf('code') ?? '',
        label: label === '' ? undefined : label,
        name: name === '' ? undefined : name,
        text: whole,
      };
    }
    isHeader = false;
  }
}

/** A meaning belongs to the first column that is called so. */
function meaningsOf(header: readonly string[]): readonly (Meaning | undefined)[] {
  const words = header.map(fold);
  const found = (['code', 'label', 'name'] as const).map(
    (meaning) => [meaning, words.findIndex((word) => headers[meaning].has(word))] as const,
  );
  return words.map((_, at) => found.find(([, column]) => column === at)?.[0]);
}

/** Without a header: one column that holds codes, and one that holds what labels say. Anything less could be a text. */
function guessed(
  sample: readonly Line[],
  isCode: (cell: string) => boolean,
): readonly (Meaning | undefined)[] {
  const width = sample[0]?.cells.length ?? 0;
  if (sample.length < 2 || sample.some(({ cells }) => cells.length !== width)) return [];
  const meanings = Array.from({ length: width }, (_, at) => {
    const cells = sample.map((line) => line.cells[at] ?? '').filter((cell) => cell.trim() !== '');
    if (isMostly(cells, isCode)) return 'code';
    return isMostly(cells, (cell) => labelOf(cell) !== undefined) ? 'label' : undefined;
  });
  const isClear = (['code', 'label'] as const).every(
    (meaning) => meanings.filter((each) => each === meaning).length === 1,
  );
  return isClear ? meanings : [];
}

function isMostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
}

interface Line {
  readonly cells: readonly string[];
  readonly text: string;
}

function sampleOf(text: string, separator: string): readonly Line[] {
  const sample: Line[] = [];
  for (const line of linesOf(text, separator)) {
    sample.push(line);
    if (sample.length === SAMPLE) break;
  }
  return sample;
}

/** The rows of a text as RFC 4180 has them: a cell in quotation marks may hold separators and line breaks. */
function* linesOf(text: string, separator: string): Generator<Line> {
  const cell = new RegExp(
    `"((?:[^"]|""){0,${LONGEST_QUOTED}})"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*)`,
    'y',
  );
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const from = at;
    at = readCells(text, at, { cell, separator, cells });
    const line = text.slice(from, at);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((each) => each.trim() !== '')) yield { cells, text: line };
  }
}

interface CellReader {
  /** Sticky: its first group is what stands in quotation marks, its second what stands without. */
  readonly cell: RegExp;
  readonly separator: string;
  readonly cells: string[];
}

/** Takes the cells of one row, and returns where it ends. */
function readCells(text: string, from: number, { cell, separator, cells }: CellReader): number {
  for (let at = from; ; at += 1) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cell.exec(text) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    at += whole.length;
    if (text[at] !== separator) return at;
  }
}
