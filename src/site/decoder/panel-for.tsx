import type { JSX, ReactNode } from 'react';
import { above } from '../../content/answers.ts';
import type { ValidResult } from '../../core/index.ts';
import type { Answer, Reading } from './answer.ts';
import { FadedPanel } from './faded/FadedPanel.tsx';
import { InvalidPanel } from './InvalidPanel.tsx';
import { ListPanel } from './list/ListPanel.tsx';
import styles from './list/ListPanel.module.css';
import { ValidPanel } from './ValidPanel.tsx';

interface PanelContext {
  readonly onAsk: (code: string) => void;
  readonly onReset: () => void;
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The panel that fits an answer. */
export function panelFor(answer: Answer, context: PanelContext): JSX.Element {
  if (answer.kind === 'list') return <ListPanel list={answer} {...context} />;
  if (answer.kind === 'faded') return <FadedPanel faded={answer.faded} {...context} />;
  return (
    <>
      <Above answer={answer} onAsk={context.onAsk} />
      {panelOf(answer, context)}
    </>
  );
}

function panelOf({ result }: Reading, { onAsk, onReset, actionsFor }: PanelContext): JSX.Element {
  if (!result.isValid) return <InvalidPanel result={result} onReset={onReset} onAsk={onAsk} />;
  return (
    <ValidPanel result={result} onReset={onReset}>
      {actionsFor(result)}
    </ValidPanel>
  );
}

/** Where the code was found, and the way back to what it was opened from. */
function Above({
  answer: { found, openedFrom },
  onAsk,
}: {
  readonly answer: Reading;
  readonly onAsk: (code: string) => void;
}): ReactNode {
  if (found === undefined && !openedFrom) return null;
  return (
    <p className={styles.above}>
      {found !== undefined && above.found(found)}
      {openedFrom && (
        <button
          type="button"
          onClick={() => {
            onAsk(openedFrom.input);
          }}
        >
          {above.back[openedFrom.kind]}
        </button>
      )}
    </p>
  );
}
