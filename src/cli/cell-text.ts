/** How databases write that a cell has no value. */
const NO_VALUE = /^\s*(?:\\N|NULL)\s*$/;

/** How spreadsheets and exports keep a code a text: `="SD1013"`, `"SD1013"`, `'SD1013`. */
const PROTECTED = /^\s*(?:=?"([^"]*)"\s*|'([^'"]*))$/;

/**
 * What a cell says, without what only protects it.
 *
 * @example
 * ['="SD1013"', "'SD1013", '\\N', 'SD1013'].map(cellText) // => ["SD1013","SD1013","","SD1013"]
 */
export function cellText(cell: string): string {
  if (NO_VALUE.test(cell)) return '';
  if (!/["']/.test(cell)) return cell;
  const match = PROTECTED.exec(cell.replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, ''));
  return match ? (match[1] ?? match[2] ?? '') : cell;
}

/** Whether a cell has no value. */
export function isBlank(cell: string): boolean {
  return cellText(cell).trim() === '';
}
