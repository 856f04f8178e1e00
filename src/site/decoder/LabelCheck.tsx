import type { JSX } from 'react';
import { labelCheck, labelName } from '../../content/label.ts';
import {
  checkLabel,
  LABEL_COUNTRIES,
  type LabelCountry,
  type ValidResult,
} from '../../core/index.ts';
import styles from './LabelCheck.module.css';

interface LabelCheckProps {
  readonly result: ValidResult;
  readonly madeIn: LabelCountry | undefined;
  readonly onChoose: (madeIn: LabelCountry | undefined) => void;
}

const CHOICES = [undefined, ...LABEL_COUNTRIES, 'other'] as const;

/** Asks what the heat stamp says and holds it against the code. What was found stands apart from the question, for print. */
export function LabelCheck({ result, madeIn, onChoose }: LabelCheckProps): JSX.Element {
  return (
    <section className={styles.check}>
      <fieldset>
        <legend>{labelCheck.question}</legend>
        <div className={styles.choices}>
          <span aria-hidden="true">{labelCheck.madeIn}</span>
          {CHOICES.map((choice) => (
            <label key={choice ?? ''}>
              <input
                type="radio"
                name="made-in"
                checked={choice === madeIn}
                onChange={() => {
                  onChoose(choice);
                }}
              />
              {choiceName(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      <output>{madeIn !== undefined && <Verdict result={result} madeIn={madeIn} />}</output>
    </section>
  );
}

interface VerdictProps {
  readonly result: ValidResult;
  readonly madeIn: LabelCountry;
}

function Verdict({ result, madeIn }: VerdictProps): JSX.Element {
  const { verdict, text } = checkLabel(result, madeIn);
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <p>
        <strong>{labelCheck.verdicts[verdict]}</strong>{' '}
        <span>{`${labelCheck.madeIn} ${labelName(madeIn)}`}</span>
      </p>
      <p>{text}</p>
      <p>{labelCheck.next[verdict]}</p>
    </div>
  );
}

function choiceName(choice: LabelCountry | undefined): string {
  return choice === 'other' ? labelName(choice) : (choice ?? labelCheck.none);
}
