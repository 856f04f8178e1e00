import { factoryTable } from '../library/factory-table.ts';
import { manPage } from './man-page.ts';
import { outputSchema } from './output-schema.ts';

/** What the package holds besides code, made from the same tables: paths below dist/lib, and their texts. */
export function packageFiles(version: string): Readonly<Record<string, string>> {
  return {
    'cli/heatstamp.1': manPage(version),
    'output.schema.json': jsonOf(outputSchema()),
    'factory-codes.json': jsonOf(factoryTable()),
  };
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
