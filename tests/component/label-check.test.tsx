import { type JSX, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { core, labelName } from '#words/core.ts';
import { labelCheck } from '#words/result.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import type { Label } from '../../src/label.ts';
import { LabelCheck } from '../../src/site/result/LabelCheck.tsx';
import { draw } from './draw.ts';

/** The check as the result has it: it shows what was chosen. */
function Check({ result }: { readonly result: ValidResult }): JSX.Element {
  const [madeIn, setMadeIn] = useState<Label>();
  return <LabelCheck result={result} madeIn={madeIn} onChoose={setMadeIn} />;
}

const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const found = page.getByRole('status');

function ask(code: string): void {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new RangeError(`${code} does not read`);
  draw(<Check result={result} />);
}

test('product §1.6: asks what the stamp says, and the answer can be withdrawn', async () => {
  ask('SD1013');
  const group = page.getByRole('group', { name: labelCheck.question });
  expect(group.getByRole('radio').elements()).toHaveLength(8);
  for (const name of ['France', 'Italy', 'Spain', 'United States', 'Germany', 'Switzerland']) {
    await expect.element(choice(name)).not.toBeChecked();
  }
  await expect.element(choice(labelCheck.none)).toBeChecked();
  await expect.element(found).toBeEmptyDOMElement();
  await choice(labelCheck.other).click();
  await expect.element(found).toHaveTextContent(labelName('other'));
  await choice(labelCheck.none).click();
  await expect.element(found).toBeEmptyDOMElement();
});

// Which label gets which verdict is proven in tests/core/label.test.ts; here that each is said, with why and what to do.
for (const [code, label, verdict, why] of [
  ['SD1013', 'US', 'match', 'Published lists place SD in the United States in 2003'],
  ['AR2126', 'IT', 'possible', 'Only one directory puts AR in Italy'],
  ['836', 'ES', 'possible', 'This code doesn’t name a country'],
  ['SD1013', 'FR', 'conflict', 'SD stood for France only until 1994'],
  ['AR2126', 'DE', 'conflict', 'No source places AR in Germany'],
] as const) {
  test(`product §1.6: ${code} with a label from ${label}: ${verdict}, why, and what to do next`, async () => {
    ask(code);
    await choice(core.places[label]).click();
    await expect
      .element(found.getByText(labelCheck.verdicts[verdict], { exact: true }))
      .toBeVisible();
    await expect.element(found).toHaveTextContent(why);
    await expect.element(found).toHaveTextContent(labelCheck.advice[verdict]);
    expect(found.element().textContent).not.toMatch(/fake|counterfeit/i);
  });
}

test('by keyboard, it is one tab stop, and the arrow keys choose', async () => {
  ask('SD1013');
  await userEvent.tab();
  await expect.element(choice(labelCheck.none)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('France')).toHaveFocus();
  await expect.element(found).toHaveTextContent(labelCheck.verdicts.conflict);
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.matches('[type=radio]')).toBe(false);
});
