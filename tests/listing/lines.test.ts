import { describe, expect, test } from 'vitest';
import { linesIn } from '../../src/listing/lines.ts';
import { normalized } from '../../src/listing/text.ts';
import { lineOf } from '../../src/label.ts';

describe('product §1.9: the lines that a text names', () => {
  test('a name is found as listings write it', () => {
    for (const name of ['スピーディー', 'スピーディー25', 'Ｎｅｖｅｒｆｕｌｌ', 'Damier-ébène']) {
      expect(lineOf(name), name).toBe(linesIn(normalized(name))[0]?.line);
      expect(lineOf(name), name).toBeDefined();
    }
  });

  test.each([
    ['Speedy 25 and a Speedy 250', ['Speedy 25', 'Speedy']],
    ['SPEEDY, a speedy 30', ['SPEEDY', 'speedy']],
    ['unspeedy, Neverfullness, x1speedy', []],
    ['ネヴァーフルバッグ', ['ネヴァーフル']],
    ['パピヨンズ、エピソード', []],
    ['黒のエピ', ['エピ']],
    // An ordinary word in small letters is a model only beside the brand or a size.
    ['lv alma, worn', ['alma']],
    ['this is a vuitton alma in red', ['alma']],
    ['vuitton con alma', []],
    ['a very nice alma pm in red', ['alma']],
    ['alma 30', ['alma']],
    ['alma 300, alma pmx, alma e 30', []],
    // Not the bag: something quick.
    ['Thanks for the Speedy delivery of it', []],
    ['Speedy post, Speedy postage, Speedy sale', []],
    ['Speedy posted, and its delivery', ['Speedy']],
    ['Speedy sales', ['Speedy']],
    ['Speedy, postage paid', ['Speedy']],
    ['Twist Lock, Twist-Lock Closure, a Classic With A Twist', []],
    ['Twist MM, Capucines BB, OnTheGo GM', ['Twist', 'Capucines', 'OnTheGo']],
  ])('%s', (text, names) => {
    expect(linesIn(text).map(({ text }) => text)).toEqual(names);
  });
});
