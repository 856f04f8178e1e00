import type { Formatter } from './answer.ts';
import { csv } from './csv.ts';
import { ndjson } from './ndjson.ts';
import { text } from './text.ts';

export const FORMATTERS = { text, ndjson, csv } as const satisfies Record<string, Formatter>;

export type FormatName = keyof typeof FORMATTERS;
