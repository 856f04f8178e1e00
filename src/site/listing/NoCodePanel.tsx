import type { JSX, ReactNode } from 'react';
import { noCode } from '#words/listing-page.ts';
import { sentences } from '#words/text.ts';
import type { Listing } from '../../listing.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';

interface NoCodePanelProps {
  readonly listing: Listing;
  /** Links to the pages about where the stamp is. */
  readonly where: ReactNode;
  readonly onReset: () => void;
}

/** The answer to a text without a code: what the seller’s claims about it mean, or what to ask for, and what other numbers mean. */
export function NoCodePanel({ listing, where, onReset }: NoCodePanelProps): JSX.Element {
  const { styleNumbers, noCode: check } = listing;
  const help = check?.text ?? noCode.help;
  return (
    <AnswerPanel
      title={noCode.title}
      tone={check?.outcome === 'agrees' ? 'open' : 'invalid'}
      resetLabel={noCode.reset}
      onReset={onReset}
    >
      <AnswerBody
        message={noCode.message}
        help={sentences([styleNumbers.length > 0 && noCode.styleNumber(styleNumbers), help])}
      >
        {where}
      </AnswerBody>
    </AnswerPanel>
  );
}
