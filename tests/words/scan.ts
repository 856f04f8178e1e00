import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text in the code that somebody could read. */
export interface Text {
  /** Below src: `site/ui/Toasts.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Attributes that are shown, or read to people. */
const SPOKEN =
  /^(alt|title|label|placeholder|content|aria-(label|description|roledescription|valuetext))$/;

/** Calls that speak to whoever wrote the code, and calls that take selectors. */
const UNSPOKEN =
  /^((Range|Type)?Error|console\.\w+|.*\b(querySelector(All)?|matches|closest|matchMedia|whenNear))$/;

/** Two words in a row, or a word with the space that would glue it to what comes. */
const PROSE = /\p{L}{2,}[,;:.]?\s+\p{L}{2,}|^\s+\p{L}+\s|\s\p{L}+\s+$/u;

/** A code or a mark is no word. */
const WORD = /\p{Ll}/u;

/** The texts in a folder of src that read like a language: what JSX shows, what is spoken, and prose in strings. */
export function textsIn(folder: string): readonly Text[] {
  return readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => textsOf(path, readFileSync(join('src', path), 'utf8')));
}

/** Those of one file, given its code. */
export function textsOf(file: string, code: string): readonly Text[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnspoken(node)) return;
    const text = textOf(node);
    if (text !== undefined && isLanguage(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ file, line: line + 1, text: text.trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types, imports, tokens such as class names, and what is said to programmers. */
function isUnspoken(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return UNSPOKEN.test(node.expression.getText());
  }
  if (ts.isJsxAttribute(node)) {
    const { name, initializer } = node;
    return !SPOKEN.test(name.getText()) && initializer?.kind === ts.SyntaxKind.StringLiteral;
  }
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
}

function textOf(node: ts.Node): string | undefined {
  return ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
    ? node.text
    : undefined;
}

function isLanguage(node: ts.Node, text: string): boolean {
  const { parent } = node;
  const isShown =
    ts.isJsxText(node) ||
    ts.isJsxAttribute(parent) ||
    (ts.isJsxExpression(parent) && ts.isJsxElement(parent.parent));
  return (isShown ? WORD : PROSE).test(text);
}
