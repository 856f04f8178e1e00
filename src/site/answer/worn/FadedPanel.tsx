import { type JSX, type ReactNode, useState } from 'react';
import { labelAnswer } from '#words/check-sheet.ts';
import { core, grades } from '#words/core.ts';
import { fadedPanel, shortDate, shortUnit } from '#words/faded.ts';
import { evidenceWords, standingWords, tabTitleFor } from '#words/result.ts';
import { COMMA, list, sentences, SPACE } from '#words/text.ts';
import { startOver } from '#words/tool.ts';
import type { Day } from '../../../core/calendar.ts';
import type { Label } from '../../../core/labels.ts';
import type { Result, ValidResult } from '../../../library/decode.ts';
import type { Faded } from '../../../library/faded.ts';
import { type FadedAnswer, lettersWorn } from '../../../text/answer.ts';
import type { StatedClaim } from '../../../text/checks.ts';
import type { ItemDetails } from '../../../text/details.ts';
import {
  codesIn,
  countVisible,
  distinguishingLabels,
  foldGroups,
  type WornFit,
  wornFit,
  wornSentence,
} from './worn-sentence.ts';
import { Announcement, VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AnswerBody, AnswerPanel } from '../../layout/AnswerPanel.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Grade } from '../../ui/Grade.tsx';
import { Select } from '../../ui/Select.tsx';
import { addressOf } from '../../item/item.ts';
import { PrintedFoot, PrintedHead } from '../Printed.tsx';
import { WhereLinks } from '../ResultTools.tsx';
import kit from '../../ui/Kit.module.css';
import styles from './FadedPanel.module.css';
import {
  type CodeLayout,
  digitsOf,
  type GridRow,
  layOutCodes,
  factoryLetters,
  type PlaceGroup,
} from './grid.ts';

interface FadedPanelProps {
  readonly faded: Faded;
  readonly today: Day;
  /** Digits alone as they were entered, where their letters have worn off. */
  readonly bare: Result | undefined;
  /** What was told of the bag. */
  readonly told: ItemDetails;
  /** The same, and all else that is said of it, as claims. They rule out codes. */
  readonly claims: readonly StatedClaim[];
  readonly onLabel: (label: Label | undefined) => void;
  readonly onOpen: (code: ValidResult) => void;
  readonly onReset: () => void;
}

/** The answer to a stamp with unreadable characters: the likeliest dates and places, and all codes that fit. */
export function FadedPanel({ faded, today, told, claims, ...props }: FadedPanelProps): JSX.Element {
  const { bare, onLabel, onOpen, onReset } = props;
  const { label } = told;
  const [isNarrowed, setNarrowed] = useState(false);
  const fit = wornFit(faded, claims, today);
  const { visible, folded } = foldGroups(fit.groups);
  // What was stated stands among them, whatever it is.
  const labels = new Set<Label>(distinguishingLabels(faded));
  if (label !== undefined) labels.add(label);
  return (
    <AnswerPanel
      title={fadedPanel.title}
      tone={fit.isContradicted || bare ? 'doubtful' : 'open'}
      footNote={<WhereLinks />}
      resetLabel={startOver}
      onReset={onReset}
      printedFoot={<PrintedFoot address={addressOf({ ...told, text: faded.input })} />}
    >
      <PrintedHead code={faded.input} />
      <AnswerBody
        message={fadedSentence({ faded, bare, today }, claims)}
        help={sentences([
          bare?.isValid && fadedPanel.asItStands(bare.code, bare.date),
          fadedPanel.help,
        ])}
      >
        {visible.length > 0 && (
          <>
            <div className={`${kit.bar} ${styles.narrow}`}>
              {labels.size > 0 && (
                <Select
                  label={fadedPanel.label}
                  none={fadedPanel.anyLabel}
                  options={Array.from(labels, (id) => ({ id, name: labelAnswer(id) }))}
                  chosen={label}
                  onChoose={(chosen) => {
                    setNarrowed(true);
                    onLabel(chosen);
                  }}
                />
              )}
              <p>{countText(faded, fit)}</p>
              {/* The first count is read out as part of the answer. */}
              <Announcement>{isNarrowed && countText(faded, fit)}</Announcement>
            </div>
            <Codes worn={faded.input} layout={layOutCodes(visible)} onOpen={onOpen} />
          </>
        )}
        {folded.length > 0 && (
          <Disclosure look="text" show={fadedPanel.folded(codesIn(folded).length)}>
            <Codes worn={faded.input} layout={layOutCodes(folded)} onOpen={onOpen} />
          </Disclosure>
        )}
      </AnswerBody>
    </AnswerPanel>
  );
}

/** The answer as plain text: what the stamp could be, narrowed down by what is said of the bag. */
export function fadedSummary(answer: FadedAnswer, claims: readonly StatedClaim[]): string {
  const { faded, today } = answer;
  const hasCodes = !faded.isTooFaded && faded.groups.length > 0;
  const count = hasCodes && countText(faded, wornFit(faded, claims, today));
  return sentences([fadedSentence(answer, claims), count]);
}

/** What digits alone mean if their letters have worn off, or what a worn stamp could be. */
function fadedSentence(
  { faded, bare, today }: Pick<FadedAnswer, 'faded' | 'bare' | 'today'>,
  claims: readonly StatedClaim[],
): string {
  const worn = bare && lettersWorn(bare);
  if (!worn) return wornSentence(faded, claims, today);
  const { note, isContradicted } = wornFit(faded, claims, today);
  return sentences([isContradicted && note, fadedPanel.lettersWorn(core.date(worn.date))]);
}

/** The title of the browser's tab while the codes of a worn stamp show. */
export function fadedTitle({ faded: { input }, bare }: FadedAnswer): string {
  const worn = bare && lettersWorn(bare);
  return tabTitleFor(input, worn ? fadedPanel.lettersWorn(core.date(worn.date)) : fadedPanel.title);
}

/** How many codes fit. That none does stands in the sentence. */
function countText({ groups }: Faded, { note, isContradicted }: WornFit): string {
  return note === '' || isContradicted ? fadedPanel.count(countVisible(groups)) : note;
}

interface CellContext {
  /** The code as entered, with `?` for unreadable characters. */
  readonly worn: string;
  readonly onOpen: (code: ValidResult) => void;
}

function Codes({
  layout,
  ...context
}: CellContext & {
  readonly layout: CodeLayout;
}): ReactNode {
  if (layout.kind === 'grid')
    return (
      <div className={styles.scroller}>
        <Grid layout={layout} {...context} />
      </div>
    );
  return (
    <div>
      {layout.groups.map((group) => (
        <section key={group.place + group.evidence} className={styles.group}>
          <h3>
            <PlaceHeading group={group} groups={layout.groups} />
          </h3>
          {'years' in group && group.years.length > 0 ? (
            <dl className={styles.years}>
              {group.years.map(({ year, codes }) => (
                <div key={year}>
                  <dt>{year}</dt>
                  <dd>
                    <ul>
                      {codes.map((code) => (
                        <DateItem
                          key={code.code}
                          code={code}
                          part="digits"
                          date={shortUnit(code)}
                          {...context}
                        />
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <ul>
              {group.codes.map((code) =>
                layout.kind === 'dates' ? (
                  <DateItem
                    key={code.code}
                    code={code}
                    part="code"
                    date={shortDate(code)}
                    {...context}
                  />
                ) : (
                  <li key={code.code}>
                    <Cell code={code} part="letters" {...context} />
                  </li>
                ),
              )}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

interface DateItemProps extends CellContext {
  readonly code: ValidResult;
  readonly part: CellProps['part'];
  readonly date: string;
}

/** A code with its date below. */
function DateItem({ code, part, date, ...context }: DateItemProps): JSX.Element {
  return (
    <li data-standing={code.standing}>
      <Cell code={code} part={part} {...context}>
        <span>{date}</span>
        {code.standing === 'unusual' && <span>{fadedPanel.unusual}</span>}
      </Cell>
    </li>
  );
}

/** Up to this many columns fit on a phone at normal size. */
const MAX_NARROW_COLUMNS = 4;

function Grid({
  layout: { columns, groups },
  ...context
}: CellContext & { readonly layout: Extract<CodeLayout, { kind: 'grid' }> }): JSX.Element {
  return (
    <table className={columns.length > MAX_NARROW_COLUMNS ? styles.wide : styles.grid}>
      <caption>
        <VisuallyHidden>{fadedPanel.grid}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.reading + column.code} scope="col">
              {shortDate(column)}
              {column.standing === 'unusual' && <small>{standingWords.unusual}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.place + group.evidence}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              <PlaceHeading group={group} groups={groups} />
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.letters} row={row} {...context} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({
  row: { letters, cells },
  ...context
}: CellContext & { readonly row: GridRow }): JSX.Element {
  return (
    <tr>
      <th scope="row">{letters === '' ? fadedPanel.noLetters : letters}</th>
      {cells.map((code, index) => (
        <td key={index}>{code && <Cell code={code} part="digits" {...context} />}</td>
      ))}
    </tr>
  );
}

interface CellProps extends CellContext {
  readonly code: ValidResult;
  /** The part that the headings around the cell do not already show, or the whole code. */
  readonly part: 'letters' | 'digits' | 'code';
  readonly children?: ReactNode;
}

/** A code or a part of it, with its worn characters highlighted. Screen readers hear the whole code. */
function Cell({ code, part, worn, onOpen, children }: CellProps): JSX.Element {
  const letters = part === 'letters' ? factoryLetters(code) : '';
  const text = part === 'code' ? code.code : letters === '' ? digitsOf(code) : letters;
  const from = code.code.indexOf(text);
  return (
    <button
      type="button"
      aria-label={list([code.code, code.date])}
      onClick={() => {
        onOpen(code);
      }}
    >
      {[...text].map((character, index) =>
        worn[from + index] === '?' ? (
          <b key={index}>{character}</b>
        ) : (
          <i key={index}>{character}</i>
        ),
      )}
      {children}
    </button>
  );
}

interface PlaceHeadingProps {
  readonly group: PlaceGroup;
  readonly groups: readonly PlaceGroup[];
}

/** A place with the mark of its evidence. The first place with a mark says what it means. */
function PlaceHeading({ group, groups }: PlaceHeadingProps): ReactNode {
  const { place, evidence, codes } = group;
  // Digits alone have no letters that a list could name.
  if (codes.every((code) => factoryLetters(code) === '')) return place;
  const isFirst = groups.find((other) => other.evidence === evidence) === group;
  return (
    <>
      <Grade evidence={evidence}>
        {place}
        {!isFirst && <VisuallyHidden>{COMMA + grades[evidence]}</VisuallyHidden>}
      </Grade>
      {SPACE}
      {isFirst && <small>{evidenceWords[evidence]}</small>}
    </>
  );
}
