import type { JSX } from 'react';
import type { FormatId, ValidResult } from '../../heatstamp.ts';
import { readings } from '#words/result.ts';
import styles from './LessLikely.module.css';

interface LessLikelyProps {
  /** The likeliest reading, which does not show at this moment. */
  readonly answer: ValidResult;
  readonly onBack: (reading: FormatId) => void;
}

/** Marks a reading that is only looked at. Its button goes with it, so the focus moves to the panel around it. */
export function LessLikely({ answer, onBack }: LessLikelyProps): JSX.Element {
  return (
    <p className={styles.mark}>
      <strong>{readings.mark}</strong>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.focus({ preventScroll: true });
          onBack(answer.reading);
        }}
      >
        {readings.back(answer.date)}
      </button>
    </p>
  );
}
