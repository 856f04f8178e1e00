import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in French', () => {
  testLanguage('fr', {
    labels: {
      'Fabriqué aux États-Unis': 'US',
      'Made in France / Fabriqué en France': 'FR',
      "pays d'origine : France": 'FR',
      Taïwan: 'TW',
      Thaïlande: 'TH',
      Autriche: 'AT',
    },
    noLabels: ['pas fabriqué en France', 'fabriqué en France ou en Espagne', 'cuir français'],
    dates: [
      'Fabriqué en France en 2004',
      'sortie d’atelier : 2004',
      'année 2004',
      'datant de 2004',
      '2004 en France fabriqué',
    ],
    noClaims: [
      'Code AR0036. Poignées changées en mars 2018',
      'CA1025. Pas de mention made in France.',
      "CA1025. Ce n'est pas un made in France",
      'CA1025 Pochon fabriqué en Inde',
      "ce n'est pas un Neverfull, code SP0024",
    ],
  });
});
