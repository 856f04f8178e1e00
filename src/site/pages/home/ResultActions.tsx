import type { JSX } from 'react';
import { partMissing } from '#words/tool.ts';
import type { ValidResult } from '../../../heatstamp.ts';
import { createLazy, useLazy } from '../../lib/lazy.ts';
import { LabelCheck } from '../../result/LabelCheck.tsx';
import { Report } from '../../result/Report.tsx';
import { ResultTools } from '../../result/ResultTools.tsx';
import { SaveForm } from '../../history/SaveForm.tsx';
import { useLabel } from '../../history/useLabel.ts';

const lazyLineCheck = createLazy(() => import('../../result/LineCheck.tsx'), partMissing);

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
  const asked = useLazy(lazyLineCheck, id);
  return (
    <>
      <LabelCheck result={result} madeIn={madeIn} onChoose={choose} />
      {asked && <asked.LineCheck key={result.code} result={result} />}
      <SaveForm id={id} result={result} madeIn={madeIn} onSaved={onSaved} />
      <ResultTools result={result} madeIn={madeIn} />
      <Report result={result} madeIn={madeIn} />
    </>
  );
}
