import type { JSX } from 'react';
import { fadedPanel } from '#words/result.ts';
import { startOver } from '#words/tool.ts';
import { evidenceWords, standingWords } from '#words/result.ts';
import type { Faded, FadedGroup } from '../../../heatstamp.ts';
import { fadedWords } from '../counts.ts';
import styles from '../InvalidPanel.module.css';
import { ResultPanel } from '../ResultPanel.tsx';
import { Suggestions } from '../Suggestions.tsx';

interface FadedPanelProps {
  readonly faded: Faded;
  readonly onReset: () => void;
  readonly onOpen: (code: string) => void;
}

/** The answer to a stamp with characters that can't be read: what it could be, by place, and how to narrow that down. */
export function FadedPanel({ faded, onReset, onOpen }: FadedPanelProps): JSX.Element {
  return (
    <ResultPanel
      result={faded}
      title={fadedPanel.title}
      tone="open"
      resetLabel={startOver}
      onReset={onReset}
    >
      <div className={styles.body}>
        <p className={styles.said}>{fadedWords(faded)}</p>
        <p className={styles.help}>{fadedPanel.narrow}</p>
        {faded.groups.map((group) => (
          <Suggestions
            key={group.country + group.standing + group.evidence}
            title={group.country}
            note={noteOn(group)}
            suggestions={isOneDate(group) ? group.codes.map(({ code }) => ({ code })) : group.codes}
            onAsk={onOpen}
          />
        ))}
      </div>
    </ResultPanel>
  );
}

/** Whether all codes mean the same date, which is then said once. */
function isOneDate({ codes }: FadedGroup): boolean {
  return codes[0]?.date === codes.at(-1)?.date;
}

/** The dates, and what is in doubt about them or about the place. */
function noteOn({ codes, standing, evidence }: FadedGroup): string {
  const dates = [...new Set([codes[0]?.date, codes.at(-1)?.date])].join(' to ');
  const doubts = [
    standing !== 'documented' && standingWords[standing],
    evidence !== 'documented' && evidenceWords[evidence],
  ];
  return [dates, ...doubts].filter(Boolean).join('. ');
}
