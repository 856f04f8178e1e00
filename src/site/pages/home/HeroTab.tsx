import type { JSX } from 'react';
import { recentCodes, workedExample } from '#words/pages/home.ts';
import { TABLE_DAY } from '../../../core/factories.ts';
import { decode } from '../../../heatstamp.ts';
import { useEntries } from '../../history/store.ts';
import { href } from '../../lib/href.ts';
import { useStore } from '../../lib/store.ts';
import { typedText } from '../../lib/typed.ts';
import { sentenceOf } from '../../result/meaning.ts';
import { ExampleTab } from '../../tab/ExampleTab.tsx';
import { stampedCode, stampedText } from '../../tab/stamped.ts';
import { Tab } from '../../tab/Tab.tsx';
import styles from './HeroTab.module.css';

/** How many entries of the history stand in its place. */
const RECENT = 3;

/**
 * The tab beside the headline. It takes what is typed. Before that a newcomer sees an example on it, and a returning
 * visitor the last codes that were read.
 */
export function HeroTab(): JSX.Element | null {
  const typed = useStore(typedText, '');
  const recent = useEntries().slice(0, RECENT);
  if (typed !== '')
    return (
      <div className={styles.typed}>
        <Tab stamped={stampedText(typed)} size="hero" hasRoom />
      </div>
    );
  if (recent.length === 0) return <WorkedExample />;
  return (
    <ul className={styles.recent} aria-label={recentCodes}>
      {recent.map(({ id, dateCode, result }) => (
        <li key={id}>
          <a href={href(`/#code=${encodeURIComponent(dateCode)}`)}>
            <Tab stamped={stampedCode(result.segments)} size="small" />
            <span>
              <strong>{dateCode}</strong> {result.date}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shows newcomers what the tool does with a code. */
function WorkedExample(): JSX.Element | null {
  const { code, before, after } = workedExample;
  const result = decode(code, { today: TABLE_DAY });
  if (!result.isValid) return null;
  return (
    <figure className={styles.example}>
      <ExampleTab picture={code} size="hero" labels="values" />
      <figcaption>
        {before}
        <strong>{code}</strong>
        {after}
        {sentenceOf(result)}
      </figcaption>
    </figure>
  );
}
