import type { MessageWords } from '../words.ts';
import { core, labelName } from './core.ts';
import { listing } from './listing.ts';
import { modelPlaces } from './pages/where-to-look.ts';
import { quoted } from './text.ts';

/** Ready-made sentences: for a buyer to send to a seller, for a seller to put into a listing. */
export const messages: MessageWords = {
  opening: 'はじめまして。購入を検討しており、お伺いしたいことがあります。',
  closing: 'お手数ですが、よろしくお願いいたします。',
  bullet: '・',
  asks: {
    code: ({ model }) =>
      model === undefined
        ? '製造番号（シリアル）の鮮明な写真を見せていただけますか。ポケットの中の革タグや裏地に刻印されていることが多いです。'
        : `製造番号（シリアル）の鮮明な写真を見せていただけますか。${modelPlaces[model].name}の場合の位置：${modelPlaces[model].text}`,
    'label-photo': () => 'MADE IN表記の鮮明な写真を見せていただけますか。',
    bought: () => '購入または入手された時期を教えていただけますか。レシートはありますか。',
    when: () => '購入または入手された時期を教えていただけますか。',
    receipt: () => '購入時のレシートの写真を見せていただけますか。',
    model: () => '正確なモデル名とラインを教えていただけますか。',
    label: ({ label, countries }) =>
      `MADE IN表記は${labelName(label)}とのことですが、製造番号のアルファベットは${core.either(countries.map((id) => core.places[id]))}を表します。修理や裏地の張り替えをされたことはありますか。MADE IN表記の写真も見せていただけますか。`,
    time: ({ stated, date }) =>
      `${listing.time(stated)}とのことですが、製造番号は${core.date(date)}を表します。時期と製造番号をもう一度ご確認いただけますか。`,
    gap: ({ stated, date, years }) =>
      `${listing.time(stated)}に入手されたとのことですが、製造番号が表すのは${core.date(date)}で、その${years}年前です。新品だったのか中古だったのか、おわかりでしたら教えていただけますか。`,
    age: ({ stated, date }) =>
      `ご記載の年数では${listing.time(stated)}以前の品となりますが、製造番号は${core.date(date)}を表します。年数と製造番号をもう一度ご確認いただけますか。`,
    line: ({ names, date }) =>
      `製造番号は${core.date(date)}を表しますが、${names.ja}について公表されている時期と合いません。モデルと製造番号をもう一度ご確認いただけますか。`,
    quote: ({ stated, date, countries }) =>
      `${quoted(stated)}とありますが、このバッグについての記載でしょうか。製造番号は${countries ? core.either(countries.map((id) => core.places[id])) : core.date(date)}を表します。`,
    chip: () => 'ICチップ入りとのことですが、どのように確認されましたか。',
    'receipt-style': () => 'レシートの写真を、日付と型番が分かるようにお送りいただけますか。',
    'chip-film': () => 'ICチップをスマートフォンで読み取る様子を、動画でお送りいただけますか。',
    photos: () => '内側の刻印、内装、金具がはっきり写った写真をお送りいただけますか。',
  },
  listingLine: ({ code, date, country, worn }) =>
    `製造番号${worn === undefined ? code : `${worn}（「?」は読み取れません）。${code}だとすれば`}：${date}${country === undefined ? '' : `、${country}製`}`,
};

/** The toasts after a text was copied, or was not. */
export const copyToasts = {
  copied: { title: 'コピーしました', description: 'メッセージや商品説明に貼り付けてください。' },
  notCopied: {
    title: 'コピーできませんでした',
    description: 'ブラウザがコピーを許可していません。下の文章を選択してコピーしてください。',
  },
} as const;
