import { describe } from 'vitest';
import { tr } from '../../../src/listing/languages/tr.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/tr.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/tr.json': 'satın alma | fatura | seri numarası',
  'https://github.com/search?type=code&q="Fransa\'da üretilmiştir"': 'üretilmiştir',
  'https://github.com/search?type=code&q="Fransız yapımı"': 'yapımı',
  'https://github.com/search?type=code&q="Menşei: Türkiye"': 'menşei',
  'https://github.com/search?type=code&q="satın aldım"': 'satın aldım',
  'https://github.com/search?type=code&q="mikroçipli"': 'mikroçip | mikroçipli',
};

// prettier-ignore
const TEXTS = {
  'Fransa\'da üretilmiştir, tarih kodu SP0065': 'SP0065, FR',
  'Fransız yapımı, seri no SP0065': 'SP0065, FR',
  'Menşei: Almanya': 'DE',
  'Üretim tarihi: Mayıs 2003, seri numarası MI0053': 'MI0053, made 2003-05',
  'Seri no SP1029, 2009 yılının 12. haftası': 'SP1029, made 2009-W12',
  '2019 yılında Milano\'da satın aldım, seri no SP1029': 'SP1029, by 2019',
  '2019\'da hediye geldi, seri no SP1029': 'SP1029, by 2019',
  'Faturası Mart 2019, seri no SP1029': 'SP1029, by 2019-03',
  'Tarih kodu okunmuyor': 'no code: unreadable',
  'Tarih kodu yok, mikroçipli': 'no code: none, no code: chip',
  '2019 yılında İspanya\'da aldım, seri no SP1029': 'SP1029, by 2019',
  'Sipariş no SP1029': '',
  'İtalyan derisi, seri no SP1029': 'SP1029',
};

describe('What listings in Turkish state', () => {
  testTexts(tr, SOURCES, TEXTS);
});
