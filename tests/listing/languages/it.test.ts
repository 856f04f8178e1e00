import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in Italian', () => {
  testLanguage('it', {
    labels: {
      'Fatto in Italia': 'IT',
      'paese di produzione: Italia': 'IT',
      'paese di fabbricazione: Italia': 'IT',
      Giappone: 'JP',
      Portogallo: 'PT',
      Brasile: 'BR',
      Turchia: 'TR',
      Belgio: 'BE',
      Cecoslovacchia: 'CS',
      Cina: 'CN',
      Filippine: 'PH',
      Marocco: 'MA',
    },
    noLabels: ['non fatto in Italia', 'fatto in Italia o in Francia', 'pelle italiana'],
    dates: ['produzione: 2004', 'risale al 2004'],
    noClaims: [
      'Codice AR0036. Manici sostituiti a marzo 2018',
      'Borsa degli anni 2000, codice SP0046',
      'CA1025 Sacchetto prodotto in India',
    ],
  });
});
