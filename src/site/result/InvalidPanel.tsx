import type { JSX } from 'react';
import { type InvalidResult, isStyleNumber } from '../../heatstamp.ts';
import { errorHelp, fadedHint, invalidPanel, typeset } from '#words/result.ts';
import styles from './InvalidPanel.module.css';
import { Report } from './Report.tsx';
import { WhereLink } from './WhereLink.tsx';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { CodeChoices } from '../ui/CodeChoices.tsx';

interface InvalidPanelProps {
  readonly result: InvalidResult;
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to an invalid code: what is wrong, what to do, and what the code might be. */
export function InvalidPanel({ result, onReset, onAnalyze }: InvalidPanelProps): JSX.Element {
  const { code, errorCode, error, suggestions } = result;
  const isStyle = isStyleNumber(code);
  return (
    <AnswerPanel
      title={invalidPanel.title}
      tone="invalid"
      resetLabel={invalidPanel.reset}
      onReset={onReset}
    >
      <AnswerBody
        message={typeset(error)}
        help={isStyle ? invalidPanel.styleNumber : `${errorHelp[errorCode]} ${fadedHint}`}
      >
        {code !== '' && (
          <p className={styles.read}>
            {invalidPanel.entered} <span>{code}</span>
          </p>
        )}
        <CodeChoices
          title={invalidPanel.suggestionsTitle}
          codes={suggestions}
          onChoose={onAnalyze}
        />
        <WhereLink />
      </AnswerBody>
      {errorCode !== 'empty' && !isStyle && (
        <Report key={code} code={code} answer={error} label="" />
      )}
    </AnswerPanel>
  );
}
