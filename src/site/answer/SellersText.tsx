import { Fragment, type JSX, useId } from 'react';
import { checkSheet, sellersText } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { COLON, COMMA, list, quoted, SPACE } from '#words/text.ts';
import type { Day } from '../../core/calendar.ts';
import { hasUnreadScript } from '../../core/unread-script.ts';
import { factsOf, type Found, type OtherCode } from '../../text/answer.ts';
import { type Check, sheetOf, toneOf } from '../../text/checks.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { numberOf, checkRowId } from './CheckSheet.tsx';
import { doubtTitle } from './meaning.ts';
import kit from '../ui/Kit.module.css';
import styles from './Answer.module.css';

interface SellersTextProps {
  readonly found: Found;
  readonly checks: readonly Check[];
  /** What the text says besides, which was compared with nothing. */
  readonly others: readonly Check[];
  /** The other codes of the text. */
  readonly codes: readonly OtherCode[];
  readonly today: Day;
  readonly onOpen: (code: string) => void;
}

/** A stretch of the text: as it is, or marked as what was found there. */
export interface Stretch {
  readonly text: string;
  readonly mark?: Check | 'code';
}

/** The seller's own text, with what was found marked. A mark leads to its row in the check sheet. */
export function SellersText(props: SellersTextProps): JSX.Element {
  const { found, checks, others, codes, today, onOpen } = props;
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
          {codes.map((other, index) => (
            <Fragment key={other.result.code}>
              {index === 0 ? SPACE : COMMA}
              <OtherOne {...{ other, today, onOpen }} />
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

interface OtherOneProps extends Pick<SellersTextProps, 'today' | 'onOpen'> {
  readonly other: OtherCode;
}

/** Another code of the text, with what is doubtful about it: its claims are compared as those of the bag. */
function OtherOne({ other: { result, claims }, today, onOpen }: OtherOneProps): JSX.Element {
  const { code, date } = result;
  const sheet = sheetOf(factsOf(code, today), claims, result);
  const doubt = doubtTitle(sheet);
  return (
    <>
      <Button
        tone="text"
        onClick={() => {
          onOpen(code);
        }}
      >
        {sellersText.other(code, date)}
      </Button>
      {doubt !== undefined && (
        <>
          {SPACE}
          <mark data-tone={sheet.tone}>{doubt}</mark>
        </>
      )}
    </>
  );
}

/** The size behind a model's name, which is one with it: Speedy 30, Neverfull MM. */
const SIZE = /^ ?(?:\d\d|[PMG]M)(?![\p{L}\d])/iu;

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
      const to = index + length;
      const size = mark.claim === 'line' ? SIZE.exec(listing.slice(to, to + 4)) : null;
      return [{ from: index, to: to + (size?.[0].length ?? 0), mark }];
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
