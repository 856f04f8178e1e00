import { describe } from 'vitest';
import { id } from '../../../src/listing/languages/id.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/hermitdave/FrequencyWords/blob/master/content/2018/id/id_full.txt.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/id-ID.json': 'dibeli | resi | nomor seri | pembelian',
  'https://github.com/search?type=code&q="buatan Prancis"': 'buatan',
  'https://github.com/search?type=code&q="dibuat di Italia"': 'dibuat',
  'https://github.com/search?type=code&q="kode produksi"': 'kode produksi',
  'https://github.com/search?type=code&q="tidak terbaca"': 'tidak terbaca',
};

// prettier-ignore
const TEXTS = {
  'Buatan Prancis, kode tanggal SP0065': 'SP0065, FR',
  'Dibuat di Italia, nomor seri BC1106': 'BC1106, IT',
  'Negara asal: Jerman': 'DE',
  'Diproduksi Mei 2003, nomor seri MI0053': 'MI0053, made 2003-05',
  'Nomor seri SP1029, minggu ke-12 tahun 2009': 'SP1029, made 2009-W12',
  'Dibeli tahun 2019 di Milan, nomor seri SP1029': 'SP1029, by 2019',
  'Kado tahun 2019, nomor seri SP1029': 'SP1029, by 2019',
  'Nota pembelian Maret 2019, nomor seri SP1029': 'SP1029, by 2019-03',
  'Nomor seri tidak terbaca': 'no code: unreadable',
  'Tidak ada nomor seri, pakai microchip': 'no code: none, no code: chip',
  'Beli di Spanyol tahun 2019, nomor seri SP1029': 'SP1029, by 2019',
  'Bukan buatan Spanyol, nomor seri SP1029': 'SP1029',
  'Tali buatan Italia, nomor seri SP1029': 'SP1029',
  'Nomor pesanan SP1029': '',
};

describe('What listings in Indonesian state', () => {
  testTexts(id, SOURCES, TEXTS);
});
