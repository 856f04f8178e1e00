import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  checkSheet,
  coverageSentence,
  nextSteps,
  questions,
  sellersText,
} from '#words/check-sheet.ts';
import { listing } from '#words/listing.ts';
import { messages } from '#words/messages.ts';
import { agreement, doubtTitles, fadedHint, validPanel } from '#words/result.ts';
import { quoted } from '#words/text.ts';
import { decode } from '../../src/library/decode.ts';
import { ask, today } from './answer.tsx';

const panel = page.getByRole('region').first();
const sheet = page.getByRole('region', { name: checkSheet.title });
const row = (text: string) => sheet.getByRole('listitem').filter({ hasText: text });
/** By its label: Vitest counts the question mark that is drawn behind it, and never read out, among its name. */
const choice = (name: string) => page.getByLabelText(name, { exact: true });
const model = page.getByRole('combobox', { name: questions.line.label });
const bought = page.getByRole('textbox', { name: questions.bought.label });
const item = page.getByLabelText('query');

test.each(['حقيبة لويس فويتون SP0065 صنع في فرنسا', 'حقيبة لويس فويتون صنع في فرنسا'])(
  'words in a script that is not read are told: “%s”',
  async (text) => {
    await ask({ text });
    await expect.element(page.getByText(listing.unreadScript)).toBeVisible();
  },
);

test('what to type for a missing digit is said once', async () => {
  await ask({ text: 'SD101' });
  await expect.element(panel).toHaveTextContent('one seems to be missing');
  await expect.element(panel).not.toHaveTextContent('SD?');
  await ask({ text: '2016' });
  await expect.element(panel).toHaveTextContent(fadedHint('?016'));
});

test('what nobody stated is a question, and it says how much was compared', async () => {
  await ask({ text: 'SD1013' });
  await expect
    .element(panel.getByRole('heading', { level: 2 }))
    .toHaveTextContent(validPanel.plain);
  await expect.element(sheet).toHaveTextContent(
    coverageSentence({
      compared: [],
      open: [],
      unstated: ['label', 'existed-by', 'line'],
    }),
  );
  await expect.element(page.getByRole('group', { name: questions.label.legend })).toBeVisible();
  await expect.element(model).toBeVisible();
  await expect.element(bought).toBeVisible();
});

test('a model that the list does not have is an answer, which is kept', async () => {
  await ask({ text: 'SD1013' });
  await model.selectOptions(questions.line.unlisted);
  await expect.element(item).toHaveTextContent('"line":"unlisted"');
  await expect.element(model).toHaveDisplayValue(questions.line.unlisted);
  await expect.element(row(questions.line.unlistedMeans)).toBeVisible();
});

test('§2: a label is answered in place, told everywhere, and can be taken back', async () => {
  await ask({ text: 'SD1013' });
  await choice('United States').click();
  await expect.element(row(questions.label.legend)).toHaveTextContent(checkSheet.outcomes.agrees);
  await page.getByRole('combobox', { name: questions.label.another }).selectOptions('Italy');
  await expect.element(panel).toHaveTextContent(doubtTitles.label);
  await expect
    .element(row(questions.label.legend))
    .toHaveTextContent(checkSheet.outcomes.conflicts);
  await expect.element(item).toHaveTextContent('"label":"IT"');
  // What a printed result has at its bottom holds the address of the copied link.
  await expect.element(page.getByText(/#code=SD1013&made-in=IT$/)).toBeInTheDocument();
  expect(sheet.element().textContent).not.toMatch(/fake|counterfeit/i);
  // Pressed again it says nothing anymore.
  await choice('Italy').click();
  await expect.element(panel).toHaveTextContent(validPanel.plain);
});

test('a model that is too young conflicts; one that fits every code proves nothing', async () => {
  await ask({ text: 'SD1013' });
  await model.selectOptions('neverfull');
  await expect.element(panel).toHaveTextContent(doubtTitles['too-early']);
  await panel.getByText(checkSheet.why).first().click();
  const source = () => document.querySelector('details[open] a[href^="http"]');
  await expect.poll(source).not.toBeNull();
  await model.selectOptions('speedy');
  await expect.element(row(questions.line.label)).toHaveTextContent(checkSheet.provesNothing);
  await expect.element(panel).toHaveTextContent(validPanel.plain);
});

test('bought years after the code is possible and proves nothing', async () => {
  await ask({ text: 'SD1013' });
  await bought.fill('2012');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('9 years earlier')).toHaveTextContent(checkSheet.possible);
  await expect.element(row('9 years earlier')).not.toHaveTextContent(checkSheet.outcomes.agrees);
});

test('where lists name one of several places alone, the notice says so', async () => {
  await ask({ text: 'VI0956' });
  await expect.element(panel).toHaveTextContent(validPanel.overlapListed('VI', 'France'));
  await ask({ text: 'SD1013' });
  await expect.element(panel).toHaveTextContent(validPanel.overlapTitle);
  await expect.element(panel).not.toHaveTextContent('The directory names several locations');
});

test('digits that may be what is left of a code lead to that, at once or in one click', async () => {
  await ask({ text: '1179' });
  await expect.element(panel).toHaveTextContent('Week 17, 2019, if two letters');
  await ask({ text: '2017' });
  await expect.element(page.getByRole('button', { name: '??2017' })).toBeVisible();
});

test('bought too early is a conflict; what is no year is said', async () => {
  await ask({ text: 'AR4165' });
  await bought.fill('soon');
  await userEvent.keyboard('{Enter}');
  await expect.element(bought).toHaveAccessibleDescription(questions.bought.unreadable);
  await bought.fill('in Paris, May 2008');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveTextContent(doubtTitles.bought);
  await expect.element(item).toHaveTextContent('"bought":"2008-05"');
  await bought.fill('');
  await userEvent.tab();
  await expect.element(panel).toHaveTextContent(validPanel.plain);
});

test('what stands in place of a date and can’t be read, or is in the future, is not compared', async () => {
  await ask({ text: 'AR4165', bought: '1995' });
  for (const [typed, error] of [
    ['20O8', questions.bought.unreadable],
    ['2040', questions.bought.future],
  ] as const) {
    await bought.fill('1995');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toHaveTextContent(doubtTitles.bought);
    await bought.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(bought).toHaveAccessibleDescription(error);
    await expect.element(panel).toHaveTextContent(validPanel.plain);
    await expect.element(item).not.toHaveTextContent('bought');
    await expect.element(bought).toHaveDisplayValue(typed);
  }
});

test('a text is shown with its finds, and a wrong one can be set aside and put back', async () => {
  await ask({ text: 'Neverfull | date code SD1013 | made in Italy' });
  const text = page.getByRole('blockquote');
  await expect
    .element(text)
    .toHaveTextContent(/^Neverfull\b.* \| date code SD1013 \| made in Italy\b/);
  await text.getByRole('link', { name: /^made in Italy/ }).click();
  await expect.element(row('“made in Italy”')).toHaveFocus();
  await expect.element(panel).toHaveTextContent(doubtTitles.label);
  await row('“made in Italy”').getByRole('button', { name: checkSheet.dismiss }).click();
  await expect.element(panel).toHaveTextContent(doubtTitles['too-early']);
  await expect.element(choice('United States')).toBeVisible();
  await page.getByRole('button', { name: checkSheet.restore }).click();
  await expect.element(panel).toHaveTextContent(doubtTitles.label);
});

test('the ready-made texts are copied by the first press, and read with the second', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await ask({ text: 'SD1013' });
  const result = decode('SD1013', { today });
  if (!result.isValid) throw new Error(result.error);
  for (const [name, text] of [
    [nextSteps.message, messages.opening],
    [nextSteps.line, messages.listingLine(result)],
    [nextSteps.explanation, /^SD1013: Made in .*Digits 1 and 3: November/s],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: nextSteps.preview }).click();
    await expect.element(page.getByText(text)).toBeInViewport();
  }
  expect(copied).toHaveBeenCalledTimes(3);
});

test('who says that there is no code is answered as that', async () => {
  await ask({ text: 'Speedy 30 from 2022, no date code, it has a microchip' });
  await expect.element(panel).not.toHaveTextContent('may have missed');
  await expect.element(panel).not.toHaveTextContent('leather tab');
  // Said once, although the text speaks of both.
  await expect.element(panel.getByText('fakes with chips are on the market')).toBeVisible();
});

test('by keyboard, the countries are one tab stop, and the arrow keys choose', async () => {
  await ask({ text: 'SD1013' });
  choice('United States').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('France')).toBeChecked();
});

test('what the text says of another thing is told, and compared with nothing', async () => {
  await ask({ text: 'Date code SP0065, made in France. My other bag is made in Spain.' });
  const told = sellersText.ofOthers(quoted('made in Spain'));
  await expect.element(panel.getByText(told)).toBeVisible();
});

test('on a phone links that stand alone are as high as a finger needs, and no text is cut', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(390, 800);
  await ask({ text: 'AR2126' });
  const link = page.getByRole('link', { name: checkSheet.dates }).first();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: nextSteps.explanation }).click();
  await page.getByRole('button', { name: nextSteps.preview }).click();
  const explanation = page.getByText(/^AR2126: Made in .*https:/s);
  await expect.element(explanation).toBeVisible();
  const text = explanation.element();
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  const { left, right } = text.getBoundingClientRect();
  const frame = panel.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(frame.left);
  expect(right).toBeLessThan(frame.right);
  await page.viewport(1280, 800);
});

test('where labels stand beside the fields of the questions, the fields begin at one place', async () => {
  await page.viewport(390, 800);
  await ask({ text: 'AR2126' });
  const starts = [model, bought].map((field) =>
    Math.round(field.element().getBoundingClientRect().left),
  );
  expect(new Set(starts).size).toBe(1);
  await page.viewport(1280, 800);
});

test('what to do next keeps its distance from the edge where no code was found', async () => {
  await ask({ text: 'Lovely bag, no details known, in good condition' });
  const button = page.getByRole('button', { name: nextSteps.message });
  await expect.element(button).toBeVisible();
  const { left } = button.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(panel.element().getBoundingClientRect().left + 8);
});

test('how sure the place is, is said of the place in the answer', async () => {
  await ask({ text: 'FL1024' });
  await expect.element(panel.getByText(agreement.documented)).toBeVisible();
  await ask({ text: 'FL1024', label: 'US' });
  await expect.element(panel.getByText(agreement.reported)).toBeVisible();
});

test('why a label differs is told by numbers first, and the pages are folded', async () => {
  await ask({ text: 'SD1013', label: 'IT' });
  await panel.getByText(checkSheet.why).first().click();
  await expect
    .element(panel)
    .toHaveTextContent(/United States from 1994: \d+ lists in \d+ families\./);
  await expect.element(panel).toHaveTextContent(checkSheet.lists.none('Italy'));
  const page = () => document.querySelector('details details a[href^="http"]');
  await expect.poll(page).not.toBeNull();
  expect(page()?.checkVisibility()).toBe(false);
});
