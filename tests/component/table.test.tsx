import { type JSX, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tablePanel } from '#words/table.ts';
import { ROWS_AT_ONCE } from '../../src/site/lib/limits.ts';
import { parseTableView } from '../../src/site/answer/table/table.ts';
import { TablePanel } from '../../src/site/answer/table/TablePanel.tsx';
import { spreadsheetIn } from '../../src/text/items.ts';
import { type CodeTable, readRows } from '../../src/text/rows.ts';
import { draw } from './draw.ts';

const nothing = () => undefined;

/** The table with its view, as the tool keeps it. */
function Panel({ list }: { readonly list: CodeTable }): JSX.Element {
  const [view, setView] = useState(parseTableView(undefined));
  return (
    <TablePanel
      table={list}
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

test('a first click on the verdict puts the doubtful on top, and other lines are folded', async () => {
  const list = await readRows('my stock:\nAR2126\n121\nSP0065, made in Italy', '2026-11-21');
  draw(<Panel list={list} />);
  await page.getByRole('button', { name: tablePanel.columns.verdict }).click();
  const rows = page.getByRole('row').elements();
  expect(
    rows.slice(1).map(({ textContent }) => /[A-Z]{2}\d{4}|121/.exec(textContent)?.[0]),
  ).toEqual([...['SP0065', '121', 'AR2126']]);
  await page.getByText(tablePanel.others(1)).click();
  await expect.element(page.getByText('my stock:')).toBeVisible();
});

test('on a phone, where its rows are grids, the table is still one to a screen reader', async () => {
  draw(<Panel list={await readRows('AR2126\nSP0065, made in Italy', '2026-11-21')} />);
  const table = page.getByRole('table');
  await expect.element(table).toBeVisible();
  // VoiceOver drops what a table is made of where styles change its display, unless roles say it.
  const parts = [...table.element().querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});

test('what a spreadsheet says of something else is told once, below its rows', async () => {
  const text = 'Code\tSold to\tYear\tMade in\nSD1013\tItaly\t2004\tUSA';
  const list = await readRows(text, '2026-11-21', undefined, spreadsheetIn(text, '2026-11-21'));
  draw(<Panel list={list} />);
  await expect.element(page.getByText(tablePanel.uncompared(['Sold to', 'Year']))).toBeVisible();
});

test('the number to look at is a press that shows those rows, and they stand first before that', async () => {
  const list = await readRows('AR2126\nSD1013\n121\nQQ2126', '2026-11-21');
  draw(<Panel list={list} />);
  const shown = () =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => /[A-Z]{2}\d{4}|121/.exec(textContent)?.[0]);
  expect(shown()).toEqual(['121', 'QQ2126', 'AR2126', 'SD1013']);
  await page.getByRole('button', { name: tablePanel.toLookAt(2) }).click();
  expect(shown()).toEqual(['121', 'QQ2126']);
});

test('lines that claim something and were not compared are counted, and nothing is said of none to look at', async () => {
  const list = await readRows('SD1013\nmade in Spain\nhello', '2026-11-21');
  draw(<Panel list={list} />);
  await expect.element(page.getByText(tablePanel.notCompared(1))).toBeVisible();
  expect(page.getByText(tablePanel.noneToLookAt).elements()).toEqual([]);
});
