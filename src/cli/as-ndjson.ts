import type { Answer } from './answer.ts';

/** What stands in front of an answer: the file where there are several, the row where the input is a table. */
export interface Place {
  readonly file?: string;
  readonly row?: Readonly<Record<string, string>>;
}

/** One JSON object on a line: where the input stands and the input itself, then what `decode` says of it. */
export function jsonOf({ line, input, result, label }: Answer, { file, row }: Place = {}): string {
  return `${JSON.stringify({ line, input, file, row, ...result, label })}\n`;
}
