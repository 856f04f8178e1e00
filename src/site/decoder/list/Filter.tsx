import type { JSX } from 'react';
import { listPanel } from '../../../content/answers.ts';
import styles from './ListPanel.module.css';
import type { View } from './ListPanel.tsx';

interface FilterProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

const FILTERS = ['all', 'read', 'doubtful', 'unreadable'] as const;

/** Which rows show. */
export function Filter({ view, onView }: FilterProps): JSX.Element {
  return (
    <div role="group" aria-label={listPanel.filterLabel} className={styles.filter}>
      {FILTERS.map((only) => (
        <button
          key={only}
          type="button"
          aria-pressed={view.only === only}
          onClick={() => {
            onView({ ...view, only });
          }}
        >
          {listPanel.filters[only]}
        </button>
      ))}
    </div>
  );
}
