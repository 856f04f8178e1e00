import type { JSX } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { SPACE } from '#words/text.ts';
import type { Check } from '../../text/checks.ts';
import { Button } from '../ui/Button.tsx';
import looks from '../ui/Looks.module.css';
import styles from './CheckSheet.module.css';
import { reasonOf } from './reason.ts';

interface QuestionProps {
  /** What the text says and the code does not. */
  readonly check: Check;
  /** Called with whether that is said of this bag. */
  readonly onAnswer: (isOfThisBag: boolean) => void;
}

/** The id of the question on the screen, which takes the focus once the one before it is answered. */
export const QUESTION_ID = 'question';

/** Asks whether what doesn't fit is said of this bag: the quote first, then what the code says. */
export function Question({ check, onAnswer }: QuestionProps): JSX.Element {
  const { stated = '' } = check.statement;
  const { ask, yes, no } = checkSheet.question;
  return (
    <div
      id={QUESTION_ID}
      role="group"
      aria-labelledby={`${QUESTION_ID}-words`}
      tabIndex={-1}
      data-tone="doubtful"
    >
      <p id={`${QUESTION_ID}-words`}>
        <strong lang="">{checkSheet.quoted(stated)}</strong>
        {SPACE + reasonOf(check) + SPACE}
        {ask}
      </p>
      <p className={`${looks.bar} ${styles.yesNo}`} data-screen-only>
        <Button
          tone="quiet"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {yes}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            onAnswer(false);
          }}
        >
          {no}
        </Button>
      </p>
    </div>
  );
}
