import { describe, expect, test, vi } from 'vitest';
import { spreadsheetIn } from './items.ts';
import { LONGEST_LISTING, MOST_LINES } from './limits.ts';
import { readRows } from './rows.ts';

const today = '2026-11-21';

describe('many lines', () => {
  test('every line that is not blank has its row, however lines end', async () => {
    const { rows } = await readRows('SD1013\r\n\r\n  \nQQ2126\rAR2126\n', today);
    expect(rows.map(({ lineNumber, input }) => [lineNumber, input])).toEqual([
      [1, 'SD1013'],
      [2, 'QQ2126'],
      [3, 'AR2126'],
    ]);
  });

  test('bullets and numbers in front of a line are no part of it', async () => {
    // prettier-ignore
    const lines = [
      '• SD1013', '•SD1013', '- SD1013', '– SD1013', '* SD1013', '1. SD1013', '12) SD1013', '(3) SD1013', '4: SD1013',
      '5.SD1013', '① SD1013', '☐ SD1013', '・SD1013', '  • 8912 SL', '7. 836',
    ];
    const { rows } = await readRows(lines.join('\n'), today);
    expect(rows.map(({ result }) => result.isValid && result.code)).toEqual([
      ...Array<string>(13).fill('SD1013'),
      '8912SL',
      '836',
    ]);
    expect(rows.map(({ input }) => input)).toContain('8912 SL');
  });

  test('a number of five digits or more is no code that was misread', async () => {
    const { rows } = await readRows('SD1013\n12345\n123456\n9999', today);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['read', 'other', 'other', 'unreadable']);
  });

  test.each(['*D1013', '836. SL', '-1013', '121.'])('%j begins with no bullet', async (line) => {
    const { rows } = await readRows(`${line}\nSD1013`, today);
    expect(rows[0]?.input).toBe(line);
  });

  test('a line may be a text with a code in it, or with several, and say what the label does', async () => {
    const { rows } = await readRows(
      'Speedy, date code SP0065, made in France\nSD1013 and AR2126',
      today,
    );
    expect(
      rows.map(({ lineNumber, claims: [first], result }) => [
        ...[lineNumber, first?.claim, result.code],
      ]),
    ).toEqual([
      [1, { claim: 'label', labels: ['FR'] }, 'SP0065'],
      [2, undefined, 'SD1013'],
      [2, undefined, 'AR2126'],
    ]);
  });

  test('a line that is longer than any listing is read in pieces, and holds each code once', async () => {
    const text = 'date code SD1013. '.repeat(LONGEST_LISTING / 8);
    const { rows } = await readRows(`AR2126\n${text}\nSP0065`, today);
    expect(rows.map(({ lineNumber, result }) => [lineNumber, result.code])).toEqual([
      [1, 'AR2126'],
      [2, 'SD1013'],
      [3, 'SP0065'],
    ]);
  });

  test('a line that is longer than any listing and holds no code is one row', async () => {
    const { rows } = await readRows(`${'x'.repeat(2 * LONGEST_LISTING + 1)}\nSP0065`, today);
    expect(rows.map(({ lineNumber, result }) => [lineNumber, result.isValid])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test.each([
    ['SD1013', 'read'],
    ['121', 'doubtful'],
    ['SP0065, made in Italy', 'differs'],
    ['pochette SD?013', 'worn'],
    ['SL?013 made in Spain', 'worn'],
    ['date code: 8?12SL, 390', 'worn'],
    ['Speedy 30? 450?', 'other'],
    ['SD?013', 'worn'],
    ['Noe ... no date code', 'no-code'],
    ['QQ2126', 'unreadable'],
    ['M43186', 'other'],
    ['ルイヴィトン モノグラム スピーディ30 M41526', 'other'],
    ['SDO013', 'unreadable'],
    ['Keepall; 500', 'other'],
    ['Hi! here is my stock', 'other'],
    ['call me 503-555-0142', 'other'],
    ['Total: 4 bags', 'other'],
    ['https://example.com/bag', 'other'],
  ])('%j is %s', async (line, outcome) => {
    const { rows } = await readRows(`AR2126\n${line}`, today);
    expect(rows.slice(1).map((row) => row.outcome)).toEqual([outcome]);
  });

  test.each([
    ['chip', 'no-code', 'chip'],
    ['なし', 'no-code', 'no-code'],
    ['', 'no-code', undefined],
    ['hello', 'unreadable', undefined],
  ])('a cell of codes that holds %j is %s', async (cell, outcome, claim) => {
    const text = `Code;Item\nSD1013;Speedy\n${cell};Noe`;
    const { rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(rows[1]?.outcome).toBe(outcome);
    expect(rows[1]?.claims.find(({ rule }) => rule === 'cell')?.claim.claim).toBe(claim);
  });

  test('a list typed by hand needs no header: all cells stay, each row is read by its code, the rest of it as a text', async () => {
    const lines = [
      ['Hi, here is my stock', 'other'],
      ['A1; SD1013; Speedy 30, made in Italy; 812', 'differs'],
      ['A2; CTOO97; Alma; 836', 'unreadable'],
      ['A3; FL??49; Keepall; 912', 'worn'],
      ['A4; AR2126; bought in 2015', 'differs'],
      ['A5; chip; Neverfull; 900', 'no-code'],
      ['A7; QQ2126; Alma; 400', 'unreadable'],
      ['A6; ; Noé', 'no-code'],
      ['Total; 6 bags', 'other'],
    ];
    const text = lines.map(([line]) => line).join('\n');
    const { columns, rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(rows.map(({ outcome }) => outcome)).toEqual(lines.map(([, outcome]) => outcome));
    expect(columns.map(({ kind }) => kind)).toEqual([undefined, 'code', 'name', undefined]);
    expect(rows[1]?.name).toBe('Speedy 30, made in Italy');
    expect(rows[1]?.cells).toEqual(['A1', ' SD1013', ' Speedy 30, made in Italy', ' 812']);
  });

  test.each([
    ['Number', 'Made in label', 'Received'],
    ['番号', '表記', '入手'],
    ['Numéro', 'Étiquette', 'Achat ou réception'],
  ])('a sheet headed %s, %s, %s is compared with its codes', async (...headings) => {
    const text = `${headings.join('\t')}\nSD1123\tItaly\t2015\nAR2126\tFrance\t2012`;
    const { rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(
      rows.map(({ sheet }) => sheet?.checks.map(({ claim, outcome }) => `${claim} ${outcome}`)),
    ).toEqual([
      ['label conflicts', 'existed-by agrees'],
      ['label agrees', 'existed-by conflicts'],
    ]);
  });

  describe('a sheet without a header is read like one with', () => {
    const header = 'SKU\tItem\tCode\tMade in\tPrice\n';
    const sheet = [
      'LV0114\tAlma\tVI0967\tSpain\t520',
      'LV0115\tPapillon\t\tFrance\t350',
      'LV0116\tNeverfull\tFL1024\tUSA\t900',
    ].join('\n');
    const read = async (text: string) =>
      (await readRows(text, today, undefined, spreadsheetIn(text, today))).rows;

    test('by its labels, models and empty cells', async () => {
      const said = (rows: Awaited<ReturnType<typeof read>>) =>
        rows.map(({ outcome, name, label, sheet: compared }) => [
          ...[outcome, name, label],
          compared?.checks.map(({ claim, id }) => `${claim} ${id}`),
        ]);
      const rows = await read(sheet);
      expect(said(rows)).toEqual(said(await read(header + sheet)));
      expect(said(rows)).toEqual([
        ['differs', 'Alma', 'Spain', ['label conflict', 'line fits']],
        ['no-code', 'Papillon', 'France', undefined],
        ['differs', 'Neverfull', 'USA', ['label match', 'line too-early']],
      ]);
    });

    test('a date that nothing explains agrees or is not compared, and never conflicts', async () => {
      const rows = await read('SD1013\tSpeedy\tNov 2003\nAR2126\tAlma\t2004');
      expect(rows.map(({ outcome }) => outcome)).toEqual(['read', 'read']);
      expect(
        rows.map(
          ({ sheet: compared }) => compared?.checks.find(({ claim }) => claim === 'made')?.id,
        ),
      ).toEqual(['agrees', 'unbound']);
    });

    test('so does a year of whatever, under a heading', async () => {
      const rows = await read('Code\tYear\nSD1013\t2003\nAR2126\t2004');
      expect(rows.map(({ outcome, claims }) => [outcome, claims[0]?.claim])).toMatchObject([
        ['read', { claim: 'made', isBound: false }],
        ['read', { claim: 'made', isBound: false }],
      ]);
    });

    test('two columns of countries are not compared, and named', async () => {
      const rows = await read('SD1013\tUSA\tSpain\nAR2126\tFrance\tItaly');
      expect(rows.map(({ uncompared }) => uncompared)).toEqual([
        ['USA', 'Spain'],
        ['France', 'Italy'],
      ]);
    });
  });

  test('what stands under any other heading is read as prose: it asks, and is never silent', async () => {
    const text =
      'Code\tDescription\tPrice\tStore\nAR2126\tLovely. It was made in Spain\t450\tItaly\nCA1089\tClean\t2011\tJapan\nSD1013\tSie wurde in Italien hergestellt\t99\tUSA';
    const { rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(rows.map(({ sheet }) => sheet?.checks.map(({ outcome }) => outcome))).toEqual([
      ['asks'],
      [],
      ['asks'],
    ]);
  });

  test('a cell that was read as a claim is never also said not to be compared', async () => {
    const text = 'CA1089\tmade in France\nSD1013\tNoé, 1990\nAR2126\tmade in Italy\tUSA';
    const { rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    for (const { claims, uncompared } of rows) {
      const stated = claims.map((claim) => claim.stated);
      expect(uncompared.filter((cell) => stated.includes(cell))).toEqual([]);
    }
    expect(rows[0]?.uncompared).toEqual([]);
  });

  test('a date or model under its heading that does not read is not compared, and named', async () => {
    const text = 'Code;Name;Model;Bought\nSD1013;Mine;Kelly;a while ago\nAR2126;Mine;n/a;-';
    const { rows } = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(rows.map(({ uncompared }) => uncompared)).toEqual([['Kelly', 'a while ago'], []]);
  });

  test('lines beyond the limit are kept for the next table', async () => {
    const lines = Array.from({ length: MOST_LINES + 2 }, (_, at) => `line ${at}`);
    const { rows, rest } = await readRows(lines.join('\n'), today);
    expect(rows).toHaveLength(MOST_LINES);
    expect(rest).toEqual({ lines: 2, text: lines.slice(-2).join('\n') });
  });

  test('rows of a spreadsheet beyond the limit are kept with its header, and blank ones not counted', async () => {
    const row = (at: number) => `"bag\n${at}",SD1013`;
    const rows = Array.from({ length: MOST_LINES + 2 }, (_, at) => row(at));
    const text = ['Item,Code', ...rows].join('\r\n\r\n');
    const table = await readRows(text, today, undefined, spreadsheetIn(text, today));
    expect(table.rows).toHaveLength(MOST_LINES);
    expect(table.rest.lines).toBe(2);
    const next = table.rest.text;
    const others = await readRows(next, today, undefined, spreadsheetIn(next, today));
    expect(others.rows.map(({ name }) => name)).toEqual(['bag\n10000', 'bag\n10001']);
  });

  test('millions of lines never hold up whoever waits: those beyond the limit are looked for in turns', async () => {
    let found = 0;
    function* lines() {
      for (; found < 5 * MOST_LINES; found += 1) yield { input: 'SD1013', start: found };
    }
    const foundAtTurn: number[] = [];
    const next = () => {
      foundAtTurn.push(found);
      return foundAtTurn.length < MOST_LINES + 5;
    };
    await readRows('', today, { next }, { header: '', items: lines() });
    expect([foundAtTurn[0], foundAtTurn.at(-1)]).toEqual([MOST_LINES - 1, MOST_LINES + 4]);
  });

  test('whoever waits gets a turn after every line, and can call it off', async () => {
    const next = vi.fn(({ read }: { readonly read: number }) => Promise.resolve(read < 2));
    const { rows } = await readRows('SD1013\nAR2126\n121', today, { next });
    expect(rows).toHaveLength(2);
    expect(next.mock.calls).toEqual([[{ read: 1, all: 3 }], [{ read: 2, all: 3 }]]);
  });
});
