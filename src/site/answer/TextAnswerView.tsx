import { type JSX, useMemo } from 'react';
import type { NoCodeAnswer } from '../../text/answer.ts';
import { type CodeTable, corrected, aboutNoCode } from '../../text/rows.ts';
import { saidOf } from '../../text/details.ts';
import { toldIn } from '../../text/told.ts';
import { parseTableView, rowId } from './table/table.ts';
import { TablePanel } from './table/TablePanel.tsx';
import { showAs } from './say.ts';
import type { AnswerActions, Shown } from './shown.ts';
import { checkSheet, noCode } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { invalidPanel, typeset } from '#words/result.ts';
import { COLON, sentences, SPACE } from '#words/text.ts';
import { prepare } from '../../core/prepare.ts';
import { checkText } from '../../library/check-text.ts';
import { hasUnreadScript } from '../../core/unread-script.ts';
import { decode } from '../../library/decode.ts';
import { asksForCode, messageToSeller } from '../../text/messages.ts';
import { type Check, toneOf } from '../../text/checks.ts';
import { isText } from '../../text/text.ts';
import { AnswerBody, AnswerPanel } from '../layout/AnswerPanel.tsx';
import { type Choice, CodeChoices } from './CodeChoices.tsx';
import { NextSteps } from './NextSteps.tsx';
import kit from '../ui/Kit.module.css';
import { outcomeText } from './Verdict.tsx';
import { WhereLinks } from './ResultTools.tsx';

interface TextAnswerViewProps {
  readonly shown: Shown & { readonly answer: CodeTable | NoCodeAnswer };
  readonly actions: Pick<AnswerActions, 'ask' | 'open' | 'reset'>;
}

/** The answer to a text that holds many codes, or none. */
export function TextAnswerView({ shown, actions }: TextAnswerViewProps): JSX.Element {
  const { answer } = shown;
  const { ask, open, reset } = actions;
  if (answer.kind === 'no-code') {
    const { text, claims, unread } = answer;
    // Of several codes none is known to be what the text speaks of.
    const isOne = unread.length === 1;
    const choose = (code: string) => {
      const told = isOne && code.includes('?') ? toldIn(claims).told : {};
      ask(code, 'choice', { ...told, ...saidOf(shown.item), listing: isOne ? text : undefined });
    };
    return <NoCodePanel answer={answer} onReset={reset} onAnalyze={choose} />;
  }
  const analyze = (text: string) => {
    ask(text, 'choice');
  };
  return (
    <TableAnswer shown={{ ...shown, answer }} onOpen={open} onAnalyze={analyze} onReset={reset} />
  );
}

interface TableAnswerProps {
  readonly shown: Shown & { readonly answer: CodeTable };
  readonly onOpen: AnswerActions['open'];
  readonly onAnalyze: (text: string) => void;
  readonly onReset: () => void;
}

/** A table, with the codes that were put right in its rows. */
function TableAnswer({ shown, onOpen, onAnalyze, onReset }: TableAnswerProps): JSX.Element {
  const { answer, item } = shown;
  const { rows, today } = answer;
  const { fixes } = item;
  const table = useMemo(() => {
    const fixed = rows.map((row, index) => {
      const code = fixes?.[index];
      return code === undefined ? row : corrected(row, code, today);
    });
    return { ...answer, rows: fixed };
  }, [answer, rows, today, fixes]);
  const view = parseTableView(item.view);
  return (
    <TablePanel
      table={table}
      view={view}
      onView={(next) => {
        showAs(shown, { view: next });
      }}
      onOpen={(row) => {
        // The way back leads to the row.
        showAs(shown, { view: { ...view, openedRow: rowId(row) } });
        const text = row.result.isValid ? row.result.code : row.input;
        onOpen({ text, row: table.rows.indexOf(row) });
      }}
      onAnalyze={onAnalyze}
      onReset={onReset}
    />
  );
}

interface NoCodePanelProps {
  readonly answer: NoCodeAnswer;
  readonly onReset: () => void;
  readonly onAnalyze: (code: string) => void;
}

/** The answer to a text without a code: what it means that the seller says so, or what to ask for. */
function NoCodePanel({ answer, onReset, onAnalyze }: NoCodePanelProps): JSX.Element {
  const { claims, styleNumbers, isLink } = answer;
  const about = aboutNoCode(answer);
  // That a chip takes the place of a code is told with the code that is missing.
  const isSaid = (check: Check) =>
    check.claim === 'chip' &&
    about?.id === 'chip-instead' &&
    ['valid', 'open'].includes(toneOf(check));
  const besides = answer.checks.filter((check) => check !== about && !isSaid(check));
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
          <ul className={kit.note}>
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
          <NextSteps
            message={({ messages }) => messageToSeller(asksForCode(claims, answer.text), messages)}
          />
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
