import type { JSX } from 'react';
import { noCode } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { sentences } from '#words/text.ts';
import { checkText } from '../../library/checks.ts';
import type { NoCodeAnswer } from '../../text/answer.ts';
import { asksForCode, messageToSeller } from '../../text/messages.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WhereLinks } from './WhereLinks.tsx';

interface NoCodePanelProps {
  readonly answer: NoCodeAnswer;
  readonly onReset: () => void;
}

/** The answer to a text without a code: what it means that the seller says so, or what to ask for. */
export function NoCodePanel({ answer, onReset }: NoCodePanelProps): JSX.Element {
  const { claims, styleNumbers, isLink } = answer;
  const about = aboutNoCode(answer);
  const help = about ? checkText(about, words) : isLink ? noCode.link.help : noCode.help;
  return (
    <AnswerPanel
      title={noCode.title}
      tone={about?.outcome === 'agrees' || isLink ? 'open' : 'invalid'}
      resetLabel={noCode.reset}
      onReset={onReset}
    >
      <AnswerBody
        message={noCodeSentence(answer)}
        help={sentences([help, styleNumbers.length > 0 && noCode.styleNumber(styleNumbers)])}
      >
        {/* Where codes are stamped helps nobody who says that there is none. */}
        {!about && <WhereLinks />}
      </AnswerBody>
      {!isLink && (
        <NextSteps message={(phrases) => messageToSeller(asksForCode(claims), phrases)} />
      )}
    </AnswerPanel>
  );
}

/** The answer in one sentence: what the seller says of the code, or that none was found. */
export function noCodeSentence(answer: NoCodeAnswer): string {
  const about = aboutNoCode(answer);
  if (!about) return answer.isLink ? noCode.link.message : noCode.message;
  if (about.claim === 'chip') return noCode.stated.chip;
  return noCode.stated[about.id === 'unreadable' ? 'unreadable' : 'no-code'];
}

function aboutNoCode({ checks }: NoCodeAnswer) {
  return (
    checks.find(({ claim }) => claim === 'no-code') ?? checks.find(({ claim }) => claim === 'chip')
  );
}
