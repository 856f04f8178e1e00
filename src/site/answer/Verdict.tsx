import { type JSX, type ReactNode, useState } from 'react';
import { checkSheet, earlier, labelAnswer } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import type { Claim } from '../../core/checks.ts';
import { dateRuleOf } from '../../evidence/date-rule-of.ts';
import { checkText } from '../../library/check-text.ts';
import type { ValidResult } from '../../library/decode.ts';
import { type Check, type CheckSheet, provesNothing } from '../../text/checks.ts';
import { useChunk } from '../lib/chunk.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { laterScript } from '../scripts.ts';
import { MissingPart } from './Questions.tsx';
import kit from '../ui/Kit.module.css';
import styles from './CheckSheet.module.css';
import { SPACE } from '#words/text.ts';
import { doubtLines } from './meaning.ts';

interface VerdictProps {
  readonly check: Check;
  readonly sheet: CheckSheet;
  readonly result: ValidResult;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What the code says to a claim, and why. */
export function Verdict({ check, sheet, result, children }: VerdictProps): JSX.Element {
  const [isOpened, setOpened] = useState(false);
  return (
    <div className={styles.verdict}>
      <p>
        <strong
          className={isAnswer(check) && check.outcome === 'conflicts' ? kit.heard : undefined}
        >
          {outcomeText(check)}
        </strong>{' '}
        <span>{reasonFor(check, result)}</span>
      </p>
      <div className={styles.why}>
        <Disclosure
          look="text"
          show={checkSheet.why}
          about={checkSheet.claims[check.claim]}
          onToggle={() => {
            setOpened(true);
          }}
        >
          {isOpened && <Sources check={check} sheet={sheet} />}
          {check.claim === 'label' && result.places.length > 0 && (
            <p>
              <a href={factoryHref(result.factoryCode)}>
                {checkSheet.lists.all(result.factoryCode)}
              </a>
            </p>
          )}
          <p>
            <a href={datesHref(dateRuleOf(result))}>{checkSheet.dates}</a>
          </p>
        </Disclosure>
        {children}
      </div>
    </div>
  );
}

/** The pages that an outcome rests on. */
function Sources({ check, sheet }: Pick<VerdictProps, 'check' | 'sheet'>): ReactNode {
  const later = useChunk(laterScript);
  return later ? (
    <later.CheckSources check={check} sheet={sheet} />
  ) : (
    <MissingPart chunk={laterScript} />
  );
}

/** What the code says to a claim; of a label in few words, since it stands on the first screen of a phone. */
function reasonFor(check: Check, { factoryCode, country }: ValidResult): string {
  if (check.claim === 'label' && check.id === 'conflict') {
    const { label, elsewhen } = check.params;
    if (label !== 'other' && elsewhen.length === 0)
      return checkSheet.labelDiffers(factoryCode, country, label);
  }
  return checkText(check, words);
}

/** Whether a claim is the answer to a question of the sheet, and stands in no text. */
export function isAnswer({ statement }: Check): boolean {
  return statement.rule === 'asked' && statement.index === undefined;
}

export function outcomeText(check: Check): string {
  if (check.isDoubt || check.outcome === 'asks') return checkSheet.doubtful;
  if (!provesNothing(check)) return checkSheet.outcomes[check.outcome];
  return check.claim === 'line' ? checkSheet.provesNothing : checkSheet.possible;
}

/** An answer to a question, as it stands beside others: `made in Spain`, `bought in 1999`. */
export function saidOf(claim: Claim): string {
  const said = wordsOf(claim) ?? '';
  if (claim.claim === 'label') return earlier.label(said);
  return claim.claim === 'existed-by' ? earlier.bought(said) : said;
}

/** What is claimed, in our words; undefined where only the statement itself can say it. */
export function wordsOf(claim: Claim): string | undefined {
  switch (claim.claim) {
    case 'label':
      return claim.labels.map(labelAnswer).join(', ');
    case 'line':
      return words.lineName(claim.line);
    case 'made':
    case 'existed-by':
      return words.time(claim.time);
    default:
      return undefined;
  }
}

interface ReasonsProps {
  readonly result: ValidResult;
  readonly sheet: CheckSheet;
}

/** What is doubtful about the reading itself, at once under the values. What differs is told under its row. */
export function Reasons({ result, sheet }: ReasonsProps): JSX.Element | null {
  const [first, ...others] = doubtLines(result, sheet);
  if (first === undefined) return null;
  return (
    <div className={styles.reasons} data-late>
      <p data-tone={sheet.doubts.length > 0 ? 'doubtful' : 'open'}>
        <strong>{first}</strong>
        {others.map((line) => SPACE + line).join('')}
      </p>
    </div>
  );
}
