import { describe, expect, test } from 'vitest';
import { answerCode } from '../../text/answer.ts';
import * as script from '../answer/answer-script.ts';
import { createChunk } from '../lib/chunk.ts';
import {
  type DecoderState,
  decoderReducer,
  IDLE,
  isBusy,
  type QueryRequest,
  type Success,
  successIn,
} from './state.ts';

const request = requestFor('AR2126');
const success = successFor('AR2126');
const pending: DecoderState = { status: 'pending', request, previous: undefined };
const failed: DecoderState = { status: 'error', request, error: new Error() };

function requestFor(text: string, trigger: QueryRequest['trigger'] = 'form'): QueryRequest {
  return { step: 1, query: { text }, trigger, isHere: false };
}

function successFor(text: string): Success {
  const answer = answerCode(text, '2026-11-21');
  if (!answer) throw new Error(text);
  return { status: 'success', ...requestFor(text), answer, script };
}

describe('§4.1: idle, analyzing, result', () => {
  test('a code is submitted, analyzed and answered', () => {
    expect(decoderReducer(IDLE, { type: 'ask', request })).toEqual(pending);
    const { answer } = success;
    expect(decoderReducer(pending, { type: 'succeed', answer, script })).toEqual(success);
  });

  test('§5.1: while a submitted code is analyzed the card takes nothing else, examples included', () => {
    for (const submitted of ['form', 'paste'] as const) {
      const busy = decoderReducer(IDLE, { type: 'ask', request: requestFor('AR2126', submitted) });
      for (const trigger of ['form', 'paste', 'choice'] as const) {
        const action = { type: 'ask', request: requestFor('SD1013', trigger) } as const;
        expect(decoderReducer(busy, action)).toBe(busy);
      }
    }
  });

  test('what the address, a step or an entry asks for takes the place of a pending request', () => {
    for (const trigger of ['link', 'step', 'back', 'entry', 'open'] as const) {
      const next = requestFor('SD1013', trigger);
      for (const state of [IDLE, pending, success, failed])
        expect(decoderReducer(state, { type: 'ask', request: next })).toMatchObject({
          status: 'pending',
          request: next,
        });
    }
  });

  test('the old answer stays until the new one is there', () => {
    const next = decoderReducer(success, { type: 'ask', request: requestFor('SD1013') });
    expect(successIn(next)).toBe(success);
    const third = decoderReducer(next, { type: 'ask', request: requestFor('SP0065', 'link') });
    expect(successIn(third)).toBe(success);
    expect(successIn(IDLE)).toBeUndefined();
    expect(successIn(failed)).toBeUndefined();
  });

  test('what is submitted or pasted is seen to be analyzed; what was known before comes without a word', () => {
    const busy = (trigger: QueryRequest['trigger']) =>
      isBusy(decoderReducer(IDLE, { type: 'ask', request: requestFor('AR2126', trigger) }));
    for (const trigger of ['form', 'paste'] as const) expect(busy(trigger)).toBe(true);
    for (const trigger of ['link', 'choice', 'entry', 'step', 'open', 'back'] as const)
      expect(busy(trigger)).toBe(false);
  });

  test('only a pending request succeeds, fails or makes progress', () => {
    const { answer } = success;
    for (const state of [IDLE, success, failed]) {
      expect(decoderReducer(state, { type: 'succeed', answer, script })).toBe(state);
      expect(decoderReducer(state, { type: 'fail', error: 1 })).toBe(state);
      expect(decoderReducer(state, { type: 'progress', progress: { read: 1, all: 2 } })).toBe(
        state,
      );
    }
    const progress = { read: 1, all: 2 };
    expect(decoderReducer(pending, { type: 'progress', progress })).toEqual({
      ...pending,
      progress,
    });
  });

  test('everything is reset, a pending request as well', () => {
    for (const state of [IDLE, pending, success, failed])
      expect(decoderReducer(state, { type: 'reset' })).toEqual({ status: 'idle', isCleared: true });
  });

  test('who comes back from another part of the page is at the answer’s step', () => {
    expect(decoderReducer(success, { type: 'move' })).toEqual({ ...success, isHere: true });
    for (const state of [IDLE, pending, failed])
      expect(decoderReducer(state, { type: 'move' })).toBe(state);
  });

  test('a script that does not arrive is said, and unlocks the card while it is asked for again', () => {
    const chunk = createChunk(() => Promise.reject(new Error('503')));
    const missing = decoderReducer(pending, { type: 'miss', chunk });
    expect(missing).toEqual({ ...pending, missing: chunk });
    expect([isBusy(pending), isBusy(missing)]).toEqual([true, false]);
    const { answer } = success;
    expect(decoderReducer(missing, { type: 'succeed', answer, script })).toEqual(success);
    for (const state of [IDLE, success, failed])
      expect(decoderReducer(state, { type: 'miss', chunk })).toBe(state);
  });
});
