import { type JSX, useMemo } from 'react';
import type { NoCodeAnswer } from '../../text/answer.ts';
import { type CodeTable, corrected } from '../../text/rows.ts';
import { saidOf } from '../../text/details.ts';
import { toldIn } from '../../text/told.ts';
import { NoCodePanel } from './NoCodePanel.tsx';
import { parseTableView, rowId } from './table/table.ts';
import { TablePanel } from './table/TablePanel.tsx';
import { showAs } from './say.ts';
import type { AnswerActions, Shown } from './shown.ts';

interface TextAnswerViewProps {
  readonly shown: Shown & { readonly answer: CodeTable | NoCodeAnswer };
  readonly actions: Pick<AnswerActions, 'ask' | 'open' | 'reset'>;
}

/** The answer to a text that holds many codes, or none. */
export function TextAnswerView({ shown, actions }: TextAnswerViewProps): JSX.Element {
  const { answer } = shown;
  const { ask, open, reset } = actions;
  if (answer.kind === 'no-code') {
    const { text, claims, unread } = answer;
    // Of several codes none is known to be what the text speaks of.
    const isOne = unread.length === 1;
    const choose = (code: string) => {
      const told = isOne && code.includes('?') ? toldIn(claims).told : {};
      ask(code, 'choice', { ...told, ...saidOf(shown.item), listing: isOne ? text : undefined });
    };
    return <NoCodePanel answer={answer} onReset={reset} onAnalyze={choose} />;
  }
  const analyze = (text: string) => {
    ask(text, 'choice');
  };
  return (
    <TableAnswer shown={{ ...shown, answer }} onOpen={open} onAnalyze={analyze} onReset={reset} />
  );
}

interface TableAnswerProps {
  readonly shown: Shown & { readonly answer: CodeTable };
  readonly onOpen: AnswerActions['open'];
  readonly onAnalyze: (text: string) => void;
  readonly onReset: () => void;
}

/** A table, with the codes that were put right in its rows. */
function TableAnswer({ shown, onOpen, onAnalyze, onReset }: TableAnswerProps): JSX.Element {
  const { answer, item } = shown;
  const { rows, today } = answer;
  const { fixes } = item;
  const table = useMemo(() => {
    const fixed = rows.map((row, index) => {
      const code = fixes?.[index];
      return code === undefined ? row : corrected(row, code, today);
    });
    return { ...answer, rows: fixed };
  }, [answer, rows, today, fixes]);
  const view = parseTableView(item.view);
  return (
    <TablePanel
      table={table}
      view={view}
      onView={(next) => {
        showAs(shown, { view: next });
      }}
      onOpen={(row) => {
        // The way back leads to the row.
        showAs(shown, { view: { ...view, openedRow: rowId(row) } });
        const text = row.result.isValid ? row.result.code : row.input;
        onOpen({ text, row: table.rows.indexOf(row) });
      }}
      onAnalyze={onAnalyze}
      onReset={onReset}
    />
  );
}
