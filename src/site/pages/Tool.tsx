import { type JSX, useCallback, useState } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { Decoder } from '../decoder/Decoder.tsx';
import { useDecoder } from '../decoder/useDecoder.ts';
import { addResult } from '../history/actions.ts';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { SaveForm } from '../history/SaveForm.tsx';

/** The decoder and the history of what it read: what is read is added, what was added shows again. */
export function Tool(): JSX.Element {
  const [entryId, setEntryId] = useState('');
  const onValid = useCallback((result: ValidResult) => {
    setEntryId(addResult(result));
  }, []);
  const controls = useDecoder(onValid);
  const { state, show } = controls;
  const isShown =
    state.phase === 'done' && state.answer.kind === 'reading' && state.answer.result.isValid;
  return (
    <>
      <Decoder
        controls={controls}
        actionsFor={(result) => <SaveForm id={entryId} result={result} onSaved={setEntryId} />}
      />
      <HistoryCard
        shownId={isShown ? entryId : undefined}
        onView={(entry) => {
          setEntryId(entry.id);
          show(entry.result);
        }}
      />
    </>
  );
}
