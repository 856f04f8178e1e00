import type { CommandWords, WornPlace } from '../words.ts';
import { core, grades, standings } from './core.ts';
import { outcomes } from './listing.ts';
import { familyName } from './sources.ts';
import { aside, list, quoted } from './text.ts';

/** The words of the command's text format, in Japanese. */
export const command: CommandWords = {
  fields: {
    date: '製造時期',
    country: '製造国',
    factory: '工場',
    format: '形式',
    standing: '確かさ',
    otherReading: '別の読み',
    note: '注意',
    label: '表記の国',
    error: 'エラー',
    suggestion: '候補',
    worn: '推定',
    code: '番号',
    line: 'モデル',
    style: '型番',
    'existed-by': '入手',
    released: '発売',
    maker: '製造元',
    designer: '設計者',
    'no-code': '番号なし',
    chip: 'ICチップ',
    sign: '手掛かり',
    ask: '質問',
    listing: '説明文',
  },
  standings,
  evidence: grades,
  outcomes,
  quoted,
  question: (words, reason) =>
    `${quoted(words)}とあります。これはこのバッグについての記述ですか。${reason}`,
  blank: '（空欄）',
  worn(dates, place, fitting) {
    const codes = `${fitting}件の番号が当てはまります。`;
    if (dates.length === 0) return `${fitting}件の番号が当てはまりますが、確認例がありません。`;
    const when = dates.length > MAX_DATES ? `${dates.length}通りの時期` : core.either(dates);
    const where = place === undefined ? '' : placeText(place);
    return `${when}${where}。${codes}`;
  },
  tooWorn: '読めない文字が3つ以上あると、当てはまる番号が多すぎます。',
  cell: {
    hasCode: (codes) => `製造番号のほかにも文字があります：${codes.join('、')}。`,
    noCode: '製造番号はないと書かれています。',
    chip: 'ICチップ入りと書かれています。2021年頃から、製造番号の代わりに入っています。',
    found: 'セルの中にある番号',
  },
  undocumentedCandidates: (count) =>
    `ほかに${count}件の番号が当てはまりますが、確認例がありません。`,
  claim: (claim) => `出品者の記載は${claim}です。`,
  noCode: 'この文章に製造番号は見つかりませんでした。',
  family: familyName,
  named: (name, text) => `${name}：${text}`,
  list,
  aside,
  sentence: (text) => `${text}。`,
};

function placeText({ country, isOnly }: WornPlace): string {
  return `。製造国は${country}${isOnly ? 'です' : 'の可能性が最も高いです'}`;
}

/** More dates than this are only counted. */
const MAX_DATES = 4;
