import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'cjk',
  dateCode: [
    '(?:tc|티씨) ?코드|제조 ?번호|시리얼(?: ?(?:넘버|번호|코드))?|데이트 ?코드|제조 ?코드',
  ],
  stamp: ['각인'],
  dateCodeAfter: ['각인'],

  otherNumbers: [
    '(?:할인 ?코드|쿠폰(?: ?코드)?|우편 ?번호|품번|모델 ?번호|상품 ?(?:번호|코드)|주문 ?번호|전화)[\\s:.#=-]*',
  ],

  styles: ['품번|모델(?: ?번호)?|제품 ?번호'],
  orders: ['주문 ?번호?|송장(?: ?번호)?|운송장(?: ?번호)?|항공편|쿠폰(?: ?코드)?'],
};
