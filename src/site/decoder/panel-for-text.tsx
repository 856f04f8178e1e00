import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import { type Label, labelOf } from '../../heatstamp.ts';
import { FadedPanel } from '../faded/FadedPanel.tsx';
import { NoCodePanel } from '../listing/NoCodePanel.tsx';
import { addressOf } from '../result/address.ts';
import { SheetFoot, SheetHead } from '../result/Sheet.tsx';
import { WhereLink } from '../result/WhereLink.tsx';
import { parseTableView } from '../table/table.ts';
import { TablePanel } from '../table/TablePanel.tsx';
import type { Done } from './state.ts';
import { openFrom } from './asked.ts';
import type { DecoderControls } from './useDecoder.ts';

type Controls = Pick<DecoderControls, 'choose' | 'open' | 'note' | 'reset'>;

/** The panel of an answer that is more than one code, as it was left. */
export function panelForText(
  done: Done,
  { choose, open, note, reset }: Controls,
): JSX.Element | undefined {
  const { answer, shown } = done;
  const openOne = (...[key, madeIn]: [key: number | string, madeIn?: Label]) => {
    const opened = openFrom(done, key, undefined, madeIn);
    if (opened) open(opened);
  };
  switch (answer.kind) {
    case 'list':
      return (
        <TablePanel
          table={answer}
          head={<SheetHead title={tablePanel.title} code={tablePanel.rows(answer.rows.length)} />}
          foot={<SheetFoot />}
          view={parseTableView(shown.view)}
          onView={(view) => {
            note({ view });
          }}
          onOpen={(row) => {
            openOne(answer.rows.indexOf(row));
          }}
          onAnalyze={choose}
          onReset={reset}
        />
      );
    case 'faded':
      return (
        <FadedPanel
          key={answer.input}
          faded={answer.faded}
          head={<SheetHead code={answer.faded.input} />}
          foot={<SheetFoot address={addressOf({ code: answer.faded.input })} />}
          where={<WhereLink />}
          label={labelOf(shown.madeIn ?? '')}
          onLabel={(madeIn) => {
            note({ madeIn });
          }}
          onOpen={(result, madeIn) => {
            openOne(result.code, madeIn);
          }}
          onReset={reset}
        />
      );
    case 'no-code':
      return <NoCodePanel listing={answer.listing} where={<WhereLink />} onReset={reset} />;
    case 'reading':
      return undefined;
  }
}
