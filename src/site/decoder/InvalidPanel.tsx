import type { JSX } from 'react';
import { type InvalidResult, isStyleNumber } from '../../core/index.ts';
import { fadedHint } from '../../content/answers.ts';
import { errorHelp, invalidPanel } from '../../content/home.ts';
import styles from './InvalidPanel.module.css';
import { ResultPanel } from './ResultPanel.tsx';
import { Suggestions } from './Suggestions.tsx';

interface InvalidPanelProps {
  readonly result: InvalidResult;
  readonly onReset: () => void;
  readonly onAsk: (code: string) => void;
}

/** The answer to a code that does not read: what is wrong, what to do, and what it could have been. */
export function InvalidPanel({ result, onReset, onAsk }: InvalidPanelProps): JSX.Element {
  const { code, input, error, suggestions } = result;
  return (
    <ResultPanel
      result={result}
      title={invalidPanel.title}
      tone="invalid"
      resetLabel={invalidPanel.reset}
      onReset={onReset}
    >
      <div className={styles.body}>
        <p className={styles.error}>{error}</p>
        <p className={styles.help}>
          {isStyleNumber(input) ? invalidPanel.styleNumber : `${errorHelp[code]} ${fadedHint}`}
        </p>
        <p className={styles.read}>
          {invalidPanel.read} <span>{input}</span>
        </p>
        <Suggestions
          title={invalidPanel.suggestionsTitle}
          suggestions={suggestions}
          onAsk={onAsk}
        />
      </div>
    </ResultPanel>
  );
}
