import { describe, expect, test } from 'vitest';
import { cueOf, isAboutOther, isSetAsCode } from '../../src/listing/cues.ts';

describe('product §1.5: words that announce a code', () => {
  test.each([
    ['date code ', ''],
    ['DATECODE: ', ''],
    ['serial number is “', ''],
    ['date code inside the pocket reads ', ''],
    ['code de fabrication : ', ''],
    ['Seriennummer ', ''],
    ['codice seriale: ', ''],
    ['製造番号', ''],
    ['제조번호 ', ''],
    ['', ' (date code)'],
    ['', ' date code'],
    ['', 'date code'],
    ['', '”» datecode'],
    ['', ' codestamp.'],
    ['', ' code stamp.'],
    ['', ' (datestamp)'],
    ['', ' date stamp'],
    ['', ' date code, inside'],
    ['', '刻印'],
    ['', 'と刻印'],
    ['', 'の製造刻印'],
    ['', '编号'],
  ])('“%s…%s”: a date code', (before, after) => {
    expect(cueOf(before, after)).toBe('date-code');
  });

  test.each([
    ['stamped ', ''],
    ['code ', ''],
    ['numérotée ', ''],
    ['', ' is stamped inside'],
    ['', ' stamped inside'],
    ['', ' heat stamped'],
    ['', ' heat-stamped'],
    ['', ' heatstamped'],
    ['', ' was embossed on leather'],
    ['', ' gravé à l’intérieur'],
    ['', ' gravée à l’intérieur'],
    ['', '” stamped in the pocket'],
  ])('“%s…%s”: a stamp', (before, after) => {
    expect(cueOf(before, after)).toBe('stamp');
  });

  test.each([
    ['Speedy ', ''],
    ['update codes of ', 's'],
    ['promo code ', ''],
    ['date code, style: ', ''],
    ['date code 12 ', ''],
    ['encoded ', ''],
    // These words announce the code behind them.
    ['', ' date code: SP0065'],
    ['', ' date codes: SP0065'],
    ['', ' date code : SP0065'],
    ['', ' date code SP0065'],
    ['', ' date codes SP0065'],
    ['', ' datecodeSP0065'],
    ['', ' is the size, date code'],
    ['', 'stamped'],
    ['', ' stamped on the lock'],
    ['', ' stamped on lock'],
    ['', ' stamped on brass lock'],
    ['', ' stamped in the brass padlock'],
    ['', ' stamped on the key'],
    ['', ' stampedes'],
  ])('“%s…%s”: nothing', (before, after) => {
    expect(cueOf(before, after)).toBe('none');
  });
});

describe('product §1.5: numbers of something else', () => {
  test.each([
    ['promo code ', ''],
    ['Art.-Nr. ', ''],
    ['réf. ', ''],
    ['style no:\n', ''],
    ['use code ', ''],
    ['code on the box: ', ''],
    ['型番:', ''],
    ['「', '」という型番のカメラ'],
    ['货号', ''],
    ['상품번호: ', ''],
    ['', ' silver'],
    ['', 'silver'],
    ['', ' - silver'],
    ['', ' -silver'],
    ['', ', sterling'],
    ['', ' (gold)'],
    ['', '銀'],
    ['', ' on the lock'],
    ['', ' on lock'],
    ['', ' on the brass padlock'],
    ['', ' sur le cadenas'],
    ['', ' at checkout'],
    ['', ' for 10% off'],
    ['', ' pour -10%'],
    ['', ' pour 10 euros'],
    ['', ' pour obtenir'],
    ['', ' off'],
    ['', ' off.'],
    ['silver ', ''],
    ['silver: ', ''],
    ['Silver(', ''],
    ['silver stamp ', ''],
    ['silver stamped ', ''],
    ['silver mark ', ''],
    ['silver marked: ', ''],
    ['sterling hallmark ', ''],
    ['sterling hallmarked (', ''],
    ['銀刻印', ''],
    ['lock ', ''],
    ['lock: ', ''],
    ['key ', ''],
    ['keys ', ''],
    ['clé ', ''],
    ['clés ', ''],
    ['chiave ', ''],
    ['chiavi ', ''],
    ['llaves ', ''],
    ['llave ', ''],
    ['padlock and key ', ''],
    ['padlock and keys are numbered ', ''],
    ['padlock number ', ''],
    ['padlock no. ', ''],
    ['padlock n° ', ''],
    ['cadenas et clé n° ', ''],
    ['cadenas et clés ', ''],
    ['the padlock is stamped ', ''],
    ['the padlock has stamp ', ''],
    ['パドロック刻印 ', ''],
    ['パドロックは', ''],
  ])('“%s…%s”', (before, after) => {
    expect(isAboutOther(before, after, { cue: 'stamp', isDigits: true })).toBe(true);
  });

  test.each([
    ['date code ', ''],
    ['silver hardware, stamped ', ''],
    ['silver stamp of ', ''],
    ['silvery ', ''],
    ['turnlock ', ''],
    ['comes with lock and keys. Stamped ', ''],
    ['padlock and key\nstamped ', ''],
    ['付属品：パドロック、鍵\n刻印', ''],
    ['with original receipt. Code ', ''],
    ['No receipt. ', ''],
    ['Beautiful model! Code ', ''],
    ['', ' Argentina only'],
    ['lock and strap, stamped ', ''],
    ['lock is stamped in ', ''],
    ['lock is and is and is stamped ', ''],
    ['', ' x silver'],
    ['', ' on lockit'],
    ['', ' on a shelf'],
    ['', ' offered'],
    ['', ' pour moi'],
    ['', ' for free'],
  ])('not “%s…%s”', (before, after) => {
    expect(isAboutOther(before, after, { cue: 'stamp', isDigits: true })).toBe(false);
  });

  test('what follows a date code with a cue does not turn it into something else', () => {
    for (const after of [' silver hardware', ', tracking included', ' on the lock flap']) {
      const [digits, letters] = [true, false].map((isDigits) =>
        isAboutOther('date code ', after, { cue: 'date-code', isDigits }),
      );
      expect([after, digits, letters]).toEqual([after, false, false]);
    }
  });

  test('a code with letters is never a silver mark or a lock number', () => {
    const letters = { cue: 'stamp', isDigits: false } as const;
    expect(isAboutOther('lock and key stamped ', '', letters)).toBe(false);
    expect(isAboutOther('epi silver code ', ', silver zip', letters)).toBe(false);
    expect(isAboutOther('code ', ' on the lock flap', letters)).toBe(false);
    expect(isAboutOther('code ', ' at checkout', letters)).toBe(true);
  });
});

describe('product §1.9: codes without words that announce them', () => {
  test.each([
    ['', '→1998年11月'],
    ['', ' → 85年 9月'],
    ['', ' = May 1982'],
    ['', ' => 10/2004'],
    ['', ' -> 2004-10'],
    ['', ' means January 1984'],
    ['', ' steht für Januar 1984'],
    ['', ' → 平成10年11月'],
    ['', ' → 2016年第22週'],
    ['', ' = week 22 of 2016'],
  ])('“%s…%s”: a month or a week explains it, even where it is digits alone', (before, after) => {
    expect(isSetAsCode(before, after, { isDigits: true })).toBe(true);
  });

  test.each([
    ['', ' → 2005'],
    ['', ' (October 2004)'],
    ['', '（1998年11月）'],
    ['', ': 10/2004'],
    ['「', '」'],
    ['【 ', ' 】'],
    ['『', '』は'],
  ])('“%s…%s”: only letters make it a code', (before, after) => {
    expect(isSetAsCode(before, after, { isDigits: false })).toBe(true);
    expect(isSetAsCode(before, after, { isDigits: true })).toBe(false);
  });

  test.each([
    ['', ' → 700'],
    ['', ' → page 2'],
    ['', ' (2005)'],
    ['', ' = 13/2004'],
    ['', ' May 1982'],
    ['「', ''],
    ['', '」'],
    ['(', ')'],
  ])('“%s…%s”: nothing says that it is one', (before, after) => {
    expect(isSetAsCode(before, after, { isDigits: false })).toBe(false);
  });
});
