// What an answer needs only once somebody asks for it, in a script of its own.
import type { JSX } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { core, labelName } from '#words/core.ts';
import { placeInYears } from '#words/result.ts';
import { sentences } from '#words/text.ts';
import { familiesOf, listsOf } from '../../core/places.ts';
import type { LineItems } from '../../core/lines.ts';
import { wordCheck } from '../../library/checks.ts';
import type { Check, CheckSheet } from '../../text/checks.ts';
import { placeOf } from '../../text/messages.ts';
import { href } from '../lib/href.ts';
import { SourceLinks } from '../sources/SourceLinks.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';

export { asksAbout, listingLine, messageToSeller } from '../../text/messages.ts';
export { copyToasts, messages } from '#words/messages.ts';
export { proofOf } from './proof.ts';

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
      {check.claim === 'label' && <p>{sentences(countedLists(check, sheet))}</p>}
      {sources.length > 0 && (
        <Disclosure look="text" show={checkSheet.sources(sources.length)}>
          <p>
            <SourceLinks sources={sources} />
          </p>
        </Disclosure>
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

/** How many lists, in how many families, give each place of the letters, and that none gives the one on the label. */
function countedLists({ statement: { claim } }: Check, { code }: CheckSheet): readonly string[] {
  const places = code.factory.places.filter((place) => listsOf(place).length > 0);
  const stated = claim.claim === 'label' ? claim.labels : [];
  return [
    ...places.map((place) =>
      checkSheet.lists.count(
        placeInYears(core.places[place.id], core.years(place)),
        listsOf(place).length,
        familiesOf(place).length,
      ),
    ),
    ...stated
      .filter((label) => places.every(({ id }) => id !== label))
      .map((label) => checkSheet.lists.none(labelName(label))),
  ];
}

function lineItemsOf({ statement: { claim } }: Check): LineItems | undefined {
  return claim.claim === 'line' ? claim.line.items : undefined;
}
