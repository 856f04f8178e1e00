import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { partMissing } from '#words/tool.ts';
import { Decoder } from '../../decoder/Decoder.tsx';
import { doneIn } from '../../decoder/state.ts';
import { useDecoder } from '../../decoder/useDecoder.ts';
import type { HistoryEntry } from '../../history/entry.ts';
import { hasHistory } from '../../history/has-history.ts';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { createLazy, useLazy } from '../../lib/lazy.ts';
import { leaveRoom } from '../../lib/room.ts';
import { useStore } from '../../lib/store.ts';

const answering = createLazy(() => import('./answering.ts'), partMissing);

const NONE: readonly HistoryEntry[] = [];
const none = () => NONE;
const never = () => none;

/** The decoder and the history of what it read: what is read is added, what was added shows again. */
export function Tool(): JSX.Element {
  const controls = useDecoder(answering);
  const done = doneIn(controls.state);
  const isWanted = useStore(hasHistory, false) || controls.state.phase !== 'idle';
  const here = useLazy(answering, done ?? (isWanted || undefined));
  const { subscribeToEntries = never, getEntries = none } = here ?? {};
  useEffect(() => {
    if (here) leaveRoom('entries');
  }, [here]);
  const entries = useSyncExternalStore(subscribeToEntries, getEntries, none);
  return (
    <>
      <Decoder
        controls={controls}
        resultFor={(result, shown, listing) =>
          here && (
            <here.KeptResult result={result} shown={shown} listing={listing} controls={controls} />
          )
        }
      />
      <HistoryCard isEmpty={entries.length === 0}>
        {here && (
          <here.HistoryList
            entries={entries}
            currentId={done?.shown.entry}
            onView={({ id, dateCode, madeIn, line, listing }) => {
              controls.view({ input: dateCode, opened: [], entry: id, madeIn, line, listing });
            }}
          />
        )}
      </HistoryCard>
    </>
  );
}
