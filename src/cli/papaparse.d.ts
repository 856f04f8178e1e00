/** What is used of Papa Parse: its parser of text that arrives in pieces. */
declare module 'papaparse' {
  interface Step {
    /** One row, of one cell a column. */
    readonly data: readonly (readonly string[])[];
    readonly errors: readonly { readonly code: string }[];
    /** `cursor`: where the row ends in the text, its line break included. */
    readonly meta: { readonly cursor: number };
  }

  interface Options {
    readonly delimiter: string;
    readonly newline: '\n';
    readonly step: (row: Step) => void;
  }

  interface Parser {
    /** Steps through the rows of a text; what stands behind the last line break is left out on demand. */
    parse(text: string, offset: number, ignoreLastRow: boolean): void;
  }

  const Papa: {
    readonly Parser: new (options: Options) => Parser;
    /** The measurements' writer; the command writes its cells itself. */
    readonly unparse: (
      rows: readonly (readonly string[])[],
      options: { readonly newline: string },
    ) => string;
  };
  export default Papa;
}
