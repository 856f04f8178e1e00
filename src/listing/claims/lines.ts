import { fold } from '../../core/fold.ts';
import { type Line, lineById, LINES, namesOf, VARIANT_WORDS } from '../../core/lines.ts';
import type { Scene } from '../reader/scene.ts';
import { attach } from '../reader/stance.ts';
import type { TextSpan } from '../reader/text.ts';

/** A line or model that a text names. */
export interface LineMatch extends TextSpan {
  readonly line: Line;
  /** As written there: `NEVERFULL`. */
  readonly text: string;
  /** A word beside the name makes it a version that the table does not have. */
  readonly isOtherVersion: boolean;
}

const BRAND = /(?:lv|vuitton)$/;

const VARIANT = VARIANT_WORDS.map((word) => fold(word) && word.toLowerCase()).join('|');
const VARIANT_BEFORE = new RegExp(`(?<![a-z])(?:${VARIANT})[ ・-]?$`, 'u');
const VARIANT_AFTER = new RegExp(`^[ ・-]?(?:${VARIANT})(?![a-z])`, 'u');
const VARIANT_LAST = new RegExp(`(?:${VARIANT})$`, 'u');

/** The brand, and at most a material between it and the name: "Louis Vuitton Epi Nice", "Louis Vuitton x Supreme". */
const BRAND_BEFORE =
  /(?:lv|vuitton|ヴィトン|비통|威登)[ ・]?(?:[x×] )?(?:monogram|damier|epi|vernis|empreinte|モノグラム|ダミエ|エピ|모노그램)?[ ・]?$/u;
const SIZE_AFTER = /^ ?(?:\d\d(?!\d)|(?:[pmg]m|bb)(?![a-z]))/u;

/** “Louis Vuitton Since 1854” is what the house says of itself. */
const MOTTO = /\d{4}$/;

/** A size in centimeters right after a name. */
const NUMBER_AFTER = /^ ?(\d\d)(?!\d|[.,]\d| ?(?:cm|€|\$|£|%))/u;

/** Korean puts the brand before a name, and particles or the word for a bag after it, without a space: 루이비통알마백을. */
const HANGUL = /^\p{Script=Hangul}/u;
const HANGUL_BEFORE = /(?:비통|(?:^|[^\p{Script=Hangul}]))$/u;
const HANGUL_AFTER =
  /^(?:가방|백)?(?:은|는|이|가|을|를|도|의|와|과|로|에|입니다)?(?!\p{Script=Hangul})/u;

/** How far from a name to look for its size, variant or brand, in characters. */
const NEAR = 24;

/** How far apart a model and its material may stand, in characters. */
const TOGETHER = 40;

/**
 * The lines and models that a text names, each time that it does, in order. What has two names at once is named too.
 *
 * @param isName whether the text is nothing but a name, as in the cell of a table
 * @example
 * linesIn(sceneFor('Neverfull MM in Damier ebene')).map(({ line }) => line.id) // => ["neverfull","damier-ebene"]
 * linesIn(sceneFor('speedy delivery')) // => []
 */
export function linesIn(scene: Scene, isName = false): readonly LineMatch[] {
  const { tokens, plain } = scene;
  const found = tokens.flatMap((token, index): readonly LineMatch[] => {
    if (token.entry?.line === undefined) return [];
    const line = lineById(token.entry.line);
    if (!isOfTheBag(scene, index, line, isName)) return [];
    const { from, to } = token;
    const version = isName ? versionIn(line, plain.folded) : versionNear(line, scene, token);
    const isOtherVersion = version === undefined && isVariant(scene, token, line);
    const text = plain.text.slice(from, to);
    return [{ line: version ?? line, text, from, to, isOtherVersion }];
  });
  const wholes = found.length > 1 ? WHOLES.flatMap((line) => wholeOf(line, found)) : [];
  return [...found, ...wholes].sort((a, b) => a.from - b.from);
}

/** What has several names at once. */
const WHOLES = LINES.filter(({ parts }) => parts.length > 0);

/** Such a line, where all of its names stand together. */
function wholeOf(line: Line, found: readonly LineMatch[]): readonly LineMatch[] {
  const parts = line.parts.flatMap((id) => found.find((match) => match.line.id === id) ?? []);
  const [from, to] = [
    Math.min(...parts.map((part) => part.from)),
    Math.max(...parts.map((part) => part.to)),
  ];
  const isThere = parts.length === line.parts.length && to - from <= TOGETHER;
  return isThere
    ? parts.slice(0, 1).map((first) => ({ ...first, line, isOtherVersion: false }))
    : [];
}

const WORD = /[a-z]+|\d+/gu;

const wordsOf = (name: string): readonly string[] =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? [];

/** The versions of each line, by its id, with the words of each of their names. */
const VERSIONS = new Map(
  LINES.map(({ id }) => {
    const versions = LINES.filter(({ family }) => family?.id === id);
    return [
      id,
      versions.map((version) => ({ version, names: namesOf(version).map(wordsOf) })),
    ] as const;
  }).filter(([, versions]) => versions.length > 0),
);

/** The version all of whose words stand in a text, in any order; of several the one with the most words. */
function versionIn(line: Line, folded: string): Line | undefined {
  const versions = VERSIONS.get(line.id);
  if (!versions) return undefined;
  const words = new Set(folded.match(WORD));
  let best: { readonly version: Line; readonly count: number } | undefined;
  for (const { version, names } of versions) {
    for (const name of names) {
      if (name.length > (best?.count ?? 1) && name.every((word) => words.has(word))) {
        best = { version, count: name.length };
      }
    }
  }
  return best?.version;
}

/** What ends the words around a name. */
const STOP = /[^\p{L}\p{N} ・-]/u;

function versionNear(
  line: Line,
  { plain: { folded } }: Scene,
  { from, to }: TextSpan,
): Line | undefined {
  if (!VERSIONS.has(line.id)) return undefined;
  const [before = ''] = folded
    .slice(Math.max(0, from - NEAR), from)
    .split(STOP)
    .slice(-1);
  // Whole words only: of 2003 a cut would leave the size 20.
  const [after = ''] = folded
    .slice(to, to + NEAR)
    .replace(/[a-z\d]*$/u, folded.length > to + NEAR ? '' : '$&')
    .split(STOP);
  return versionIn(line, before + folded.slice(from, to) + after);
}

/** Whether a word or a size next to a model's name makes it another version, one that the table does not have. */
function isVariant(
  { plain: { folded } }: Scene,
  { from, to }: TextSpan,
  { kind, sizes }: Line,
): boolean {
  if (kind !== 'model' && kind !== 'version') return false;
  const [before, after] = [
    folded.slice(Math.max(0, from - NEAR), from),
    folded.slice(to, to + NEAR),
  ];
  const [, size] = NUMBER_AFTER.exec(after) ?? [];
  const isOtherSize =
    size !== undefined && sizes.some((each) => /\d/.test(each)) && !sizes.includes(size);
  return isOtherSize || VARIANT_BEFORE.test(before) || VARIANT_AFTER.test(after);
}

/** Whether a name is that of the bag, and neither that of another bag nor an ordinary word. */
function isOfTheBag(scene: Scene, index: number, line: Line, isName: boolean): boolean {
  const { tokenAt, plain } = scene;
  const token = tokenAt(index);
  const [before, next] = [tokenAt(index - 1), tokenAt(index + 1)];
  if (plain.text.charAt(token.from - 1) === '#') return false;
  if (attach(scene, index, index + 1) === 'other') return false;
  const text = plain.text.slice(token.from, token.to);
  const beforeName = plain.folded.slice(Math.max(0, token.from - NEAR), token.from);
  const afterName = plain.folded.slice(token.to, token.to + NEAR);
  if (HANGUL.test(text) && !(HANGUL_BEFORE.test(beforeName) && HANGUL_AFTER.test(afterName))) {
    return false;
  }
  // "Monogram Mini Danube" is a small Danube.
  if (line.before.length > 0 && VARIANT_LAST.test(plain.folded.slice(token.from, token.to))) {
    const model = next.entry?.line;
    if (next.kind === 'word' && !line.before.some((id) => id === model)) return false;
  }
  const isSmall = /(?:^|[ ・-])\p{Ll}/u.test(text);
  const isOneWord = !/[ ・-]/u.test(text);
  const isBesideLine = before.entry?.line !== undefined || next.entry?.line !== undefined;
  if (line.isCommon && (isOneWord || isSmall || MOTTO.test(text))) {
    if (isBesideLine || (isName && !isSmall)) return true;
    return !MOTTO.test(text) && (BRAND_BEFORE.test(beforeName) || SIZE_AFTER.test(afterName));
  }
  if (!line.isWord || !isSmall || !isOneWord) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  const isNamed = BRAND.test(plain.folded.slice(before.from, before.to));
  return isNamed || isBesideLine || /^ ?(?:\d\d(?!\d)|[pmg]m(?![a-z]))/.test(afterName);
}
