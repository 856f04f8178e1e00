import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { answerTo } from './answer.ts';
import { type DecoderState, decoderReducer, IDLE } from './state.ts';

const answer = await answerTo('AR2126', '2026-11-21');
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

  test('an answer that is known already shows at once, and an analysis it overtook can not finish', async () => {
    for (const state of [IDLE, analyzing, done]) {
      expect(decoderReducer(state, { type: 'show', answer })).toEqual(done);
    }
    const other = await answerTo('SD1013', '2026-11-21');
    expect(decoderReducer(done, { type: 'finish', answer: other })).toBe(done);
  });

  test('product §2: what is opened remembers what it was opened from, and finds it as it was left', async () => {
    const list = await answerTo('SD1013\nAR2126', '2026-11-21');
    const view = {
      kind: 'list',
      column: 'date',
      isDescending: true,
      only: 'read',
      most: 200,
    } as const;
    const shown = decoderReducer({ phase: 'done', answer: list }, { type: 'view', view });
    expect(shown).toEqual({ phase: 'done', answer: list, view });
    const opened = decoderReducer(shown, {
      type: 'open',
      answer: { kind: 'reading', result: decode('AR2126', { today: '2026-11-21' }) },
    });
    expect(opened).toMatchObject({ answer: { result: { code: 'AR2126' } }, from: shown });
    expect(decoderReducer(opened, { type: 'back' })).toBe(shown);
    expect(decoderReducer(opened, { type: 'submit', input: 'SD1013' })).not.toHaveProperty('from');
    expect(decoderReducer(done, { type: 'back' })).toBe(done);
    for (const state of [IDLE, analyzing]) {
      expect(decoderReducer(state, { type: 'view', view })).toBe(state);
    }
  });

  test('product §2: what can not be answered for want of a part is kept, and asked again', () => {
    const step = { code: 'SD1013', note: '' };
    const arrived = decoderReducer(IDLE, { type: 'arrive', step });
    const stuck = decoderReducer(arrived, { type: 'miss' });
    expect(stuck).toEqual({ phase: 'stuck', input: 'SD1013', step });
    expect(decoderReducer(stuck, { type: 'retry' })).toEqual(arrived);
    expect(decoderReducer(stuck, { type: 'submit', input: 'AR2126' })).toEqual(analyzing);
    expect(decoderReducer(done, { type: 'retry' })).toBe(done);
    expect(decoderReducer(done, { type: 'miss' })).toBe(done);
  });

  test('an analysis says how far it is, and nobody else does', () => {
    const progress = { read: 1, all: 2 };
    expect(decoderReducer(analyzing, { type: 'progress', progress })).toEqual({
      ...analyzing,
      progress,
    });
    expect(decoderReducer(IDLE, { type: 'progress', progress })).toBe(IDLE);
  });
});
