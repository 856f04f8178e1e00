import type { JSX } from 'react';
import { UNTITLED } from '#words/history.ts';
import { recentCodes } from '#words/tool.ts';
import { saidOf } from '../../../text/details.ts';
import { useEntries } from '../../history/store.ts';
import { addressOf } from '../../item/item.ts';
import { useStore } from '../../lib/store.ts';
import { typedText } from '../../lib/typed.ts';
import { stampedCode, stampedText } from '../../tab/stamped.ts';
import { Tab } from '../../tab/Tab.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import looks from '../../ui/Looks.module.css';
import styles from './HeroTab.module.css';

/** How many entries of the history stand in its place. */
const RECENT = 3;

/** The tab beside the headline: it takes what is typed. Before that a returning visitor sees the last codes that were read. */
export function HeroTab(): JSX.Element | null {
  const typed = useStore(typedText, '');
  const recent = useEntries().slice(0, RECENT);
  if (typed !== '')
    return (
      <div className={styles.typed}>
        <Tab stamped={stampedText(typed)} size="hero" hasRoom />
      </div>
    );
  if (recent.length === 0) return null;
  return (
    <ul className={styles.recent} aria-label={recentCodes}>
      {recent.map(({ id, dateCode, itemName = UNTITLED, result, ...said }) => (
        <li key={id}>
          <a href={addressOf({ ...saidOf(said), text: dateCode })} data-entry={id}>
            <Tab stamped={stampedCode(result.segments)} size="small" />
            {/* The code is on the leather, for those who see it. */}
            <VisuallyHidden>{dateCode}</VisuallyHidden>
            <span>
              <strong>{itemName}</strong> <span className={looks.note}>{result.date}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
