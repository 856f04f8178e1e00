import {
  Component,
  type JSX,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { partMissing, startOver } from '#words/tool.ts';
import { ChunkMissing } from '../lib/chunk.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './MissingChunk.module.css';

interface MissingChunkProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/**
 * In place of an answer for which a script of the page did not load. Online, a release that has replaced the part is the
 * likeliest reason, and loading the page again brings the new one. Any other error is thrown on.
 */
export function MissingChunk({ error, onRetry, onReset }: MissingChunkProps): JSX.Element {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const buttons = useRef<HTMLParagraphElement>(null);
  // What was clicked may be gone with the answer that held it.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    buttons.current?.closest('section')?.focus({ preventScroll: true });
  }, []);
  if (!(error instanceof ChunkMissing)) throw error;
  return (
    <AnswerPanel title={partMissing.title} tone="invalid" resetLabel={startOver} onReset={onReset}>
      <AnswerBody
        message={isOnline ? partMissing.online : partMissing.offline}
        help={partMissing.help}
      >
        <p ref={buttons} className={styles.ways}>
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

interface BoundaryProps extends Omit<MissingChunkProps, 'error'> {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches a part that does not load while it is drawn. */
export class MissingChunkBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { children, onRetry, onReset } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const leave = (then: () => void) => () => {
      this.setState({ failure: undefined });
      then();
    };
    return <MissingChunk error={failure.error} onRetry={leave(onRetry)} onReset={leave(onReset)} />;
  }
}
