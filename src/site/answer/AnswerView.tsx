import { type JSX, lazy, type ReactNode } from 'react';
import { resultOrigin } from '#words/result.ts';
import { SaveForm } from '../history/SaveForm.tsx';
import { FadedPanel } from './worn/FadedPanel.tsx';
import { InvalidPanel } from './InvalidPanel.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import { ValidPanel } from './ValidPanel.tsx';
import { WhereLinks } from './WhereLinks.tsx';
import type { Phase } from '../tab/Tab.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AnswerView.module.css';
import { ClockNote } from './ClockNote.tsx';
import { addressOf } from '../item/item.ts';
import { sharedItem } from './describe.ts';
import { loadTextScript } from '../decoder/scripts.ts';
import type { Shown } from './shown.ts';
import type { DecoderActions } from '../decoder/state.ts';

interface AnswerViewProps {
  readonly shown: Shown;
  /** Whether the tab was just pressed, or the answer opened at once. */
  readonly phase?: Phase;
  readonly actions: DecoderActions;
}

const TextAnswerView = lazy(async () => ({ default: (await loadTextScript()).TextAnswerView }));

/** An answer, below the way back to what it was opened from. */
export function AnswerView({ shown, phase = 'still', actions }: AnswerViewProps): JSX.Element {
  const { answer, item } = shown;
  const found = answer.kind === 'code' ? answer.found : undefined;
  const isCandidate = item.parent !== undefined && item.row === undefined;
  return (
    <>
      {(found !== undefined || item.parent) && (
        <p className={styles.above}>
          {found !== undefined && resultOrigin.inText(found.text)}
          {item.parent && (
            <Button tone="text" onClick={actions.back}>
              {resultOrigin.back[isCandidate ? 'faded' : 'list']}
            </Button>
          )}
        </p>
      )}
      <ClockNote />
      <Panel shown={shown} phase={phase} actions={actions} />
    </>
  );
}

function Panel({ shown, phase, actions }: Required<AnswerViewProps>): ReactNode {
  const { answer, item, judged } = shown;
  const { ask, annotate, open, reset } = actions;
  const choose = (code: string) => {
    ask(code, 'choice');
  };
  switch (answer.kind) {
    case 'code': {
      if (!judged) return null;
      const { view, sheet } = judged;
      return (
        // The key makes another code a new view, so that nothing animates from the old one.
        <ValidPanel
          key={answer.result.code}
          answer={answer}
          view={view}
          sheet={sheet}
          details={item}
          address={addressOf(sharedItem(shown))}
          readDate={async (typed) => (await loadTextScript()).readYearOrMonth(typed, answer.today)}
          onAnswer={annotate}
          onReadingChange={(chosen) => {
            annotate({ reading: chosen === answer.result.reading ? undefined : chosen });
          }}
          onReset={reset}
          phase={phase}
          onAnalyze={choose}
        >
          <SaveForm
            id={item.entry ?? ''}
            result={answer.result}
            details={item}
            listing={answer.found?.listing}
            onSaved={(entry) => {
              annotate({ entry });
            }}
          />
        </ValidPanel>
      );
    }
    case 'invalid':
      return (
        <InvalidPanel
          key={answer.result.code}
          result={answer.result}
          onReset={reset}
          onAnalyze={choose}
        />
      );
    case 'faded':
      return (
        <FadedPanel
          key={item.text}
          faded={answer.faded}
          head={<SheetHead code={answer.faded.input} />}
          foot={<SheetFoot address={addressOf({ text: answer.faded.input })} />}
          where={<WhereLinks />}
          label={item.label}
          onLabel={(label) => {
            annotate({ label });
          }}
          onOpen={({ code }, label) => {
            open({ text: code, label, worn: answer.faded.input, parent: item });
          }}
          onReset={reset}
        />
      );
    case 'list':
    case 'no-code':
      return <TextAnswerView answer={answer} item={item} actions={actions} />;
  }
}
