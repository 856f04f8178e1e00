import type { JSX } from 'react';
import { listPanel } from '#words/table.ts';
import { localDay } from '../../heatstamp.ts';
import { FadedPanel } from '../faded/FadedPanel.tsx';
import { NoCodePanel } from '../listing/NoCodePanel.tsx';
import { SheetFoot } from '../result/SheetFoot.tsx';
import { SheetHead } from '../result/SheetHead.tsx';
import { WhereLink } from '../result/WhereLink.tsx';
import { codeOf } from '../table/table.ts';
import { TablePanel } from '../table/TablePanel.tsx';
import type { Answer, Reading } from './answer.ts';
import type { Done } from './state.ts';
import { answerToRow } from './read-many.ts';
import type { DecoderControls } from './useDecoder.ts';

type Controls = Pick<DecoderControls, 'ask' | 'open' | 'choose' | 'reset'>;

/** The panel of an answer that is more than one code, as it was left. */
export function panelForText(
  answer: Exclude<Answer, Reading>,
  view: Done['view'],
  { ask, open, choose, reset }: Controls,
): JSX.Element {
  switch (answer.kind) {
    case 'list':
      return (
        <TablePanel
          list={answer}
          head={<SheetHead title={listPanel.title} code={listPanel.rows(answer.rows.length)} />}
          foot={<SheetFoot />}
          view={view?.kind === 'list' ? view : undefined}
          onView={choose}
          onOpen={(row) => {
            open(codeOf(row), answerToRow(row, localDay(new Date())));
          }}
          onAsk={ask}
          onReset={reset}
        />
      );
    case 'faded':
      return (
        <FadedPanel
          faded={answer.faded}
          head={<SheetHead code={answer.faded.input} />}
          foot={<SheetFoot />}
          where={<WhereLink />}
          view={view?.kind === 'faded' ? view : undefined}
          onView={choose}
          onOpen={(result, madeIn) => {
            open(result.code, { kind: 'reading', result, madeIn });
          }}
          onReset={reset}
        />
      );
    case 'no-code':
      return <NoCodePanel listing={answer.listing} where={<WhereLink />} onReset={reset} />;
  }
}
