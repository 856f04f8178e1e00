import { type JSX, useRef } from 'react';
import { countryName } from '#words/core.ts';
import { labelCheck } from '#words/result.ts';
import { SPACE } from '#words/text.ts';
import { LABELS } from '../../core/labels.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { checkLabel, type Label } from '../../label.ts';
import { factoryHref } from '../lib/factory-link.ts';
import { scrollIntoSight } from '../lib/scroll-into-sight.ts';
import { Verdict } from '../ui/Verdict.tsx';
import styles from './LabelCheck.module.css';

interface LabelCheckProps {
  readonly result: ValidResult;
  readonly madeIn: Label | undefined;
  readonly onChoose: (madeIn: Label | undefined) => void;
}

const CHOICES = [...LABELS, 'other', undefined] as const;

/** Asks what the heat stamp says and checks it against the code. Only the verdict is printed, so it is a separate element. */
export function LabelCheck({ result, madeIn, onChoose }: LabelCheckProps): JSX.Element {
  const answer = useRef<HTMLOutputElement>(null);
  return (
    <section className={styles.check}>
      <fieldset data-screen-only>
        <legend>
          {labelCheck.question}
          {SPACE}
          <span aria-hidden="true">{labelCheck.madeIn}</span>
        </legend>
        <div className={styles.choices}>
          {CHOICES.map((choice) => (
            <label key={choice ?? ''} data-none={choice === undefined || undefined}>
              <input
                type="radio"
                name="made-in"
                checked={choice === madeIn}
                onChange={() => {
                  onChoose(choice);
                  scrollIntoSight(answer.current);
                }}
              />
              {choiceName(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      <output ref={answer}>
        {madeIn !== undefined && <LabelVerdict result={result} madeIn={madeIn} />}
      </output>
    </section>
  );
}

interface LabelVerdictProps {
  readonly result: ValidResult;
  readonly madeIn: Label;
}

function LabelVerdict({ result, madeIn }: LabelVerdictProps): JSX.Element {
  const { verdict, text } = checkLabel(result, madeIn);
  return (
    <Verdict
      verdict={verdict}
      title={labelCheck.verdicts[verdict]}
      subject={labelCheck.chosen(madeIn)}
    >
      <p>{text}</p>
      <p>{labelCheck.advice[verdict]}</p>
      {result.places.length > 0 && (
        <p>
          <a href={factoryHref(result.factoryCode)}>{labelCheck.sources}</a>
        </p>
      )}
    </Verdict>
  );
}

function choiceName(choice: Label | undefined): string {
  if (choice === undefined) return labelCheck.none;
  return choice === 'other' ? labelCheck.other : countryName(choice);
}
