import { type JSX, useEffect, useLayoutEffect } from 'react';
import { card, startOver } from '#words/tool.ts';
import { leaveRoom } from '../lib/room.ts';
import { useStore } from '../lib/store.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { AnalysisCard } from '../input/AnalysisCard.tsx';
import styles from './Decoder.module.css';
import type { ResultFor } from './panel-for.tsx';
import { doneIn, isBusy } from './state.ts';
import type { DecoderControls } from './useDecoder.ts';

interface DecoderProps {
  readonly controls: DecoderControls;
  readonly resultFor: ResultFor;
}

/** The tool: the card that takes a code, and the panel that answers, which stays until the next one is there. */
export function Decoder({ controls, resultFor }: DecoderProps): JSX.Element {
  const { state, answering, field, frame, ask, choose, prepare, reset } = controls;
  const done = doneIn(state);
  const isWaiting = isBusy(state);
  const parts = useStore(answering.here, undefined);
  const isAwaited = state.phase === 'idle' || state.phase === 'analyzing';
  useEffect(() => {
    if (!isAwaited) leaveRoom('awaited');
  }, [isAwaited]);
  useLayoutEffect(() => {
    const isLong = (frame.current?.getBoundingClientRect().bottom ?? 0) > innerHeight;
    frame.current?.toggleAttribute('data-covers', isWaiting && isLong);
  }, [frame, isWaiting]);
  const progress = state.phase === 'analyzing' ? state.progress : undefined;
  return (
    <div className={styles.decoder}>
      <AnalysisCard
        field={field}
        isBusy={isWaiting}
        answered={state.phase === 'done' ? state.text : undefined}
        stuck={state.phase === 'stuck' ? state.asked.shown.input : ''}
        onAsk={ask}
        onChoose={choose}
        onType={prepare}
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
      <div ref={frame} className={styles.frame} aria-busy={isWaiting} inert={isWaiting}>
        {done && parts?.panelFor(done, { ...controls, resultFor })}
      </div>
      <Announcement>
        {isWaiting ? card.busy.long : state.phase === 'done' && state.said}
      </Announcement>
    </div>
  );
}
