// What an answer needs only once somebody asks for it, in a script of its own.
import type { JSX } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { SPACE } from '#words/text.ts';
import type { LineItems } from '../../core/lines.ts';
import { wordCheck } from '../../library/checks.ts';
import type { Check, CheckSheet } from '../../text/checks.ts';
import { placeOf } from '../../text/messages.ts';
import { href } from '../lib/href.ts';
import { SourceLinks } from '../sources/SourceLinks.tsx';

export { asksAbout, listingLine, messageToSeller } from '../../text/messages.ts';
export { copyToasts, messages } from '#words/messages.ts';
export { proofOf } from './proof.ts';
export { report } from '#words/report.ts';

interface SourcesProps {
  readonly check: Check;
  readonly sheet: CheckSheet;
}

/** The pages that an outcome rests on; of a model also the real items that we know, and where its code is. */
export function CheckSources({ check, sheet }: SourcesProps): JSX.Element {
  const { sources } = wordCheck(check.statement.claim, check, { code: sheet.code }, words);
  const line = check.claim === 'line' ? check.params.line : undefined;
  const items = check.id === 'older-than-seen' ? undefined : line && lineItemsOf(check);
  return (
    <>
      {sources.length > 0 && (
        <p>
          {checkSheet.sources}
          {SPACE}
          <SourceLinks sources={sources} />
        </p>
      )}
      {items && <p>{checkSheet.items(items)}</p>}
      {line && placeOf([line]) !== undefined && (
        <p>
          <a href={href('/where-to-look#models')}>{checkSheet.whereInModel}</a>
        </p>
      )}
    </>
  );
}

function lineItemsOf({ statement: { claim } }: Check): LineItems | undefined {
  return claim.claim === 'line' ? claim.line.items : undefined;
}
