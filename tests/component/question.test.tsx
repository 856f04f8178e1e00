import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkSheet, questions, sellersText } from '#words/check-sheet.ts';
import { messages } from '#words/messages.ts';
import { doubtTitles, questionsOpen, validPanel, withOthers } from '#words/result.ts';
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
  await expect.element(panel.getByText(checkSheet.question.next)).toBeVisible();
});

test('yes makes it the person’s own, so that it differs; the next question has the focus', async () => {
  await ask({ text });
  await yes.click();
  await expect.element(question).toHaveTextContent('Bought in 2010; the code says week 22 of 2016');
  await expect.element(question).toHaveFocus();
  await expect.element(title).toHaveTextContent(withOthers(doubtTitles.label, 1));
  await expect.element(panel).not.toHaveTextContent(checkSheet.question.next);
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

test('a text whose claims all fit says so in one line above it, with its rows folded', async () => {
  await ask({ text: 'Date code SP2144, made in France. Bought in 2014.' });
  const line = panel.getByText(checkSheet.allFit(['label', 'existed-by']));
  await expect.element(line).toBeVisible();
  const { bottom } = line.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(page.getByRole('blockquote').element().getBoundingClientRect().top);
  const row = page.getByText(quoted('made in France'));
  await expect.element(row).not.toBeVisible();
  await page.getByText(checkSheet.details, { exact: true }).click();
  await expect.element(row).toBeVisible();
});

test('another code of the text is marked where what is claimed of it differs or is asked about', async () => {
  await ask({
    text: 'Speedy 30\nDate code: SP0065\n\nAlso an Alma, date code VI0978, made in: Germany\n\nAnd my mother bought a Noe in 1991, date code AN0967',
  });
  await expect.element(title).toHaveTextContent(validPanel.plain);
  const others = page.getByText(sellersText.others);
  await expect
    .element(others)
    .toHaveTextContent(
      `${sellersText.other('VI0978', 'July 1998')} ${doubtTitles.label}, ${sellersText.other('AN0967', 'June 1997')} ${doubtTitles.asks}`,
    );
});

test('the number of a model stands behind its size', async () => {
  await ask({ text: 'Speedy 30, date code SP0065' });
  await expect.element(page.getByRole('link', { name: /^Speedy 30/ })).toBeVisible();
});

test('what fits settles the others of its kind, which are told and not asked', async () => {
  await ask({ text: 'Date code AR2126, made in France. As I wrote it was made in Spain.' });
  await expect.element(title).toHaveTextContent(validPanel.plain);
  await expect.element(panel).toHaveTextContent(sellersText.ofOthers(quoted('made in Spain')));
});
