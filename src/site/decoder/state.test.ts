import { describe, expect, test } from 'vitest';
import { answerAsked, openFrom } from './asked.ts';
import { type Asked, type DecoderState, decoderReducer, doneIn, IDLE, isBusy } from './state.ts';

const today = '2026-11-21';
const asked = askedFor('AR2126');
const done = await answerAsked(asked, undefined, today);
const analyzing: DecoderState = { phase: 'analyzing', asked, last: undefined };

function askedFor(input: string, way: Asked['way'] = 'form'): Asked {
  return { shown: { input, opened: [] }, way };
}

describe('§4.1: idle, analyzing, result', () => {
  test('a code is submitted, analysed and answered', () => {
    expect(decoderReducer(IDLE, { type: 'ask', asked })).toEqual(analyzing);
    expect(decoderReducer(analyzing, { type: 'finish', done })).toBe(done);
  });

  test('§5.1: submission is blocked while an analysis runs', () => {
    for (const way of ['form', 'choice'] as const) {
      const action = { type: 'ask', asked: askedFor('SD1013', way) } as const;
      expect(decoderReducer(analyzing, action)).toBe(analyzing);
    }
  });

  test('product §2: what the address, a step or an entry asks for takes the place of an analysis that runs', () => {
    for (const way of ['link', 'step', 'back', 'entry'] as const) {
      const next = askedFor('SD1013', way);
      for (const state of [IDLE, analyzing, done])
        expect(decoderReducer(state, { type: 'ask', asked: next })).toMatchObject({ asked: next });
    }
  });

  test('product §2: the old answer stays until the new one is there', () => {
    const next = decoderReducer(done, { type: 'ask', asked: askedFor('SD1013') });
    expect(doneIn(next)).toBe(done);
    expect(doneIn(IDLE)).toBeUndefined();
  });

  test('product §2: only what is sent is seen to be analysed; what was known before comes without a word', () => {
    const busy = (way: Asked['way']) =>
      isBusy(decoderReducer(IDLE, { type: 'ask', asked: askedFor('AR2126', way) }));
    expect(['form', 'link'].map((way) => busy(way as Asked['way']))).toEqual([true, true]);
    for (const way of ['choice', 'entry', 'step', 'back'] as const) expect(busy(way)).toBe(false);
  });

  test('an analysis that was reset can not finish', () => {
    expect(decoderReducer(IDLE, { type: 'finish', done })).toBe(IDLE);
    expect(decoderReducer(done, { type: 'reset' })).toBe(IDLE);
  });

  test('an answer that is known already shows at once, and an analysis it overtook can not finish', async () => {
    for (const state of [IDLE, analyzing, done])
      expect(decoderReducer(state, { type: 'show', done })).toBe(done);
    const other = await answerAsked(askedFor('SD1013'), undefined, today);
    expect(decoderReducer(done, { type: 'finish', done: other })).toBe(done);
  });

  test('product §2: what is opened remembers what it was opened from, and finds it as it was left', async () => {
    const list = await answerAsked(askedFor('SD1013\nAR2126'), undefined, today);
    const view = {
      column: 'date',
      isDescending: true,
      only: 'read',
      most: 200,
    } as const;
    const shown = decoderReducer(list, { type: 'note', noted: { view } });
    expect(shown).toEqual({ ...list, shown: { ...list.shown, view } });
    const opened = shown.phase === 'done' ? openFrom(shown, 1, today) : undefined;
    expect(opened).toMatchObject({ answer: { result: { code: 'AR2126' } }, from: shown });
    for (const state of [IDLE, analyzing])
      expect(decoderReducer(state, { type: 'note', noted: { view } })).toBe(state);
  });

  test('product §2: what becomes known of a result is noted with it', () => {
    const noted = decoderReducer(done, { type: 'note', noted: { madeIn: 'FR' } });
    expect(noted).toMatchObject({ shown: { input: 'AR2126', madeIn: 'FR' } });
    expect(decoderReducer(IDLE, { type: 'note', noted: { madeIn: 'FR' } })).toBe(IDLE);
  });

  test('product §2: what can not be answered for want of a part is kept, and asked again', () => {
    const stuck = decoderReducer(analyzing, { type: 'miss' });
    expect(stuck).toEqual({ phase: 'stuck', asked });
    expect(decoderReducer(stuck, { type: 'retry' })).toEqual({ phase: 'analyzing', asked });
    expect(decoderReducer(stuck, { type: 'ask', asked })).toEqual(analyzing);
    expect(decoderReducer(done, { type: 'retry' })).toBe(done);
    expect(decoderReducer(done, { type: 'miss' })).toBe(done);
  });

  test('an analysis says how far it is, and nobody else does', () => {
    const progress = { read: 1, all: 2 };
    const told = decoderReducer(analyzing, { type: 'progress', progress });
    expect(told).toEqual({ ...analyzing, progress });
    expect(decoderReducer(IDLE, { type: 'progress', progress })).toBe(IDLE);
  });
});
