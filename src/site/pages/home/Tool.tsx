import { type JSX, lazy, useEffect } from 'react';
import { Decoder } from '../../decoder/Decoder.tsx';
import { loadTextScriptEventually } from '../../decoder/resolve.ts';
import { successIn } from '../../decoder/state.ts';
import { useDecoder } from '../../decoder/useDecoder.ts';
import { reportUnreadable } from '../../history/actions.ts';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { HistoryList, offerUndoAgain } from '../../history/HistoryList.tsx';
import { useEntries } from '../../history/store.ts';
import { releaseSpace } from '../../lib/layout-shift.ts';

const SellerConflict = lazy(async () => ({
  default: (await loadTextScriptEventually()).SellerConflict,
}));

/** The decoder and the history of what it read. */
export function Tool(): JSX.Element {
  const controls = useDecoder();
  const entries = useEntries();
  useEffect(() => {
    releaseSpace('entries');
    reportUnreadable();
    offerUndoAgain();
  }, []);
  return (
    <>
      <Decoder controls={controls} />
      <HistoryCard isEmpty={entries.length === 0}>
        <HistoryList
          entries={entries}
          currentId={successIn(controls.state)?.query.entry}
          onView={({ id, dateCode, madeIn, line, listing }) => {
            controls.view({ text: dateCode, listing, label: madeIn, line, entry: id });
          }}
          SellerConflict={SellerConflict}
        />
      </HistoryCard>
    </>
  );
}
