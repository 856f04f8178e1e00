import { describe } from 'vitest';
import { vi } from '../../../src/listing/languages/vi.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/vi.
// prettier-ignore
const SOURCES = {
  'https://vnexpress.net/giai-tri/cach-nhan-dien-tui-louis-vuitton-san-xuat-o-my-4063524.html': 'mã ngày | sản xuất | xuất xứ | năm | tuần | Tây Ban Nha',
  'https://github.com/search?type=code&q="số seri"': 'số seri | số serial',
  'https://github.com/search?type=code&q="mua năm 2015"': 'mua',
  'https://github.com/search?type=code&q="không đọc được"': 'không đọc được',
  'https://github.com/search?type=code&q="có gắn chip"': 'gắn chip',
  'https://github.com/search?type=code&q="mã sản xuất"': 'mã sản xuất',
};

// prettier-ignore
const TEXTS = {
  'Sản xuất tại Pháp, mã ngày SP0065': 'SP0065, FR',
  'Xuất xứ: Tây Ban Nha, số seri CA4057': 'CA4057, ES',
  'Sản xuất tại Ý, số seri BC1106': 'BC1106, IT',
  'Sản xuất tháng 5 năm 2003, số seri MI0053': 'MI0053, made 2003-05',
  'Mã ngày SP1029, tuần 12 năm 2009': 'SP1029, made 2009-W12',
  'Mua năm 2019 ở Milan, mã ngày SP1029': 'SP1029, by 2019',
  'Được tặng năm 2019, mã ngày SP1029': 'SP1029, by 2019',
  'Hóa đơn tháng 3 năm 2019, mã ngày SP1029': 'SP1029, by 2019-03',
  'Mã ngày bị mờ': 'no code: unreadable',
  'Không có mã ngày, có chip': 'no code: none, no code: chip',
  'Mua ở Tây Ban Nha năm 2019, mã ngày SP1029': 'SP1029, by 2019',
  'Không sản xuất tại Tây Ban Nha, mã ngày SP1029': 'SP1029',
  'Mã đơn hàng SP1029': '',
};

describe('What listings in Vietnamese state', () => {
  testTexts(vi, SOURCES, TEXTS);
});
