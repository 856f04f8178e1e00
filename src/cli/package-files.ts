import { factoryTable } from '../library/factory-table.ts';
import { manPage } from './man-page.ts';
import { outputSchema } from './output-schema.ts';

/** What the package holds besides code, made from the same tables: paths below dist/lib, and their texts. */
export function packageFiles(version: string): Readonly<Record<string, string>> {
  return {
    'cli/heatstamp.1': manPage(version),
    'output.schema.json': jsonOf(outputSchema()),
    'factory-codes.json': jsonOf(factoryTable()),
    'factory-codes.d.cts': TABLE_TYPE,
  };
}

/** Told from the file itself, its empty lists would be lists of never. A JSON file is a CommonJS module to TypeScript. */
const TABLE_TYPE = `import type { FactoryTable } from './library/factory-codes.js' with { 'resolution-mode': 'import' };
declare const table: FactoryTable;
export = table;
`;

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
