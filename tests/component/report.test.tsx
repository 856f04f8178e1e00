import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { report } from '#words/report.ts';
import { validPanel } from '#words/result.ts';
import { Report } from '../../src/site/answer/Report.tsx';
import { draw } from './draw.ts';

const field = page.getByRole('textbox');
const mail = page.getByRole('link', { name: report.mail });

test('half a UTF-16 character, in the code or typed into the report, is text like any other', async () => {
  draw(<Report code={'AR\ud83d2126'} answer="" />);
  await page.getByText(validPanel.report).click();
  await expect.element(mail).toHaveAttribute('href', expect.stringContaining('AR%EF%BF%BD2126'));
  await field.fill('cut in the middle: \ud83d');
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/%3A%20%EF%BF%BD$/));
});
