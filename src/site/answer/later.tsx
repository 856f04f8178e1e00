// What an answer needs only once somebody asks for it, in a script of its own.
import type { JSX } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { SPACE } from '#words/text.ts';
import { wordCheck } from '../../library/checks.ts';
import type { Check, CheckSheet } from '../../text/checks.ts';
import { SourceLinks } from '../sources/SourceLinks.tsx';

export { asksOrPhotos, listingLine, messageToSeller } from '../../text/messages.ts';
export { copyToasts, messages } from '#words/messages.ts';
export { proofOf } from './proof.ts';
export { report } from '#words/report.ts';

interface SourcesProps {
  readonly check: Check;
  readonly sheet: CheckSheet;
}

/** The pages that an outcome rests on. */
export function CheckSources({ check, sheet }: SourcesProps): JSX.Element | null {
  const { sources } = wordCheck(check.statement.claim, check, { code: sheet.code }, words);
  if (sources.length === 0) return null;
  return (
    <p>
      {checkSheet.sources}
      {SPACE}
      <SourceLinks sources={sources} />
    </p>
  );
}
