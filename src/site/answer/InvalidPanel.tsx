import type { JSX } from 'react';
import { errorHelp, fadedHint, invalidPanel, suggestionWords, typeset } from '#words/result.ts';
import { sentences, SPACE } from '#words/text.ts';
import { letterAmongDigits } from '../../core/suggestions.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import type { InvalidResult } from '../../library/decode.ts';
import type { StatedClaim } from '../../text/checks.ts';
import { addressOf } from '../item/item.ts';
import { Flaws, Scale } from '../strap/Flaws.tsx';
import { stampedInvalid, wornExample } from '../tab/stamped.ts';
import { AnswerPanel, Message } from '../layout/AnswerPanel.tsx';
import { CodeChoices, wornChoices } from './CodeChoices.tsx';
import looks from '../ui/Looks.module.css';
import styles from './Answer.module.css';
import { Report } from './Report.tsx';
import { PrintedFoot, PrintedHead } from './Printed.tsx';
import { WhereLinks } from './WhereLinks.tsx';

interface InvalidPanelProps {
  readonly result: InvalidResult;
  /** What is said of the bag. */
  readonly claims: readonly StatedClaim[];
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to an invalid code: what is wrong, what the code might be, and what to do. */
export function InvalidPanel(props: InvalidPanelProps): JSX.Element {
  const { result, claims, onReset, onAnalyze } = props;
  const { code, errorCode, error, suggestions, hints } = result;
  const isStyle = isStyleNumber(code);
  const year = hints.find(({ id }) => id === 'year-alone');
  // A misread digit is likelier than a code of the future, so it comes before the word "counterfeit".
  const isMisread = errorCode === 'future-date' && suggestions.length > 0;
  const { impressions, scale } = stampedInvalid(result);
  const choices = (
    <CodeChoices
      title={invalidPanel.suggestionsTitle}
      codes={[...suggestions, ...wornChoices(hints)]}
      claims={claims}
      onChoose={onAnalyze}
    />
  );
  return (
    <AnswerPanel
      title={invalidPanel.title}
      tone="invalid"
      threads={<Flaws inks={impressions.map(({ ink }) => ink)} />}
      resetLabel={invalidPanel.reset}
      onReset={onReset}
      footNote={<WhereLinks />}
      report={errorCode !== 'empty' && !isStyle && <Report key={code} code={code} answer={error} />}
      printedFoot={<PrintedFoot address={addressOf({ text: code })} />}
    >
      <PrintedHead code={code} />
      <div className={styles.invalid}>
        {scale && <Scale {...scale} />}
        {isMisread && choices}
        <Message message={typeset(year?.text ?? error)} isLong />
        {!isMisread && choices}
        <p className={looks.soft}>{isStyle ? invalidPanel.styleNumber : helpFor(result)}</p>
        {code !== '' && (
          <p className={looks.note}>
            {invalidPanel.entered}
            {SPACE}
            <strong>{code}</strong>
          </p>
        )}
      </div>
    </AnswerPanel>
  );
}

function helpFor(result: InvalidResult): string {
  const { code, errorCode, suggestions, hints } = result;
  const worn = fadedHint(wornExample(result));
  if (hints.length > 0) {
    // That it is a year stands above.
    const texts = hints.filter(({ id }) => id !== 'year-alone').map(({ text }) => text);
    // A hint at a missing digit says what to type in its place.
    const isSaid = hints.some(({ id }) => id === 'digit-missing');
    return sentences(isSaid ? texts : [...texts, worn]);
  }
  const slip = suggestions.length > 0 ? undefined : letterAmongDigits(code);
  const help = slip ? suggestionWords.letter(slip.letter, slip.digit) : errorHelp[errorCode];
  return sentences([help, worn]);
}
