import type { JSX } from 'react';
import { card } from '../../content/home.ts';
import { AnalysisCard } from './AnalysisCard.tsx';
import styles from './Decoder.module.css';
import { InvalidPanel } from './InvalidPanel.tsx';
import { sentenceOf } from './sentence.ts';
import type { DecoderState } from './state.ts';
import { useDecoder } from './useDecoder.ts';
import { ValidPanel } from './ValidPanel.tsx';

/** The tool: the card that takes a code, and the panel that answers. */
export function Decoder(): JSX.Element {
  const { state, field, ask, reset } = useDecoder();
  return (
    <div className={styles.decoder}>
      <AnalysisCard field={field} isBusy={state.phase === 'analyzing'} onAsk={ask} />
      {state.phase === 'done' && state.result.isValid && (
        <ValidPanel result={state.result} onReset={reset} />
      )}
      {state.phase === 'done' && !state.result.isValid && (
        <InvalidPanel result={state.result} onReset={reset} onAsk={ask} />
      )}
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
