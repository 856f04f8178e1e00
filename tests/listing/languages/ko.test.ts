import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in Korean', () => {
  testLanguage('ko', {
    labels: {
      '프랑스 제조': 'FR',
      '원산지: 스페인': 'ES',
      한국: 'KR',
      홍콩: 'HK',
    },
    noLabels: ['프랑스 또는 스페인 제조'],
    dates: ['제조년도: 2004년'],
    noClaims: [
      '제조번호 AR0036, 2018년 3월에 구매',
      '제조번호 AR0036, 2018년 3월 수선함',
      'CA1025 더스트백은 인도 제조',
    ],
  });
});
