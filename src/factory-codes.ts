/** `heatstamp/factory-codes`: the table of factory codes as a module, for programs that import no JSON. */
import type { FactoryTable } from './library/factory-codes.ts';
import { factoryTable } from './library/factory-table.ts';

export type { FactoryTable, TableCode, TableList, TablePlace } from './library/factory-codes.ts';

/** Every factory code with its places, their evidence and the lists that name them; frozen. */
export const factoryCodes: FactoryTable = factoryTable();
