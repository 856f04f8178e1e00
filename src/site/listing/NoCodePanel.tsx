import type { JSX, ReactNode } from 'react';
import { noCode } from '#words/listing-page.ts';
import type { Listing } from '../../heatstamp.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';

interface NoCodePanelProps {
  readonly listing: Listing;
  /** The way to where a stamp is. */
  readonly where: ReactNode;
  readonly onReset: () => void;
}

/** The answer to a text that holds no code: what to ask for, and what a number in it is instead. */
export function NoCodePanel({ listing, where, onReset }: NoCodePanelProps): JSX.Element {
  const { styleNumbers } = listing;
  return (
    <AnswerPanel title={noCode.title} tone="invalid" resetLabel={noCode.reset} onReset={onReset}>
      <AnswerBody
        said={noCode.said}
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
