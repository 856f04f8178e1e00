import { describe } from 'vitest';
import { th } from '../../../src/listing/languages/th.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/veer66/wordcut/tree/master/data.
// prettier-ignore
const SOURCES = {
  'https://style.katexoxo.com/วิธีอ่าน-date-code-louis-vuitton/': 'รหัส | ปั๊ม | ผลิต | ประทับ',
  'https://moppetbrandname.com/en/content/13882/วิธีอ่าน-date-code-lv-ฉบับมือใหม่': 'ปั้ม | วันที่ผลิต',
  'https://www.chicpreowned.com/th/guides/how-to-authenticate-bottega-veneta': 'เลขซีเรียล | พร่ามัว',
  'https://github.com/Dolibarr/dolibarr/blob/develop/htdocs/langs/th_TH/productbatch.lang': 'หมายเลขซีเรียล | ซีเรียล | วันผลิต',
  'https://github.com/search?type=code&q="มีไมโครชิพ"': 'ไมโครชิพ',
  'https://github.com/search?type=code&q="ใบเสร็จ"': 'ใบเสร็จ',
  'https://github.com/search?type=code&q="อ่านไม่ออก"': 'อ่านไม่ออก',
};

// prettier-ignore
const TEXTS = {
  'ผลิตที่ฝรั่งเศส date code SP0065': 'SP0065, FR',
  'ผลิตในประเทศอิตาลี รหัส BC1106': 'BC1106, IT',
  'ประเทศที่ผลิต: เยอรมนี': 'DE',
  'ผลิตเดือนพฤษภาคม 2003 date code MI0053': 'MI0053, made 2003-05',
  'ผลิตเดือนพฤษภาคม 2546 date code MI0053': 'MI0053, made 2003-05',
  'date code SP1029 สัปดาห์ที่ 12 ปี 2009': 'SP1029, made 2009-W12',
  'ปีที่ผลิต 2552 date code SP1029': 'SP1029, made 2009',
  'ซื้อเมื่อปี 2562 date code SP1029': 'SP1029, by 2019',
  'ซื้อที่สเปน พ.ศ. 2562 date code SP1029': 'SP1029, by 2019',
  'ใบเสร็จ มี.ค. 2562 date code SP1029': 'SP1029, by 2019-03',
  'date code อ่านไม่ออก': 'no code: unreadable',
  'ไม่มี date code มีไมโครชิพ': 'no code: none, no code: chip',
  'ไม่ได้ผลิตที่สเปน date code SP1029': 'SP1029',
  'สายสะพายผลิตที่อิตาลี date code SP1029': 'SP1029',
  'หมายเลขคำสั่งซื้อ SP1029': '',
};

describe('What listings in Thai state', () => {
  testTexts(th, SOURCES, TEXTS);
});
