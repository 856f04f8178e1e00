import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { type DecoderState, decoderReducer, IDLE } from './state.ts';

const answer = answerTo('AR2126', '2026-11-21');
const analyzing: DecoderState = { phase: 'analyzing', input: 'AR2126' };
const done: DecoderState = { phase: 'done', answer };

describe('§4.1: idle, analyzing, result', () => {
  test('a code is submitted, analysed and answered', () => {
    expect(decoderReducer(IDLE, { type: 'submit', input: 'AR2126' })).toEqual(analyzing);
    expect(decoderReducer(analyzing, { type: 'finish', answer })).toEqual(done);
  });

  test('§5.1: submission is blocked while an analysis runs', () => {
    expect(decoderReducer(analyzing, { type: 'submit', input: 'SD1013' })).toBe(analyzing);
  });

  test('product §2: what the address asks for takes the place of an analysis that runs', () => {
    const step = { code: 'SD1013', note: '' };
    for (const state of [IDLE, analyzing, done]) {
      const asked = decoderReducer(state, { type: 'arrive', step });
      expect(asked).toEqual({ phase: 'analyzing', input: 'SD1013', step });
    }
  });

  test('a new code takes the place of an answer', () => {
    expect(decoderReducer(done, { type: 'submit', input: 'AR2126' })).toEqual(analyzing);
  });

  test('an analysis that was reset can not finish', () => {
    expect(decoderReducer(IDLE, { type: 'finish', answer })).toBe(IDLE);
    expect(decoderReducer(done, { type: 'reset' })).toBe(IDLE);
  });

  test('an answer that is known already shows at once, and an analysis it overtook can not finish', () => {
    for (const state of [IDLE, analyzing, done]) {
      expect(decoderReducer(state, { type: 'show', answer })).toEqual(done);
    }
    const other = answerTo('SD1013', '2026-11-21');
    expect(decoderReducer(done, { type: 'finish', answer: other })).toBe(done);
  });
});
