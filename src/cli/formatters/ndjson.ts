import type { InvalidResult, LabelCheck, Listing, ValidResult } from '../../heatstamp.ts';
import type { CodeResult, FadedResult } from '../code-result.ts';
import type { RowOrigin } from '../process-rows.ts';

/** Where a line of output comes from. */
interface OutputOrigin extends RowOrigin {
  /** The line of the input, or the number of the argument, counted from 1. */
  readonly line: number;
  /** The input as it was given: a line, an argument, or the cell of a table. */
  readonly input: string;
}

/** What the code says about the label, if a label was given. */
interface OutputLabel {
  /** Whether the code agrees with the label, if a label was given. */
  readonly label?: LabelCheck;
}

/** One line of `heatstamp --format ndjson`. The JSON Schema of the package is generated from this type. */
export type OutputLine = OutputOrigin &
  ((ValidResult & OutputLabel) | InvalidResult | FadedResult | Listing);

/** The line for a code. */
export function codeLine(codeResult: CodeResult, origin: RowOrigin): OutputLine {
  const { line, input, result, label } = codeResult;
  return result.isValid
    ? { line, input, ...origin, ...result, ...(label && { label }) }
    : { line, input, ...origin, ...result };
}
