import type { JSX, ReactNode } from 'react';
import { noCode } from '#words/listing-page.ts';
import type { Listing } from '../../heatstamp.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';

interface NoCodePanelProps {
  readonly listing: Listing;
  /** Links to the pages about where the stamp is. */
  readonly where: ReactNode;
  readonly onReset: () => void;
}

/** The answer to a text without a code: what to ask the seller for, and what other numbers in it mean. */
export function NoCodePanel({ listing, where, onReset }: NoCodePanelProps): JSX.Element {
  const { styleNumbers } = listing;
  return (
    <AnswerPanel title={noCode.title} tone="invalid" resetLabel={noCode.reset} onReset={onReset}>
      <AnswerBody
        message={noCode.message}
        help={
          styleNumbers.length > 0
            ? `${noCode.styleNumber(styleNumbers)} ${noCode.help}`
            : noCode.help
        }
      >
        {where}
      </AnswerBody>
    </AnswerPanel>
  );
}
