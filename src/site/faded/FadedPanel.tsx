import type { JSX } from 'react';
import { fadedPanel } from '#words/result.ts';
import { startOver } from '#words/tool.ts';
import { evidenceWords, standingWords } from '#words/result.ts';
import type { Faded, FadedGroup } from '../../heatstamp.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { WhereLink } from '../ui/WhereLink.tsx';
import { CodeChoices } from '../ui/CodeChoices.tsx';

interface FadedPanelProps {
  readonly faded: Faded;
  readonly onReset: () => void;
  readonly onOpen: (code: string) => void;
}

/** The answer to a stamp with characters that can't be read: what it could be, by place, and how to narrow that down. */
export function FadedPanel({ faded, onReset, onOpen }: FadedPanelProps): JSX.Element {
  return (
    <AnswerPanel
      result={faded}
      title={fadedPanel.title}
      tone="open"
      resetLabel={startOver}
      onReset={onReset}
    >
      <AnswerBody said={fadedWords(faded)} help={fadedPanel.narrow}>
        {faded.groups.map((group) => (
          <CodeChoices
            key={group.country + group.standing + group.evidence}
            title={group.country}
            note={noteOn(group)}
            codes={isOneDate(group) ? group.codes.map(({ code }) => ({ code })) : group.codes}
            onAsk={onOpen}
          />
        ))}
        <WhereLink />
      </AnswerBody>
    </AnswerPanel>
  );
}

/** Whether all codes mean the same date, which is then said once. */
function isOneDate({ codes }: FadedGroup): boolean {
  return codes[0]?.date === codes.at(-1)?.date;
}

/** The dates, and what is in doubt about them or about the place. */
function noteOn({ codes, standing, evidence }: FadedGroup): string {
  const dates = fadedPanel.between([codes[0], codes.at(-1)].flatMap((code) => code?.date ?? []));
  const doubts = [
    standing !== 'documented' && standingWords[standing],
    evidence !== 'documented' && evidenceWords[evidence],
  ];
  return [dates, ...doubts].filter(Boolean).join('. ');
}

/** How many codes a faded stamp could be, in words. */
export function fadedWords({ input, isTooFaded, groups }: Faded): string {
  if (isTooFaded) return fadedPanel.tooMany;
  const codes = groups.flatMap((group) => group.codes).length;
  return codes === 0 ? fadedPanel.none(input) : fadedPanel.count(codes, input);
}
