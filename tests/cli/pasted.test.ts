import { describe, expect, test } from 'vitest';
import { checkSellersText } from '../../src/cli/mcp/answers.ts';
import { loadLanguages } from '../../src/cli/mcp/language.ts';
import { checkListing } from '../../src/library/listing.ts';
import { factsOf } from '../../src/text/answer.ts';
import { sheetOf } from '../../src/text/checks.ts';
import { answerText } from '../../src/text/read-text.ts';

const today = '2026-11-28';
const { en: language } = await loadLanguages();

/** What a pasted text is answered with: `bag` with its code, `table`, `none`; then the other codes; then what its claims come to. */
type Row = readonly [name: string, text: string, answer: string, others: string, checks: string];

const TEXTS: readonly Row[] = [
  [
    'line breaks, another bag with its code, a label that differs',
    'Louis Vuitton Neverfull MM Damier Ebene\nBought new in Paris in June 2012\nDate code SP2144\nThe bag is made in Spain\nI sell it because I use my Speedy 30 from 1998 (code VI0978)',
    'bag SP2144',
    'VI0978',
    'label asks, existed-by asks, line agrees, line agrees',
  ],
  [
    'the same with blank lines between',
    'Louis Vuitton Neverfull MM Damier Ebene\n\nBought new in Paris in June 2012\n\nDate code SP2144\n\nThe bag is made in Spain\n\nI sell it because I use my Speedy 30 from 1998 (code VI0978)',
    'bag SP2144',
    'VI0978',
    'label asks, existed-by asks, line agrees, line agrees',
  ],
  [
    'the same in one paragraph',
    'Louis Vuitton Neverfull MM Damier Ebene. Bought new in Paris in June 2012. Date code SP2144. The bag is made in Spain. I sell it because I use my Speedy 30 from 1998 (code VI0978).',
    'bag SP2144',
    'VI0978',
    'label asks, existed-by asks, line agrees, line agrees',
  ],
  [
    'Windows line breaks',
    'Speedy 30\r\nDate code: SP0065\r\nMade in France\r\nBought in 2005',
    'bag SP0065',
    '',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'an announced code after one that is not',
    'Repair in 2019 by LV: new strap DK1159.\nBody code VI0956. Made in France',
    'bag VI0956',
    'DK1159',
    'label agrees',
  ],
  [
    'a set',
    'Set: Speedy 30 (date code SP0065) and zippy wallet (date code CA0066)',
    'bag SP0065',
    'CA0066',
    'line open',
  ],
  [
    'paragraphs that begin with one more',
    'Alma PM, date code VI0956, made in France\n\nAlso a Neverfull MM, date code SD4142, made in USA',
    'bag VI0956',
    'SD4142',
    'label agrees, line agrees',
  ],
  [
    'several listings',
    'Neverfull MM\ndate code SD4142\nmade in USA\n\nAlma PM\ndate code VI0956\nmade in France',
    'table',
    'SD4142 VI0956',
    '',
  ],
  ['a list', 'Hi! my stock\nSpeedy SP0065\nSD1013 Alma\nCA1089 - $400', 'table', '', ''],
  ['two codes', 'SD1013\nAR2126', 'bag SD1013', 'AR2126', ''],
  [
    'a chat in English',
    'Buyer: hi, is it real?\nSeller: yes! date code is SD1013\nBuyer: and the label?\nSeller: it says made in USA',
    'bag SD1013',
    '',
    'label agrees',
  ],
  [
    'Japanese: a title with a style number, bought at the boutique in a department store',
    'ルイヴィトン モノグラム スピーディ30 M41526\n2006年に阪急うめだ本店のルイヴィトンで購入しました。\n製造番号 SP0065\nMADE IN FRANCE',
    'bag SP0065',
    '',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'Japanese: with another bag',
    'スピーディ30です。\n製造番号はSP0065、フランス製です。\n別出品のアルマ（AR0182）もご覧ください。',
    'bag SP0065',
    'AR0182',
    'label agrees, line open',
  ],
  [
    'French: one paragraph',
    'Speedy 30, code de date SP0065, fabriqué en France, acheté en 2006. Je vends aussi un Alma, code VI0956.',
    'bag SP0065',
    'VI0956',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'French: line breaks',
    'Sac Neverfull MM\nAchetée en 2001\nCode : SP2144\nMerci de votre visite',
    'bag SP2144',
    '',
    'existed-by conflicts, line agrees',
  ],
  [
    'German: line breaks',
    'Louis Vuitton Alma\nGekauft 2006 in Paris\nDatecode VI0956\nHergestellt in Frankreich\nVersand aus Berlin',
    'bag VI0956',
    '',
    'label agrees, existed-by agrees, line agrees',
  ],
  [
    'Italian: two codes',
    'Borsa Speedy 30\nCodice data SP0065, prodotta in Francia\nVendo anche Alma VI0956',
    'bag SP0065',
    'VI0956',
    'label agrees, line open',
  ],
  [
    'Spanish: blank lines',
    'Bolso Speedy 30\n\nCódigo de fecha SP0065\n\nHecho en Francia\n\nComprado en 2006',
    'bag SP0065',
    '',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'Chinese: one line',
    '路易威登Speedy 30，编码SP0065，法国制造，2006年购买',
    'bag SP0065',
    '',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'Korean: no code',
    '루이비통 네버풀 MM\n데이트코드 없음\n2010년 구매',
    'none',
    '',
    'line agrees, no-code open',
  ],
];

/** In the order of the kinds, without those of another thing. */
function outcomes(
  checks: readonly {
    readonly claim: string;
    readonly outcome: string;
    readonly isOther: boolean;
  }[],
): string {
  return checks
    .filter(({ isOther }) => !isOther)
    .map(({ claim, outcome }) => `${claim} ${outcome}`)
    .join(', ');
}

describe('a pasted text is about one bag, for the page, the library and assistants alike', () => {
  test.each(TEXTS)('%s', async (_, text, expected, others, checks) => {
    const answer = await answerText(text, today);
    const shown =
      answer.kind === 'code'
        ? {
            answer: `bag ${answer.result.code}`,
            others: (answer.others ?? []).map(({ code }) => code).join(' '),
          }
        : { answer: answer.kind === 'list' ? 'table' : 'none', others: '' };
    const listing = checkListing(text, { today });
    const [bag, ...more] = listing.codes;
    const own = bag ? bag.checks : [...listing.checks, ...(listing.noCode ? [listing.noCode] : [])];
    const told = outcomes(own.map((check) => ({ ...check, isOther: check.rule === 'other' })));
    expect({ ...shown, checks: told }).toEqual(
      expected === 'table'
        ? { answer: 'table', others: '', checks: told }
        : { answer: expected, others, checks },
    );
    if (expected === 'table') return;
    expect(more.map(({ result }) => result.code).join(' ')).toBe(others);
    const said = checkSellersText({ text }, { today, language });
    expect(said.codes.map(({ code }) => code)).toEqual(
      listing.codes.map(({ result }) => result.code),
    );
    const checked =
      answer.kind === 'code'
        ? sheetOf(factsOf(answer.result.code, today), answer.claims).checks
        : answer.kind === 'no-code'
          ? answer.checks
          : [];
    const onPage = checked.map((check) => ({
      ...check,
      isOther: check.statement.said === 'other',
    }));
    expect(outcomes(onPage)).toBe(told);
  });
});
