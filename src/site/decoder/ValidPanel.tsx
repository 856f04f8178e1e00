import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { standingWords, validPanel } from '../../content/home.ts';
import { Facts } from './Facts.tsx';
import { OtherReadings } from './OtherReadings.tsx';
import { Overlap } from './Overlap.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { sentenceOf } from './sentence.ts';
import { Stamp } from './Stamp.tsx';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly result: ValidResult;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The answer to a code that reads: the sentence first, then what it rests on and what speaks against it. */
export function ValidPanel({ result, onReset, children }: ValidPanelProps): JSX.Element {
  const { notices, standing } = result;
  return (
    <ResultPanel
      result={result}
      title={validPanel.title}
      tone="valid"
      footNote={validPanel.footer}
      resetLabel={validPanel.reset}
      onReset={onReset}
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Stamp result={result} />
        </div>
        <div className={styles.words}>
          <p className={styles.sentence}>{sentenceOf(result)}</p>
          <p className={styles.meaning}>{validPanel.meaning}</p>
          <Facts result={result} />
          {notices.length > 0 && (
            <div className={styles.notices} data-standing={standing}>
              {standing !== 'documented' && <h3>{standingWords[standing]}</h3>}
              {notices.map(({ id, text }) => (
                <p key={id}>{text}</p>
              ))}
            </div>
          )}
          <OtherReadings readings={result.otherReadings} />
        </div>
        <Overlap result={result} />
      </div>
      {children}
    </ResultPanel>
  );
}
