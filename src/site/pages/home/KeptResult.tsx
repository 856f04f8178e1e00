import type { JSX } from 'react';
import { labelName } from '#words/core.ts';
import { partMissing } from '#words/tool.ts';
import { checkLabel, type Label, labelOf, type ValidResult } from '../../../heatstamp.ts';
import type { Beside } from '../../decoder/panel-for.tsx';
import type { Shown } from '../../decoder/steps.ts';
import type { DecoderControls } from '../../decoder/useDecoder.ts';
import { SaveForm } from '../../history/SaveForm.tsx';
import { useLabel } from '../../history/useLabel.ts';
import { createLazy, useLazy } from '../../lib/lazy.ts';
import { LabelCheck } from '../../result/LabelCheck.tsx';
import { Report } from '../../result/Report.tsx';
import { ValidPanel } from '../../result/ValidPanel.tsx';

/** Asks for the line or model; loaded with the first answer, so that nothing moves when it comes. */
export const lazyLineCheck = createLazy(() => import('../../result/LineCheck.tsx'), partMissing);

interface KeptResultProps {
  readonly result: ValidResult;
  /** The entry that it belongs to, which may have been deleted meanwhile, and what its label was said to say. */
  readonly shown: Shown;
  readonly listing: Beside;
  readonly controls: Pick<DecoderControls, 'note' | 'reset'>;
}

/** A result that reads, with what a visitor keeps of it: what the label says, and a name in the history. */
export function KeptResult({ result, shown, listing, controls }: KeptResultProps): JSX.Element {
  const { entry = '' } = shown;
  const { note, reset } = controls;
  const asked = useLazy(lazyLineCheck, entry);
  const [madeIn, choose] = useLabel(entry, labelOf(shown.madeIn ?? ''));
  return (
    <ValidPanel
      result={result}
      reading={shown.reading}
      onRead={(reading) => {
        note({ reading });
      }}
      madeIn={madeIn}
      listing={listing.table}
      isContradicted={listing.isContradicted}
      onReset={reset}
      questions={
        <>
          <LabelCheck
            result={result}
            madeIn={madeIn}
            onChoose={(label) => {
              choose(label);
              note({ madeIn: label });
            }}
          />
          {asked && !listing.namesLine && <asked.LineCheck key={result.code} result={result} />}
        </>
      }
    >
      <SaveForm
        id={entry}
        result={result}
        madeIn={madeIn}
        listing={listing.text}
        onSaved={(id) => {
          note({ entry: id });
        }}
      />
      {isDoubtful(result, madeIn) && (
        <Report
          key={result.code}
          code={result.code}
          said={`${result.date}, ${result.country}`}
          label={madeIn === undefined ? '' : labelName(madeIn)}
        />
      )}
    </ValidPanel>
  );
}

/** Whether somebody could know better: something speaks against date or place, or the label differs. */
function isDoubtful(result: ValidResult, madeIn: Label | undefined): boolean {
  const differs = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return differs || result.notices.length > 0;
}
