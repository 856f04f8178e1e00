import type { JSX } from 'react';
import { labelName } from '#words/core.ts';
import { checkLabel, type Label, labelOf, type ValidResult } from '../../../heatstamp.ts';
import type { Beside } from '../../decoder/panel-for.tsx';
import type { Shown } from '../../decoder/steps.ts';
import type { DecoderControls } from '../../decoder/useDecoder.ts';
import { SaveForm } from '../../history/SaveForm.tsx';
import type { ItemDetails } from '../../history/entry.ts';
import { useItemDetails } from '../../history/useItemDetails.ts';
import { useLazy } from '../../lib/lazy.ts';
import { LONGEST_LINK } from '../../lib/limits.ts';
import type { Link } from '../../result/address.ts';
import { LabelCheck } from '../../result/LabelCheck.tsx';
import { lazyLineCheck } from '../../result/lazy-line-check.ts';
import { Report } from '../../result/Report.tsx';
import { ValidPanel } from '../../result/ValidPanel.tsx';

interface KeptResultProps {
  readonly result: ValidResult;
  /** The entry that it belongs to, which may have been deleted meanwhile, and what was told of it. */
  readonly shown: Shown;
  readonly listing: Beside;
  readonly controls: Pick<DecoderControls, 'note' | 'reset'>;
}

/** A result that reads, with what a visitor keeps of it: what the label says, which line it is, and a name in the history. */
export function KeptResult({ result, shown, listing, controls }: KeptResultProps): JSX.Element {
  const { entry = '' } = shown;
  const { note, reset } = controls;
  const asked = useLazy(lazyLineCheck, entry);
  const [told, keep] = useItemDetails(entry, {
    madeIn: labelOf(shown.madeIn ?? ''),
    line: shown.line,
  });
  const { madeIn, line } = told;
  const tell = (more: ItemDetails) => {
    const all = { ...told, ...more };
    keep(all);
    note(all);
  };
  const against = (reading: ValidResult) => listing.against ?? asked?.lineConflict(reading, line);
  return (
    <ValidPanel
      result={result}
      reading={shown.reading}
      onReadingChange={(reading) => {
        note({ reading });
      }}
      madeIn={madeIn}
      link={linkTo(result.code, told, listing)}
      listing={listing.table}
      describeConflict={against}
      onReset={reset}
      questions={
        <>
          <LabelCheck
            result={result}
            madeIn={madeIn}
            onChoose={(label) => {
              tell({ madeIn: label });
            }}
          />
          {asked && !listing.namesLine && (
            <asked.LineCheck
              result={result}
              line={line}
              onChoose={(id) => {
                tell({ line: id });
              }}
            />
          )}
        </>
      }
    >
      <SaveForm
        id={entry}
        result={result}
        details={told}
        listing={listing.text}
        onSaved={(id) => {
          note({ entry: id });
        }}
      />
      {(isDoubtful(result, madeIn) || against(result) !== undefined) && (
        <Report
          key={result.code}
          code={result.code}
          answer={`${result.date}, ${result.country}`}
          label={madeIn === undefined ? '' : labelName(madeIn)}
        />
      )}
    </ValidPanel>
  );
}

/** A link tells the same doubt: where a seller contradicts the code it holds all that the seller says, if an address can. */
function linkTo(code: string, told: ItemDetails, { against, text = '' }: Beside): Link {
  const holdsAll = against !== undefined && encodeURIComponent(text).length <= LONGEST_LINK;
  return { ...told, code: holdsAll && text !== '' ? text : code };
}

/** Whether somebody could know better: something speaks against date or place, or the label differs. */
function isDoubtful(result: ValidResult, madeIn: Label | undefined): boolean {
  const differs = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return differs || result.notices.length > 0;
}
