import type { JSX } from 'react';
import { labelName } from '#words/core.ts';
import { partMissing } from '#words/tool.ts';
import { checkLabel, type Label, type ValidResult } from '../../../heatstamp.ts';
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
      {isDoubtful(result, madeIn) && (
        <Report
          key={result.code}
          code={result.code}
          said={`${result.date}, ${result.country}`}
          label={madeIn === undefined ? '' : labelName(madeIn)}
        />
      )}
    </>
  );
}

/** Whether somebody could know better: something speaks against date or place, or the label differs. */
function isDoubtful(result: ValidResult, madeIn: Label | undefined): boolean {
  const differs = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return differs || result.notices.length > 0;
}
