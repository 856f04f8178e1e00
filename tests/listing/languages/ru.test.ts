import { describe } from 'vitest';
import { ru } from '../../../src/listing/languages/ru.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/ru.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/ru.json': 'покупки | квитанция | серийный номер',
  'https://github.com/search?type=code&q="дата-код или серийник"': 'дата код | серийник | штамп | тиснение',
  'https://github.com/search?type=code&q="сделано во Франции"': 'сделано',
  'https://github.com/search?type=code&q="произведено в Италии"': 'произведено',
  'https://github.com/search?type=code&q="страна производства"': 'страна производства',
  'https://github.com/search?type=code&q="год выпуска"': 'год выпуска',
  'https://github.com/search?type=code&q="куплена в 2011 году"': 'куплена',
  'https://github.com/search?type=code&q="нечитаемый штамп"': 'нечитаемый',
};

// prettier-ignore
const TEXTS = {
  'Сделано во Франции, дата-код SP0065': 'SP0065, FR',
  'Итальянское производство, код BC1106': 'BC1106, IT',
  'Страна производства: Германия': 'DE',
  'Произведена в мае 2003 года, дата-код MI0053': 'MI0053, made 2003-05',
  'Дата-код SP1029, неделя 12 2009 года': 'SP1029, made 2009-W12',
  'Куплена в Милане в 2019 году, серийный номер SP1029': 'SP1029, by 2019',
  'Получила в подарок в 2019 году, дата-код SP1029': 'SP1029, by 2019',
  'Есть чек от марта 2019 г., дата-код SP1029': 'SP1029, by 2019-03',
  'Дата-код нечитаем': 'no code: unreadable',
  'Без дата-кода, есть чип': 'no code: none, no code: chip',
  'Куплена в Испании в 2019 году, дата-код SP1029': 'SP1029, by 2019',
  'Не сделано в Испании, дата-код SP1029': 'SP1029',
  'Ремень сделан в Италии, дата-код SP1029': 'SP1029',
  'Сделана из итальянской кожи, дата-код SP1029': 'SP1029',
  'Номер заказа SP1029': '',
};

describe('What listings in Russian state', () => {
  testTexts(ru, SOURCES, TEXTS);
});
