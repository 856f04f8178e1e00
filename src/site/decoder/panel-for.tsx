import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../core/index.ts';
import type { Answer } from './answer.ts';
import { InvalidPanel } from './InvalidPanel.tsx';
import { ValidPanel } from './ValidPanel.tsx';

interface PanelContext {
  readonly onAsk: (code: string) => void;
  readonly onReset: () => void;
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The panel that fits an answer. */
export function panelFor(
  { result }: Answer,
  { onAsk, onReset, actionsFor }: PanelContext,
): JSX.Element {
  if (!result.isValid) return <InvalidPanel result={result} onReset={onReset} onAsk={onAsk} />;
  return (
    <ValidPanel result={result} onReset={onReset}>
      {actionsFor(result)}
    </ValidPanel>
  );
}
