import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkSheet, questions, sellersText } from '#words/check-sheet.ts';
import { messages } from '#words/messages.ts';
import { doubtTitles, questionsOpen, validPanel } from '#words/result.ts';
import { nextSteps } from '#words/check-sheet.ts';
import { quoted } from '#words/text.ts';
import { ask } from './answer.tsx';

const text =
  'Lovely bag that was made in Spain and that I bought in 2010, so well kept; you find the date code AR2126 inside.';

const panel = page.getByRole('region').first();
const title = panel.getByRole('heading', { level: 2 });
const question = page.getByRole('group', { name: checkSheet.question.ask });
const yes = question.getByRole('button', { name: checkSheet.question.yes });
const no = question.getByRole('button', { name: checkSheet.question.no, exact: true });
const item = page.getByLabelText('query');

test('what stands in prose and does not fit is asked about, one at a time, and never green', async () => {
  await ask({ text });
  await expect.element(title).toHaveTextContent(questionsOpen(2));
  await expect.element(panel).toHaveAttribute('data-tone', 'doubtful');
  await expect.element(question).toHaveTextContent(quoted('made in Spain'));
  await expect.element(question).toHaveTextContent('place AR in France, not in Spain');
  expect(question.elements()).toHaveLength(1);
});

test('yes makes it the person’s own, so that it differs; the next question has the focus', async () => {
  await ask({ text });
  await yes.click();
  await expect.element(question).toHaveTextContent('Bought in 2010; the code says week 22 of 2016');
  await expect.element(question).toHaveFocus();
  await expect.element(title).toHaveTextContent(doubtTitles.label);
  await expect.element(item).toHaveTextContent('"confirmed"');
  await expect.element(page.getByText(/#code=AR2126&made-in=ES$/)).toBeInTheDocument();
  await yes.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel).toHaveFocus();
  await expect.element(panel).toHaveAttribute('data-tone', 'conflict');
});

test('no sets it aside, with a way back; after the last the sheet is as it would be without', async () => {
  await ask({ text });
  await no.click();
  await expect.element(title).toHaveTextContent(doubtTitles.asks);
  await no.click();
  await expect.element(panel).toHaveFocus();
  await expect.element(title).toHaveTextContent(validPanel.plain);
  await expect.element(page.getByRole('group', { name: questions.label.legend })).toBeVisible();
  await expect.element(panel.getByText(checkSheet.dismissed(2)).first()).toBeVisible();
  await page.getByRole('button', { name: checkSheet.restore }).click();
  await expect.element(title).toHaveTextContent(questionsOpen(2));
});

test('a link tells nothing that is only asked about, and the message asks in the seller’s words', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await ask({ text });
  await expect.element(page.getByText(/#code=AR2126$/)).toBeInTheDocument();
  await page.getByRole('button', { name: nextSteps.message }).click();
  await page.getByRole('button', { name: nextSteps.preview }).click();
  await expect
    .element(page.getByText(messages.opening))
    .toHaveTextContent(
      'You write “made in Spain”. Is that about this bag? Its code stands for France.',
    );
  await page.getByRole('button', { name: nextSteps.line }).click();
  await page.getByRole('button', { name: nextSteps.preview }).click();
  await expect.element(page.getByText('Date code AR2126: Week 22, 2016.')).toBeInTheDocument();
});

test('a text whose claims all fit says so in one line, with its rows folded', async () => {
  await ask({ text: 'Date code SP2144, made in France. Bought in 2014.' });
  await expect.element(panel).toHaveTextContent(checkSheet.allFit(['label', 'existed-by']));
  const row = page.getByText(quoted('made in France'));
  await expect.element(row).not.toBeVisible();
  await page.getByText(checkSheet.details, { exact: true }).click();
  await expect.element(row).toBeVisible();
});

test('what fits settles the others of its kind, which are told and not asked', async () => {
  await ask({ text: 'Date code AR2126, made in France. As I wrote it was made in Spain.' });
  await expect.element(title).toHaveTextContent(validPanel.plain);
  await expect.element(panel).toHaveTextContent(sellersText.ofOthers(quoted('made in Spain')));
});
