import { type JSX, type ReactNode, useState } from 'react';
import { core } from '#words/core.ts';
import { fadedPanel, likeliestInWords, shortDate } from '#words/faded.ts';
import { evidenceWords, standingWords } from '#words/result.ts';
import { startOver } from '#words/tool.ts';
import type { CountryId, Faded, Label, ValidResult } from '../../heatstamp.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Select } from '../ui/Select.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './FadedPanel.module.css';
import {
  allowedBy,
  digitsOf,
  folded,
  type GridRow,
  type Layout,
  layoutOf,
  likeliestOf,
  type PlaceGroup,
  tellingLabels,
} from './grid.ts';

interface FadedPanelProps {
  readonly faded: Faded;
  /** What stands over and under it on paper. */
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** The way to where a stamp is. */
  readonly where: ReactNode;
  /** What the label says, where that was told: it rules out places. */
  readonly label: Label | undefined;
  readonly onLabel: (label: CountryId | undefined) => void;
  readonly onOpen: (code: ValidResult, madeIn: CountryId | undefined) => void;
  readonly onReset: () => void;
}

/** The answer to a stamp with characters that can't be read: when and where most likely, and the codes that fit. */
export function FadedPanel({ faded, label, onLabel, ...props }: FadedPanelProps): JSX.Element {
  const { head, foot, where, onOpen, onReset } = props;
  const [isNarrowed, setNarrowed] = useState(false);
  const madeIn = tellingLabels(faded).find((id) => id === label);
  const groups = allowedBy(madeIn, faded.groups);
  const { open, rest } = folded(groups);
  const labels = tellingLabels(faded);
  const openCode = (code: ValidResult) => {
    onOpen(code, madeIn);
  };
  return (
    <AnswerPanel title={fadedPanel.title} tone="open" resetLabel={startOver} onReset={onReset}>
      {head}
      <AnswerBody said={sentenceOn(faded, madeIn)} help={fadedPanel.narrow}>
        {open.length > 0 && (
          <>
            <div className={styles.narrow}>
              {labels.length > 0 && (
                <Select
                  label={fadedPanel.label}
                  none={fadedPanel.anyLabel}
                  options={labels.map((id) => ({ id, name: core.places[id] }))}
                  chosen={madeIn}
                  onChoose={(chosen) => {
                    setNarrowed(true);
                    onLabel(chosen);
                  }}
                />
              )}
              <p>{countIn(faded, madeIn)}</p>
              {/* At first it is heard with the answer. */}
              <Announcement>{isNarrowed && countIn(faded, madeIn)}</Announcement>
            </div>
            <Codes worn={faded.input} layout={layoutOf(open)} onOpen={openCode} />
          </>
        )}
        {rest.length > 0 && (
          <Disclosure look="text" show={fadedPanel.folded(sizeOf(rest))}>
            <Codes worn={faded.input} layout={layoutOf(rest)} onOpen={openCode} />
          </Disclosure>
        )}
        {where}
      </AnswerBody>
      {foot}
    </AnswerPanel>
  );
}

/** What a faded stamp could be, in a sentence; of that what the label allows, where it was told. */
export function fadedWords(faded: Faded, label?: Label): string {
  const madeIn = tellingLabels(faded).find((id) => id === label);
  const hasCodes = !faded.isTooFaded && faded.groups.length > 0;
  return [sentenceOn(faded, madeIn), hasCodes && countIn(faded, madeIn)].filter(Boolean).join(' ');
}

function sentenceOn({ input, isTooFaded, groups }: Faded, madeIn?: CountryId): string {
  if (isTooFaded) return fadedPanel.tooMany;
  const likeliest = likeliestOf(folded(allowedBy(madeIn, groups)).open, madeIn);
  return likeliest ? likeliestInWords(likeliest) : fadedPanel.none(input);
}

function countIn({ groups }: Faded, madeIn?: CountryId): string {
  const all = sizeOf(folded(groups).open);
  if (madeIn === undefined) return fadedPanel.count(all);
  const fitting = sizeOf(folded(allowedBy(madeIn, groups)).open);
  return fadedPanel.countWith(fitting, all, core.places[madeIn]);
}

function sizeOf(groups: Faded['groups']): number {
  return groups.reduce((sum, { codes }) => sum + codes.length, 0);
}

interface Shown {
  /** What was entered, `?` for what can't be read. */
  readonly worn: string;
  readonly onOpen: (code: ValidResult) => void;
}

function Codes({
  layout,
  ...shown
}: Shown & {
  readonly layout: Layout;
}): ReactNode {
  if (layout.kind === 'grid')
    return (
      <div className={styles.scroller}>
        <Grid layout={layout} {...shown} />
      </div>
    );
  return (
    <div>
      {layout.groups.map((group) => (
        <section key={group.place + group.evidence} className={styles.group}>
          <h3>
            <Place group={group} />
          </h3>
          <ul>
            {group.codes.map((code) => (
              <li key={code.code}>
                <Cell
                  code={code}
                  part={layout.kind === 'letters' ? 'letters' : 'digits'}
                  {...shown}
                >
                  {layout.kind === 'dates' && <span>{shortDate(code)}</span>}
                </Cell>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** More columns than this do not fit a phone as they are. */
const FEW_COLUMNS = 4;

function Grid({
  layout: { columns, groups },
  ...shown
}: Shown & { readonly layout: Extract<Layout, { kind: 'grid' }> }): JSX.Element {
  return (
    <table className={columns.length > FEW_COLUMNS ? styles.wide : styles.grid}>
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
              <Place group={group} />
            </th>
          </tr>
          {group.rows.map((row) => (
            <Line key={row.letters} row={row} {...shown} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({
  row: { letters, cells },
  ...shown
}: Shown & { readonly row: GridRow }): JSX.Element {
  return (
    <tr>
      <th scope="row">{letters}</th>
      {cells.map((code, at) => (
        <td key={at}>{code && <Cell code={code} part="digits" {...shown} />}</td>
      ))}
    </tr>
  );
}

interface CellProps extends Shown {
  readonly code: ValidResult;
  /** What the headings around it do not say. */
  readonly part: 'letters' | 'digits';
  readonly children?: ReactNode;
}

/** A part of a code, the worn characters set off; its name is the whole code. */
function Cell({ code, part, worn, onOpen, children }: CellProps): JSX.Element {
  const text = part === 'letters' ? code.factoryCode : digitsOf(code);
  const from = code.code.indexOf(text);
  return (
    <button
      type="button"
      aria-label={`${code.code}, ${code.date}`}
      onClick={() => {
        onOpen(code);
      }}
    >
      {[...text].map((character, at) =>
        worn[from + at] === '?' ? <b key={at}>{character}</b> : <i key={at}>{character}</i>,
      )}
      {children}
    </button>
  );
}

function Place({ group: { place, evidence } }: { readonly group: PlaceGroup }): JSX.Element {
  return (
    <>
      {place} {evidence !== 'documented' && <small>{evidenceWords[evidence]}</small>}
    </>
  );
}
