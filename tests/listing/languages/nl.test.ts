import { describe } from 'vitest';
import { testLanguage } from '../language.ts';
import { nl } from '../../../src/listing/languages/nl.ts';
import { testTexts } from '../stated.ts';

describe('Listings in Dutch', () => {
  testLanguage('nl', {
    labels: {
      'Gemaakt in Frankrijk': 'FR',
      'gemaakt in de Verenigde Staten': 'US',
      'Gemaakt in de VS': 'US',
      'vervaardigd in Italië': 'IT',
      'in Spanje gemaakt': 'ES',
      'Land van herkomst: Spanje': 'ES',
      'geproduceerd in het Verenigd Koninkrijk': 'GB',
      'Franse makelij': 'FR',
      Duitsland: 'DE',
    },
    noLabels: [
      'niet gemaakt in Frankrijk',
      'gemaakt in Frankrijk of Spanje',
      'riem gemaakt in Italië',
      'gekocht in Frankrijk',
      'gemaakt met liefde',
      'Frans leer',
    ],
    noClaims: [
      'Niet gemaakt in Frankrijk. Code CA1025',
      'Geen “gemaakt in Frankrijk” stempel. CA1025',
      'CA1025 zonder stempel gemaakt in Frankrijk',
      'Gemaakt in Frankrijk ontbreekt. CA1025',
      'Schouderriem gemaakt in Italië, CA1025',
      'Doos: gemaakt in Spanje. CA1025',
      'In Frankrijk gekocht, CA1025',
      'Gemaakt van leer, gekocht in Frankrijk. CA1025',
      'De tas is niet gemaakt in 2004. CA1025',
      'gemaakt in Franstalig gebied, CA1025',
    ],
  });
});

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/nl.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/nl.json': 'gekocht | aankoopdatum | factuur | garantie | verkocht',
  'https://github.com/search?type=code&q="gemaakt in Frankrijk"': 'gemaakt',
  'https://github.com/search?type=code&q="productiejaar"': 'productiejaar',
  'https://github.com/search?type=code&q="productiedatum"': 'productiedatum',
  'https://github.com/search?type=code&q="aankoopbon"': 'aankoopbon',
  'https://github.com/search?type=code&q="herkomstland"': 'herkomstland',
  'https://github.com/search?type=code&q="kortingscode"': 'kortingscode',
  'https://github.com/search?type=code&q="productieland"': 'productieland',
  'https://stallingzeker.nl/szcaravanverzekering/leeftijd-van-de-caravan/': 'bouwjaar | productienummer',
};

// prettier-ignore
const TEXTS = {
  'Gemaakt in Frankrijk, datumcode SP0065': 'SP0065, FR',
  'Van Franse makelij, serienummer VI0956': 'VI0956, FR',
  'Herkomstland: Duitsland': 'DE',
  'In mei 2003 gemaakt, datumcode MI0053': 'MI0053, made 2003-05',
  'Datumcode SP1029: week 12 van 2009': 'SP1029, made 2009-W12',
  'Uit de jaren tachtig, stempel 883 TH': '883 TH, made 1980-01-01 to 1989-12-31',
  'Gekocht in 2019 in Milaan, datumcode SP1029': 'SP1029, by 2019',
  'Cadeau gekregen in 2019, datumcode SP1029': 'SP1029, by 2019',
  'Aankoopbewijs van maart 2019, datumcode SP1029': 'SP1029, by 2019-03',
  'Gerepareerd in 2019, datumcode SP1029': 'SP1029, by 2019',
  'In mijn bezit sinds 2019, datumcode SP1029': 'SP1029, by 2019',
  'Uit de collectie van 2009, datumcode SP1029': 'SP1029, released 2009',
  'Datumcode onleesbaar': 'no code: unreadable',
  'Geen datumcode, wel een microchip': 'no code: none, no code: chip',
  'Gekocht in Spanje in 2019, datumcode SP1029': 'SP1029, by 2019',
  'Niet gemaakt in Spanje, datumcode SP1029': 'SP1029',
  'Schouderriem gemaakt in Italië, datumcode SP1029': 'SP1029',
  'Gemaakt van Italiaans leer, datumcode SP1029': 'SP1029',
  'Foto van 2019, datumcode SP1029': 'SP1029',
  'Bestelnummer SP1029': '',
  'Heel goed, bon état, 2019. Datumcode SP1029': 'SP1029',
};

describe('What listings in Dutch state', () => {
  testTexts(nl, SOURCES, TEXTS);
});
