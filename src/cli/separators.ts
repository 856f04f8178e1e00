/** The separators that spreadsheets write. Any of them is recognized; others must be given. */
export const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];
