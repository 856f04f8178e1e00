import { type JSX, lazy } from 'react';
import { labelName } from '#words/core.ts';
import { list } from '#words/text.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { labelOf } from '../../label.ts';
import type { ItemDetails } from '../history/entry.ts';
import { SaveForm } from '../history/SaveForm.tsx';
import { useItemDetails } from '../history/useItemDetails.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';
import { assess } from '../listing/assessment.ts';
import { hasClaim, hasContradiction } from '../listing/listing.ts';
import { LabelCheck } from '../result/LabelCheck.tsx';
import { LineCheck } from '../result/LineCheck.tsx';
import { Report } from '../result/Report.tsx';
import { ValidPanel } from '../result/ValidPanel.tsx';
import type { CodeAnswer } from './answer.ts';
import { addressOf, type Query } from './query.ts';
import { loadTextScript } from './resolve.ts';
import type { DecoderActions } from './state.ts';

const ListingTable = lazy(async () => ({ default: (await loadTextScript()).ListingTable }));

interface SavedResultProps {
  readonly result: ValidResult;
  readonly answer: Pick<CodeAnswer, 'label' | 'check' | 'listing'>;
  /** Names the history entry of the result, which may have been deleted since. */
  readonly query: Query;
  readonly actions: Pick<DecoderActions, 'annotate' | 'reset'>;
}

/** A valid result with what the visitor adds to it: what the label says, which line it is, and a name in the history. */
export function SavedResult({ result, answer, query, actions }: SavedResultProps): JSX.Element {
  const { check, listing } = answer;
  const { entry = '', reading } = query;
  const { annotate, reset } = actions;
  const [details, updateDetails] = useItemDetails(entry, answer, {
    madeIn: labelOf(query.label ?? '') ?? answer.label,
    line: query.line,
  });
  const { madeIn, line } = details;
  const update = (changed: ItemDetails) => {
    const all = { ...details, ...changed };
    updateDetails(all);
    annotate({ label: all.madeIn, line: all.line });
  };
  const claims = { madeIn, line, check };
  // A link tells the same doubt: where a seller contradicts the code it holds all that the seller says.
  const isListingLinked =
    hasContradiction(check) && (listing?.length ?? Infinity) <= LONGEST_IN_ADDRESS;
  const text = isListingLinked && listing !== undefined ? listing : result.code;
  return (
    <ValidPanel
      result={result}
      reading={reading}
      onReadingChange={(chosen) => {
        annotate({ reading: chosen === result.reading ? undefined : chosen });
      }}
      claims={claims}
      address={addressOf({ text, label: madeIn, line, reading })}
      listing={check && <ListingTable check={check} />}
      onReset={reset}
      questions={
        <>
          <LabelCheck
            result={result}
            madeIn={madeIn}
            onChoose={(label) => {
              update({ madeIn: label });
            }}
          />
          {!hasClaim(check, 'line') && (
            <LineCheck
              result={result}
              line={line}
              onChoose={(id) => {
                update({ line: id });
              }}
            />
          )}
        </>
      }
    >
      <SaveForm
        id={entry}
        result={result}
        details={details}
        listing={listing}
        onSaved={(id) => {
          annotate({ entry: id });
        }}
      />
      {(result.notices.length > 0 || assess(result, claims).doubts.length > 0) && (
        <Report
          key={result.code}
          code={result.code}
          answer={list([result.date, result.country])}
          label={madeIn === undefined ? '' : labelName(madeIn)}
        />
      )}
    </ValidPanel>
  );
}
