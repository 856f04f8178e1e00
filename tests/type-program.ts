import ts from 'typescript';

/** The types of some modules, as the compiler sees them. */
export function typeProgram(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
}
