import { prepare } from '../core/prepare.ts';
import { decode, type InvalidResult, type Suggestion } from '../heatstamp.ts';
import type { DecodeContext } from './code-result.ts';

/** A cell that holds something else than a code, or more than that. */
export interface CellResult extends Omit<InvalidResult, 'errorCode'> {
  /** A code among other text, a word that says that there is none, or a chip in its place. */
  readonly errorCode: 'has-code' | 'no-code' | 'chip';
}

/** How people write in a cell that a piece has no code, with small letters and without blanks. */
// prettier-ignore
const NO_CODE = new Set([
  '', '-', '--', '—', '–', '/', 'x', 'n/a', 'n.a', 'na', '#n/a', 'none', 'null', 'nil', 'no', 'nocode', 'nodatecode', 'withoutcode',
  'noserial', 'noserialnumber', 'nonumber', 'unknown',
  'sans', 'sanscode', 'sansdatecode', 'aucun', 'aucuncode', 'pasdecode', 'néant', 'inconnu',
  'なし', '無し', '無', 'ナシ', '番号なし', '製造番号なし', 'シリアルなし', '刻印なし', '不明',
  'keiner', 'keine', 'keincode', 'ohnecode', 'ohne', 'ninguno', 'sincódigo', 'sincodigo', 'nessuno', 'senzacodice', 'geen', 'geencode',
  '없음', '无', '無編碼', '无编码',
]);

/** How they write that it has a chip. */
// prettier-ignore
const CHIP = new Set([
  'chip', 'chipped', 'microchip', 'micro-chip', 'rfid', 'rfidchip', 'nfc', 'nfcchip', 'chiprfid',
  'puce', 'puceélectronique', 'pucerfid', 'micropuce', 'チップ', 'icチップ', 'マイクロチップ', 'rfidチップ', 'ic',
  'mikrochip', '칩', '마이크로칩', '芯片', '晶片',
]);

/** Longer cells are texts: `heatstamp listing` reads those. */
const MAX_LENGTH = 300;

/** No cell holds more codes than a piece has parts. */
const MAX_CODES = 20;

/** What a cell holds that does not read as a code; undefined for anything else. */
export function cellContents(input: string, context: DecodeContext): CellResult | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  const { command } = context.language;
  const word = input
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+$|\s/gu, '');
  const base = { isValid: false, code: prepare(input), suggestions: [], hints: [] } as const;
  const said = (errorCode: CellResult['errorCode'], error: string) => ({
    ...{ ...base, errorCode, error, reason: error },
  });
  if (NO_CODE.has(word)) return said('no-code', command.cell.noCode);
  if (CHIP.has(word)) return said('chip', command.cell.chip);
  const suggestions = codesAmongText(input, context);
  if (suggestions.length === 0) return undefined;
  const error = command.cell.hasCode(suggestions.map(({ code }) => code));
  return { ...said('has-code', error), suggestions };
}

/** A run of letters and digits, or of letters and, after a blank, digits: `SD1013`, `SD 1013`, `1013 SD`. */
const CANDIDATE =
  /(?<![\p{L}\p{N}])(?:[A-Z][A-Z\d] {1,2}\d{4}|\d{3,4} {1,2}[A-Z]{2}|[A-Za-z\d]{5,7})(?![\p{L}\p{N}])/gu;

/** The codes in a cell that also holds something else, each once. */
function codesAmongText(
  input: string,
  { today, language: { core: words, command } }: DecodeContext,
): readonly Suggestion[] {
  const found = new Map<string, Suggestion>();
  // Letters of other scripts may touch a code: `コードSD1013`.
  const text = input.normalize('NFKC').replace(/[^\p{Script=Latin}\p{N}]/gu, ' ');
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const result = decode(candidate, { today, words });
    if (!result.isValid || result.factoryCode === 'N/A') continue;
    if (result.standing === 'undocumented' || found.size >= MAX_CODES) continue;
    const { code, date } = result;
    found.set(code, { code, date, changes: [], text: command.cell.found });
  }
  return [...found.values()];
}
