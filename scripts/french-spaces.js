import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './project.js';

const FOLDER = 'src/words/fr';

/** No break before a colon and inside guillemets; a thin space that never breaks before the other marks. */
const SPACES = /** @type {const} */ ([
  [/[ \u00a0\u202f]+:(?!\w)/g, '\u00a0:'],
  [/«[ \u00a0\u202f]*/g, '«\u00a0'],
  [/[ \u00a0\u202f]*»/g, '\u00a0»'],
  [/[ \u00a0\u202f]+([;!?])(?!\w)/g, '\u202f$1'],
]);

/**
 * A French text with the spaces that its marks of punctuation ask for, wherever a space stands already.
 *
 * @param {string} text
 */
export function withFrenchSpaces(text) {
  return SPACES.reduce((done, [found, space]) => done.replace(found, space), text);
}

/**
 * The source of a module with these spaces in its texts, and only there.
 *
 * @param {string} code
 */
export function withFrenchTexts(code) {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  /** @type {{ from: number, to: number }[]} */
  const texts = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isRestOfTemplate(node)) {
      texts.push({ from: node.getStart(source) + 1, to: node.getEnd() - 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.reduceRight(
    (done, { from, to }) =>
      done.slice(0, from) + withFrenchSpaces(done.slice(from, to)) + done.slice(to),
    code,
  );
}

/** @param {ts.Node} node */
function isRestOfTemplate(node) {
  return ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

/** Sets the spaces of all French words. */
export function setFrenchSpaces() {
  for (const file of frenchFiles()) {
    const code = readFileSync(file, 'utf8');
    const spaced = withFrenchTexts(code);
    if (spaced !== code) writeFileSync(file, spaced);
  }
}

/** The modules with French words. */
export function frenchFiles() {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, FOLDER, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setFrenchSpaces();
