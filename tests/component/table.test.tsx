import { type JSX, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tablePanel } from '#words/table.ts';
import { readRows } from '../../src/site/decoder/rows.ts';
import { ROWS_AT_ONCE } from '../../src/site/lib/limits.ts';
import { type CodeTable, parseTableView } from '../../src/site/table/table.ts';
import { TablePanel } from '../../src/site/table/TablePanel.tsx';
import { draw } from './draw.ts';

const nothing = () => undefined;

/** The table with its view, as the tool keeps it. */
function Panel({ list }: { readonly list: CodeTable }): JSX.Element {
  const [view, setView] = useState(parseTableView(undefined));
  return (
    <TablePanel
      table={list}
      head={null}
      foot={null}
      view={view}
      onView={setView}
      onOpen={nothing}
      onAnalyze={nothing}
      onReset={nothing}
    />
  );
}

test('showing more rows moves the focus to the first new one', async () => {
  const lines = Array.from({ length: ROWS_AT_ONCE + 2 }, () => 'SD1013').join('\n');
  draw(<Panel list={await readRows(lines, '2026-11-21')} />);
  await page.getByRole('button', { name: tablePanel.showMore(2, 2) }).click();
  const codes = page.getByRole('button', { name: 'SD1013' });
  await expect.poll(() => codes.elements()).toHaveLength(ROWS_AT_ONCE + 2);
  await expect.element(codes.nth(ROWS_AT_ONCE)).toHaveFocus();
  await userEvent.tab();
  await expect.element(codes.nth(ROWS_AT_ONCE + 1)).toHaveFocus();
});
