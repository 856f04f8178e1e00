import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blankToast, card } from '#words/tool.ts';
import { sew, type Thread } from '../../src/site/strap/sew.ts';
import { Strap } from '../../src/site/strap/Strap.tsx';
import { toasts } from '../../src/site/lib/toasts.ts';
import { draw } from './draw.ts';

const nothing = () => undefined;

test.each([
  ['nothing', undefined, 'an error'],
  ['a code that was deleted from the field', 'AR2126', 'an error'],
  ['several lines, which the field can’t hold', 'AR2126\nSD1013', 'the answer'],
])('a press on the button while the answer to %s shows leads to %3$s', async (_, text, to) => {
  const led: string[] = [];
  draw(
    <Strap
      strap={{ current: null }}
      pressed={undefined}
      isStruck={false}
      field={{ current: null }}
      isBusy={false}
      answeredText={text}
      onSubmit={nothing}
      onPaste={nothing}
      onRepeat={() => led.push('the answer')}
    />,
  );
  await page.getByRole('button', { name: card.button.long }).click();
  if (toasts.get().some(({ title }) => title === blankToast.title)) led.push('an error');
  expect(led).toEqual([to]);
});

test.each([
  ['that alternate are joined on two levels', [100, 140], [120, 160], [62.4, 70.4]],
  ['that stand side by side are joined on one', [100, 120], [140, 160], [62.4, 62.4]],
])('threads of letters %s', (_, month, year, levels) => {
  const thread: Thread = { part: 'count', xs: month, end: 'first', to: 200, state: 'sound' };
  const { stitches, holes } = sew({ size: 40, baseline: 50, edge: 100, height: 140 }, undefined, [
    thread,
    { ...thread, part: 'year', xs: year, end: 'last' },
  ]);
  expect(holes.map(({ x }) => x)).toEqual([...month, ...year]);
  // What lies level is the run from letter to letter.
  const runs = stitches.flatMap(({ kind, d }) => {
    const [, from, to] = /^M\S+ (\S+)Q.* (\S+)$/.exec(d) ?? [];
    return kind === 'linen' && from === to ? [Number(from)] : [];
  });
  expect([...new Set(runs)]).toEqual([...new Set(levels)]);
});
