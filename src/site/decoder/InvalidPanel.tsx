import type { JSX } from 'react';
import { type InvalidResult, isStyleNumber } from '../../heatstamp.ts';
import { fadedHint } from '#words/result.ts';
import { errorHelp, invalidPanel } from '#words/result.ts';
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
  const { code, errorCode, error, suggestions } = result;
  return (
    <ResultPanel
      result={result}
      title={invalidPanel.title}
      tone="invalid"
      resetLabel={invalidPanel.reset}
      onReset={onReset}
    >
      <div className={styles.body}>
        <p className={styles.said}>{error}</p>
        <p className={styles.help}>
          {isStyleNumber(code) ? invalidPanel.styleNumber : `${errorHelp[errorCode]} ${fadedHint}`}
        </p>
        <p className={styles.read}>
          {invalidPanel.read} <span>{code}</span>
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
