import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';

/** What a language says of a bag, or of another thing, in whole sentences: a subject, a verb, a claim. */
interface Prose {
  /** The sentence with the code, in front. */
  readonly code: string;
  readonly subjects: readonly string[];
  readonly others: readonly string[];
  /** With the verb; all of them contradict the code SP0938, of France and of 1998. */
  readonly claims: readonly string[];
  /** In Japanese nothing stands between sentences. */
  readonly end: string;
}

const PROSE: Readonly<Record<string, Prose>> = {
  en: {
    code: 'I am selling a lovely bag and the date code is SP0938',
    subjects: ['It', 'The bag', 'My lovely bag', 'The stamp inside says that it'],
    others: ['The wallet', 'My other bag', 'A friend says hers'],
    claims: [
      'was made in Spain',
      'was bought in 1991',
      'was made in 1991',
      'comes from Italy and dates from 1985',
    ],
    end: '. ',
  },
  fr: {
    code: 'Je vends mon sac et le code est SP0938',
    subjects: ['Il', 'Ce sac', 'Mon beau sac', 'Le tampon dit qu’il'],
    others: ['Le portefeuille', 'Mon autre sac'],
    claims: [
      'a été fabriqué en Espagne',
      'a été acheté en 1991',
      'est de fabrication italienne',
      'date de 1985',
    ],
    end: '. ',
  },
  de: {
    code: 'Ich verkaufe meine Tasche und der Code ist SP0938',
    subjects: ['Sie', 'Die Tasche', 'Meine schöne Tasche'],
    others: ['Das Portemonnaie', 'Meine andere Tasche'],
    claims: [
      'wurde in Spanien hergestellt',
      'wurde 1991 gekauft',
      'ist aus dem Jahr 1985',
      'stammt aus Italien, hergestellt 1985',
    ],
    end: '. ',
  },
  it: {
    code: 'Vendo la mia borsa e il codice è SP0938',
    subjects: ['La borsa', 'Questa', 'La mia bella borsa'],
    others: ['Il portafoglio', 'L’altra borsa'],
    claims: ['è stata prodotta in Spagna', 'è stata comprata nel 1991', 'è del 1985'],
    end: '. ',
  },
  es: {
    code: 'Vendo mi bolso y el código es SP0938',
    subjects: ['El bolso', 'Este', 'Mi bolso bonito'],
    others: ['La cartera', 'Mi otro bolso'],
    claims: ['está hecho en España', 'fue comprado en 1991', 'es de 1985'],
    end: '. ',
  },
  ja: {
    code: '大切にしてきたバッグで製造番号はSP0938です',
    subjects: ['このバッグは', '私のバッグは'],
    others: ['財布は', '別のバッグは'],
    claims: [
      'スペインで作られました',
      'スペイン製だと刻印にあります',
      '1991年に購入しました',
      '1985年に製造されました',
    ],
    end: '。',
  },
};

const texts = Object.values(PROSE).flatMap(({ code, subjects, others, claims, end }) =>
  [...subjects, ...others].flatMap((subject) =>
    claims.flatMap((claim) => {
      const gap = end === '。' ? '' : ' ';
      const sentence = `${subject}${gap}${claim}`;
      return [
        `${code}${end}${sentence}${end}`,
        `${sentence}${end}${code}${end}`,
        `Louis Vuitton Speedy 30\n${code}${end}\n${sentence}${end}`,
        `${code}${end}${others[0] ?? ''}${end}${sentence}${end}`,
      ];
    }),
  ),
);

test.each(texts)('prose accuses nobody: “%s”', (text) => {
  const { codes, checks } = readListing(text, readDay('2026-11-28'));
  const all = [...codes.flatMap((code) => code.checks), ...checks];
  const conflicts = all.filter(({ facts }) => facts.outcome === 'conflicts');
  expect(conflicts.map(({ stated }) => stated)).toEqual([]);
});

test('and yet it asks about what does not fit', () => {
  const asked = texts.filter((text) =>
    readListing(text, readDay('2026-11-28')).codes.some((code) =>
      code.checks.some(({ facts }) => facts.outcome === 'asks'),
    ),
  );
  expect(asked.length).toBeGreaterThan(texts.length / 3);
});
