import { describe } from 'vitest';
import { pl } from '../../../src/listing/languages/pl.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/pl.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/pl.json': 'zakup | paragon | numer seryjny',
  'https://github.com/search?type=code&q="Wyprodukowano w Polsce"': 'wyprodukowano',
  'https://github.com/search?type=code&q="wyprodukowana w"': 'wyprodukowana',
  'https://github.com/search?type=code&q="kraj pochodzenia"': 'kraj pochodzenia',
  'https://github.com/search?type=code&q="nieczytelny"': 'nieczytelny',
  'https://github.com/search?type=code&q="z chipem NFC"': 'z chipem',
};

// prettier-ignore
const TEXTS = {
  'Wyprodukowano we Francji, kod daty SP0065': 'SP0065, FR',
  'Włoska produkcja, kod BC1106': 'BC1106, IT',
  'Kraj pochodzenia: Niemcy': 'DE',
  'Wyprodukowana w maju 2003 r., numer seryjny MI0053': 'MI0053, made 2003-05',
  'Kod daty SP1029, tydzień 12 2009': 'SP1029, made 2009-W12',
  'Kupiona w Mediolanie w 2019 roku, kod daty SP1029': 'SP1029, by 2019',
  'Dostałam w prezencie w 2019 roku, kod daty SP1029': 'SP1029, by 2019',
  'Paragon z marca 2019, kod daty SP1029': 'SP1029, by 2019-03',
  'Kod daty nieczytelny': 'no code: unreadable',
  'Bez kodu daty, ma chip': 'no code: none, no code: chip',
  'Kupiona w Hiszpanii w 2019 roku, kod daty SP1029': 'SP1029, by 2019',
  'Nie wyprodukowano w Hiszpanii, kod daty SP1029': 'SP1029',
  'Pasek wykonany we Włoszech, kod daty SP1029': 'SP1029',
  'Wykonana z włoskiej skóry, kod daty SP1029': 'SP1029',
  'Numer zamówienia SP1029': '',
};

describe('What listings in Polish state', () => {
  testTexts(pl, SOURCES, TEXTS);
});
