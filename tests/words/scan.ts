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

/** The components in a folder of src, by path: their code. */
export function componentsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join('src', folder, path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
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

/** Ids of how sure something is, which read like English. */
const ID = /^(\w+\??\.)*(evidence|grade|standing|trust)$/;

/** Where JSX shows an id as a text, in the code of a file: `{standing}`, `{`, ${standing}`}`. */
export function idsShownIn(code: string): readonly string[] {
  const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (isShown && ID.test(node.getText())) found.push(node.getText());
    ts.forEachChild(node, (child) => {
      visit(child, shows(node, child, isShown));
    });
  };
  visit(source, false);
  return found;
}

/** Whether the value of a node inside another one is what is shown. */
function shows(node: ts.Node, child: ts.Node, isShown: boolean): boolean {
  if (ts.isJsxExpression(node)) return !ts.isJsxAttribute(node.parent);
  const isPart =
    ts.isTemplateExpression(node) || ts.isTemplateSpan(node) || ts.isParenthesizedExpression(node);
  if (ts.isBinaryExpression(node)) return isShown && child === node.right;
  if (ts.isConditionalExpression(node)) return isShown && child !== node.condition;
  return isPart && isShown;
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
