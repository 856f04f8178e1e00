import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { card } from '../../content/card.ts';
import { AnalysisCard } from './AnalysisCard.tsx';
import styles from './Decoder.module.css';
import { useAnswering } from './useAnswering.ts';
import type { DecoderControls } from './useDecoder.ts';

interface DecoderProps {
  readonly controls: DecoderControls;
  /** What a page can do with a result that reads, below it in its panel. */
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The tool: the card that takes a code, and the panel that answers. An `<output>` tells a screen reader what the eye sees. */
export function Decoder({ controls, actionsFor }: DecoderProps): JSX.Element {
  const { state, field, ask, reset } = controls;
  const answering = useAnswering(state.phase !== 'idle', reset);
  const answer = state.phase === 'done' ? state.answer : undefined;
  return (
    <div className={styles.decoder}>
      <AnalysisCard field={field} isBusy={state.phase === 'analyzing'} onAsk={ask} />
      {answer && answering?.panelFor(answer, { onReset: reset, onAsk: ask, actionsFor })}
      <output className={styles.announcement}>
        {state.phase === 'analyzing' && card.busy.long}
        {answer && answering?.announcementOf(answer)}
      </output>
    </div>
  );
}
