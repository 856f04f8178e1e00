import { tabTitle } from '#words/result.ts';
import { type Day, decode, type Label, labelOf, localDay } from '../../heatstamp.ts';
import { hasLines } from '../input/lines.ts';
import { inReading } from '../result/meaning.ts';
import {
  type Answer,
  announcementOf,
  answerTo,
  type Faded,
  type Reading,
  texts,
} from './answer.ts';
import type { Pace } from './read-many.ts';
import type { Asked, Done } from './state.ts';
import { isSame, type Shown } from './steps.ts';

/** Answers what was asked for, and opens from it what had been opened before. */
export async function answerAsked(
  { shown, way }: Asked,
  pace?: Pace,
  now: Day = localDay(new Date()),
): Promise<Done> {
  const today = dayFor(shown, now);
  const answer =
    (await answerInListing(shown, today)) ?? (await answerTo(shown.input, today, pace));
  const madeIn = labelOf(shown.madeIn ?? '') ?? told(answer);
  const { input, listing, entry, line, reading, view } = shown;
  const first: Shown = { input, opened: [], ...(listing !== undefined && { listing }) };
  const start = doneOf(answer, { shown: { ...first, entry, madeIn }, way }, today);
  const done = shown.opened.reduce<Done>((from, key) => {
    const opened = openFrom(from, key, today, labelOf(shown.madeIn ?? ''));
    return opened ? { ...opened, way, shown: { ...opened.shown, entry } } : from;
  }, start);
  const isNoted = [line, reading, view].some((each) => each !== undefined);
  return isNoted ? shownAs(done, { ...done.shown, line, reading, view }, today) : done;
}

/** What an entry of the history shows: the code in the listing that it was found in. */
async function answerInListing({ input, listing }: Shown, today: Day): Promise<Answer | undefined> {
  return listing === undefined
    ? undefined
    : (await texts.load()).answerInListing(listing, input, today);
}

/**
 * What opens from an answer: a row of a table by its number, or one of the codes that a worn stamp could be; nothing
 * where it has no such thing, as a step that was noted under other tables may ask for.
 */
export function openFrom(
  from: Done,
  key: number | string,
  today: Day = localDay(new Date()),
  label?: Label,
): Done | undefined {
  const answer = answerIn(from.answer, key, today);
  if (!answer) return undefined;
  const { input, opened } = from.shown;
  const madeIn = label ?? told(answer);
  const shown: Shown = { input, opened: [...opened, key], madeIn };
  return { ...doneOf(answer, { shown, way: 'open' }, today), from };
}

/** What is asked for again, where what shows holds it: itself, what it was opened from, or what opens from it. */
export function knownFrom(done: Done, wanted: Shown): Done | undefined {
  for (let each: Done | undefined = done; each; each = each.from) {
    if (isSame(each.shown, wanted)) return shownAs(each, withView(each.shown, wanted));
  }
  const before = { ...wanted, opened: wanted.opened.slice(0, -1), entry: done.shown.entry };
  const key = wanted.opened.at(-1);
  const opened = key !== undefined && isSame(before, done.shown) && openFrom(done, key);
  return opened ? shownAs(opened, wanted) : undefined;
}

/** What shows, with how its table was left, if only the step that is gone back to knows that: after a reload. */
function withView(shown: Shown, { view }: Shown): Shown {
  return shown.view === undefined && view !== undefined ? { ...shown, view } : shown;
}

function answerIn(answer: Answer, key: number | string, today: Day): Reading | Faded | undefined {
  if (answer.kind === 'list' && typeof key === 'number') {
    const row = answer.rows[key];
    return row && texts.here.get()?.answerToRow(row, today);
  }
  const isChoice = answer.kind === 'faded' && typeof key === 'string';
  return isChoice ? { kind: 'reading', result: decode(key, { today }) } : undefined;
}

function doneOf(answer: Answer, asked: Asked, today: Day): Done {
  const { input, opened } = asked.shown;
  const code = answer.kind === 'reading' ? answer.result.code : undefined;
  const text = opened.length > 0 ? (code ?? (answer.kind === 'faded' ? answer.input : '')) : input;
  return {
    ...asked,
    phase: 'done',
    answer,
    said: saidOf(answer, asked.shown, today),
    text: hasLines(text) ? '' : text,
    title: answer.kind === 'reading' ? tabTitle(answer.result) : undefined,
  };
}

/** An answer with what has been noted of it since. */
function shownAs(done: Done, shown: Shown, today: Day = localDay(new Date())): Done {
  const said = saidOf(done.answer, shown, today);
  return said === done.said && shown === done.shown ? done : { ...done, shown, said };
}

function saidOf(answer: Answer, { madeIn = '', line, reading }: Shown, today: Day): string {
  const isRead = answer.kind === 'reading' && answer.result.isValid;
  const seen = isRead ? { ...answer, result: inReading(answer.result, reading, today) } : answer;
  return announcementOf(seen, labelOf(madeIn), line);
}

function told(answer: Answer): Label | undefined {
  return answer.kind === 'reading' ? answer.madeIn : undefined;
}

/** What is kept was read on its own day: a clock that was put back since makes no future of it. */
function dayFor({ entry }: Shown, now: Day): Day {
  const then = entry === undefined ? NaN : Number(entry);
  const day = then > 0 && then < Date.parse('9999') ? localDay(new Date(then)) : now;
  return day > now ? day : now;
}
