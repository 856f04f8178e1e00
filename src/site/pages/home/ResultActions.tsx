import type { JSX } from 'react';
import type { ValidResult } from '../../../heatstamp.ts';
import { LabelCheck } from '../../result/LabelCheck.tsx';
import { Report } from '../../result/Report.tsx';
import { ResultTools } from '../../result/ResultTools.tsx';
import { SaveForm } from '../../history/SaveForm.tsx';
import { useLabel } from '../../history/useLabel.ts';

interface ResultActionsProps {
  /** The entry that the result belongs to; it may have been deleted meanwhile. */
  readonly id: string;
  readonly result: ValidResult;
  /** Called with the entry that has a name now. */
  readonly onSaved: (id: string) => void;
}

/** What a visitor can do with a result that reads. */
export function ResultActions({ id, result, onSaved }: ResultActionsProps): JSX.Element {
  const [madeIn, choose] = useLabel(id);
  return (
    <>
      <LabelCheck result={result} madeIn={madeIn} onChoose={choose} />
      <SaveForm id={id} result={result} madeIn={madeIn} onSaved={onSaved} />
      <ResultTools result={result} madeIn={madeIn} />
      <Report result={result} madeIn={madeIn} />
    </>
  );
}
