import { describe, expect, test } from 'vitest';
import { labelOf } from '../../src/label.ts';
import { LABEL_WORDS } from '../../src/listing/label-words.ts';
import { labelClaimsIn, labelsIn } from '../../src/listing/labels.ts';

describe('product §1.6: a label as a person writes it', () => {
  test.each([
    ['Other', 'other'],
    ['Made in France / Hecho en Francia', 'FR'],
    ['Made in France / Hecho en España', undefined],
    [' / ', undefined],
    ['', undefined],
  ])('%j is %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  test('product §1.6, product §1.9: reads the same alone and in a listing', () => {
    const texts = [
      'in Frankreich hergestellt',
      'フランスで製造されました',
      'フランス製',
      'French made',
    ];
    const all = [
      ...texts,
      ...LABEL_WORDS.flatMap(({ beforeCountry }) => beforeCountry).map(
        (words) => `${words} France`,
      ),
    ];
    for (const text of all) {
      expect(
        labelsIn(labelClaimsIn(text)).map(({ label }) => label),
        text,
      ).toEqual([labelOf(text)]);
    }
  });

  test('product §1.6: reads the same after thousands of other labels', () => {
    for (let count = 0; count < 2500; count += 1) expect(labelOf(`box ${count}`)).toBeUndefined();
    expect([labelOf('made in France'), labelOf('made in France')]).toEqual(['FR', 'FR']);
  });
});

describe('product §1.9: the label in a longer text', () => {
  test.each([
    ['Made in Italy', ['IT']],
    ['made  in\nthe USA', ['US']],
    ['made in U.S.A.', ['US']],
    ['FABRIQUÉE EN FRANCE', ['FR']],
    ['fabrique en Espagne', ['ES']],
    ['fabriqué aux États-Unis', ['US']],
    ['made in Germany, made in Germany', ['DE']],
    ['made in Switzerland', ['CH']],
    ['made in Romania', ['RO']],
    ['made in France or made in Spain', ['FR', 'ES']],
    ['made in France or Spain', ['FR', 'ES']],
    ['not made in France', []],
    ['never made in France', []],
    ['made in Franceville', []],
    ['made in heaven', []],
    ['homemade in France', []],
    ['France', []],
  ])('%j names %j', (text, expected) => {
    expect(labelsIn(labelClaimsIn(text)).map(({ label }) => label)).toEqual(expected);
  });
});
