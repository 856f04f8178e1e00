import type { JSX } from 'react';
import { overlapsPanel } from '#words/guide.ts';
import { evidenceWords } from '#words/result.ts';
import { core } from '#words/core.ts';
import { overlaps } from '../../core/directory.ts';
import styles from './Overlaps.module.css';
import { Panel } from './Panel.tsx';
import { whenOf } from './when-of.ts';

/** Every code with more than one country; each place has the mark of how well it is attested. */
export function Overlaps(): JSX.Element {
  return (
    <Panel title={overlapsPanel.title} lede={overlapsPanel.lede}>
      <ul className={styles.legend}>
        {Object.entries(evidenceWords).map(([evidence, words]) => (
          <li key={evidence} data-evidence={evidence}>
            {words}
          </li>
        ))}
      </ul>
      <dl className={styles.overlaps}>
        {overlaps.map(({ code, places }) => (
          <div key={code}>
            <dt>{code}</dt>
            {places.map((place) => (
              <dd key={place.id} data-evidence={place.evidence}>
                {core.places[place.id]}
                {whenOf(place)}
                <span className={styles.unseen}>, {place.evidence}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
