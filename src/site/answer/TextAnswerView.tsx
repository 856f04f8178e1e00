import type { JSX } from 'react';
import type { NoCodeAnswer } from '../../text/answer.ts';
import type { CodeTable } from '../../text/rows.ts';
import { NoCodePanel } from './NoCodePanel.tsx';
import { parseTableView, rowId } from './table/table.ts';
import { TablePanel } from './table/TablePanel.tsx';
import type { DecoderActions } from '../decoder/state.ts';
import { say } from './say.ts';
import type { Shown } from './shown.ts';

interface TextAnswerViewProps {
  readonly shown: Shown & { readonly answer: CodeTable | NoCodeAnswer };
  readonly actions: Pick<DecoderActions, 'ask' | 'open' | 'reset'>;
}

/** The answer to a text that holds many codes, or none. */
export function TextAnswerView({ shown, actions }: TextAnswerViewProps): JSX.Element {
  const { answer, item } = shown;
  const { ask, open, reset } = actions;
  const choose = (text: string) => {
    ask(text, 'choice');
  };
  if (answer.kind === 'no-code') {
    return <NoCodePanel answer={answer} onReset={reset} onAnalyze={choose} />;
  }
  const view = parseTableView(item.view);
  return (
    <TablePanel
      table={answer}
      view={view}
      onView={(next) => {
        say(shown, { view: next });
      }}
      onOpen={(row) => {
        // The way back leads to the row.
        say(shown, { view: { ...view, openedRow: rowId(row) } });
        const text = row.result.isValid ? row.result.code : row.input;
        open({ text, row: answer.rows.indexOf(row) });
      }}
      onAnalyze={choose}
      onReset={reset}
    />
  );
}
