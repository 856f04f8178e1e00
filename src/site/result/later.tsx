// What an answer needs only once somebody asks for it, in a script of its own.
import type { JSX } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { inLanguage } from '#words/sources.ts';
import { aside, COMMA, SPACE } from '#words/text.ts';
import { wordCheck } from '../../library/checks.ts';
import type { Check, CheckSheet } from '../../text/checks.ts';

export { messages } from '#words/messages.ts';

interface SourcesProps {
  readonly check: Check;
  readonly sheet: CheckSheet;
}

/** The pages that an outcome rests on. */
export function Sources({ check, sheet }: SourcesProps): JSX.Element | null {
  const { sources } = wordCheck(check.statement.claim, check, { code: sheet.code }, words);
  if (sources.length === 0) return null;
  return (
    <p>
      {checkSheet.sources}
      {SPACE}
      {sources.map(({ title, url, language }, index) => (
        <span key={index}>
          {index > 0 && COMMA}
          <a href={url}>{title}</a>
          {language !== undefined && aside(inLanguage(language))}
        </span>
      ))}
    </p>
  );
}
