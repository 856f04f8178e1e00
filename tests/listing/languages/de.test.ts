import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in German', () => {
  testLanguage('de', {
    labels: {
      'Hergestellt in Deutschland': 'DE',
      'produziert in Deutschland': 'DE',
      'deutsche Herstellung': 'DE',
      'in Frankreich hergestellt': 'FR',
      'in Italien gefertigt.': 'IT',
      'italienische Herstellung': 'IT',
      'spanische Herstellung': 'ES',
      Indien: 'IN',
      Argentinien: 'AR',
      Jugoslawien: 'YU',
      Polen: 'PL',
      Kanada: 'CA',
    },
    noLabels: [
      'nicht in Frankreich hergestellt',
      'hergestellt in Italien oder Spanien',
      'italienisches Leder',
    ],
    dates: ['Herstellungsjahr 2004', 'stammt aus dem Jahr 2004'],
    noClaims: [
      'Code AR0036. Gereinigt im März 2018',
      'CA1025 Ohne Made in France Stempel.',
      'CA1025 Staubbeutel hergestellt in Indien',
    ],
  });
});
