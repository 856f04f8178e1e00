import { describe, expect, test } from 'vitest';
import { messages } from '../words/en/messages.ts';
import { listing as words } from '../words/en/listing.ts';
import { checkListing } from '../library/listing.ts';
import { asksAboutListing, asksForCode, messageToSeller } from './messages.ts';
import { answerText } from './read-text.ts';

const today = '2026-11-28';

describe('a bag without a code', () => {
  test.each([
    ['Neverfull MM, no date code, bought 2004', ['line asks stated-too-early']],
    ['Neverfull MM, chip, bought in 2024', ['line agrees stated-fits']],
    ['ネヴァーフルMM、製造番号なし。2004年に購入しました。', ['line asks stated-too-early']],
    ['Neverfull MM, pas de code de date, achetée en 2004', ['line asks stated-too-early']],
    ['Neverfull MM made in 1995, no code', ['line asks stated-too-early']],
    ['Neverfull MM, microchip, bought in 2016', ['line agrees stated-fits', 'chip asks early']],
  ])('has model, purchase and chip compared with each other: %s', async (text, expected) => {
    const answer = await answerText(text, today);
    const checks = answer.kind === 'no-code' ? answer.checks : [];
    const said = checks
      .filter(({ claim }) => claim === 'line' || claim === 'chip')
      .map(({ claim, outcome, id }) => `${claim} ${outcome} ${id}`)
      .filter((check) => !check.endsWith('possible') && !check.endsWith('chip fits'));
    expect(said).toEqual(expect.arrayContaining(expected));
    const { checks: own } = checkListing(text, { today, words });
    const same = own.map(({ claim, outcome, id }) => `${claim} ${outcome} ${id}`);
    for (const check of expected) expect(same).toContain(check);
  });

  test('the seller is asked for what such a bag has, and not for its code', () => {
    const text = 'CarryAll PM, has a microchip, no date code';
    const { claims } = { claims: checkListing(text, { today, words }) };
    const asks = asksAboutListing(claims, '').map(({ ask }) => ask);
    expect(asks).toEqual(['receipt-style', 'chip-film', 'photos']);
    const message = messageToSeller(
      asksForCode([{ claim: { claim: 'chip' }, rule: 'x' }], ''),
      messages,
    );
    expect(message).toContain('film the chip');
    expect(message).not.toContain('date code');
  });
});
