/** How people write in a cell that a piece has no code, with small letters and without blanks. */
// prettier-ignore
const NO_CODE = new Set([
  '', '-', '--', '—', '–', '/', 'x', 'n/a', 'n.a', 'na', '#n/a', 'none', 'null', 'nil', 'no', 'nocode', 'nodatecode', 'withoutcode',
  'noserial', 'noserialnumber', 'nonumber', 'unknown', 'missing',
  'sans', 'sanscode', 'sansdatecode', 'aucun', 'aucuncode', 'pasdecode', 'néant', 'inconnu', 'manquant',
  'なし', '無し', '無', 'ナシ', '番号なし', '製造番号なし', 'シリアルなし', '刻印なし', '記載なし', '不明',
  'keiner', 'fehlt', 'keine', 'keincode', 'ohnecode', 'ohne', 'ninguno', 'sincódigo', 'sincodigo', 'nessuno', 'senzacodice', 'geen', 'geencode',
  '없음', '无', '無編碼', '无编码',
]);

/** How they write that it has a chip. */
// prettier-ignore
const CHIP = new Set([
  'chip', 'chipped', 'microchip', 'micro-chip', 'rfid', 'rfidchip', 'nfc', 'nfcchip', 'chiprfid',
  'puce', 'puceélectronique', 'pucerfid', 'micropuce', 'チップ', 'icチップ', 'マイクロチップ', 'rfidチップ', 'ic',
  'mikrochip', '칩', '마이크로칩', '芯片', '晶片',
]);

/** The longest word that such a cell has, with room for blanks and full stops. A whole text would take long to fold. */
const LONGEST_CELL = 40;

/**
 * What the cell of a code says in place of one: that there is none, or that a chip is inside.
 *
 * @example
 * cellSays('n/a') // => "no-code"
 * cellSays('Microchip') // => "chip"
 */
export function cellSays(cell: string): 'no-code' | 'chip' | undefined {
  if (cell.length > LONGEST_CELL) return undefined;
  const word = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+$|\s/gu, '');
  if (NO_CODE.has(word)) return 'no-code';
  return CHIP.has(word) ? 'chip' : undefined;
}
