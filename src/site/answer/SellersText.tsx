import { Fragment, type JSX, useId } from 'react';
import { checkSheet, sellersText } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { COLON, COMMA, list, quoted, SPACE } from '#words/text.ts';
import { hasUnreadScript } from '../../core/unread-script.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Found } from '../../text/answer.ts';
import { type Check, toneOf } from '../../text/checks.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { numberOf, checkRowId } from './CheckSheet.tsx';
import kit from '../ui/Kit.module.css';
import styles from './Answer.module.css';

interface SellersTextProps {
  readonly found: Found;
  readonly checks: readonly Check[];
  /** What the text says besides, which was compared with nothing. */
  readonly others: readonly Check[];
  /** The other codes of the text. */
  readonly codes: readonly ValidResult[];
  readonly onOpen: (code: string) => void;
}

/** A stretch of the text: as it is, or marked as what was found there. */
export interface Stretch {
  readonly text: string;
  readonly mark?: Check | 'code';
}

/** The seller's own text, with what was found marked. A mark leads to its row in the check sheet. */
export function SellersText(props: SellersTextProps): JSX.Element {
  const { found, checks, others, codes, onOpen } = props;
  const also = new Set(others.flatMap(({ statement }) => statement.stated ?? []));
  const titleId = useId();
  return (
    <section className={styles.sellersTextText} aria-labelledby={titleId}>
      <h3 id={titleId} className={kit.heard}>
        {sellersText.title}
      </h3>
      {/* Sellers write in any language. */}
      <blockquote lang="">
        <p>
          {stretchesOf(found, checks).map(({ text, mark }, index) =>
            mark === undefined ? (
              text
            ) : mark === 'code' ? (
              <mark key={index} data-claim="code">
                {text}
              </mark>
            ) : (
              <mark key={index} data-claim={mark.claim} data-tone={toneOf(mark)}>
                {/* A link, since a button would not break at the ends of lines as the words around it do. */}
                <a
                  href={`#${checkRowId(mark)}`}
                  data-note={numberOf(mark, checks)}
                  onClick={(event) => {
                    // The address holds the code.
                    event.preventDefault();
                    const row = document.getElementById(checkRowId(mark));
                    row?.scrollIntoView({ block: 'center' });
                    row?.focus({ preventScroll: true });
                  }}
                >
                  {text}
                  <VisuallyHidden>
                    {COLON + sellersText.mark(checkSheet.claims[mark.claim])}
                  </VisuallyHidden>
                </a>
              </mark>
            ),
          )}
        </p>
      </blockquote>
      {codes.length > 0 && (
        <p>
          {sellersText.others}
          {codes.map(({ code, date }, index) => (
            <Fragment key={code}>
              {index === 0 ? SPACE : COMMA}
              <Button
                tone="text"
                onClick={() => {
                  onOpen(code);
                }}
              >
                {sellersText.other(code, date)}
              </Button>
            </Fragment>
          ))}
        </p>
      )}
      {also.size > 0 && <p>{sellersText.ofOthers(list([...also].map(quoted)))}</p>}
      {hasUnreadScript(found.listing) && <p>{words.unreadScript}</p>}
      {found.styleNumbers.length > 0 && <p>{checkSheet.styleNumbers(list(found.styleNumbers))}</p>}
    </section>
  );
}

/** Cuts the text at what was found in it; of two finds that overlap the first stays. */
export function stretchesOf(
  { listing, index: at, length }: Found,
  checks: readonly Check[],
): readonly Stretch[] {
  const finds = [
    ...(at < 0 ? [] : [{ from: at, to: at + length, mark: 'code' as const }]),
    ...checks.flatMap((mark) => {
      const { index, length } = mark.statement;
      if (index === undefined || length === undefined) return [];
      return [{ from: index, to: index + length, mark }];
    }),
  ].sort((a, b) => a.from - b.from);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { from, to, mark } of finds) {
    if (from < end || to > listing.length) continue;
    if (from > end) stretches.push({ text: listing.slice(end, from) });
    stretches.push({ text: listing.slice(from, to), mark });
    end = to;
  }
  if (end < listing.length) stretches.push({ text: listing.slice(end) });
  return stretches;
}
