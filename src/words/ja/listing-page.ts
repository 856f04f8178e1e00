import type { LineVerdict } from '../../core/lines.ts';
import type { Comparison, ListingVerdict } from '../words.ts';

/** The table that compares the seller's claims with the code. */
export const listingTable = {
  title: '出品者の記載と製造番号の比較',
  sellerSays: '出品者の記載',
  codeSays: '製造番号が示す内容',
  verdict: '一致するか',
  claims: { label: '製造国', date: '製造時期', line: 'ライン・モデル' },
  chip: 'ICチップ',
  styleNumber: '型番',
  /** A code has nothing to say about a style number. */
  nothing: 'モデルを表す番号で、製造時期とは関係ありません',
  verdicts: {
    match: '一致',
    possible: 'ありうる',
    conflict: '不一致',
    open: '比較せず',
    agrees: '一致',
    differs: '不一致',
    fits: '矛盾なし',
    'too-early': '発売前',
    'after-end': '廃番後',
    none: '不明',
  } satisfies Readonly<Record<ListingVerdict, string>>,
} as const;

/** The comparison of seller and code in one sentence; empty if there is nothing to compare. */
export function comparisonSentence(
  differing: readonly Comparison[],
  agreeing: readonly Comparison[],
): string {
  const differ = joinNames(
    differing.map(
      ({ claim, sellerSays, codeSays }) =>
        `${CLAIM_NAMES[claim]}（出品者は${sellerSays}、製造番号では${codeSays}）`,
    ),
  );
  const agree = joinNames(agreeing.map(({ claim }) => CLAIM_NAMES[claim]));
  if (differ !== '' && agree !== '')
    return `出品者の記載と製造番号は、${differ}が食い違い、${agree}は一致しています。`;
  if (differ !== '') return `出品者の記載と製造番号は、${differ}が食い違っています。`;
  return agree === '' ? '' : `出品者の記載と製造番号は、${agree}が一致しています。`;
}

const CLAIM_NAMES: Readonly<Record<Comparison['claim'], string>> = {
  label: '製造国',
  date: '製造時期',
  line: 'モデル',
};

function joinNames(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.join(unique.length > 2 ? '、' : 'と');
}

/** The answer to a text without a code. */
export const noCode = {
  title: '製造番号が見つかりません',
  message: 'この文章に製造番号は見つかりませんでした。ただし、見落としているかもしれません。',
  styleNumber: (numbers: readonly string[]) =>
    `${joinNames(numbers)}は型番のようです。型番はレシートや値札にある商品の番号で、モデルを表します。製造番号は、バッグの内側に刻印されています。`,
  help: '製造番号の写真を出品者に頼んでみてください。革タグか内側に刻印されています。数字3〜4桁で、多くは前か後ろにアルファベット2文字が付きます（AR2126など）。',
  reset: 'もう一度試す',
} as const;

/** The line check, beside the label check. */
export const lineCheck = {
  question: 'どのモデルですか？',
  none: 'モデルを選ぶ',
  verdicts: {
    fits: 'すでに発売されていたモデル',
    'too-early': 'モデル発売前の製造時期',
    'after-end': 'モデル廃番後の製造時期',
    none: '判定できません',
  } satisfies Readonly<Record<LineVerdict, string>>,
  /** It was introduced before there were codes. */
  always: 'どの年の製造番号とも合います',
  otherYears: 'ほかの資料：',
  sources: '出典：',
} as const;
