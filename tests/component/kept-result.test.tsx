import { type JSX, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lineCheck } from '#words/listing-page.ts';
import { conflictClauses, doubtTitles, meaning } from '#words/result.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkListing } from '../../src/listing.ts';
import type { CodeAnswer } from '../../src/site/decoder/answer.ts';
import type { Query } from '../../src/site/decoder/query.ts';
import { SavedResult } from '../../src/site/decoder/SavedResult.tsx';
import { addResult } from '../../src/site/history/actions.ts';
import { HistoryList } from '../../src/site/history/HistoryList.tsx';
import { useEntries } from '../../src/site/history/store.ts';
import { SellerConflict } from '../../src/site/listing/SellerConflict.tsx';
import { checkForCode } from '../../src/site/listing/listing.ts';
import { draw } from './draw.ts';

interface ResultWithHistoryProps {
  readonly result: ValidResult;
  readonly first: Query;
  readonly answer?: Omit<CodeAnswer, 'kind' | 'result'>;
}

/** A result with its history, as the tool draws them; what is annotated comes back. */
function ResultWithHistory({ result, first, answer = {} }: ResultWithHistoryProps): JSX.Element {
  const [query, setQuery] = useState(first);
  const annotate = (annotations: Partial<Query>) => {
    setQuery((before) => ({ ...before, ...annotations }));
  };
  return (
    <>
      <Suspense>
        <SavedResult
          result={result}
          answer={answer}
          query={query}
          actions={{ annotate, reset: () => undefined }}
        />
      </Suspense>
      <HistoryList
        entries={useEntries()}
        currentId={query.entry}
        onView={() => undefined}
        SellerConflict={SellerConflict}
      />
      <output aria-label="query">{JSON.stringify(query)}</output>
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
const query = page.getByLabelText('query');
/** What a printed result has at its bottom holds the address of the copied link. */
const foot = page.getByText(/#(code|text)=/);

test('product §1.8, product §2: a line that is too young is told by panel, history and link, and kept', async () => {
  const result = read('SD1013');
  const entry = addResult({ result });
  draw(<ResultWithHistory result={result} first={{ text: 'SD1013', entry }} />);
  await expect.element(row).not.toHaveTextContent('but');
  await question.selectOptions('Neverfull');
  const clause = conflictClauses['too-early']('Neverfull');
  await expect.element(panel).toHaveTextContent(doubtTitles['too-early']);
  await expect.element(panel).toHaveTextContent(meaning['too-early']('Neverfull'));
  await expect.element(row).toHaveTextContent(clause);
  await expect.element(query).toHaveTextContent('"line":"neverfull"');
  await expect.element(foot).toHaveTextContent(/#code=SD1013&line=neverfull$/);
  await question.selectOptions(lineCheck.none);
  await expect.element(panel).toHaveTextContent(meaning.documented(true));
  await expect.element(row).not.toHaveTextContent('but');
  await expect.element(foot).toHaveTextContent(/#code=SD1013$/);
});

test('product §1.8: a line that a link names is chosen; one that nobody knows chooses nothing', async () => {
  const result = read('SD1013');
  const [known, unknown] = ['multicolore', 'no-such-line'].map((line) => ({
    text: 'SD1013',
    entry: addResult({ result, line }),
    line,
  }));
  draw(<ResultWithHistory key="known" result={result} first={known ?? { text: '' }} />);
  await expect.element(question).toHaveValue('multicolore');
  draw(<ResultWithHistory key="unknown" result={result} first={unknown ?? { text: '' }} />);
  await expect.element(question).toHaveValue('');
});

test('product §2: where a seller contradicts the code, history and link tell it too', async () => {
  const result = read('SD1013');
  const listing = 'Speedy 30, date code SD1013, made in 2010 & bought new';
  const entry = addResult({ result, listing });
  draw(
    <ResultWithHistory
      result={result}
      first={{ text: 'SD1013', entry }}
      answer={{
        listing,
        check: checkForCode(checkListing(listing, { today: '2026-11-21' }), 'SD1013'),
      }}
    />,
  );
  await expect.element(row).toHaveTextContent(conflictClauses.seller);
  await expect.element(foot).toHaveTextContent(`#text=${encodeURIComponent(listing)}`);
});
