import type { JSX, ReactNode } from 'react';
import type { Result, ValidResult } from '../../core/index.ts';
import { InvalidPanel } from './InvalidPanel.tsx';
import { ValidPanel } from './ValidPanel.tsx';

interface PanelContext {
  readonly onAsk: (code: string) => void;
  readonly onReset: () => void;
  readonly actionsFor: (result: ValidResult) => ReactNode;
}

/** The panel that fits a result. */
export function panelFor(
  result: Result,
  { onAsk, onReset, actionsFor }: PanelContext,
): JSX.Element {
  if (!result.isValid) return <InvalidPanel result={result} onReset={onReset} onAsk={onAsk} />;
  return (
    <ValidPanel result={result} onReset={onReset}>
      {actionsFor(result)}
    </ValidPanel>
  );
}
