import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

describe('Listings in Spanish', () => {
  testLanguage('es', {
    labels: {
      'Hecho en España': 'ES',
      'país de origen: España': 'ES',
      'país de producción: España': 'ES',
      Mónaco: 'MC',
      Túnez: 'TN',
    },
    noLabels: ['no hecho en España', 'hecho en España o Francia', 'piel española'],
    dates: ['fabricación 2004', 'año de fabricación: 2004'],
    noClaims: [
      'Código SP1025. Lo recibí en diciembre de 2006',
      'Bolso de los años 2000, código SP0046',
      'CA1025 Sin etiqueta made in France.',
      'CA1025 Hecho en Francia no aparece',
      'CA1025 Guardapolvo hecho en India',
    ],
  });
});
