import { type ComponentProps, type JSX, type ReactPortal, useState } from 'react';
import leather from '../../tab/Leather.module.css';
import styles from './Rack.module.css';
import { createPortal } from 'react-dom';
import { recentCodes } from '#words/tool.ts';
import { list } from '#words/text.ts';
import { saidOf } from '../../../text/details.ts';
import type { HistoryEntry, JudgedEntry } from '../../history/entry.ts';
import { addressOf } from '../../item/item.ts';
import { useHydrated } from '../../lib/browser.ts';

interface RackCodeProps extends Pick<ComponentProps<'a'>, 'href'> {
  /** The id of its entry in the history. */
  readonly 'data-entry'?: string;
  readonly code: string;
  /** The name of the item, if it has one. */
  readonly name?: string | undefined;
  /** What the code says: `France, 2016`. */
  readonly says: string;
  readonly tone?: string | undefined;
}

/** A small strap with a code that opens at once, and what it says. */
export function RackCode({ code, name, says, tone, ...link }: RackCodeProps): JSX.Element {
  return (
    <li>
      <a {...link} className={styles.code}>
        <span className={`${leather.hide} ${leather.small}`}>{code}</span>
        <span className={styles.says} data-tone={tone}>
          {name !== undefined && <strong>{name}</strong>} {says}
        </span>
      </a>
    </li>
  );
}

/** How many entries of the history stand in the rack, in place of the examples. */
const RECENT = 3;

interface RecentProps {
  readonly entries: readonly HistoryEntry[];
  /** Whether nothing is asked, so that the rack is in sight. */
  readonly isIdle: boolean;
  readonly judge: (entry: HistoryEntry) => JudgedEntry | undefined;
}

/** The last codes that were read, in the rack below the strap. */
export function Recent({ entries: latest, judge, isIdle }: RecentProps): ReactPortal | null {
  // What is added with an answer shows when the rack does: nothing moves under a code that is being pressed.
  const [entries, setEntries] = useState(latest);
  if (isIdle && entries !== latest) setEntries(latest);
  const place = useHydrated() ? document.querySelector('[data-recent]') : null;
  if (!place || entries.length === 0) return null;
  return createPortal(
    <ul className={styles.rack} aria-label={recentCodes}>
      {entries.slice(0, RECENT).map((entry) => {
        const judged = judge(entry);
        return (
          <RackCode
            key={entry.id}
            code={entry.dateCode}
            name={entry.itemName}
            says={list([judged?.country, String(entry.result.year), judged?.doubt])}
            tone={judged?.tone}
            href={addressOf({ ...saidOf(entry), text: entry.dateCode })}
            data-entry={entry.id}
          />
        );
      })}
    </ul>,
    place,
  );
}
