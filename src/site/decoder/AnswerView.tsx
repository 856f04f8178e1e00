import { type JSX, lazy, type ReactNode } from 'react';
import { resultOrigin } from '#words/result.ts';
import { labelOf } from '../../label.ts';
import { FadedPanel } from '../faded/FadedPanel.tsx';
import { InvalidPanel } from '../result/InvalidPanel.tsx';
import { SheetFoot, SheetHead } from '../result/Sheet.tsx';
import { WhereLinks } from '../result/WhereLinks.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AnswerView.module.css';
import { ClockNote } from './ClockNote.tsx';
import { addressOf } from './query.ts';
import { SavedResult } from './SavedResult.tsx';
import { loadTextScript } from './resolve.ts';
import type { DecoderActions, Success } from './state.ts';

interface AnswerViewProps {
  readonly success: Success;
  readonly actions: DecoderActions;
}

const TextAnswerView = lazy(async () => ({ default: (await loadTextScript()).TextAnswerView }));

/** An answer, below the way back to what it was opened from. */
export function AnswerView({ success, actions }: AnswerViewProps): JSX.Element {
  const { answer, query } = success;
  const match = answer.kind === 'code' ? answer.match : undefined;
  return (
    <>
      {(match !== undefined || query.parent) && (
        <p className={styles.above}>
          {match !== undefined && resultOrigin.inText(match)}
          {query.parent && (
            <Button tone="text" onClick={actions.back}>
              {resultOrigin.back[query.row === undefined ? 'faded' : 'list']}
            </Button>
          )}
        </p>
      )}
      <ClockNote />
      <Panel success={success} actions={actions} />
    </>
  );
}

function Panel({ success, actions }: AnswerViewProps): ReactNode {
  const { answer, query } = success;
  const { ask, annotate, open, reset } = actions;
  switch (answer.kind) {
    case 'code': {
      const { result } = answer;
      if (result.isValid)
        return <SavedResult result={result} answer={answer} query={query} actions={actions} />;
      return (
        <InvalidPanel
          key={result.code}
          result={result}
          onReset={reset}
          onAnalyze={(code) => {
            ask(code, 'choice');
          }}
        />
      );
    }
    case 'faded':
      return (
        <FadedPanel
          key={query.text}
          faded={answer.faded}
          head={<SheetHead code={answer.faded.input} />}
          foot={<SheetFoot address={addressOf({ text: answer.faded.input })} />}
          where={<WhereLinks />}
          label={labelOf(query.label ?? '')}
          onLabel={(label) => {
            annotate({ label });
          }}
          onOpen={({ code }, label) => {
            open({ text: code, label, parent: query });
          }}
          onReset={reset}
        />
      );
    case 'list':
    case 'no-code':
      return <TextAnswerView answer={answer} query={query} actions={actions} />;
  }
}
