import { type JSX, useEffect, useMemo, useRef, useState, use } from 'react';
import { labelAnswer, questions } from '#words/check-sheet.ts';
import { agreement, dateParts, sentence } from '#words/result.ts';
import { COLON } from '#words/text.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { CheckSheet } from '../../text/checks.ts';
import { widthOf } from '../layout/AnswerPanel.tsx';
import { factoryHref } from '../lib/href.ts';
import { StrapContext } from '../strap/letters.ts';
import type { Hung } from '../strap/Threads.tsx';
import { meaningOf } from '../tab/labels.ts';
import { layOutStamp, type Mark, type Part } from '../tab/marks.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import { Grade } from '../ui/Grade.tsx';
import styles from './Answer.module.css';
import type { ShownResult } from './meaning.ts';

/** A wider place is set smaller on a phone, and takes two lines where it has to. */
const WIDEST_PLACE = 14;

/** A part of the code that hangs on the strap: its letters, and the element with what they mean. */
interface HungMark extends Hung {
  readonly mark: Mark;
}

/** The parts of a code that hang on the strap, in the order of their letters. */
export function useHung({ segments }: ValidResult): readonly HungMark[] {
  const factory = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLButtonElement>(null);
  const year = useRef<HTMLButtonElement>(null);
  return useMemo(() => {
    const values = { factory, count, year };
    const { marks } = layOutStamp(segments);
    const all = marks.flatMap(({ xs }) => xs).sort((a, b) => a - b);
    return marks
      .map((mark) => ({
        mark,
        part: mark.part,
        at: mark.xs.map((x) => all.indexOf(x)),
        value: values[mark.part],
      }))
      .sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  }, [segments]);
}

/** Which part of the code is lit: what the pointer is over, on the strap or at its value, or what was pressed. */
export interface Light {
  readonly lit: Part | undefined;
  readonly pinned: Part | undefined;
  readonly hover: (part: Part | undefined) => void;
  readonly pin: (part: Part) => void;
}

export function useLight(hung: readonly Hung[]): Light {
  const strap = use(StrapContext);
  const [pinned, setPinned] = useState<Part>();
  const [hovered, setHovered] = useState<Part>();
  useEffect(() => {
    const leather = strap.current;
    const over = ({ clientX, pointerType }: PointerEvent) => {
      const letters = [...(leather?.querySelectorAll('[data-letter=""]') ?? [])];
      const at = letters.findIndex((letter) => {
        const { left, right } = letter.getBoundingClientRect();
        return left <= clientX && clientX < right;
      });
      // After a tap the pointer stays where it was.
      setHovered(
        pointerType === 'mouse' ? hung.find((each) => each.at.includes(at))?.part : undefined,
      );
    };
    const out = () => {
      setHovered(undefined);
    };
    leather?.addEventListener('pointermove', over);
    leather?.addEventListener('pointerleave', out);
    return () => {
      leather?.removeEventListener('pointermove', over);
      leather?.removeEventListener('pointerleave', out);
    };
  }, [strap, hung]);
  return {
    lit: hovered ?? pinned,
    pinned,
    hover: setHovered,
    pin(part) {
      setPinned((last) => (last === part ? undefined : part));
    },
  };
}

interface ValueProps {
  readonly hung: HungMark;
  readonly light: Light;
  readonly result: ValidResult;
  readonly states: ThreadStates;
  readonly children: string;
}

/** What letters mean, at the end of their thread. A button, which lights that up. */
function Value({ hung, light, result, states, children }: ValueProps): JSX.Element {
  const { part, mark, value } = hung;
  return (
    <button
      ref={value}
      type="button"
      className={styles.place}
      data-state={states[part]}
      data-long={widthOf(children) > WIDEST_PLACE || undefined}
      aria-label={meaningOf(mark, result)}
      aria-pressed={light.pinned === part}
      onPointerEnter={() => {
        light.hover(part);
      }}
      onPointerLeave={() => {
        light.hover(undefined);
      }}
      onFocus={() => {
        light.hover(part);
      }}
      onBlur={() => {
        light.hover(undefined);
      }}
      onClick={() => {
        light.pin(part);
      }}
    >
      {children}
    </button>
  );
}

interface ValuesProps {
  readonly result: ShownResult;
  readonly sheet: CheckSheet;
  readonly hung: readonly HungMark[];
  readonly light: Light;
  readonly states: ThreadStates;
}

/** The place above the strap, with how sure it is; without letters it is assumed, and hangs on nothing. */
export function Place({ result, sheet, hung, ...rest }: ValuesProps): JSX.Element {
  const { country } = result;
  const letters = hung.find(({ part }) => part === 'factory');
  return (
    <p className={styles.where} data-state={rest.states.factory} data-late>
      {letters ? (
        <Value hung={letters} result={result} {...rest}>
          {country}
        </Value>
      ) : (
        <Grade evidence="unconfirmed">
          <span className={styles.place}>{country}</span>
        </Grade>
      )}
      <HowSure result={result} sheet={sheet} />
    </p>
  );
}

/** Which label it differs from, or how sure the place is that shows. */
function HowSure({
  result,
  sheet,
}: Pick<ValuesProps, 'result' | 'sheet'>): JSX.Element | undefined {
  const { countries, factoryCode, places } = result;
  const differing = sheet.checks.find(
    ({ claim, outcome }) => claim === 'label' && outcome === 'conflicts',
  )?.statement.claim;
  if (differing?.claim === 'label')
    return (
      <span className={styles.mark}>
        {questions.label.legend + COLON}
        <s>{differing.labels.map(labelAnswer).join(', ')}</s>
      </span>
    );
  // Said of the place that the answer names, which a label may have narrowed.
  const place = places.find(({ id }) => id === countries[0]) ?? places[0];
  return (
    place && (
      <span className={styles.mark}>
        <Grade evidence={place.evidence}>
          <a href={factoryHref(factoryCode)}>{agreement[place.evidence]}</a>
        </Grade>
      </span>
    )
  );
}

/** Week or month and year below the strap, each at the foot of its own thread, and the days under the week. */
export function When({ result, hung, ...rest }: Omit<ValuesProps, 'sheet'>): JSX.Element {
  const { week, year, interval } = result;
  const parts = dateParts(result).flatMap((piece) => (typeof piece === 'string' ? [] : piece));
  const days =
    week === undefined
      ? undefined
      : sentence
          .week(week, year, interval)
          .flatMap((piece) => (typeof piece === 'string' ? [] : piece.days))[0];
  return (
    <div className={styles.when} data-hung data-late>
      {hung.map((each) => {
        const text = parts.find(({ part }) => part === each.part)?.text;
        if (text === undefined) return undefined;
        return (
          <p key={each.part} className={styles.value}>
            <Value hung={each} result={result} {...rest}>
              {text}
            </Value>
            {each.part === 'count' && days !== undefined && <small>{days}</small>}
          </p>
        );
      })}
    </div>
  );
}
