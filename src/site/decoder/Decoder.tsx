import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { card } from '../../content/home.ts';
import { AnalysisCard } from './AnalysisCard.tsx';
import styles from './Decoder.module.css';
import { sentenceOf } from './sentence.ts';
import type { DecoderState } from './state.ts';
import type { DecoderControls } from './useDecoder.ts';
import { usePanelFor } from './usePanelFor.ts';

interface DecoderProps {
  readonly controls: DecoderControls;
  /** What a page can do with a result that reads, below it in its panel. */
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The tool: the card that takes a code, and the panel that answers. */
export function Decoder({ controls, actionsFor }: DecoderProps): JSX.Element {
  const { state, field, ask, reset } = controls;
  const panelFor = usePanelFor(state.phase !== 'idle', reset);
  return (
    <div className={styles.decoder}>
      <AnalysisCard field={field} isBusy={state.phase === 'analyzing'} onAsk={ask} />
      {state.phase === 'done' &&
        panelFor?.(state.result, { onReset: reset, onAsk: ask, actionsFor })}
      <output className={styles.announcement}>{announcementOf(state)}</output>
    </div>
  );
}

/** What a screen reader says while the eye sees the button or the panel. */
function announcementOf(state: DecoderState): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'analyzing') return card.busy.long;
  return state.result.isValid ? sentenceOf(state.result) : state.result.error;
}
