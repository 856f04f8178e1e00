import { describe } from 'vitest';
import { testLanguage } from '../language.ts';

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
