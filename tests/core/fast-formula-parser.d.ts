declare module 'fast-formula-parser' {
  interface Reference {
    readonly row?: number;
    readonly col?: number;
  }

  interface Hooks {
    readonly functions: Readonly<Record<string, () => number>>;
    readonly onCell: (reference: Reference) => number;
    readonly onRange: () => readonly (readonly number[])[];
    readonly onVariable: (name: string) => undefined;
  }

  export default class FormulaParser {
    constructor(hooks: Hooks);
    /** @throws Error for what is no formula, and for a value that is an error */
    parse(formula: string, position: { row: number; col: number; sheet: string }): unknown;
  }
}
