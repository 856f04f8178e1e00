import { factoryTable } from '../library/factory-table.ts';
import { manPage } from './man-page.ts';

/** The files of the package that are made from our tables, by their path below dist/lib. */
export function packageFiles(version: string): Readonly<Record<string, string>> {
  return {
    'cli/heatstamp.1': manPage(version),
    'factory-codes.json': `${JSON.stringify(factoryTable(), null, 1)}\n`,
    'factory-codes.d.cts': TABLE_DECLARATION,
  };
}

/** Without it TypeScript would infer the type from the file, where an empty list is one of `never`. */
const TABLE_DECLARATION = `import type { FactoryTable } from './cjs/library/factory-codes.js';
declare const table: FactoryTable;
export = table;
`;
