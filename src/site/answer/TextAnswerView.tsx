import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import type { NoCodeAnswer } from '../../text/answer.ts';
import type { CodeTable } from '../../text/rows.ts';
import { NoCodePanel } from './NoCodePanel.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import { parseTableView, rowId } from './table/table.ts';
import { TablePanel } from './table/TablePanel.tsx';
import type { Query } from '../item/item.ts';
import type { DecoderActions } from '../decoder/state.ts';

interface TextAnswerViewProps {
  readonly answer: CodeTable | NoCodeAnswer;
  readonly item: Query;
  readonly actions: Pick<DecoderActions, 'annotate' | 'ask' | 'open' | 'reset'>;
}

/** The answer to a text that holds many codes, or none. */
export function TextAnswerView({ answer, item, actions }: TextAnswerViewProps): JSX.Element {
  const { annotate, ask, open, reset } = actions;
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
      head={<SheetHead title={tablePanel.title} code={tablePanel.rows(answer.rows.length)} />}
      foot={<SheetFoot />}
      view={view}
      onView={(next) => {
        annotate({ view: next });
      }}
      onOpen={(row) => {
        // The way back leads to the row.
        const parent = { ...item, view: { ...view, openedRow: rowId(row) } };
        const text = row.result.isValid ? row.result.code : row.input;
        open({ text, row: answer.rows.indexOf(row), parent });
      }}
      onAnalyze={choose}
      onReset={reset}
    />
  );
}
