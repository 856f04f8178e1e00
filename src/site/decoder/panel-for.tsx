import type { JSX, ReactNode } from 'react';
import { resultOrigin } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { InvalidPanel } from '../result/InvalidPanel.tsx';
import { texts } from './answer.ts';
import { againstSeller } from '../listing/against.ts';
import { hasClaim } from '../listing/listing.ts';
import type { Done } from './state.ts';
import type { Shown } from './steps.ts';
import type { DecoderControls } from './useDecoder.ts';
import styles from './panel-for.module.css';

/** How a page shows a code that reads, with what was noted of it. */
export type ResultFor = (result: ValidResult, shown: Shown, listing: Beside) => ReactNode;

/** What a seller says beside the code. */
export interface Beside {
  readonly table: ReactNode;
  /** That it contradicts the code, in words; undefined where it does not. */
  readonly against: string | undefined;
  /** Whether the seller says which line or model it is. */
  readonly namesLine: boolean;
  /** All that the seller says. */
  readonly text: string | undefined;
}

interface PanelContext extends Pick<
  DecoderControls,
  'choose' | 'open' | 'back' | 'note' | 'reset'
> {
  readonly resultFor: ResultFor;
}

/** The panel that fits an answer, under the way back to what it was opened from. */
export function panelFor(done: Done, context: PanelContext): JSX.Element {
  return (
    <>
      <Above done={done} back={context.back} />
      {panelOf(done, context)}
    </>
  );
}

function panelOf(done: Done, context: PanelContext): ReactNode {
  const { answer, shown } = done;
  const { choose, reset, resultFor } = context;
  // What made such an answer is here.
  const parts = texts.here.get();
  if (answer.kind !== 'reading') return parts?.panelForText(done, context);
  const { result, check, listing } = answer;
  if (!result.isValid)
    return <InvalidPanel key={result.code} result={result} onReset={reset} onAnalyze={choose} />;
  return resultFor(result, shown, {
    table: check && parts && <parts.ListingTable check={check} />,
    against: againstSeller(check),
    namesLine: hasClaim(check, 'line'),
    text: listing,
  });
}

interface AboveProps extends Pick<DecoderControls, 'back'> {
  readonly done: Done;
}

/** Where the code was found, and the way back to what it was opened from. */
function Above({ done: { answer, from }, back }: AboveProps): ReactNode {
  const found = answer.kind === 'reading' ? answer.found : undefined;
  if (found === undefined && !from) return null;
  return (
    <p className={styles.above}>
      {found !== undefined && resultOrigin.inText(found)}
      {(from?.answer.kind === 'list' || from?.answer.kind === 'faded') && (
        <button type="button" onClick={back}>
          {resultOrigin.back[from.answer.kind]}
        </button>
      )}
    </p>
  );
}
