import { describe, expect, test } from 'vitest';
import { checkSellersText } from '../../src/cli/mcp/answers.ts';
import { loadLanguages } from '../../src/cli/mcp/language.ts';
import { CLAIMS, type ClaimId } from '../../src/core/checks.ts';
import { checkListing, type ListingCheck } from '../../src/library/listing.ts';
import { factsOf } from '../../src/text/answer.ts';
import { type Check, sheetOf } from '../../src/text/checks.ts';
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
    'an announced code after one that is not',
    'Repair in 2019 by LV: new strap DK1159.\nBody code VI0956. Made in France',
    'bag VI0956',
    'DK1159',
    'label agrees',
  ],
  [
    'paragraphs that begin with one more, whose label differs',
    'Alma PM, date code VI0956, made in France\n\nAlso a Neverfull MM, date code SD4142, made in Spain',
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
  // Written as on each market by somebody who had not seen the reader, with the answers fixed first.
  [
    'fields with headings on lines of their own, and a style number',
    'Louis Vuitton Speedy 30 Monogram Canvas Handbag M41526\nPre-owned\nUS $489.00\nor Best Offer\nItem location:\nOsaka, Japan\nShips from:\nJapan\nBrand:\nLouis Vuitton\nModel:\nSpeedy 30\nStyle number:\nM41526\nDate code:\nAA1087\nMade in:\nFrance\nPurchased:\n2008\nColor:\nBrown\nClosure:\nZipper\nCondition:\npatina on handles, no odor\neBay item number:\n285714403921',
    'bag AA1087',
    '',
    'label agrees, existed-by agrees, line open',
  ],
  [
    'French: a label behind the code that differs',
    "Sac Louis Vuitton Alma PM monogram 👜\nMarque : Louis Vuitton\nÉtat : Bon état, petites traces d'usage aux coins\nCode : AN0093 / Fabriqué en Espagne\nAchetée en boutique à Lyon en 2004, très peu portée.\nLivrée avec cadenas et dustbag.\nEnvoi rapide, je réponds à toutes les questions 😊",
    'bag AN0093',
    '',
    'label conflicts, existed-by agrees, line agrees',
  ],
  [
    'German: blank lines between, a purchase before the code',
    'Louis Vuitton Neverfull MM Damier Ebene, sehr gepflegt\n\nIch trenne mich schweren Herzens von meiner Neverfull, weil ich sie kaum noch trage. Innen rotes Futter, keine Flecken, die Henkel sind weich und ohne Risse.\n\nDatecode: AH3140\nMade in: France\nKaufdatum: Mai 2009\n\nVersand mit DHL versichert, Abholung in Köln möglich. Privatverkauf, keine Rücknahme.\n\n750 € VB',
    'bag AH3140',
    '',
    'label agrees, existed-by conflicts, line agrees, line agrees',
  ],
  [
    'Japanese: a chip and no code, with a style number',
    'ルイヴィトン オンザゴー MM モノグラム M45321\n\nご覧いただきありがとうございます。\n購入時期：2022年6月\n購入場所：百貨店内の直営店\n数回使用しましたが、目立つ傷や汚れはありません。\nICチップ内蔵モデルのため、製造番号の刻印はございません。\n付属品：保存袋、箱\n即購入OKです✨',
    'none',
    '',
    'line agrees, no-code agrees, chip open',
  ],
  [
    'Italian: one paragraph, a label in a sentence that differs',
    "Vendo la mia Keepall 50 monogram tenuta benissimo perché ormai viaggio solo con il trolley e mi dispiace vederla chiusa nell'armadio. Me l'ha regalata mio marito nel 2006 e l'abbiamo usata per qualche fine settimana al mare. Sulla linguetta all'interno si legge made in Spain proprio sotto il logo e poco più in basso si trova il codice data SL0075 ancora ben leggibile. Le maniglie hanno preso una bella patina color miele, la zip scorre bene e non ci sono strappi né odori. Spedisco con corriere assicurato entro due giorni, nel sacchetto originale.",
    'bag SL0075',
    '',
    'label asks, existed-by agrees',
  ],
  [
    'a chat with times',
    "[12/03/2024, 18:02] Julia: hi! is the Speedy 25 still available?\n[12/03/2024, 18:05] Mia: yes it is 😊\n[12/03/2024, 18:06] Julia: great. is it made in Spain?\n[12/03/2024, 18:07] Mia: no it's made in France, stamped on the tab inside\n[12/03/2024, 18:08] Julia: and do you have the date code?\n[12/03/2024, 18:15] Mia: date code is AS0151\n[12/03/2024, 18:16] Julia: thanks, and where did you get it\n[12/03/2024, 18:19] Mia: I bought it new in Paris in 2008 on our honeymoon, never lent it to anyone\n[12/03/2024, 18:20] Julia: lovely, would you take 520?",
    'bag AS0151',
    '',
    'existed-by asks, line open',
  ],
  [
    'a story with many years and other bags',
    "Took my old Noé out of the closet today and thought I'd share the story. I bought it in 1998 at the boutique in Chicago with my first real paycheck. The date code AN0967 is still crisp inside, and the tab is stamped made in France. I had the drawstring replaced by LV in 2011, and I carried it to the spring 2014 show in Paris when a friend had a spare seat. My sister's Neverfull is from 2016 and already looks more worn than mine, and our mother has a Speedy that is at least 35 years old. Posting now, in 2023, because my daughter wants to take it to college. Canvas holds up, people!",
    'bag AN0967',
    '',
    'label agrees, made open, existed-by agrees, existed-by agrees, existed-by agrees, line open',
  ],
  [
    'Spanish: a set of a bag and a wallet',
    'Conjunto Louis Vuitton: bolso Speedy 30 y cartera Sarah\nBolso Speedy 30 Damier Ebene, código de fecha CR1131, hecho en España.\nComprado en la tienda de Madrid en 2011.\nCartera Sarah a juego, código de fecha GI4122, hecha en España, comprada en 2013.\nLos dos con su caja y su bolsa de tela.\nPrecio del conjunto: 690 €. No vendo por separado.',
    'bag CR1131',
    'GI4122',
    'label open, existed-by agrees, line open, line agrees',
  ],
  [
    'a lot with a chip that is too early',
    'LOT 214\nLOUIS VUITTON, MONOGRAM CANVAS KEEPALL 55\nBrown monogram canvas with vachetta leather trim and brass hardware.\nDate code: FH0045\nMade in: U.S.A.\nMicrochip: yes\nWidth 21 1/2 x height 12 x depth 9 3/4 inches.\nCondition: very good, minor scuffs to corners.\nEstimate: $500-700',
    'bag FH0045',
    '',
    'label agrees, line open, chip conflicts',
  ],
  [
    'Japanese: a year of making that differs, and another bag',
    'ルイヴィトン アルマ PM モノグラム ハンドバッグ\nこちらのバッグは1998年に製造されたもので、フランス製です。内ポケットの中に製造番号AH0045の刻印があります。2007年に百貨店で購入し、大切に使ってきました。角に少しスレがありますが、まだまだお使いいただけます。\nちなみに私が今使っているスピーディの製造番号はAN1025で、こちらは出品していません。\n喫煙者、ペットはいません。よろしくお願いいたします。',
    'bag AH0045',
    'AN1025',
    'label agrees, made asks, existed-by agrees, line agrees',
  ],
];

/** In the order of the kinds, without those of another thing. */
function outcomes(
  checks: readonly {
    readonly claim: ClaimId;
    readonly outcome: string;
    readonly isOther: boolean;
  }[],
): string {
  return checks
    .filter(({ isOther }) => !isOther)
    .toSorted((a, b) => CLAIMS.indexOf(a.claim) - CLAIMS.indexOf(b.claim))
    .map(({ claim, outcome }) => `${claim} ${outcome}`)
    .join(', ');
}

function outcomesTold(checks: readonly ListingCheck[]): string {
  return outcomes(checks.map((check) => ({ ...check, isOther: check.rule === 'other' })));
}

function outcomesOnPage(checks: readonly Check[]): string {
  const isOther = ({ statement }: Check) => statement.said === 'other';
  return outcomes(checks.map((check) => ({ ...check, isOther: isOther(check) })));
}

describe('a pasted text is about one bag, for the page, the library and assistants alike', () => {
  test.each(TEXTS)('%s', async (_, text, expected, others, checks) => {
    const answer = await answerText(text, today);
    const shown =
      answer.kind === 'code'
        ? {
            answer: `bag ${answer.result.code}`,
            others: (answer.others ?? []).map(({ result }) => result.code).join(' '),
          }
        : { answer: answer.kind === 'list' ? 'table' : 'none', others: '' };
    const listing = checkListing(text, { today });
    const [bag, ...more] = listing.codes;
    const own = bag ? bag.checks : [...listing.checks, ...(listing.noCode ? [listing.noCode] : [])];
    const told = outcomesTold(own);
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
    // What is claimed of each other code is compared as well.
    const beside = answer.kind === 'code' ? (answer.others ?? []) : [];
    expect(
      beside.map(({ result, claims }) =>
        outcomesOnPage(sheetOf(factsOf(result.code, today), claims).checks),
      ),
    ).toEqual(more.map(({ checks: each }) => outcomesTold(each)));
    const checked =
      answer.kind === 'code'
        ? sheetOf(factsOf(answer.result.code, today), answer.claims).checks
        : answer.kind === 'no-code'
          ? answer.checks
          : [];
    expect(outcomesOnPage(checked)).toBe(told);
  });
});
