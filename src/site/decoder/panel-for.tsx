import type { JSX, ReactNode } from 'react';
import { above } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { type Answer, texts, type View } from './answer.ts';
import { InvalidPanel } from '../result/InvalidPanel.tsx';
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

function panelOf(answer: Answer, view: View | undefined, context: PanelContext): ReactNode {
  const { ask, reset, actionsFor } = context;
  // What made such an answer is here.
  const parts = texts.here.get();
  if (answer.kind !== 'reading') return parts?.panelForText(answer, view, context);
  const { result, check } = answer;
  if (!result.isValid) return <InvalidPanel result={result} onReset={reset} onAsk={ask} />;
  return (
    <ValidPanel
      result={result}
      listing={check && parts && <parts.ListingTable check={check} />}
      onReset={reset}
    >
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
