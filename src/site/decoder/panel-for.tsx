import type { JSX, ReactNode } from 'react';
import { above } from '#words/result.ts';
import { localDay, type ValidResult } from '../../heatstamp.ts';
import { type Answer, answerToRow, type View } from './answer.ts';
import { FadedPanel } from '../faded/FadedPanel.tsx';
import { ListingTable } from '../listing/ListingTable.tsx';
import { NoCodePanel } from '../listing/NoCodePanel.tsx';
import { InvalidPanel } from '../result/InvalidPanel.tsx';
import { TablePanel } from '../table/TablePanel.tsx';
import { codeOf, type Row } from '../table/table.ts';
import styles from '../table/TablePanel.module.css';
import type { Done } from './state.ts';
import type { DecoderControls } from './useDecoder.ts';
import { ValidPanel } from '../result/ValidPanel.tsx';

interface PanelContext extends Pick<DecoderControls, 'ask' | 'open' | 'back' | 'choose' | 'reset'> {
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The panel that fits an answer, under the way back to what it was opened from. */
export function panelFor({ answer, view, from }: Done, context: PanelContext): JSX.Element {
  return (
    <>
      <Above
        found={answer.kind === 'reading' ? answer.found : undefined}
        from={from}
        {...context}
      />
      {panelOf(answer, view, context)}
    </>
  );
}

function panelOf(
  answer: Answer,
  view: View | undefined,
  { ask, open, choose, reset, actionsFor }: PanelContext,
): JSX.Element {
  if (answer.kind === 'list') {
    const openRow = (row: Row) => {
      open(codeOf(row), answerToRow(row, localDay(new Date())));
    };
    return (
      <TablePanel
        list={answer}
        view={view?.kind === 'list' ? view : undefined}
        onView={choose}
        onOpen={openRow}
        onAsk={ask}
        onReset={reset}
      />
    );
  }
  if (answer.kind === 'faded') {
    return (
      <FadedPanel
        faded={answer.faded}
        view={view?.kind === 'faded' ? view : undefined}
        onView={choose}
        onOpen={(result, madeIn) => {
          open(result.code, { kind: 'reading', result, madeIn });
        }}
        onReset={reset}
      />
    );
  }
  if (answer.kind === 'no-code') return <NoCodePanel listing={answer.listing} onReset={reset} />;
  const { result, check } = answer;
  if (!result.isValid) return <InvalidPanel result={result} onReset={reset} onAsk={ask} />;
  return (
    <ValidPanel result={result} listing={check && <ListingTable check={check} />} onReset={reset}>
      {actionsFor(result)}
    </ValidPanel>
  );
}

interface AboveProps extends Pick<DecoderControls, 'back'> {
  readonly found: string | undefined;
  readonly from: Done | undefined;
}

/** Where the code was found, and the way back to what it was opened from. */
function Above({ found, from, back }: AboveProps): ReactNode {
  if (found === undefined && !from) return null;
  return (
    <p className={styles.above}>
      {found !== undefined && above.found(found)}
      {(from?.answer.kind === 'list' || from?.answer.kind === 'faded') && (
        <button type="button" onClick={back}>
          {above.back[from.answer.kind]}
        </button>
      )}
    </p>
  );
}
