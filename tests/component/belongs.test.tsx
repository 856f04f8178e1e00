import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questions } from '#words/check-sheet.ts';
import { resultTools } from '#words/result.ts';
import { tablePanel } from '#words/table.ts';
import { decode } from '../../src/library/decode.ts';
import { addResult, saveResult } from '../../src/site/history/actions.ts';
import { getEntries } from '../../src/site/history/store.ts';
import { Recent } from '../../src/site/pages/home/Rack.tsx';
import { ask, asked, today } from './answer.tsx';
import { draw } from './draw.ts';

afterEach(() => {
  asked.mockClear();
});

const bought = page.getByRole('textbox', { name: questions.bought.label });

test('sorting and filtering leave focus and window where they are, though a row was opened before', async () => {
  const text = Array.from({ length: 40 }, (_, row) => (row === 30 ? 'VI0956' : 'SD1013')).join(
    '\n',
  );
  await ask({ text, view: { openedRow: '31 VI0956' } });
  await expect.element(page.getByRole('button', { name: 'VI0956' })).toHaveFocus();
  const date = page.getByRole('button', { name: tablePanel.columns.date });
  await date.click();
  await expect.element(date).toHaveFocus();
});

test('a code that is taken for a misread one keeps what was said of the bag', async () => {
  await ask({ text: 'VL1010', label: 'IT', bought: '2015' });
  await page.getByRole('button', { name: /VI1010/ }).click();
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    'VI1010',
    'choice',
    expect.objectContaining({ label: 'IT', bought: '2015' }),
  );
});

test('and the text that it was found in, with all that is said there', async () => {
  const text = 'Lovely Alma. Date code VL1010. Bought in 2015.';
  await ask({ text });
  await page.getByRole('button', { name: /VI1010/ }).click();
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    'VI1010',
    'choice',
    expect.objectContaining({ listing: text }),
  );
  await ask({ text: 'VI1010', listing: text });
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Bought in 2015');
});

test('a draft of one bag does not stand in the next with the same code', async () => {
  await ask({ text: 'AR2126' });
  await bought.fill('gibberish');
  await userEvent.keyboard('{Enter}');
  await expect.element(bought).toHaveAccessibleDescription(questions.bought.unreadable);
  await ask({ text: 'AR2126' });
  await expect.element(bought).toHaveDisplayValue('');
});

test('where copying is blocked, the field has the link that was asked for', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await ask({ text: 'Lovely Alma, date code SD1013' });
  const field = page.getByRole('textbox', { name: resultTools.field });
  await page.getByRole('button', { name: resultTools.copyWithText }).click();
  await expect.element(field).toHaveDisplayValue(/text=Lovely%20Alma/);
  await page.getByRole('button', { name: resultTools.copy, exact: true }).click();
  await expect.element(field).not.toHaveDisplayValue(/Lovely/);
});

test('the last codes lead to their entries, with their names and words', async () => {
  const result = decode('AR2126', { today });
  if (!result.isValid) throw new Error(result.error);
  const id = saveResult(addResult({ result }), { result, label: 'FR' }, 'Grandma’s bag');
  // Their place stands in the page before the script does.
  for (const recent of [
    undefined,
    <Recent entries={getEntries()} judge={() => undefined} isIdle />,
  ])
    draw(
      <>
        <div data-recent />
        {recent}
      </>,
    );
  const link = page.getByRole('link', { name: /Grandma/ });
  await expect.element(link).toHaveAttribute('data-entry', id);
});
