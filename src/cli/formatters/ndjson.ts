import type { Day, FactoryEntry, InvalidResult, Notice, ValidResult } from '../../heatstamp.ts';
import type { LabelCheck, LineCheck } from '../../label.ts';
import type { WeekOrMonth } from '../../library/decode.ts';
import type { CellResult } from '../cell-contents.ts';
import type { CodeResult, FadedResult } from '../code-result.ts';
import type { ListingResult } from '../listing-result.ts';

/** Where a line of output comes from. */
interface OutputOrigin {
  /** The line of the input, or the number of the argument, counted from 1. */
  readonly lineNumber: number;
  /** The input as it was given: a line, an argument, or the cell of a table. */
  readonly input: string;
  /** The file, when there are several. */
  readonly file?: string;
  /** The cells of a table row, by column name; an object of NDJSON as it came. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** The day of the last change to the facts behind the answer. */
  readonly factsDate: Day;
}

/** The label and the line of a row, compared with the code, or with the first that a worn or misread one could be. */
interface OutputChecks {
  /** Whether the code agrees with the label, if a label was given. */
  readonly label?: LabelCheck;
  /** Whether the code fits the line or model, if one was given. */
  readonly line?: LineCheck;
}

type CodeFields = (ValidResult | InvalidResult | FadedResult | CellResult) & OutputChecks;

interface LookupBase extends Pick<
  ValidResult,
  | 'code'
  | 'date'
  | 'country'
  | 'countries'
  | 'factoryCode'
  | 'year'
  | 'interval'
  | 'standing'
  | 'evidence'
> {
  /** Doubts about the answer, and what is worth knowing about it. */
  readonly notices: readonly {
    /** The id of the notice. */
    readonly id: Notice['id'];
  }[];
  /** The day of the last change to the facts behind the answer. */
  readonly factsDate: Day;
}

/**
 * A row of `heatstamp table`: the fields of a result that depend on the code alone. `reading` determines whether it has a
 * week or a month.
 */
export type LookupRow = LookupBase & WeekOrMonth;

/** A row of `heatstamp factories`. */
export interface FactoryObject extends FactoryEntry {
  /** The published lists that name its places. */
  readonly lists: readonly {
    /** As in `sources`. */
    readonly id: string;
    /** Its title and publisher, in English. */
    readonly title: string;
    /** Its addresses. */
    readonly urls: readonly string[];
  }[];
  /** The day of the last change to the facts behind the answer. */
  readonly factsDate: Day;
}

/**
 * One line of NDJSON: of codes or listings, of `factories`, of `table`. The JSON Schema is generated from this type.
 *
 * @public
 */
export type OutputLine = (OutputOrigin & (CodeFields | ListingResult)) | FactoryObject | LookupRow;

type AllKeys<Union> = Union extends unknown ? keyof Union : never;

/** The fields of a code that `--add` can choose. */
export const CODE_FIELDS = [
  ...(['isValid', 'code', 'date', 'country', 'countries', 'factoryCode', 'year'] as const),
  ...(['week', 'month', 'interval', 'reading', 'standing', 'evidence', 'period'] as const),
  ...(['format', 'possibleCountries', 'places', 'segments', 'notices'] as const),
  ...(['otherReadings', 'straight', 'suggestions', 'label', 'line', 'errorCode'] as const),
  ...(['error', 'reason', 'hints', 'candidates'] as const),
] satisfies readonly AllKeys<CodeFields>[];

/** The same for a listing. */
export const LISTING_FIELDS = [
  ...(['codes', 'unread', 'checks', 'labels', 'dates', 'styleNumbers', 'lines'] as const),
  ...(['links', 'noCode', 'unreadScript', 'label', 'message'] as const),
] satisfies readonly AllKeys<ListingResult>[];

/** An answer as JSON, with the chosen of its fields if any are. */
export function answerJson(answer: object, fields: readonly string[] | undefined): string {
  if (fields === undefined) return JSON.stringify(answer);
  const all: Readonly<Record<string, unknown>> = { ...answer };
  // What is absent stays so.
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, all[name]])));
}

/** The fields of a code, after those of its origin. */
export function codeFields({ result, label, lineCheck }: CodeResult): CodeFields {
  if (!(label ?? lineCheck)) return result;
  return { ...result, ...(label && { label }), ...(lineCheck && { line: lineCheck }) };
}
