import type { DateWords } from '../date-words.ts';

export const dates: DateWords = {
  script: 'cjk',
  yearSign: ['年'],
  yearSignAfter: ['年'],
  monthSign: ['月'],
  monthSignAfter: ['月'],
  weekSign: ['周'],
  weekSignBeforeYear: ['周'],
  weekSignAfterShortYear: ['周'],
  ordinalSign: ['第'],
  aboutMonth: ['经'],

  making: [
    '生产(?:日期|年份|年月)?|生產(?:日期|年份)?|出厂(?:日期)?|出廠(?:日期)?|制造(?:日期|年份|年月)?|制作|年份',
  ],
  fill: ['为|是|于|於|在'],
  fillAfter: ['在|于'],

  fromCode: ['即|代表|表示|对应|對應|为|是|[产產]地'],

  bought: ['送的|领|购|購|买|買|收到|专柜|專櫃'],
  boughtLink: ['在'],
  boughtStops: '制产產',
  boughtDate: ['年|年月|日期'],
  otherDated: ['系列|限量|专柜'],
  seasons: ['系列'],
  events: ['发货|發貨'],
  about: ['约|大约|大約'],
  aboutAfter: ['前后|左右'],
};
