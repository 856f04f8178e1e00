import type { JSX } from 'react';
import { errorHelp, fadedHint, invalidPanel, suggestionWords, typeset } from '#words/result.ts';
import { sentences, SPACE } from '#words/text.ts';
import { letterAmongDigits } from '../../core/suggestions.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import type { InvalidResult } from '../../library/decode.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { CodeChoices } from '../ui/CodeChoices.tsx';
import styles from './InvalidPanel.module.css';
import { Report } from './Report.tsx';
import { WhereLinks } from './WhereLinks.tsx';

interface InvalidPanelProps {
  readonly result: InvalidResult;
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to an invalid code: what is wrong, what the code might be, and what to do. */
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
      <AnswerBody message={typeset(error)} isLong>
        <CodeChoices
          title={invalidPanel.suggestionsTitle}
          codes={suggestions}
          onChoose={onAnalyze}
        />
        <p className={styles.help}>{isStyle ? invalidPanel.styleNumber : helpFor(result)}</p>
        {code !== '' && (
          <p className={styles.read}>
            {invalidPanel.entered}
            {SPACE}
            <span>{code}</span>
          </p>
        )}
        <WhereLinks />
      </AnswerBody>
      {errorCode !== 'empty' && !isStyle && <Report key={code} code={code} answer={error} />}
    </AnswerPanel>
  );
}

function helpFor({ code, errorCode, suggestions, hints }: InvalidResult): string {
  if (hints.length > 0) return sentences([...hints.map(({ text }) => text), fadedHint]);
  const slip = suggestions.length > 0 ? undefined : letterAmongDigits(code);
  const help = slip ? suggestionWords.letter(slip.letter, slip.digit) : errorHelp[errorCode];
  return sentences([help, fadedHint]);
}
