import { describe, expect, test } from 'vitest';
import { decode } from '../../core/index.ts';
import { type DecoderState, decoderReducer, IDLE } from './state.ts';

const result = decode('AR2126', { today: '2026-11-21' });
const analyzing: DecoderState = { phase: 'analyzing', input: 'AR2126' };
const done: DecoderState = { phase: 'done', result };

describe('§4.1: idle, analyzing, result', () => {
  test('a code is submitted, analysed and answered', () => {
    expect(decoderReducer(IDLE, { type: 'submit', input: 'AR2126' })).toEqual(analyzing);
    expect(decoderReducer(analyzing, { type: 'finish', result })).toEqual(done);
  });

  test('§5.1: submission is blocked while an analysis runs', () => {
    expect(decoderReducer(analyzing, { type: 'submit', input: 'SD1013' })).toBe(analyzing);
  });

  test('a new code takes the place of a result', () => {
    expect(decoderReducer(done, { type: 'submit', input: 'AR2126' })).toEqual(analyzing);
  });

  test('an analysis that was reset can not finish', () => {
    expect(decoderReducer(IDLE, { type: 'finish', result })).toBe(IDLE);
    expect(decoderReducer(done, { type: 'reset' })).toBe(IDLE);
  });

  test('a result that is known already shows at once, and an analysis it overtook can not finish', () => {
    for (const state of [IDLE, analyzing, done]) {
      expect(decoderReducer(state, { type: 'show', result })).toEqual(done);
    }
    const other = decode('SD1013', { today: '2026-11-21' });
    expect(decoderReducer(done, { type: 'finish', result: other })).toBe(done);
  });
});
