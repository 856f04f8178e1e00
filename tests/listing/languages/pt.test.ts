import { describe } from 'vitest';
import { testLanguage } from '../language.ts';
import { pt } from '../../../src/listing/languages/pt.ts';
import { testTexts } from '../stated.ts';

describe('Listings in Portuguese', () => {
  testLanguage('pt', {
    labels: {
      'Fabricado na França': 'FR',
      'Feito no Brasil': 'BR',
      'Feita em Espanha': 'ES',
      'Produzido nos Estados Unidos': 'US',
      'Fabricado em EUA': 'US',
      'País de origem: Itália': 'IT',
      'fabricação francesa': 'FR',
      Alemanha: 'DE',
      Suíça: 'CH',
      Canadá: 'CA',
    },
    noLabels: [
      'não fabricado na França',
      'feito na França ou na Espanha',
      'alça feita na Itália',
      'comprado na França',
      'feito à mão',
      'couro francês',
    ],
    noClaims: [
      'Não fabricado na França. Code CA1025',
      'CA1025. Sem etiqueta “fabricado na França”',
      'Fabricado na França ausente. CA1025',
      'Alça feita na Itália, CA1025',
      'Caixa: fabricada na Espanha. CA1025',
      'Comprado na França, CA1025',
      'Feito de couro, comprado na França. CA1025',
      'Adquirida em Portugal, CA1025',
      'O cadeado foi feito na França, CA1025',
      'não foi feito em 2004. CA1025',
    ],
  });
});

// Countries, months and weeks are those of Unicode's CLDR, https://github.com/unicode-org/cldr-json; every other word stands in
// https://github.com/wooorm/dictionaries/tree/main/dictionaries/pt.
// prettier-ignore
const SOURCES = {
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/pt-PT.json': 'comprado | recibo | vendido | número de série | data de compra',
  'https://github.com/sysadminsmedia/homebox/blob/main/frontend/locales/pt-BR.json': 'número serial | modelo',
  'https://www.how.com.vn/todo/pt/Identificar-Bolsas-Louis-Vuitton-Falsas': 'código de data | carimbo | fabricada | bolsa | semana | ano',
  'https://wishlistbrecho.com.br/dicas-de-autenticidade': 'país de origem | original | fabricados',
  'https://github.com/search?type=code&q="Fabricado na França"': 'fabricado',
  'https://github.com/search?type=code&q="código de fabricação"': 'código de fabricação',
  'https://github.com/search?type=code&q="confeccionada em"': 'confeccionada',
};

// prettier-ignore
const TEXTS = {
  'Fabricada na França, código de data SP0065': 'SP0065, FR',
  'Fabricação francesa, número de série VI0956': 'VI0956, FR',
  'País de origem: Alemanha': 'DE',
  'Feita em maio de 2003, código de data MI0053': 'MI0053, made 2003-05',
  'Código de data SP1029: semana 12 de 2009': 'SP1029, made 2009-W12',
  'Comprada em 2019 em Milão, código de data SP1029': 'SP1029, by 2019',
  'Ganhei de presente em 2019, código de data SP1029': 'SP1029, by 2019',
  'Nota fiscal de março de 2019, código de data SP1029': 'SP1029, by 2019-03',
  'Consertada em 2019, código de data SP1029': 'SP1029, by 2019',
  'Tenho desde 2019, código de data SP1029': 'SP1029, by 2019',
  'Da coleção de 2009, código de data SP1029': 'SP1029, released 2009',
  'Código de data ilegível': 'no code: unreadable',
  'Sem código de data, tem microchip': 'no code: none, no code: chip',
  'Comprada na Espanha em 2019, código de data SP1029': 'SP1029, by 2019',
  'Não foi fabricada na Espanha, código de data SP1029': 'SP1029',
  'Alça feita na Itália, código de data SP1029': 'SP1029',
  'Feita de couro italiano, código de data SP1029': 'SP1029',
  'Foto de 2019, código de data SP1029': 'SP1029',
  'Número do pedido SP1029': '',
  'A loja tem 20 anos, código de data SP1029': 'SP1029',
};

describe('What listings in Portuguese state', () => {
  testTexts(pt, SOURCES, TEXTS);
});
