import { type JSX, useCallback, useState } from 'react';
import { partMissing } from '#words/tool.ts';
import { Decoder } from '../../decoder/Decoder.tsx';
import type { ValidReading } from '../../decoder/useAnalysis.ts';
import { useDecoder } from '../../decoder/useDecoder.ts';
import { addResult, holdsEntry } from '../../history/actions.ts';
import type { Entry } from '../../history/entry.ts';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { useEntries } from '../../history/store.ts';
import { createLazy, useLazy } from '../../lib/lazy.ts';

const lazyLookedUp = createLazy(() => import('./looked-up.ts'), partMissing);

/** The decoder and the history of what it read: what is read is added, what was added shows again. */
export function Tool(): JSX.Element {
  const [entryId, setEntryId] = useState('');
  const onValid = useCallback((reading: ValidReading) => {
    const id = entryFor(reading);
    setEntryId(id);
    return id;
  }, []);
  const controls = useDecoder(onValid);
  const { state, show } = controls;
  const entries = useEntries();
  const isEmpty = entries.length === 0;
  const isWanted = !isEmpty || state.phase !== 'idle';
  const lookedUp = useLazy(lazyLookedUp, state.phase === 'done' ? state : isWanted || undefined);
  const isShown =
    state.phase === 'done' && state.answer.kind === 'reading' && state.answer.result.isValid;
  const view = (entry: Entry) => {
    setEntryId(entry.id);
    show(entry.result);
  };
  return (
    <>
      <Decoder
        controls={controls}
        actionsFor={(result) =>
          lookedUp && <lookedUp.ResultActions id={entryId} result={result} onSaved={setEntryId} />
        }
      />
      <HistoryCard isEmpty={isEmpty}>
        {lookedUp && (
          <lookedUp.HistoryList
            entries={entries}
            shownId={isShown ? entryId : undefined}
            onView={view}
          />
        )}
      </HistoryCard>
    </>
  );
}

/** The entry of a result. A step of the browser's history that is gone to once more has its own already. */
function entryFor({ result, madeIn, step }: ValidReading): string {
  return step && holdsEntry(step.note, result.code) ? step.note : addResult({ result, madeIn });
}
