import { type JSX, useEffect, useState } from 'react';
import { Decoder } from '../../decoder/Decoder.tsx';
import {
  type AnswerScript,
  loadAnswerScriptEventually,
  loadTextScriptEventually,
  type TextScript,
} from '../../decoder/scripts.ts';
import { useDecoder } from '../../decoder/useDecoder.ts';
import { reportUnreadable } from '../../history/commit.ts';
import { dayOf, detailsOf, type EntryDoubt, type HistoryEntry } from '../../history/entry.ts';
import { HistoryCard } from '../../history/HistoryCard.tsx';
import { HistoryList } from '../../history/HistoryList.tsx';
import { useEntries } from '../../history/store.ts';
import { useLines } from '../../lib/lines.ts';
import { releaseSpace } from '../../lib/page-state.ts';
import { currentDay } from '../../../core/today.ts';

/** The decoder and the history of what it read. */
export function Tool(): JSX.Element {
  const controls = useDecoder();
  const entries = useEntries();
  const doubtOf = useDoubts(entries);
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
          doubtOf={doubtOf}
        />
      </HistoryCard>
    </>
  );
}

/**
 * What is doubtful about an entry, as its result says it; undefined where nothing is, or the scripts that tell are yet to
 * come.
 */
function useDoubts(
  entries: readonly HistoryEntry[],
): (entry: HistoryEntry) => EntryDoubt | undefined {
  const answers = useScript(loadAnswerScriptEventually, entries.length > 0);
  const texts = useScript(
    loadTextScriptEventually,
    entries.some(({ listing }) => listing !== undefined),
  );
  const lines = useLines(entries.some(({ line }) => line !== undefined));
  const today = currentDay(new Date());
  // Each listing is read once.
  const [read] = useState(() => new Map<string, ReturnType<TextScript['claimsInListing']>>());
  const claimsIn = ({ id, dateCode, listing }: HistoryEntry) => {
    if (listing === undefined || !texts) return [];
    const key = `${dateCode} ${listing}`;
    const claims = read.get(key) ?? texts.claimsInListing(listing, dateCode, dayOf(id, today));
    read.set(key, claims);
    return claims;
  };
  return (entry) => answers?.doubtOf(entry, claimsIn(entry), lines, dayOf(entry.id, today));
}

/** A script of the page once it is there. */
function useScript<Script extends AnswerScript | TextScript>(
  load: () => Promise<Script>,
  isNeeded: boolean,
): Script | undefined {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    if (isNeeded)
      void load().then((loaded) => {
        setScript(loaded);
      });
  }, [load, isNeeded]);
  return script;
}
