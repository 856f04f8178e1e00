import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blankToast, card } from '#words/tool.ts';
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
