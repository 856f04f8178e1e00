/** Names of encodings in Python, Java and Windows that the Encoding Standard does not have. */
const NAMES: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gbk',
  ms936: 'gbk',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  cp950: 'big5',
  ms950: 'big5',
  cp65001: 'utf-8',
  'utf-8-sig': 'utf-8',
  'utf-16-le': 'utf-16le',
  'utf-16-be': 'utf-16be',
  'latin-1': 'windows-1252',
  'mac-roman': 'macintosh',
};

/**
 * An encoding by its name in the Encoding Standard.
 *
 * @example
 * ['cp932', 'UTF_8_sig', 'euc_jp', 'shift_jis'].map(encodingName) // => ["shift_jis","utf-8","euc-jp","shift_jis"]
 */
export function encodingName(given: string): string {
  const name = given.toLowerCase().replaceAll('_', '-');
  const known = NAMES[name] ?? name;
  // The standard has this one with either.
  return known === 'shift-jis' ? 'shift_jis' : known;
}
