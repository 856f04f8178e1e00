import {
  type JSX,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  use,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { card, partMissing, startOver } from '#words/tool.ts';
import { hasLineBreaks } from '../../text/text.ts';
import type { Shown } from '../answer/shown.ts';
import { PanelContext, AnswerBody, AnswerPanel } from '../layout/AnswerPanel.tsx';
import { releaseSpace, typedText } from '../lib/browser.ts';
import { useStore } from '../lib/store.ts';
import { StrapContext, isSameText } from '../strap/letters.ts';
import { Strap } from '../strap/Strap.tsx';
import { Announcement } from '../ui/VisuallyHidden.tsx';
import { Button } from '../ui/Button.tsx';
import kit from '../ui/Kit.module.css';
import styles from './Decoder.module.css';
import {
  type DecoderState,
  isBusy,
  isSubmission,
  type QueryRequest,
  requestIn,
  successIn,
  type Success,
} from './state.ts';
import type { DecoderControls } from './useDecoder.ts';

/** The strap that takes a code, and the answer that hangs from it, which stays until the next one is there. */
export function Decoder({ controls }: { readonly controls: DecoderControls }): JSX.Element {
  const { state, shown, field, frame, ask, reset } = controls;
  const panel = useRef<HTMLElement>(null);
  const strap = useRef<HTMLDivElement>(null);
  const typed = useStore(typedText, '');
  if (state.status === 'error') throw state.error;
  const isWaiting = isBusy(state);
  const missing = state.status === 'pending' ? state.missing : undefined;
  const isSettled = state.status === 'success' || missing !== undefined;
  const success = successIn(state);
  // First, since what is inert takes no focus.
  useLayoutEffect(() => {
    document.querySelector('[data-idle]')?.toggleAttribute('inert', isWaiting);
    panel.current?.toggleAttribute('inert', isWaiting);
  }, [isWaiting]);
  useHeadline(shown !== undefined || missing !== undefined);
  useViewport(state, field, panel);
  useEffect(() => {
    if (isSettled) releaseSpace('awaited');
  }, [isSettled]);
  const asked = requestIn(state);
  const isPressing = isWaiting && asked !== undefined && isSubmission(asked.trigger);
  const answered = shown && answeredBy(shown);
  // Words in place of a code, such as "chip", are never pressed into the leather.
  const isWords = shown?.answer.kind === 'no-code';
  // What was edited since it was answered: the answer's title and rows stay, and what hangs on letters goes.
  const isEdited =
    !isPressing &&
    answered !== undefined &&
    !hasLineBreaks(answered) &&
    !isSameText(typed, answered);
  const progress = state.status === 'pending' ? state.progress : undefined;
  return (
    <StrapContext value={strap}>
      <div
        ref={frame}
        className={styles.frame}
        aria-busy={isWaiting}
        data-edited={isEdited || isPressing || undefined}
        data-table={shown?.answer.kind === 'list' || undefined}
      >
        <Strap
          field={field}
          strap={strap}
          isBusy={isWaiting}
          answeredText={state.status === 'success' ? (answered ?? state.query.text) : undefined}
          pressed={
            isPressing ? asked.query.text : isWords ? undefined : (answered ?? linkedCode(asked))
          }
          worn={isPressing ? undefined : wornOf(shown)}
          isStruck={isPressing}
          onSubmit={(text) => {
            ask(text, 'form');
          }}
          onPaste={(text) => {
            ask(text, 'paste');
          }}
          onRepeat={() => {
            panel.current?.focus();
          }}
        />
        <PanelContext value={panel}>
          {missing && <MissingChunk onRetry={() => void missing.request()} onReset={reset} />}
          {shown && success && (
            <success.script.AnswerView
              shown={shown}
              isSewn={state.status === 'success'}
              actions={controls}
            />
          )}
        </PanelContext>
        {progress && (
          <p className={`${kit.bar} ${styles.progress}`}>
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
        <Announcement>{useAnnouncement(state, shown)}</Announcement>
      </div>
    </StrapContext>
  );
}

/** The code that an answer is of, which the strap shows pressed; that of a listing stands in its text. */
function answeredBy({ answer, item }: Shown): string {
  return answer.kind === 'code' && answer.found !== undefined ? answer.result.code : item.text;
}

/** Digits whose letters have worn off, with a blank in the place of each. */
function wornOf(shown: Shown | undefined): string | undefined {
  return shown?.answer.kind === 'faded' && shown.answer.bare ? shown.answer.faded.input : undefined;
}

/** What a link asks for stands pressed before it is answered. */
function linkedCode(request: QueryRequest | undefined): string | undefined {
  return request?.trigger === 'link' || request?.trigger === 'step'
    ? request.query.text
    : undefined;
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

interface MissingChunkProps {
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/**
 * In place of an answer for which a script of the page did not load. Online, a release that has replaced the part is the
 * likeliest reason, and loading the page again brings the new one. It is asked for again meanwhile.
 */
function MissingChunk({ onRetry, onReset }: MissingChunkProps): JSX.Element {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const panel = use(PanelContext);
  // What was clicked may be gone with the answer that held it.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    panel.current?.focus({ preventScroll: true });
  }, [panel]);
  return (
    <AnswerPanel title={partMissing.title} tone="invalid" resetLabel={startOver} onReset={onReset}>
      <AnswerBody
        message={isOnline ? partMissing.online : partMissing.offline}
        help={partMissing.help}
      >
        <p className={kit.bar}>
          {isOnline && (
            <Button
              tone="quiet"
              onClick={() => {
                location.reload();
              }}
            >
              {partMissing.reload}
            </Button>
          )}
          <Button tone="quiet" onClick={onRetry}>
            {partMissing.retry}
          </Button>
        </p>
      </AnswerBody>
    </AnswerPanel>
  );
}

function onConnection(callBack: () => void): () => void {
  addEventListener('online', callBack);
  addEventListener('offline', callBack);
  return () => {
    removeEventListener('online', callBack);
    removeEventListener('offline', callBack);
  };
}

/** Moves the focus to what has come, and the window only where that is out of sight. */
function useViewport(
  state: DecoderState,
  field: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const success = state.status === 'success' ? state : undefined;
  const { answer, trigger, scroll } = success ?? {};
  // Before the answer is painted, so that it is never seen at another place.
  useLayoutEffect(() => {
    const input = field.current;
    if (!answer || !trigger || !input) return;
    moveFocus({ answer, trigger }, input, panel.current);
    // The browser restores the place of a page, but knows nothing of what is drawn into it later.
    if (scroll !== undefined && (trigger === 'step' || trigger === 'back'))
      scrollTo({ top: scroll, behavior: 'instant' });
  }, [answer, trigger, scroll, field, panel]);
}

/** With an answer the headline gives way to its title, and comes back without one. */
function useHeadline(hasAnswer: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-answered', hasAnswer);
  }, [hasAnswer]);
}

/**
 * Gives the focus a place when an answer has come. After a submitted code that is the field again, where the next one can
 * be typed, but not where a keyboard on the screen would cover the answer. What was chosen or opened is gone with the answer
 * that held it, so the new one takes the focus, and is brought into sight.
 */
function moveFocus(
  { answer, trigger }: Pick<Success, 'answer' | 'trigger'>,
  field: HTMLInputElement,
  panel: HTMLElement | null,
): void {
  const { activeElement } = document;
  const isChosen = trigger === 'choice' || trigger === 'entry' || trigger === 'open';
  // A field that is locked loses the focus, or its form holds it; an example that is followed goes with the idle page.
  const isLost =
    activeElement === document.body ||
    activeElement === field.form ||
    Boolean(activeElement?.closest('[data-idle]'));
  if (isChosen && (field.form?.getBoundingClientRect().top ?? 0) < 0)
    scrollTo({ top: 0, behavior: 'instant' });
  if (trigger === 'step') return;
  if (!isChosen && !isLost && !(trigger === 'link' && activeElement === field)) return;
  const isEntered = isSubmission(trigger) || trigger === 'link';
  const isTyped = isEntered && (answer.kind === 'code' || answer.kind === 'invalid');
  if (isTyped && matchMedia('(pointer: fine)').matches) {
    field.focus({ preventScroll: true });
    // The next code replaces this one; nothing is marked for it on the leather.
    field.select();
    field.dataset.ready = '';
  } else if (!isTyped) panel?.focus({ preventScroll: true });
}
