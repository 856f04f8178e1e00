import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../heatstamp.ts';
import { card, startOver } from '#words/tool.ts';
import { useLazy } from '../lib/lazy.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { AnalysisCard } from '../input/AnalysisCard.tsx';
import { answering } from './useAnalysis.ts';
import styles from './Decoder.module.css';
import type { DecoderControls } from './useDecoder.ts';

interface DecoderProps {
  readonly controls: DecoderControls;
  /** What a page can do with a result that reads, below it in its panel. */
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The tool: the card that takes a code, and the panel that answers. */
export function Decoder({ controls, actionsFor }: DecoderProps): JSX.Element {
  const { state, field, ask, reset } = controls;
  const done = state.phase === 'done' ? state : undefined;
  const answered = useLazy(answering, done);
  const progress = state.phase === 'analyzing' ? state.progress : undefined;
  return (
    <div className={styles.decoder}>
      <AnalysisCard
        field={field}
        isBusy={state.phase === 'analyzing'}
        stuck={state.phase === 'stuck' ? state.input : ''}
        onAsk={ask}
        onType={() => {
          // What is missing now is told once the code is sent.
          answering.load().catch(() => undefined);
        }}
      />
      {progress && (
        <p className={styles.progress}>
          <progress
            aria-label={card.progress(progress.read, progress.all)}
            value={progress.read}
            max={progress.all}
          />
          <span>{card.progress(progress.read, progress.all)}</span>
          <Button tone="quiet" onClick={reset}>
            {startOver}
          </Button>
        </p>
      )}
      {done && answered?.panelFor(done, { ...controls, actionsFor })}
      <Announcement>
        {state.phase === 'analyzing' && card.busy.long}
        {done && answered?.announcementOf(done.answer)}
      </Announcement>
    </div>
  );
}
