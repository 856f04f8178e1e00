import type { DateWords } from '../date-words.ts';

export const dates: DateWords = {
  script: 'cjk',
  yearSign: ['年'],
  yearSignAfter: ['年'],
  monthSign: ['月'],
  monthSignAfter: ['月'],
  weekSign: ['週目?'],
  weekSignBeforeYear: ['週目?'],
  weekSignAfterShortYear: ['週'],
  ordinalSign: ['第'],
  possessive: ['の'],
  aboutMonth: ['頃|末|日'],
  madeSign: ['製(?!品)'],
  eras: [
    { names: ['昭和|(?<![a-zß-ɏ\\d])s\\.?'], first: 1926, last: 1989 },
    { names: ['平成|(?<![a-zß-ɏ\\d])h\\.?'], first: 1989, last: 2019 },
    { names: ['令和|(?<![a-zß-ɏ\\d])r\\.?'], first: 2019 },
  ],
  firstYear: ['元'],

  making: ['製造(?:年月?日?|時期|日|週)?|生産(?:年月?|時期|日)?|製作|製|作られ|年式|メイドイン'],
  fill: ['は|が|に|の|も|で|年'],
  fillAfter: ['に|の|で'],

  denials: ['ではな'],
  fromCode: ['は|が|で|なので|ですので|から|つまり|の|より|により|にて|(?:製造|生産|原産)国'],

  bought: [
    '修理|リペア|クリーニング|メンテナンス|まで|使用(?!感)|撮影|[製生][造産](?:開始|終了)|購入|買|買っ|入手',
    '頂|いただ|レシート|出品|発売',
  ],
  boughtLink: ['に'],
  boughtStops: '製産',
  boughtDate: ['年|年月|日|時期'],
  otherDated: ['コレクション|限定|発売|出品|発送|展'],
  seasons: ['コレクション|春夏|秋冬'],
  seasonsAfter: ['コレクション'],
  events: ['発送|到着|休業'],
  rangeTo: ['か'],
  about: ['約'],
  aboutAfter: ['頃|ごろ|ころ|前後|あたり|くらい|ぐらい'],
};
