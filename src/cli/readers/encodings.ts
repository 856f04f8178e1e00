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

/** The encodings to try first on text that is not UTF-8: they have rules that other bytes break. */
const CANDIDATES = ['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5'] as const;

/** Characters that are frequent in texts of the encoding, and that bytes of another one seldom give. */
const USUAL: Readonly<Record<(typeof CANDIDATES)[number], RegExp>> = {
  shift_jis: /[\p{sc=Hira}\p{sc=Kana}ー番号商品名管理価格製造国年月日在庫型状態色]/gu,
  'euc-jp': /[\p{sc=Hira}\p{sc=Kana}ー番号商品名管理価格製造国年月日在庫型状態色]/gu,
  'euc-kr': /\p{sc=Hang}/gu,
  // The 100 most frequent characters, and words of stock lists.
  gb18030:
    /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身编码包品名颜色价格款成色数量法国]/gu,
  big5: /[的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身編碼包品名顏色價格款數量]/gu,
};

/** The share of usual characters from which a text counts as one. It is low, since names of goods are short and unusual. */
const ENOUGH = 0.08;

/**
 * The encoding in which bytes, whose last character may be cut, are valid and look like a text; undefined if there is none.
 * In the languages of most encodings here, characters beyond ASCII come in runs. A single one among Latin letters is an accent in
 * another encoding.
 *
 * @example
 * recognizeEncoding(Uint8Array.of(0x8a, 0xc7, 0x97, 0x9d, 0x83, 0x6f, 0x83, 0x62, 0x83, 0x4f)) // => "shift_jis"
 */
export function recognizeEncoding(bytes: Uint8Array): string | undefined {
  const scores = CANDIDATES.map((encoding) => ({ encoding, score: scoreOf(bytes, encoding) }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  if (best && best.score >= ENOUGH) return best.encoding;
  return isWestern(bytes) ? WESTERN : undefined;
}

/** What Excel writes as plain CSV in western Europe and America. */
const WESTERN = 'windows-1252';

/** Whether the bytes beyond ASCII stand singly or in pairs among Latin letters. Every byte is a character there, so that is all to go by. */
function isWestern(bytes: Uint8Array): boolean {
  const text = new TextDecoder(WESTERN).decode(bytes);
  const accents = text.match(/[^\0-\x7f]+/g) ?? [];
  const single = accents.filter((run) => run.length <= 2).length;
  const beside = text.match(/(?<=[a-z])[À-ÿŒœŠšŽžŸ]|[À-ÿŒœŠšŽžŸ](?=[a-z])/gi)?.length ?? 0;
  return !/[\x81\x8d\x8f\x90\x9d]/.test(text) && beside > 0 && single / accents.length >= 0.8;
}

function scoreOf(bytes: Uint8Array, encoding: (typeof CANDIDATES)[number]): number {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return 0;
  }
  const wide = text.match(/[^\0-\x7f]+/gu) ?? [];
  const all = wide.join('');
  const inRuns = wide.filter((run) => run.length > 1).join('').length;
  if (all.length === 0 || inRuns / all.length < 0.8 || /[\uE000-\uF8FF]/.test(all)) return 0;
  return (all.match(USUAL[encoding])?.length ?? 0) / all.length;
}
