import type { JSX } from 'react';
import { checkSheet, noCode } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { invalidPanel, typeset } from '#words/result.ts';
import { COLON, sentences, SPACE } from '#words/text.ts';
import { prepare } from '../../core/prepare.ts';
import { checkText } from '../../library/check-text.ts';
import { hasUnreadScript } from '../../core/unread-script.ts';
import { decode } from '../../library/decode.ts';
import type { NoCodeAnswer } from '../../text/answer.ts';
import { asksForCode, messageToSeller } from '../../text/messages.ts';
import { toneOf } from '../../text/checks.ts';
import { aboutNoCode } from '../../text/rows.ts';
import { isText } from '../../text/text.ts';
import { AnswerBody, AnswerPanel } from '../layout/AnswerPanel.tsx';
import { type Choice, CodeChoices } from './CodeChoices.tsx';
import { NextSteps } from './NextSteps.tsx';
import looks from '../ui/Looks.module.css';
import { outcomeText } from './Verdict.tsx';
import { WhereLinks } from './WhereLinks.tsx';

interface NoCodePanelProps {
  readonly answer: NoCodeAnswer;
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to a text without a code: what it means that the seller says so, or what to ask for. */
export function NoCodePanel({ answer, onReset, onAnalyze }: NoCodePanelProps): JSX.Element {
  const { claims, styleNumbers, isLink } = answer;
  const about = aboutNoCode(answer);
  const besides = answer.checks.filter((check) => check !== about);
  const isInDoubt = answer.checks.some((check) => toneOf(check) === 'doubtful');
  const help = about ? checkText(about, words) : isLink ? noCode.link.help : noCode.help;
  return (
    <AnswerPanel
      title={noCode.title}
      // A code that is missing accuses nobody.
      tone={isInDoubt ? 'doubtful' : 'open'}
      resetLabel={noCode.reset}
      onReset={onReset}
      footNote={<WhereLinks isMissing={about !== undefined} />}
    >
      <AnswerBody
        message={noCodeSentence(answer)}
        help={sentences([
          hasUnreadScript(answer.text) && words.unreadScript,
          help,
          styleNumbers.length > 0 && noCode.styleNumber(styleNumbers),
        ])}
      >
        {besides.length > 0 && (
          <ul className={looks.note}>
            {besides.map((check) => (
              <li key={check.claim + (check.statement.stated ?? '')} data-tone={toneOf(check)}>
                <strong>
                  {checkSheet.claims[check.claim]}
                  {COLON}
                  {outcomeText(check)}
                </strong>
                {SPACE}
                {checkText(check, words)}
              </li>
            ))}
          </ul>
        )}
        <CodeChoices
          title={invalidPanel.suggestionsTitle}
          codes={choicesIn(answer)}
          claims={claims}
          onChoose={onAnalyze}
        />
        {!isLink && (
          <NextSteps message={({ messages }) => messageToSeller(asksForCode(claims), messages)} />
        )}
      </AnswerBody>
    </AnswerPanel>
  );
}

/** What may be meant by what the text gives as a code: a code with a slip put right, or a worn one. */
function choicesIn({ unread, today }: NoCodeAnswer): readonly Choice[] {
  return unread.flatMap(({ text, rule }): readonly Choice[] => {
    if (rule === 'worn-code') return [{ code: prepare(text) }];
    const result = decode(text, { today });
    return result.isValid ? [] : result.suggestions;
  });
}

/** The answer in one sentence: what the seller says of the code, or that none was found. */
export function noCodeSentence(answer: NoCodeAnswer): string {
  const about = aboutNoCode(answer);
  const [unread] = answer.unread;
  if (!about && unread) {
    if (unread.text === '') return noCode.stated['not-given'];
    if (unread.rule === 'worn-code') return noCode.worn(unread.text);
    if (unread.rule === 'unknown-form' || unread.rule === 'style-number')
      return noCode.unread(unread.text, noCode.stated[unread.rule]);
    const result = decode(unread.text, { today: answer.today });
    if (!result.isValid) return noCode.unread(unread.text, typeset(result.error));
  }
  if (!about) return answer.isLink ? noCode.link.message : noCode.message;
  // To its owner it does not speak of a seller.
  const said = isText(answer.text) ? noCode.stated : noCode.typed;
  if (about.claim === 'chip') return said.chip;
  return said[about.id === 'unreadable' ? 'unreadable' : 'no-code'];
}
