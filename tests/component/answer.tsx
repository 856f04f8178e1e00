import { type JSX, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { LINES } from '../../src/core/lines.ts';
import { AnswerView } from '../../src/site/answer/AnswerView.tsx';
import { resolve } from '../../src/site/answer/resolve.ts';
import { type AnswerActions, show, type Shown } from '../../src/site/answer/shown.ts';
import { type Query } from '../../src/site/item/item.ts';
import { keepQuery, newStep, queryOf, subscribeToQueries } from '../../src/site/item/session.ts';
import home from '../../src/site/pages/home/Home.module.css';
import { draw } from './draw.ts';

export const today = '2026-11-21';

/** What the answer on the screen was told to do. */
export const asked = vi.fn<AnswerActions['ask']>();

const nothing = () => undefined;

/** An answer as the tool draws it: what is said of it comes back, judged anew. */
function Panel({ step, answer }: Pick<Shown, 'step' | 'answer'>): JSX.Element {
  const item = useSyncExternalStore(subscribeToQueries, () => queryOf(step));
  if (!item) throw new Error('Nothing was asked.');
  const actions = { ask: asked, open: nothing, back: nothing, correct: nothing, reset: nothing };
  return (
    <div className={home.first}>
      <AnswerView shown={show({ step, answer, item, lines: LINES })} actions={actions} />
      <output aria-label="query">{JSON.stringify(item)}</output>
    </div>
  );
}

/** Draws the answer to a query, at a step of its own. */
export async function ask(query: Query): Promise<void> {
  const step = newStep();
  keepQuery(step, query);
  draw(<Panel step={step} answer={(await resolve(query, today)).answer} />);
}
