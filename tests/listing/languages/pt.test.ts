import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

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
