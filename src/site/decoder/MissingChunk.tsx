import { type JSX, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { partMissing, startOver } from '#words/tool.ts';
import { AnswerBody, AnswerPanel, PanelContext } from '../layout/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import looks from '../ui/Looks.module.css';

interface MissingChunkProps {
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/**
 * In place of an answer for which a script of the page did not load. Online, a release that has replaced the part is the
 * likeliest reason, and loading the page again brings the new one. It is asked for again meanwhile.
 */
export function MissingChunk({ onRetry, onReset }: MissingChunkProps): JSX.Element {
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
        <p className={looks.bar}>
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
