import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in Chinese', () => {
  testLanguage('zh', {
    labels: {
      法国制造: 'FR',
      '產地：西班牙': 'ES',
    },
    noLabels: [
      '法国或西班牙制造',
      '法国或者西班牙制造',
      '法国或是西班牙制造',
      '法国和西班牙制造',
      '不是法国制造',
    ],
    dates: ['生产日期：2004年'],
    noClaims: [
      '编码AR0036。2018年3月朋友送的',
      '没有法国制造字样 编码CA1025',
      'CA1025 防尘袋印度制造',
    ],
  });
});
