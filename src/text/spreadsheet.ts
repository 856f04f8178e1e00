import { fold } from '../core/fold.ts';
import { labelOf } from '../listing/label-of.ts';
import { cellSays } from './cell-words.ts';

/** The kinds of columns that are read. */
type ColumnKind = 'code' | 'label' | 'name';

/** A row of a spreadsheet. */
export interface SpreadsheetRow {
  readonly code: string;
  /** The label as written there. */
  readonly label: string | undefined;
  /** The item's name. */
  readonly name: string | undefined;
  /** What stands in all cells but those of code and label, where no header says what they hold. */
  readonly rest: string;
  /** All its cells. */
  readonly cells: readonly string[];
  /** The whole row as it was pasted. */
  readonly text: string;
  /** Where it starts in the pasted text. */
  readonly start: number;
}

/** A column of a spreadsheet. */
export interface SheetColumn {
  /** Its heading; empty if it has none. */
  readonly heading: string;
  /** What it is read as; undefined for a column that is only kept. */
  readonly kind: ColumnKind | undefined;
}

/** Text pasted from a spreadsheet. */
export interface Spreadsheet {
  /** The header row as it was pasted; empty if there is none. */
  readonly header: string;
  readonly columns: readonly SheetColumn[];
  /** The rows in order, without blank ones. */
  readonly records: () => Iterable<SpreadsheetRow>;
}

/** Names of columns in seven languages, without accents, spaces and periods. */
// prettier-ignore
const COLUMN_NAMES: Readonly<Record<ColumnKind, readonly string[]>> = {
  code: [
    'code', 'datecode', 'datecodes', 'datestamp', 'heatstamp', 'serial', 'serialnumber',
    'codededate', 'codedate', 'numerodeserie', 'codicedata', 'codice', 'seriale',
    'numerodiserie', 'codigo', 'codigodefecha', 'datumscode', 'datencode',
    'seriennummer', '製造番号', 'シリアル', 'シリアルナンバー', 'シリアル番号', 'デートコード',
    '日期码', '编码', '编号', '序列号', '데이트코드', '제조번호', '시리얼넘버',
  ],
  label: [
    'madein', 'label', 'country', 'origin', 'countryoforigin', 'made', 'fabriqueen', 'pays',
    'paysdefabrication', 'origine', 'paese', 'paesediproduzione', 'prodottoin', 'fattoin',
    'pais', 'paisdefabricacion', 'paisdeorigen', 'hechoen', 'fabricadoen', 'origen', 'land',
    'herstellungsland', 'hergestelltin', 'herkunft', '製造国', '生産国', '原産国', '国', '产地',
    '产国', '国家', '原产地', '제조국', '원산지', '국가',
  ],
  name: [
    'name', 'model', 'line', 'item', 'product', 'title', 'style', 'bag', 'description', 'nom',
    'modele', 'ligne', 'article', 'titre', 'produit', 'nome', 'modello', 'linea', 'articolo',
    'titolo', 'prodotto', 'nombre', 'modelo', 'articulo', 'titulo', 'producto', 'modell',
    'artikel', 'titel', 'bezeichnung', 'produkt', '商品名', '商品', '品名', 'モデル', 'ライン',
    '名前', '型号', '款式', '名称', '产品', '모델', '상품명', '제품명',
  ],
};

const columnNames: Readonly<Record<ColumnKind, ReadonlySet<string>>> = {
  code: new Set(COLUMN_NAMES.code.map(fold)),
  label: new Set(COLUMN_NAMES.label.map(fold)),
  name: new Set(COLUMN_NAMES.name.map(fold)),
};

/** How many rows are examined to find out what the columns hold. */
const SAMPLE_ROWS = 40;

/** The maximum length of a quoted cell in characters. A quotation mark that is never closed may just mean inches. */
const MAX_QUOTED_LENGTH = 5000;

/**
 * Parses text that was pasted from a spreadsheet or a CSV file. Columns are recognized by their header, or else by their
 * contents. Returns undefined for any other text. `isCode` tells whether a cell is a code, close to one, or a worn one.
 */
export function parseSpreadsheet(
  text: string,
  isCode: (cell: string) => boolean,
): Spreadsheet | undefined {
  for (const separator of ['\t', ';', ',']) {
    const sample = takeSample(text, separator);
    const [head] = sample;
    if (!head || sample.every(({ cells }) => cells.length < 2)) continue;
    const headerKinds = kindsByHeader(head.cells);
    const hasHeader = headerKinds.includes('code');
    const kinds = hasHeader ? headerKinds : kindsByContent(sample, isCode);
    if (!kinds.includes('code')) continue;
    return {
      header: hasHeader ? head.text : '',
      columns: kinds.map((kind, index) => ({
        heading: hasHeader ? (head.cells[index]?.trim() ?? '') : '',
        kind,
      })),
      records: () => readRecords(text, separator, kinds, hasHeader),
    };
  }
  return undefined;
}

function* readRecords(
  text: string,
  separator: string,
  kinds: readonly (ColumnKind | undefined)[],
  hasHeader: boolean,
): Generator<SpreadsheetRow> {
  let isHeader = hasHeader;
  for (const { cells, text: rowText, start } of parseRows(text, separator)) {
    if (!isHeader) {
      const cellOf = (kind: ColumnKind) => cells[kinds.indexOf(kind)]?.trim();
      const [label, name] = [cellOf('label'), cellOf('name')];
      const isRest = (kind: ColumnKind | undefined) => kind === undefined || kind === 'name';
      const others = hasHeader ? [] : cells.filter((_, index) => isRest(kinds[index]));
      yield {
        // A row without a header that is too short for a code may be anything.
        code: cellOf('code') ?? (hasHeader ? '' : rowText.trim()),
        label: label === '' ? undefined : label,
        name: name === '' ? undefined : name,
        rest: others.join('; ').trim(),
        cells,
        text: rowText,
        start,
      };
    }
    isHeader = false;
  }
}

/** Of several columns with a name of the same kind, the first one counts. */
function kindsByHeader(header: readonly string[]): readonly (ColumnKind | undefined)[] {
  const names = header.map(fold);
  const columns = (['code', 'label', 'name'] as const).map(
    (kind) => [kind, names.findIndex((name) => columnNames[kind].has(name))] as const,
  );
  return names.map((_, index) => columns.find(([, column]) => column === index)?.[0]);
}

/** Without a header there must be exactly one column of codes. Anything else could be prose. */
function kindsByContent(
  sample: readonly RawRow[],
  isCode: (cell: string) => boolean,
): readonly (ColumnKind | undefined)[] {
  const width = Math.max(...sample.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    sample
      .map(({ cells }) => cells[index]?.trim() ?? '')
      // What stands in place of a code tells nothing about the column.
      .filter((cell) => cellSays(cell) === undefined),
  );
  const isLikeCodes = columns.map((cells) => cells.length > 1 && isMostly(cells, isCode));
  // Prices read as codes of digits alone.
  const hasLetters = columns.map(
    (cells, index) => isLikeCodes[index] && isMostly(cells, isLetters),
  );
  const ofCodes = hasLetters.includes(true) ? hasLetters : isLikeCodes;
  if (ofCodes.filter(Boolean).length !== 1) return [];
  const ofLabels = columns.map((cells) => isMostly(cells, (cell) => labelOf(cell) !== undefined));
  const hasLabels = ofLabels.filter(Boolean).length === 1;
  const kinds = columns.map((_, index) =>
    ofCodes[index] ? 'code' : hasLabels && ofLabels[index] ? 'label' : undefined,
  );
  // Of the others, the one with most words names the item.
  const words = columns.map((cells, index) =>
    kinds[index] === undefined ? (cells.join(' ').match(/\p{L}{3,}/gu)?.length ?? 0) : 0,
  );
  const most = Math.max(...words);
  const name = most * 2 > sample.length ? words.indexOf(most) : -1;
  return kinds.map((kind, index) => (index === name ? 'name' : kind));
}

const isLetters = (cell: string) => /\p{L}/u.test(cell);

function isMostly(cells: readonly string[], matches: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(matches).length * 2 > cells.length;
}

interface RawRow {
  readonly cells: readonly string[];
  readonly text: string;
  readonly start: number;
}

function takeSample(text: string, separator: string): readonly RawRow[] {
  const sample: RawRow[] = [];
  for (const row of parseRows(text, separator)) {
    sample.push(row);
    if (sample.length === SAMPLE_ROWS) break;
  }
  return sample;
}

/** Splits a text into rows and cells (RFC 4180): a quoted cell may hold separators and line breaks. */
function* parseRows(text: string, separator: string): Generator<RawRow> {
  const cell = new RegExp(
    `"((?:[^"]|""){0,${MAX_QUOTED_LENGTH}})"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*)`,
    'y',
  );
  let index = 0;
  while (index < text.length) {
    const cells: string[] = [];
    const start = index;
    for (; ; index += 1) {
      cell.lastIndex = index;
      const [match = '', quoted, bare = ''] = cell.exec(text) ?? [];
      cells.push(quoted?.replaceAll('""', '"') ?? bare);
      index += match.length;
      if (text[index] !== separator) break;
    }
    const rowText = text.slice(start, index);
    index += text.startsWith('\r\n', index) ? 2 : 1;
    if (cells.some((content) => content.trim() !== '')) yield { cells, text: rowText, start };
  }
}
