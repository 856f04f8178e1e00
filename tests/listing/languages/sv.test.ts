import { describe } from 'vitest';
import { sv } from '../../../src/listing/languages/sv.ts';
import { testTexts } from '../stated.ts';

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/sv.
// prettier-ignore
const SOURCES = {
  'https://stillinfashion.com/serial-code-is-date-code': 'datumkoder',
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/sv.json': 'köpt | inköpsdatum | kvitto | serienummer | såld',
  'https://github.com/Dolibarr/dolibarr/blob/develop/htdocs/langs/sv_SE/products.lang': 'ursprungsland | faktura',
  'https://github.com/search?type=code&q="tillverkad i Frankrike"': 'tillverkad',
  'https://github.com/search?type=code&q="tillverkningsår"': 'tillverkningsår',
};

// prettier-ignore
const TEXTS = {
  'Tillverkad i Frankrike, datumkod SP0065': 'SP0065, FR',
  'Fransk tillverkning. Serienummer VI0956': 'VI0956, FR',
  'Tillverkad i maj 2003, datumkod MI0053': 'MI0053, made 2003-05',
  'Datumkod SP1029, vecka 12, 2009': 'SP1029, made 2009-W12',
  'Köpt 2019 i Milano. Datumkod SP1029': 'SP1029, by 2019',
  'Fick den i present 2019, datumkod SP1029': 'SP1029, by 2019',
  'Kvitto från mars 2019, datumkod SP1029': 'SP1029, by 2019-03',
  'Ursprungsland: Italien': 'IT',
  'Datumkoden är oläslig': 'no code: unreadable',
  'Ingen datumkod, den har mikrochip': 'no code: none, no code: chip',
  'Köpt i Spanien 2019, datumkod SP1029': 'SP1029, by 2019',
  'Inte tillverkad i Spanien, datumkod SP1029': 'SP1029',
  'Axelrem tillverkad i Italien, datumkod SP1029': 'SP1029',
  'Gjord av italienskt läder, datumkod SP1029': 'SP1029',
  'Rabattkod SP1029': '',
};

describe('What listings in Swedish state', () => {
  testTexts(sv, SOURCES, TEXTS);
});
