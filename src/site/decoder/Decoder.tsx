import { type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { card, partMissing, startOver } from '#words/tool.ts';
import { AnalysisCard } from '../input/AnalysisCard.tsx';
import { releaseSpace } from '../lib/page-state.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { PanelContext } from '../layout/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import looks from '../ui/Looks.module.css';
import styles from './Decoder.module.css';
import { MissingChunk } from './MissingChunk.tsx';
import type { Shown } from '../answer/shown.ts';
import { sinceStrikes } from '../tab/moment.ts';
import { stampedText } from '../tab/stamped.ts';
import { Pressing } from './Pressing.tsx';
import { type DecoderState, isBusy, isSubmission, successIn } from './state.ts';
import type { DecoderControls } from './useDecoder.ts';
import { useHeroThatGivesWay, useViewport } from './useViewport.ts';

/** The card that takes a code, and the answer, which stays until the next one is there. */
export function Decoder({ controls }: { readonly controls: DecoderControls }): JSX.Element {
  const { state, shown, field, frame, ask, reset } = controls;
  const panel = useRef<HTMLElement>(null);
  if (state.status === 'error') throw state.error;
  const isWaiting = isBusy(state);
  const missing = state.status === 'pending' ? state.missing : undefined;
  const isSettled = state.status === 'success' || missing !== undefined;
  const script = successIn(state)?.script;
  useHeroThatGivesWay(shown !== undefined, field);
  useViewport(state, field, panel);
  useEffect(() => {
    if (isSettled) releaseSpace('awaited');
  }, [isSettled]);
  useLayoutEffect(() => {
    const isLong = (frame.current?.getBoundingClientRect().bottom ?? 0) > innerHeight;
    frame.current?.toggleAttribute('data-covers', isWaiting && isLong);
  }, [frame, isWaiting]);
  const answer = state.status === 'success' ? state.answer : undefined;
  // What the strikes began goes on in the answer.
  useLayoutEffect(() => {
    if (answer) frame.current?.style.setProperty('--since', sinceStrikes());
  }, [frame, answer]);
  // The second of analyzing is the pressing of the tab, over the one of the old answer where there is one.
  const awaited = state.status === 'pending' && isWaiting ? state.request : undefined;
  const isPressed =
    awaited &&
    (shown === undefined ||
      (isSubmission(awaited.trigger) && stampedText(awaited.query.text).length > 0));
  const trigger = state.status === 'success' ? state.trigger : undefined;
  const phase = trigger !== undefined && isSubmission(trigger) ? 'pressed' : 'read';
  const progress = state.status === 'pending' ? state.progress : undefined;
  return (
    <div className={styles.decoder}>
      <AnalysisCard
        field={field}
        isBusy={isWaiting}
        answeredText={state.status === 'success' ? state.query.text : undefined}
        onSubmit={(text) => {
          ask(text, 'form');
        }}
        onPaste={(text) => {
          ask(text, 'paste');
        }}
        onChoose={(text) => {
          ask(text, 'choice');
        }}
        onRepeat={() => {
          panel.current?.focus();
        }}
      />
      {progress && (
        <p className={looks.bar}>
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
        <PanelContext value={panel}>
          {isPressed && <Pressing text={awaited.query.text} />}
          {missing && <MissingChunk onRetry={() => void missing.request()} onReset={reset} />}
          {shown && script && <script.AnswerView shown={shown} phase={phase} actions={controls} />}
        </PanelContext>
      </div>
      <Announcement>{useAnnouncement(state, shown)}</Announcement>
    </div>
  );
}

/** Announces each answer once. Replies to the questions inside it are announced separately. */
function useAnnouncement(state: DecoderState, shown: Shown | undefined): string {
  const [spoken, setSpoken] = useState<{
    readonly answer?: Shown['answer'];
    readonly text: string;
  }>({
    text: '',
  });
  const isThere = state.status === 'success' && shown !== undefined;
  if (isThere && spoken.answer !== shown.answer)
    setSpoken({ answer: shown.answer, text: state.script.announcementOf(shown) });
  if (isBusy(state)) return card.busy.long;
  if (state.status === 'pending' && state.missing) return partMissing.title;
  return isThere ? spoken.text : '';
}
