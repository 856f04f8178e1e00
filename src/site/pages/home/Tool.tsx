import { type JSX, useEffect, useState } from 'react';
import { currentDay } from '../../../core/today.ts';
import { Decoder } from '../../decoder/Decoder.tsx';
import { useDecoder } from '../../decoder/useDecoder.ts';
import { reportUnreadable } from '../../history/actions.ts';
import { dayOf, type HistoryEntry, type JudgedEntry } from '../../history/entry.ts';
import { HistoryCard, HistoryList } from '../../history/HistoryList.tsx';
import { useEntries } from '../../history/store.ts';
import { Recent } from './Rack.tsx';
import { useChunk } from '../../lib/chunk.ts';
import { releaseSpace } from '../../lib/browser.ts';
import { answerScript, textScript, type TextScript, useLines } from '../../scripts.ts';

/** The decoder and the history of what it read. */
export function Tool(): JSX.Element {
  const controls = useDecoder();
  const entries = useEntries();
  const judge = useJudge(entries);
  useEffect(() => {
    releaseSpace('entries');
    reportUnreadable();
  }, []);
  return (
    <>
      <Decoder controls={controls} />
      <Recent entries={entries} judge={judge} isIdle={controls.state.status === 'idle'} />
      <HistoryCard isEmpty={entries.length === 0} judge={judge}>
        <HistoryList
          entries={entries}
          currentId={controls.shown?.item.entry}
          onView={controls.openEntry}
          judge={judge}
        />
      </HistoryCard>
    </>
  );
}

/** What an entry comes to, as its result says it; undefined where the script that tells is yet to come. */
function useJudge(
  entries: readonly HistoryEntry[],
): (entry: HistoryEntry) => JudgedEntry | undefined {
  const answers = useChunk(answerScript, entries.length > 0);
  const texts = useChunk(
    textScript,
    entries.some(({ listing }) => listing !== undefined),
  );
  const lines = useLines(entries.some(({ line }) => line !== undefined));
  const today = currentDay(new Date());
  // Each listing is read once.
  const [read] = useState(() => new Map<string, ReturnType<TextScript['claimsInListing']>>());
  const claimsIn = (entry: HistoryEntry) => {
    const { dateCode, listing } = entry;
    if (listing === undefined || !texts) return [];
    const key = `${dateCode} ${listing}`;
    const claims = read.get(key) ?? texts.claimsInListing(listing, dateCode, dayOf(entry, today));
    read.set(key, claims);
    return claims;
  };
  return (entry) => answers?.judgeEntry(entry, claimsIn(entry), lines, dayOf(entry, today));
}
