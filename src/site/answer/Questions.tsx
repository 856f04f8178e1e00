import {
  type JSX,
  useId,
  useMemo,
  useState,
  useEffect,
  useRef,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { labelAnswer, questions } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { type Label, LABELS } from '../../core/labels.ts';
import type { Line, LineId } from '../../core/lines.ts';
import { isCountry } from '../../core/places.ts';
import type { ValidResult } from '../../library/decode.ts';
import { UNLISTED } from '../../text/details.ts';
import { dateOf, type YearOrMonth } from '../../text/year-or-month.ts';
import { linesScript, textScript, useLines } from '../scripts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CheckSheet.module.css';
import { partMissing } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import type { Chunk } from '../lib/chunk.ts';
import { Button } from '../ui/Button.tsx';

/** At most so many countries are offered at once. */
const MOST_LIKELY = 3;

/** The countries that the letters may stand for, likeliest first; France for a code without letters. */
function likelyLabels({ countries, places }: ValidResult): readonly Label[] {
  const others = places
    .filter(({ evidence }) => evidence !== 'unconfirmed')
    .map(({ id }) => id)
    .filter(isCountry);
  const likely = [...new Set<Label>([...countries, ...others])].slice(0, MOST_LIKELY);
  return likely.length > 0 ? likely : ['FR'];
}

interface LabelQuestionProps {
  readonly result: ValidResult;
  readonly label: Label | undefined;
  readonly onChoose: (label: Label | undefined) => void;
}

/** Asks what the "made in" stamp says: the likely countries at once, every other in a list. */
export function LabelQuestion({ result, label, onChoose }: LabelQuestionProps): JSX.Element {
  const likely = likelyLabels(result);
  // What was stated stands among them, whatever it is.
  const choices = label === undefined || likely.includes(label) ? likely : [...likely, label];
  const others = [...LABELS, 'other' as const].filter((id) => !choices.includes(id));
  return (
    <fieldset className={styles.label} data-screen-only>
      <legend>{questions.label.legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="made-in"
              checked={choice === label}
              // Pressed again it says nothing anymore.
              onClick={() => {
                if (choice === label) onChoose(undefined);
              }}
              onChange={() => {
                onChoose(choice);
              }}
            />
            {labelAnswer(choice)}
          </label>
        ))}
        <select
          aria-label={questions.label.another}
          value=""
          onChange={({ currentTarget }) => {
            onChoose(others.find((id) => id === currentTarget.value));
          }}
        >
          <option value="">{questions.label.other}</option>
          {others.map((id) => (
            <option key={id} value={id}>
              {labelAnswer(id)}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

interface LineQuestionProps {
  readonly line: string | undefined;
  readonly onChoose: (line: LineId | typeof UNLISTED | undefined) => void;
}

/** As people look for it: `Speedy 30, 35, 40`. */
function nameWithSizes(line: Line): string {
  const name = words.lineName(line);
  return line.sizes.length > 0 ? `${name} ${line.sizes.join(', ')}` : name;
}

/** Asks for the line or model. */
export function LineQuestion({ line, onChoose }: LineQuestionProps): JSX.Element {
  const lines = useLines(true);
  const options = useMemo(
    () =>
      lines
        .map((each) => ({ id: each.id, name: nameWithSizes(each) }))
        .sort((a, b) => a.name.localeCompare(b.name, words.language)),
    [lines],
  );
  return (
    <>
      <label className={styles.line} data-screen-only>
        <span>{questions.line.label}</span>
        <select
          value={[...options.map(({ id }) => id), UNLISTED].find((id) => id === line) ?? ''}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            onChoose(value === UNLISTED ? UNLISTED : options.find(({ id }) => id === value)?.id);
          }}
        >
          <option value="">{questions.line.none}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={UNLISTED}>{questions.line.unlisted}</option>
        </select>
        {line === UNLISTED && <small role="status">{questions.line.unlistedMeans}</small>}
      </label>
      <MissingPart chunk={linesScript} />
    </>
  );
}

interface BoughtQuestionProps {
  readonly bought: YearOrMonth | undefined;
  readonly today: string;
  readonly onChoose: (bought: YearOrMonth | undefined) => void;
}

/** Asks when the item was bought or received: a year or a month, taken on Enter and on leaving the field. */
export function BoughtQuestion({ bought, today, onChoose }: BoughtQuestionProps): JSX.Element {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? (bought === undefined ? '' : words.stated(dateOf(bought)));
  const [error, setError] = useState<string>();
  const [last, setLast] = useState(bought);
  if (last !== bought) {
    setLast(bought);
    // A date that is taken over from elsewhere stands in place of what couldn't be read.
    if (bought !== undefined && error !== undefined) {
      setDraft(undefined);
      setError(undefined);
    }
  }
  const whenReleased = useRelease();
  const submit = async () => {
    if (draft === undefined) return;
    const isBlank = draft.trim() === '';
    // Without waiting where the script is there: the click that comes next finds the answer.
    const read = isBlank
      ? undefined
      : (textScript.get() ?? (await textScript.load())).readYearOrMonth(draft, today);
    const isFuture = read !== undefined && read > today;
    if (isFuture) setError(questions.bought.future);
    else if (read === undefined && !isBlank) setError(questions.bought.unreadable);
    else setDraft((current) => (current === draft ? undefined : current));
    // An earlier date is not compared in place of what stands in the field now.
    const said = isFuture ? undefined : read;
    if (said !== bought) onChoose(said);
  };
  const trySubmit = () => void submit();
  return (
    <form
      className={styles.bought}
      onSubmit={(event) => {
        event.preventDefault();
        trySubmit();
      }}
    >
      <label htmlFor={id}>{questions.bought.label}</label>
      <input
        id={id}
        type="text"
        value={typed}
        placeholder={questions.bought.example}
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={`${id}-help`}
        aria-invalid={error !== undefined}
        onChange={({ currentTarget }) => {
          setError(undefined);
          setDraft(currentTarget.value);
        }}
        onBlur={() => {
          whenReleased(trySubmit);
        }}
      />
      <small id={`${id}-help`} role="status">
        {error ?? <VisuallyHidden>{questions.bought.hint}</VisuallyHidden>}
      </small>
      {draft !== undefined && <MissingPart chunk={textScript} />}
    </form>
  );
}

/** How a press ends: released, dropped, or, where a list opened over the page, with a choice there or a key. */
const ENDS = ['mouseup', 'dragend', 'input', 'keydown'] as const;

/**
 * Runs a task that may move the page at once, or while a button or a finger is down when it is released, before its click: what
 * is pressed stays where it is until then.
 */
function useRelease(): (task: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = ({ button }: MouseEvent) => {
      // A menu that another button opens may swallow its release.
      isDown.current = button === 0;
    };
    const release = () => {
      isDown.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    // A finger that taps sends them too, one right after the other, once it is up.
    addEventListener('mousedown', press, options);
    for (const end of ENDS) addEventListener(end, release, options);
    return () => {
      listening.abort();
      release();
    };
  }, []);
  return (task) => {
    if (isDown.current) waiting.current = task;
    else task();
  };
}

/** In place of what a script would show that did not arrive: one line that says so, and asks for it again. */
export function MissingPart({ chunk }: { readonly chunk: Chunk<object> }): ReactNode {
  const isMissing = useSyncExternalStore(chunk.subscribe, chunk.isMissing, () => false);
  if (!isMissing) return null;
  return (
    <p role="alert" data-screen-only>
      {partMissing.line + SPACE}
      <Button tone="text" onClick={() => void chunk.request()}>
        {partMissing.retry}
      </Button>
    </p>
  );
}
