import { expect, test } from 'vitest';
import ts from 'typescript';
import { typeProgram } from '../type-program.ts';

const ENTRIES = ['src/heatstamp.ts', 'src/label.ts', 'src/listing.ts'];

test.each(ENTRIES)(
  'every type that %s exports says what it is, and so does each of its fields',
  { tags: ['slow'] },
  (entry) => {
    const program = typeProgram([entry]);
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const bare = exported.flatMap((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const offered = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const isDescribed = offered.getDocumentationComment(checker).length > 0;
      const fields = (offered.declarations ?? [])
        .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
        .flatMap(bareFields);
      return [
        ...(isDescribed ? [] : [symbol.name]),
        ...fields.map((name) => `${symbol.name}.${name}`),
      ];
    });
    expect(exported.length).toBeGreaterThan(0);
    expect(bare).toEqual([]);
  },
);

/** The fields in a declaration that nothing is said of; a field that can't be there needs no word. */
function bareFields(node: ts.Node): readonly string[] {
  const isBare =
    ts.isPropertySignature(node) &&
    node.type?.kind !== ts.SyntaxKind.NeverKeyword &&
    ts.getJSDocCommentsAndTags(node).length === 0;
  const inside: string[] = [];
  // What picks from a table, such as Extract<…, { unit: 'week' }>, has no fields of its own.
  if (!ts.isTypeReferenceNode(node)) {
    ts.forEachChild(node, (child) => {
      inside.push(...bareFields(child));
    });
  }
  return isBare ? [node.name.getText(), ...inside] : inside;
}
