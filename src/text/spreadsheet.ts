import { fold } from '../core/fold.ts';
import { labelOf } from '../listing/label-of.ts';
import { cellSays } from './cell-words.ts';

/** The kinds of columns that are read. A `date` is one that no header explains. */
type ColumnKind = 'code' | 'label' | 'name' | 'model' | 'bought' | 'made' | 'date';

/** A row of a spreadsheet. */
export interface SpreadsheetRow {
  readonly code: string;
  /** Its other cells that are read, as written there; without blank ones. */
  readonly said: Readonly<Partial<Record<Exclude<ColumnKind, 'code'>, string>>>;
  /** What stands in cells of no kind, and without a header in the item's name. */
  readonly rest: string;
  /** Cells that hold a country or a date alone, where no header says of what. */
  readonly unexplained: readonly string[];
  /** All its cells. */
  readonly cells: readonly string[];
  /** The whole row as it was pasted. */
  readonly text: string;
  /** Where it starts in the pasted text. */
  readonly start: number;
}

/** A column of a spreadsheet. */
export interface SpreadsheetColumn {
  /** Its heading; empty if it has none. */
  readonly heading: string;
  /** What it is read as; undefined for a column that is only kept. */
  readonly kind: ColumnKind | undefined;
  /** Whether it holds countries or dates, but nothing says of what, so that they are not compared. */
  readonly isUncompared?: true;
}

/** Text pasted from a spreadsheet. */
export interface Spreadsheet {
  /** The header row as it was pasted; empty if there is none. */
  readonly header: string;
  readonly columns: readonly SpreadsheetColumn[];
  /** The rows in order, without blank ones. */
  readonly records: () => Iterable<SpreadsheetRow>;
}

/** Names of columns in seven languages, without accents, spaces and punctuation. */
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
    'madein', 'madeinlabel', 'label', 'mentionmadein', 'etiquette', 'MADEIN表記',
    '表記', 'ラベル', 'country', 'origin', 'countryoforigin', 'made', 'fabriqueen', 'pays',
    'paysdefabrication', 'origine', 'paese', 'paesediproduzione', 'prodottoin', 'fattoin',
    'pais', 'paisdefabricacion', 'paisdeorigen', 'hechoen', 'fabricadoen', 'origen', 'land',
    'herstellungsland', 'hergestelltin', 'herkunft', '製造国', '生産国', '原産国', '国', '产地',
    '产国', '国家', '原产地', '제조국', '원산지', '국가',
  ],
  name: [
    'name', 'itemname', 'nomdelarticle', 'アイテム名', 'model', 'line', 'item', 'product', 'title', 'style', 'bag', 'description', 'nom',
    'modele', 'ligne', 'article', 'titre', 'produit', 'nome', 'modello', 'linea', 'articolo',
    'titolo', 'prodotto', 'nombre', 'modelo', 'articulo', 'titulo', 'producto', 'modell',
    'artikel', 'titel', 'bezeichnung', 'produkt', '商品名', '商品', '品名', 'モデル', 'ライン',
    '名前', '型号', '款式', '名称', '产品', '모델', '상품명', '제품명',
  ],
  // Beside the item's name. Without one, it is the name.
  model: [
    'model', 'line', 'modele', 'ligne', 'modello', 'linea', 'modelo', 'modell', 'モデル', 'ライン',
    '型号', '款式', '모델',
  ],
  bought: [
    'bought', 'boughtin', 'boughtorreceived', 'received', 'receivedin', 'acquired', 'purchase',
    'purchased', 'achat', 'achete', 'acheteen', 'achatoureception', 'reception', 'recu', 'acquisto',
    'acquistato', 'compra', 'comprado', 'gekauft', 'kauf', '購入', '購入・入手', '入手', '购买',
    '购入', '구입', '구매일', '구입일',
  ],
  made: [
    'made', 'manufacture', 'manufacturing', 'production', 'fabrication', 'produzione',
    'fabricacion', 'herstellungs', 'produktions', '製造', '生产', '제조년', '제조연도',
  ],
  // A year of whatever: the note says that nothing tells what it is the date of.
  date: ['year', 'annee', 'anno', 'ano', 'jahr', '年', '年式', '年份', '연도'],
};

/** What is left out of a name of the two kinds of dates: that it is a date. */
const DATE_WORDS =
  /^(?:date|year|annee|data|anno|fecha|ano)(?:of|de|di|d)?|(?:date|year|jahr|datum|の?時期|年月|年份?|日期?)$/g;

/** Folded words that name a column of codes or labels only where its cells say so: they may name anything. */
const VAGUE_NAMES: Readonly<Record<'code' | 'label', readonly string[]>> = {
  code: ['number', 'stamp', 'numero', 'nummer', '番号', '刻印'],
  label: ['stamp', 'tag', 'mention', '表示', '刻印'],
};

/** The kinds of columns, each with its names as they are compared. */
const FOLDED_NAMES = (Object.keys(COLUMN_NAMES) as (keyof typeof COLUMN_NAMES)[]).map(
  (kind) => [kind, new Set(COLUMN_NAMES[kind].map(fold))] as const,
);

/** A cell with nothing but a year, or a date with one, in figures or with the name of its month. */
const DATE =
  /^(?:(?:\d{1,2}[\s./-]+){1,2}|(?:\d{1,2}\.? )?\p{L}{3,9}[., ]+(?:\d{1,2}, )?)?(?:19|20)\d\d(?:年(?:\d{1,2}月(?:\d{1,2}日)?)?|(?:[./-]\d{1,2}){1,2})?$/u;

/** No date is longer. */
const LONGEST_DATE = 24;

/** How many rows are examined to find out what the columns hold. */
const SAMPLE_ROWS = 40;

/** The maximum length of a quoted cell in characters. A quotation mark that is never closed may just mean inches. */
const MAX_QUOTED_LENGTH = 5000;

/** What the cells of a column of codes hold. */
export interface CodeCells {
  /** Whether a cell is a code, close to one, or a worn one. */
  readonly isCode: (cell: string) => boolean;
  /** Whether it is a code with letters that published lists name. */
  readonly isListed: (cell: string) => boolean;
}

/**
 * Parses text that was pasted from a spreadsheet or a CSV file. Columns are recognized by their header, or else by their
 * contents. Returns undefined for any other text.
 */
export function parseSpreadsheet(text: string, codeCells: CodeCells): Spreadsheet | undefined {
  for (const separator of ['\t', ';', ',']) {
    const sample = takeSample(text, separator);
    const [head] = sample;
    if (!head || sample.every(({ cells }) => cells.length < 2)) continue;
    // Nobody types a tab: a line with one is a row.
    const fewestIn = (rows: number) => (separator === '\t' && rows === 1 ? 1 : 2);
    const body = contentsOf(sample.slice(1), fewestIn(sample.length - 1));
    const headerKinds = kindsByHeader(head.cells, body, codeCells);
    const hasHeader = headerKinds !== undefined;
    const contents = hasHeader ? body : contentsOf(sample, fewestIn(sample.length));
    const kinds = headerKinds ?? kindsByContent(contents, codeCells);
    if (!kinds.includes('code')) continue;
    return {
      header: hasHeader ? head.text : '',
      columns: kinds.map((kind, index) => ({
        heading: hasHeader ? (head.cells[index]?.trim() ?? '') : '',
        kind,
        ...((kind === undefined || kind === 'date') &&
          isMostly(contents.columns[index] ?? [], isUnexplained) && { isUncompared: true }),
      })),
      records: () => readRecords(text, separator, kinds, hasHeader),
    };
  }
  return undefined;
}

const READ_BESIDE = ['label', 'name', 'model', 'bought', 'made', 'date'] as const;

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
      const said = READ_BESIDE.flatMap((kind) => {
        const cell = cellOf(kind) ?? '';
        return cell === '' ? [] : [[kind, cell] as const];
      });
      // Under a heading that names no kind a bare country or date may be of anything: the column says that it is not compared.
      const isRest = (cell: string, index: number) =>
        hasHeader
          ? kinds[index] === undefined && !isUnexplained(cell.trim())
          : [undefined, 'name'].includes(kinds[index]);
      const others = cells.filter(isRest);
      yield {
        // A row without a header that is too short for a code may be anything.
        code: cellOf('code') ?? (hasHeader ? '' : rowText.trim()),
        said: Object.fromEntries(said),
        rest: others.join('; ').trim(),
        unexplained: others.map((cell) => cell.trim()).filter(isUnexplained),
        cells,
        text: rowText,
        start,
      };
    }
    isHeader = false;
  }
}

/** What the names in a header say of the columns. Of several columns with a name of the same kind, the first one counts. */
function kindsByName(header: readonly string[]): readonly (ColumnKind | undefined)[] {
  const kinds: (ColumnKind | undefined)[] = [];
  for (const name of header.map(fold)) {
    const found = FOLDED_NAMES.find(([kind, names]) => {
      const isDate = kind === 'bought' || kind === 'made';
      return names.has(isDate ? name.replace(DATE_WORDS, '') : name) && !kinds.includes(kind);
    });
    kinds.push(found?.[0]);
  }
  return kinds;
}

/**
 * What a header says of the columns; undefined where the first row is none. Where no name says which column holds the
 * codes, but another name is known, the cells below tell.
 */
function kindsByHeader(
  header: readonly string[],
  body: Contents,
  codeCells: CodeCells,
): readonly (ColumnKind | undefined)[] | undefined {
  const kinds = [...kindsByName(header)];
  const isVague = (kind: keyof typeof VAGUE_NAMES, at: number) =>
    VAGUE_NAMES[kind].includes(fold(header[at] ?? ''));
  if (!kinds.includes('code')) {
    const code = kindsByContent(body, codeCells).indexOf('code');
    const heading = header[code]?.trim() ?? '';
    const isKnown = isVague('code', code) || kinds.some((kind, at) => kind && at !== code);
    if (!isKnown || cellSays(heading) !== undefined || codeCells.isCode(heading)) return undefined;
    kinds[code] = 'code';
  }
  if (!kinds.includes('label')) {
    const label = header.findIndex(
      (_, at) =>
        kinds[at] === undefined &&
        isVague('label', at) &&
        isMostly(body.columns[at] ?? [], isLabel),
    );
    if (label >= 0) kinds[label] = 'label';
  }
  return kinds;
}

/** What some rows hold. */
interface Contents {
  /** The cells of each column, without what stands in place of a code: that tells nothing about the column. */
  readonly columns: readonly (readonly string[])[];
  /** How many rows there are. */
  readonly rows: number;
  /** How many codes a column of codes must have. */
  readonly fewest: number;
}

function contentsOf(rows: readonly RawRow[], fewest: number): Contents {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter((cell) => cellSays(cell) === undefined),
  );
  return { columns, rows: rows.length, fewest };
}

/** Without a header there must be exactly one column of codes. Anything else could be prose. */
function kindsByContent(
  { columns, rows, fewest }: Contents,
  { isCode, isListed }: CodeCells,
): readonly (ColumnKind | undefined)[] {
  const all = columns.map((_, index) => index);
  const mostly = (among: readonly number[], matches: (cell: string) => boolean) =>
    among.filter((index) => isMostly(columns[index] ?? [], matches));
  const likeCodes = mostly(all, isCode).filter((index) => (columns[index]?.length ?? 0) >= fewest);
  // Prices read as codes of digits alone, and stock numbers as codes with rare letters.
  const [code, ...more] = [isLetters, isListed].reduce((among, matches) => {
    const fewer = mostly(among, matches);
    return among.length > 1 && fewer.length > 0 ? fewer : among;
  }, likeCodes);
  if (code === undefined || more.length > 0) return [];
  const kinds = columns.map((_, index): ColumnKind | undefined =>
    index === code ? 'code' : undefined,
  );
  for (const [kind, matches] of [
    ['label', isLabel],
    ['date', isDate],
  ] as const) {
    const [only, ...others] = mostly(all, matches).filter((index) => kinds[index] === undefined);
    if (only !== undefined && others.length === 0) kinds[only] = kind;
  }
  // Of the others, the one with most words names the item.
  const words = columns.map((cells, index) =>
    kinds[index] === undefined ? (cells.join(' ').match(/\p{L}{3,}/gu)?.length ?? 0) : 0,
  );
  const most = Math.max(...words);
  if (most * 2 > rows) kinds[words.indexOf(most)] = 'name';
  return kinds;
}

function isLabel(cell: string): boolean {
  return labelOf(cell) !== undefined;
}

function isUnexplained(cell: string): boolean {
  return isLabel(cell) || isDate(cell);
}

function isDate(cell: string): boolean {
  return cell.length <= LONGEST_DATE && DATE.test(cell);
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
