import type { JSX } from 'react';
import { noCode } from '#words/listing-page.ts';
import type { Listing } from '../../heatstamp.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { WhereLink } from '../ui/WhereLink.tsx';

interface NoCodePanelProps {
  readonly listing: Listing;
  readonly onReset: () => void;
}

/** The answer to a text that holds no code: what to ask for, and what a number in it is instead. */
export function NoCodePanel({ listing, onReset }: NoCodePanelProps): JSX.Element {
  const { styleNumbers } = listing;
  return (
    <AnswerPanel
      result={listing}
      title={noCode.title}
      tone="invalid"
      resetLabel={noCode.reset}
      onReset={onReset}
    >
      <AnswerBody said={noCode.said}>
        {styleNumbers.length > 0 && <p>{noCode.styleNumber(styleNumbers)}</p>}
        <p>{noCode.help}</p>
        <WhereLink />
      </AnswerBody>
    </AnswerPanel>
  );
}
