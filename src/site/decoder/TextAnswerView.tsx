import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import { NoCodePanel } from '../listing/NoCodePanel.tsx';
import { SheetFoot, SheetHead } from '../result/Sheet.tsx';
import { WhereLinks } from '../result/WhereLinks.tsx';
import { rowId, type CodeTable, parseTableView } from '../table/table.ts';
import { TablePanel } from '../table/TablePanel.tsx';
import type { NoCodeAnswer } from './answer.ts';
import type { Query } from './query.ts';
import type { DecoderActions } from './state.ts';

interface TextAnswerViewProps {
  readonly answer: CodeTable | NoCodeAnswer;
  readonly query: Query;
  readonly actions: Pick<DecoderActions, 'annotate' | 'ask' | 'open' | 'reset'>;
}

/** The answer to a text that holds many codes, or none. */
export function TextAnswerView({ answer, query, actions }: TextAnswerViewProps): JSX.Element {
  const { annotate, ask, open, reset } = actions;
  if (answer.kind === 'no-code') {
    return <NoCodePanel listing={answer.listing} where={<WhereLinks />} onReset={reset} />;
  }
  const view = parseTableView(query.view);
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
        const parent = { ...query, view: { ...view, openedRow: rowId(row) } };
        const text = row.result.isValid ? row.result.code : row.input;
        open({ text, row: answer.rows.indexOf(row), parent });
      }}
      onAnalyze={(text) => {
        ask(text, 'choice');
      }}
      onReset={reset}
    />
  );
}
