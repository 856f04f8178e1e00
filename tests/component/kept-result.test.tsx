import { type JSX, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lineCheck } from '#words/listing-page.ts';
import { conflictClauses, meaning } from '#words/result.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import type { Shown } from '../../src/site/decoder/steps.ts';
import { addResult } from '../../src/site/history/actions.ts';
import { HistoryList } from '../../src/site/history/HistoryList.tsx';
import { useEntries } from '../../src/site/history/store.ts';
import { KeptResult } from '../../src/site/pages/home/KeptResult.tsx';
import { draw } from './draw.ts';

const NOTHING = { table: null, against: undefined, namesLine: false, text: undefined };

interface KeptProps {
  readonly result: ValidResult;
  readonly first: Shown;
  readonly listing?: typeof NOTHING | { readonly against: string; readonly text: string };
}

/** A result with its history, as the tool draws them; what is noted of it comes back. */
function Kept({ result, first, listing }: KeptProps): JSX.Element {
  const [shown, setShown] = useState(first);
  const note = (noted: Partial<Shown>) => {
    setShown((before) => ({ ...before, ...noted }));
  };
  return (
    <>
      <KeptResult
        result={result}
        shown={shown}
        listing={{ ...NOTHING, ...listing }}
        controls={{ note, reset: () => undefined }}
      />
      <HistoryList entries={useEntries()} currentId={shown.entry} onView={() => undefined} />
      <output aria-label="noted">{JSON.stringify(shown)}</output>
    </>
  );
}

function read(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new RangeError(`${code} does not read`);
  return result;
}

const panel = page.getByRole('region').first();
const row = page.getByRole('listitem').filter({ hasText: /View/ });
const question = page.getByRole('combobox', { name: lineCheck.question });
const noted = page.getByLabelText('noted');
/** What a printed result has at its bottom holds the address of the copied link. */
const foot = page.getByText('#code=');

test('product §1.8, product §2: a line that is too young is told by panel, history and link, and kept', async () => {
  const result = read('SD1013');
  const entry = addResult({ result });
  draw(<Kept result={result} first={{ input: 'SD1013', opened: [], entry }} />);
  await expect.element(row).not.toHaveTextContent('but');
  await question.selectOptions('Neverfull');
  const clause = conflictClauses['too-early']('Neverfull');
  await expect.element(panel).toHaveTextContent(meaning.conflict(clause));
  await expect.element(row).toHaveTextContent(clause);
  await expect.element(noted).toHaveTextContent('"line":"neverfull"');
  await expect.element(foot).toHaveTextContent(/#code=SD1013&line=neverfull$/);
  await question.selectOptions(lineCheck.none);
  await expect.element(panel).toHaveTextContent(meaning.documented(true));
  await expect.element(row).not.toHaveTextContent('but');
  await expect.element(foot).toHaveTextContent(/#code=SD1013$/);
});

test('product §1.8: a line that a link names is chosen; one that nobody knows chooses nothing', async () => {
  const result = read('SD1013');
  const [known, unknown] = ['multicolore', 'no-such-line'].map((line) => ({
    input: 'SD1013',
    opened: [],
    entry: addResult({ result, line }),
    line,
  }));
  draw(<Kept key="known" result={result} first={known ?? { input: '', opened: [] }} />);
  await expect.element(question).toHaveValue('multicolore');
  draw(<Kept key="unknown" result={result} first={unknown ?? { input: '', opened: [] }} />);
  await expect.element(question).toHaveValue('');
});

test('product §2: where a seller contradicts the code, history and link tell it too', async () => {
  const result = read('SD1013');
  const listing = 'Speedy 30, date code SD1013, made in 2010 & bought new';
  const entry = addResult({ result, listing });
  draw(
    <Kept
      result={result}
      first={{ input: 'SD1013', opened: [], entry }}
      listing={{ against: conflictClauses.seller, text: listing }}
    />,
  );
  await expect.element(row).toHaveTextContent(conflictClauses.seller);
  await expect.element(foot).toHaveTextContent(`#code=${encodeURIComponent(listing)}`);
});
