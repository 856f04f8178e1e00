import { type JSX, useCallback, useState } from 'react';
import { partMissing } from '../../content/card.ts';
import type { ValidResult } from '../../core/index.ts';
import { Decoder } from '../decoder/Decoder.tsx';
import type { Step } from '../decoder/follow-address.ts';
import { useDecoder } from '../decoder/useDecoder.ts';
import { addResult, holdsEntry } from '../history/actions.ts';
import type { Entry } from '../history/entry.ts';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { useEntries } from '../history/useEntries.ts';
import { showToast } from '../lib/toasts.ts';
import { useLater } from '../lib/useLater.ts';

/** The decoder and the history of what it read: what is read is added, what was added shows again. */
export function Tool(): JSX.Element {
  const [entryId, setEntryId] = useState('');
  const onValid = useCallback((result: ValidResult, step: Step | undefined) => {
    const id = entryFor(result, step);
    setEntryId(id);
    return id;
  }, []);
  const controls = useDecoder(onValid);
  const { state, show } = controls;
  const entries = useEntries();
  const isEmpty = entries.length === 0;
  const lookedUp = useLater(loadLookedUp, !isEmpty || state.phase !== 'idle', tellMissing);
  const isShown = state.phase === 'done' && state.answer.result.isValid;
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
function entryFor(result: ValidResult, step: Step | undefined): string {
  return step && holdsEntry(step.note, result.code)
    ? step.note
    : addResult({ result, madeIn: step?.madeIn });
}

async function loadLookedUp() {
  return import('./looked-up.ts');
}

function tellMissing(): void {
  showToast({ ...partMissing, tone: 'destructive' });
}
