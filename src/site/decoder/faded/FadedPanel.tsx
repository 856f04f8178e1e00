import type { JSX } from 'react';
import { fadedPanel } from '../../../content/answers.ts';
import { evidenceWords, standingWords } from '../../../content/home.ts';
import type { Faded, FadedGroup } from '../../../core/index.ts';
import { fadedWords } from '../answer.ts';
import styles from '../InvalidPanel.module.css';
import { ResultPanel } from '../ResultPanel.tsx';
import { Suggestions } from '../Suggestions.tsx';

interface FadedPanelProps {
  readonly faded: Faded;
  readonly onReset: () => void;
  readonly onAsk: (code: string) => void;
}

/** The answer to a stamp with characters that can't be read: what it could be, by place, and how to narrow that down. */
export function FadedPanel({ faded, onReset, onAsk }: FadedPanelProps): JSX.Element {
  return (
    <ResultPanel
      result={faded}
      title={fadedPanel.title}
      tone="open"
      resetLabel={fadedPanel.reset}
      onReset={onReset}
    >
      <div className={styles.body}>
        <p className={styles.error}>{fadedWords(faded)}</p>
        <p className={styles.help}>{fadedPanel.narrow}</p>
        {faded.groups.map((group) => (
          <Suggestions
            key={group.country + group.standing}
            title={group.country}
            note={`${datesOf(group)}. ${standingWords[group.standing]}.`}
            suggestions={group.codes.map(({ code, date }) => ({ code, date }))}
            onAsk={onAsk}
          />
        ))}
      </div>
    </ResultPanel>
  );
}

function datesOf({ codes }: FadedGroup): string {
  return [...new Set([codes[0]?.date, codes.at(-1)?.date])].join(' to ');
}
