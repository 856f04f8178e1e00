import { type JSX, useEffect, useState } from 'react';
import { Decoder } from '../../decoder/Decoder.tsx';
import { loadTextScriptEventually } from '../../decoder/resolve.ts';
import { useDecoder } from '../../decoder/useDecoder.ts';
import { reportUnreadable } from '../../history/commit.ts';
import { detailsOf, type HistoryEntry } from '../../history/entry.ts';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { HistoryList } from '../../history/HistoryList.tsx';
import { useEntries } from '../../history/store.ts';
import { releaseSpace } from '../../lib/page-state.ts';
import { doubtTitle } from '../../result/meaning.ts';
import { currentDay } from '../../../core/today.ts';
import { factsOf } from '../../../text/answer.ts';
import { type StatedClaim, sheetOf } from '../../../text/checks.ts';

/** The decoder and the history of what it read. */
export function Tool(): JSX.Element {
  const controls = useDecoder();
  const entries = useEntries();
  const claimsOf = useClaims(entries.some(({ listing }) => listing !== undefined));
  useEffect(() => {
    releaseSpace('entries');
    reportUnreadable();
  }, []);
  return (
    <>
      <Decoder controls={controls} />
      <HistoryCard isEmpty={entries.length === 0}>
        <HistoryList
          entries={entries}
          currentId={controls.shown?.item.entry}
          onView={(entry) => {
            const { id, dateCode, listing } = entry;
            controls.view({ text: dateCode, listing, ...detailsOf(entry), entry: id });
          }}
          doubtOf={(entry) => doubtOf(entry, claimsOf(entry))}
        />
      </HistoryCard>
    </>
  );
}

/** What is doubtful about an entry, as its result says it; undefined where nothing is, or its listing is yet to be read. */
function doubtOf(entry: HistoryEntry, claims: readonly StatedClaim[]): string | undefined {
  const code = factsOf(entry.dateCode, dayOf(entry));
  return doubtTitle(sheetOf(code, claims, entry, entry.result));
}

/** An entry's id is the time it was read: on that day its date was no future. */
function dayOf({ id }: HistoryEntry): string {
  const [then, now] = [currentDay(new Date(Number(id))), currentDay(new Date())];
  return then > now ? then : now;
}

const NONE: readonly StatedClaim[] = [];

/** What the listing of an entry claims, each read once. Reading needs the second script. */
function useClaims(isNeeded: boolean): (entry: HistoryEntry) => readonly StatedClaim[] {
  const [script, setScript] = useState<Awaited<ReturnType<typeof loadTextScriptEventually>>>();
  useEffect(() => {
    if (isNeeded) void loadTextScriptEventually().then(setScript);
  }, [isNeeded]);
  const [read] = useState(() => new Map<string, readonly StatedClaim[]>());
  return (entry) => {
    const { dateCode, listing } = entry;
    if (!script || listing === undefined) return NONE;
    const key = `${dateCode} ${listing}`;
    const claims = read.get(key) ?? script.claimsInListing(listing, dateCode, dayOf(entry));
    read.set(key, claims);
    return claims;
  };
}
