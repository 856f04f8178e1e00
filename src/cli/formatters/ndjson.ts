import type {
  InvalidResult,
  LabelCheck,
  LineCheck,
  Listing,
  ValidResult,
} from '../../heatstamp.ts';
import type { CodeResult, FadedResult } from '../code-result.ts';
import type { RowOrigin } from '../rows.ts';

/** Where a line of output comes from. */
interface OutputOrigin extends RowOrigin {
  /** The line of the input, or the number of the argument, counted from 1. */
  readonly line: number;
  /** The input as it was given: a line, an argument, or the cell of a table. */
  readonly input: string;
}

/** What the code says about what the row says. */
interface OutputChecks {
  /** Whether the code agrees with the label, if a label was given. */
  readonly label?: LabelCheck;
  /** Whether the code fits the line or model, if one was given. */
  readonly lineCheck?: LineCheck;
}

/** What the first code of a listing says about a label in a column of its own. */
type ListingFields = Listing & Pick<OutputChecks, 'label'>;

type CodeFields = (ValidResult & OutputChecks) | InvalidResult | FadedResult;

/** One line of `heatstamp --format ndjson`. The JSON Schema of the package is generated from this type. */
export type OutputLine = OutputOrigin & (CodeFields | ListingFields);

/** The fields of a code, after those of its origin. */
export function codeFields({ result, label, lineCheck }: CodeResult): CodeFields {
  if (!result.isValid || !(label ?? lineCheck)) return result;
  return { ...result, ...(label && { label }), ...(lineCheck && { lineCheck }) };
}
