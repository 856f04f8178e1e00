import type { JSX, ReactNode } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import {
  resultOrigin,
  errorHelp,
  fadedHint,
  invalidPanel,
  suggestionWords,
  typeset,
} from '#words/result.ts';
import { list, sentences, SPACE } from '#words/text.ts';
import { clockNote } from '#words/tool.ts';
import { localDay } from '../../core/calendar.ts';
import { factsDate, isClockBehind } from '../../core/today.ts';
import { ValidPanel } from './ValidPanel.tsx';
import { detailsOf, saidOf } from '../../text/details.ts';
import { useChunk } from '../lib/chunk.ts';
import { type TextScript, textScript, wornScript } from '../scripts.ts';
import { NotesContext, AnswerPanel, Message } from '../layout/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import kit from '../ui/Kit.module.css';
import { say } from './say.ts';
import { type AnswerActions, isCode, type Shown } from './shown.ts';
import { letterAmongDigits } from '../../core/suggestions.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import type { InvalidResult } from '../../library/decode.ts';
import type { StatedClaim } from '../../text/checks.ts';
import { addressOf } from '../item/item.ts';
import { Flaws, Scale } from '../strap/Flaws.tsx';
import { stampedInvalid, wornExample } from '../tab/stamped.ts';
import { CodeChoices, wornChoices } from './CodeChoices.tsx';
import styles from './Answer.module.css';
import { Report, WhereLinks } from './ResultTools.tsx';
import { PrintedFoot, PrintedHead } from './Printed.tsx';

interface AnswerViewProps {
  readonly shown: Shown;
  /** Whether threads are sewn before the eye. */
  readonly isSewn?: boolean;
  readonly actions: AnswerActions;
}

/** An answer, with the way back to what it was opened from. */
export function AnswerView({ shown, isSewn = false, actions }: AnswerViewProps): JSX.Element {
  return (
    <NotesContext value={<Notes shown={shown} actions={actions} />}>
      <Panel shown={shown} isSewn={isSewn} actions={actions} />
    </NotesContext>
  );
}

/** Where the answer comes from, what its link says that can't be read, and a clock that is behind. */
function Notes({ shown, actions }: Pick<AnswerViewProps, 'shown' | 'actions'>): JSX.Element {
  const { answer, item } = shown;
  const found = answer.kind === 'code' ? answer.found : undefined;
  const opened = item.row !== undefined ? 'list' : item.worn === undefined ? 'text' : 'faded';
  return (
    <>
      {(found !== undefined || item.parent) && (
        <p className={item.parent ? `${kit.note} ${kit.bar}` : kit.heard}>
          {found !== undefined && <span>{resultOrigin.inText(found.text)}</span>}
          {item.parent && (
            <Button tone="text" onClick={actions.back}>
              {resultOrigin.back[opened]}
            </Button>
          )}
        </p>
      )}
      {answer.kind === 'code' && answer.isReadAs && (
        <p className={kit.note}>{resultOrigin.readAs(answer.result.code)}</p>
      )}
      {item.words && (
        <p className={kit.note}>
          {resultOrigin.unread(list(Object.values(item.words).map(checkSheet.quoted)))}
        </p>
      )}
      <ClockNote />
    </>
  );
}

function Panel({ shown, isSewn, actions }: Required<AnswerViewProps>): ReactNode {
  const { answer, item } = shown;
  const { ask, correct, open, reset } = actions;
  const worn = useChunk(wornScript, answer.kind === 'faded');
  const choose = (code: string) => {
    const { listing } = answer.kind === 'code' ? (answer.found ?? item) : item;
    if (item.parent !== undefined && item.row !== undefined) correct(code);
    else ask(code, 'choice', { ...saidOf(item), listing });
  };
  switch (answer.kind) {
    case 'code':
      // The key makes another code or bag a new view: nothing animates from the old one, and no draft stays.
      return (
        isCode(shown) && (
          <ValidPanel
            key={`${shown.step} ${answer.result.code}`}
            shown={shown}
            isSewn={isSewn}
            onAnalyze={choose}
            onOpen={(code) => {
              open({ text: code, listing: answer.found?.listing });
            }}
            onReset={reset}
          />
        )
      );
    case 'invalid':
      return (
        <InvalidPanel
          key={answer.result.code}
          result={answer.result}
          claims={shown.claims}
          onReset={reset}
          onAnalyze={choose}
        />
      );
    case 'faded':
      return (
        worn && (
          <worn.FadedPanel
            key={item.text}
            faded={answer.faded}
            bare={answer.bare}
            today={answer.today}
            told={detailsOf(item)}
            claims={shown.claims}
            onLabel={(label) => {
              say(shown, { label });
            }}
            onOpen={({ code }) => {
              open({ ...detailsOf(item), text: code, worn: answer.faded.input });
            }}
            onReset={reset}
          />
        )
      );
    case 'list':
    case 'no-code':
      return <TextAnswer shown={{ ...shown, answer }} actions={actions} />;
  }
}

/** The answer to a text, by the script that read it. */
function TextAnswer(props: Parameters<TextScript['TextAnswerView']>[0]): ReactNode {
  const script = useChunk(textScript);
  return script && <script.TextAnswerView {...props} />;
}

/** Says that the device's clock is behind, since its day is the last one that a code may name. */
function ClockNote(): JSX.Element | undefined {
  const clock = new Date();
  if (!isClockBehind(clock)) return undefined;
  return <p className={kit.note}>{clockNote(localDay(clock), factsDate)}</p>;
}

interface InvalidPanelProps {
  readonly result: InvalidResult;
  /** What is said of the bag. */
  readonly claims: readonly StatedClaim[];
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to an invalid code: what is wrong, what the code might be, and what to do. */
function InvalidPanel(props: InvalidPanelProps): JSX.Element {
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
        <p className={kit.soft}>{isStyle ? invalidPanel.styleNumber : helpFor(result)}</p>
        {code !== '' && (
          <p className={kit.note}>
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
