import type { DateWords } from '../date-words.ts';

export const dates: DateWords = {
  script: 'cjk',
  yearSign: ['년'],
  monthSign: ['월'],
  weekSign: ['번째 주|주차?'],
  weekSignBeforeYear: ['주차?'],
  weekSignAfterShortYear: ['번째 주|주차'],

  making: [
    '제조(?:일자?|년도|연도|년월|연월|시기)?|생산(?:일자?|년도|연도|시기|연월)?|만들어진|연식',
  ],

  fromCode: ['제조국|원산지'],

  bought: ['수선|수리|구매|구입|매입'],
  boughtLink: ['에'],
  otherDated: ['출시|한정'],
  events: ['배송|발송'],
  about: ['약 ?|대략 ?'],
  aboutAfter: ['년?(?: ?경|쯤| ?무렵)'],
};
