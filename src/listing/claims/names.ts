import { type Designer, DESIGNERS } from '../../core/designers.ts';
import { fold } from '../../core/fold.ts';
import { type Line, lineById, LINES, namesOf } from '../../core/lines.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import { attach, isDenied, isOfOther, isOwnHouse } from '../reader/attach.ts';
import { has, type Token } from '../reader/lexer.ts';
import { isNear, line as isLine, spell } from '../reader/letters.ts';
import { indexAt, type Scene } from '../reader/scene.ts';
import * as is from '../reader/sets.ts';
import type { TextSpan } from '../reader/text.ts';

/** A line or model that a text names. */
export interface LineMatch extends TextSpan {
  readonly line: Line;
  /** As written there: `NEVERFULL`. */
  readonly text: string;
  /** The name has a word that the table does not know, so it may be another version. */
  readonly isOtherVersion: boolean;
}

const BRAND = /(?:lv|vuitton)$/;

/** The brand, and at most a material between it and the name: "Louis Vuitton Epi Nice", "Louis Vuitton x Supreme". */
const BRAND_BEFORE =
  /(?:lv|vuitton|ヴィトン|비통|威登)[ ・]?(?:[x×] )?(?:monogram|damier|epi|vernis|empreinte|モノグラム|ダミエ|エピ|모노그램)?[ ・]?$/u;
const SIZE_AFTER = /^ ?(?:\d\d(?!\d)|(?:[pmg]m|bb)(?![a-z]))/u;

/** “Louis Vuitton Since 1854” is what the house says of itself. */
const MOTTO = /\d{4}$/;

/** A size in centimeters right after a name. */
const NUMBER_AFTER = /^ ?(\d\d)(?!\d|[.,]\d| ?(?:cm|€|\$|£|%))/u;

/** Korean puts particles or the word for a bag after a name, without a space: 알마백을, and not 알마니. */
const HANGUL = /^\p{Script=Hangul}/u;
const HANGUL_AFTER =
  /^(?:가방|백)?(?:은|는|이|가|을|를|도|의|와|과|로|에|입니다)?(?!\p{Script=Hangul})/u;

/** How far from a name to look for its brand or size, in characters. */
const NEAR = 24;

/** How far apart a model and its material may stand, in characters. */
const TOGETHER = 40;

/** How many words of a name may be before or after the model, in tokens. */
const NAME = 12;

/**
 * The lines and models that a text names, each time that it does, in order. What has two names at once is named too. A name in a
 * cell and the same in a text give the same. Two names joined by "or" are no claim of either.
 *
 * @param isName whether the text is nothing but a name, as in the cell of a table
 * @example
 * linesIn(sceneFor('Neverfull MM in Damier ebene')).map(({ line }) => line.id) // => ["neverfull","damier-ebene"]
 * linesIn(sceneFor('speedy delivery')) // => []
 */
export function linesIn(scene: Scene, isName = false): readonly LineMatch[] {
  const { tokens, plain } = scene;
  const named = tokens.flatMap((token, index) => {
    if (token.entry?.line === undefined) return [];
    const line = lineById(token.entry.line);
    return isOfTheBag(scene, index, line, isName) ? [{ token, index, line }] : [];
  });
  const isSaid = new Set(named.map(({ token }) => token));
  const claimed = named.filter(
    (each, at) =>
      !isOpen(scene, each, named[at + 1]) &&
      !(at > 0 && isOpen(scene, named[at - 1], each)) &&
      ![named[at - 1], named[at + 1]].some((other) => isOtherName(scene, each, other)),
  );
  const found = claimed.map(({ token, index, line }): LineMatch => {
    const { from, to } = token;
    const name = nameAround(scene, index);
    const { version, words } = versionIn(line, name.text, plain.text.slice(from, from + TOGETHER));
    const isWhole = (each: Token) => isSaid.has(each) || isKnown(scene, each, name.isProse, words);
    const isVersionOf = version.kind === 'model' || version.kind === 'version';
    const isOtherVersion =
      isVersionOf && (isOtherSize(plain.folded, to, version) || !name.tokens.every(isWhole));
    return { line: version, text: plain.text.slice(from, to), from, to, isOtherVersion };
  });
  const wholes = WHOLES.flatMap((line) => wholeOf(line, found));
  return [...found, ...wholes].sort((a, b) => a.from - b.from);
}

/** A token that names a line. */
interface Named {
  readonly index: number;
  readonly line: Line;
}

/** What a name may be only one of: "Taiga or cross-grain leather". */
const MATERIAL = /^ ?(?:\S+ ){0,2}(?:leather|canvas|cuir|toile|pelle|tela|leder|cuero|lona)\b/;

/** Whether a text leaves the choice between a name and the next, or a material: "Alma or Speedy"; not "Alma of Epi". */
function isOpen({ tokens, tokenAt, plain }: Scene, name?: Named, next?: Named): boolean {
  const isLeather = name?.line.kind === 'line';
  if (!name || (next && isLeather !== (next.line.kind === 'line'))) return false;
  const [or, isOr] = [tokenAt(name.index + 1), (token: Token) => has(token, is.or)];
  const between = tokens.slice(name.index + 1, next?.index ?? name.index);
  const isSmall = ({ from, to }: Token) => NEUTRAL.has(fold(plain.text.slice(from, to)));
  const isJoint = between.every((each) => isOr(each) || each.kind === 'number' || isSmall(each));
  if (isJoint && between.some(isOr)) return true;
  return isLeather && isOr(or) && MATERIAL.test(plain.folded.slice(or.to, or.to + TOGETHER));
}

/** Whether it is the younger of two versions with a slash between them, under which one shop sells both. */
function isOtherName({ tokenAt }: Scene, one: Named, other?: Named): boolean {
  if (!other || Math.abs(one.index - other.index) !== 2) return false;
  if (tokenAt((one.index + other.index) / 2).kind !== 'slash') return false;
  const [{ family, launches }, years] = [one.line, other.line.launches];
  return (
    family !== undefined &&
    family === other.line.family &&
    Number(launches[0]?.year) > Number(years[0]?.year)
  );
}

/** The words around a model that may belong to its name. */
interface Name {
  readonly tokens: readonly Token[];
  /** In small letters, without what is between them. */
  readonly text: string;
  /** It is part of a sentence, in which words in small letters hardly belong to a name. */
  readonly isProse: boolean;
}

function nameAround({ plain, tokenAt }: Scene, index: number): Name {
  const own = tokenAt(index).entry?.line;
  let isProse = false;
  const goOn = (step: 1 | -1): number => {
    let at = index;
    while (Math.abs(at + step - index) <= NAME) {
      const next = tokenAt(at + step);
      if (isEnd(plain.folded, next)) {
        isProse ||= next.kind === 'word';
        break;
      }
      // What is named again begins another name.
      if (next.entry?.line === own || (next.kind === 'dash' && next.isApart)) break;
      at += step;
    }
    return at;
  };
  const [first, last] = [goOn(-1), goOn(1)];
  const tokens = Array.from({ length: last - first + 1 }, (_, at) => tokenAt(first + at));
  const text = tokens.map(({ from, to }) => plain.folded.slice(from, to)).join(' ');
  return { tokens, text, isProse };
}

/** Signs within a name: East-West, L’Express. */
const WITHIN = new Set(['word', 'number', 'mixed', 'dash', 'quote']);

/** What stands in the sentences of people, and in no name. */
const PROSE = new Set(
  `i you he she it we they me my your his her our their this that these those is are was were be been has have had will
  would can could do does did if when which who but because so also only just very really please
  je tu il elle nous vous mon ma mes votre notre ce cet cette ces est sont etait ai avons ich du er sie wir mein meine
  diese dieser dieses ist sind war habe haben mi su mio mia questo questa esta este es son era ho abbiamo che que qui`
    .split(/\s+/)
    .map(fold),
);

/** Whether a token is no part of a name. */
function isEnd(folded: string, token: Token): boolean {
  if (!WITHIN.has(token.kind)) return true;
  if (isLine(token)) return false;
  const word = fold(folded.slice(token.from, token.to));
  if (NEUTRAL.has(word)) return false;
  return PROSE.has(word) || (token.entry !== undefined && !has(token, is.inName));
}

/** Words beside a name that change nothing: the brand, what it is made of, how it is carried, and little words. */
const NEUTRAL = new Set(
  `louis vuitton lv authentic auth genuine original vintage preowned preloved owned pre used rare new old classic iconic luxury
  designer beautiful gorgeous stunning lovely excellent good great mint condition size small medium large womens mens ladies
  women men woman paris
  monogram damier canvas coated leather calfskin lambskin grained patent calf toile cuir pelle tela leder cuero lona
  brown black white red blue pink beige green grey gray navy gold silver purple yellow orange burgundy cream ivory tan
  noir blanc marron rouge rose bleu vert gris jaune azur nero bianco rosso schwarz braun rot blau negro rojo
  bag bags handbag handbags purse tote shoulder crossbody cross body satchel shopper hand top handle travel duffle duffel luggage
  sac sacs main epaule voyage bandouliere borsa bolso tasche handtasche
  with w and in of the a for de du la le les en et size pm mm gm x
  ルイヴィトン ヴィトン バッグ ハンドバッグ ショルダーバッグ トートバッグ ボストンバッグ モノグラム ダミエ キャンバス レザー
  正規品 中古 美品 良品 新品 未使用`
    .split(/\s+/)
    .map(fold),
);

/** Words that make a name another model even in a sentence: Alma BB, my nano Speedy. */
const VARIANT = new Set(
  `bb xs xl mini nano micro petit petite neo hobo trunk soft slim slender vertical horizontal east
  ミニ ナノ プチ ネオ トランク インサイドアウト 미니 나노 쁘띠 네오`
    .split(/\s+/)
    .map(fold),
);

/** Whether a word makes no difference to a name, or the name of its version has it. */
function isKnown(
  { plain }: Scene,
  token: Token,
  isProse: boolean,
  words: ReadonlySet<string>,
): boolean {
  if (token.kind !== 'word' && token.kind !== 'mixed') return true;
  const text = plain.text.slice(token.from, token.to);
  const parts = text.split(/[ ・-]/u).map(fold);
  if (isStyleNumber(text) || parts.every((word) => words.has(word) || NEUTRAL.has(word)))
    return true;
  if (parts.some((word) => VARIANT.has(word))) return false;
  if (token.entry !== undefined && token.entry.line === undefined) return true;
  return isProse && !/^(?:\p{Lu}|\p{sc=Katakana})/u.test(text);
}

/** Whether the size in centimeters after a name is none that its model has. */
function isOtherSize(folded: string, to: number, { sizes }: Line): boolean {
  const [, size] = NUMBER_AFTER.exec(folded.slice(to, to + NEAR)) ?? [];
  return size !== undefined && sizes.some((each) => /\d/.test(each)) && !sizes.includes(size);
}

/** What has several names at once. */
const WHOLES = LINES.filter(({ parts }) => parts.length > 0);

/** Such a line, where all of its names stand together. */
function wholeOf(line: Line, found: readonly LineMatch[]): readonly LineMatch[] {
  const parts = line.parts.flatMap((id) => found.find((match) => match.line.id === id) ?? []);
  const [first, last] = [parts[0], parts.at(-1)];
  const isThere = first && last && parts.length === line.parts.length;
  if (!isThere || Math.abs(last.from - first.from) > TOGETHER) return [];
  return [{ ...first, line, isOtherVersion: parts.some((part) => part.isOtherVersion) }];
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

/** The version all of whose words stand in a name, in any order, or the line itself; of several the one with the most words. */
function versionIn(
  line: Line,
  name: string,
  text: string,
): { readonly version: Line; readonly words: ReadonlySet<string> } {
  const words = new Set(name.match(WORD));
  // ネヴァーフル（ポーチ付き）
  const inBrackets = VERSIONS.get(line.id)?.find(
    ({ version: { names } }) => names.ja.endsWith('）') && fold(text).startsWith(fold(names.ja)),
  );
  if (inBrackets) return { version: inBrackets.version, words };
  let best: readonly string[] = [];
  let version = line;
  for (const each of VERSIONS.get(line.id) ?? []) {
    for (const own of each.names) {
      if (own.length > Math.max(best.length, 1) && own.every((word) => words.has(word))) {
        [best, version] = [own, each.version];
      }
    }
  }
  return { version, words: new Set(best) };
}

/** Whether a name is that of the bag, and neither that of another bag nor an ordinary word. */
function isOfTheBag(scene: Scene, index: number, line: Line, isName: boolean): boolean {
  const { tokenAt, plain } = scene;
  const token = tokenAt(index);
  const [before, next] = [tokenAt(index - 1), tokenAt(index + 1)];
  if (plain.text.charAt(token.from - 1) === '#') return false;
  // "Similar to Neverfull", "not a Speedy", "Neverfull-style"
  if (isOfOther(scene, index) || isDenied(scene, index, index + 1)) return false;
  if (next.kind === 'dash' && has(tokenAt(index + 2), is.manner)) return false;
  const text = plain.text.slice(token.from, token.to);
  const beforeName = plain.folded.slice(Math.max(0, token.from - NEAR), token.from);
  const afterName = plain.folded.slice(token.to, token.to + NEAR);
  if (HANGUL.test(text) && !HANGUL_AFTER.test(afterName)) return false;
  // "Monogram Mini Danube" is a small Danube.
  const isBeforeModel = line.before.some((id) => id === next.entry?.line);
  if (line.before.length > 0 && next.kind === 'word' && !isBeforeModel) return false;
  const isSmall = /(?:^|[ ・-])\p{Ll}/u.test(text);
  const isOneWord = !/[ ・-]/u.test(text);
  if (isLine(next) || isLine(before)) return true;
  if (line.kind === 'edition' && isLine(beforeSize(scene, index))) return true;
  if (line.isCommon && (isOneWord || isSmall || MOTTO.test(text))) {
    if (isName && !isSmall) return true;
    return !MOTTO.test(text) && (BRAND_BEFORE.test(beforeName) || SIZE_AFTER.test(afterName));
  }
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  const isNamed = BRAND.test(plain.folded.slice(before.from, before.to));
  return !line.isWord || !isSmall || !isOneWord || isNamed || SIZE_AFTER.test(afterName);
}

/** Keepall 45 x Supreme: what is before the size or the “x”. */
function beforeSize({ tokenAt, plain }: Scene, index: number): Token {
  let at = index - 1;
  while (/^(?:\d\d|[pmg]m|bb|[x×])$/u.test(plain.folded.slice(tokenAt(at).from, tokenAt(at).to)))
    at -= 1;
  return tokenAt(at);
}

/** "Louis Vuitton is a French Company" says nothing of a bag. */
const IS_A = /\b(?:is|was|being|as) (?:a|an|the) $/u;

/**
 * Where a text says that the bag was made by The French Company. In small letters it is any company of France, and a shop may
 * have that name.
 *
 * @example
 * makersIn(sceneFor('Speedy 30 by The French Company')).length // => 1
 * makersIn(sceneFor('Louis Vuitton, the French company')).length // => 0
 */
export function makersIn(scene: Scene): readonly TextSpan[] {
  const { tokens, plain } = scene;
  return tokens.filter((token, index) => {
    if (!has(token, is.maker) || attach(scene, index, index + 1) !== 'bag') return false;
    const isName = token.isUnspaced || plain.text.slice(token.from, token.to).includes('C');
    const isKind = IS_A.test(plain.folded.slice(Math.max(0, token.from - 16), token.from));
    return isName && !isKind && !isNear(scene, index - 1, -1, 3, [is.dealt]);
  });
}

/** A designer from whom, or from whose years, a text says that the bag is. */
export interface DesignerMatch extends TextSpan {
  readonly designer: Designer;
  /** The bag is said to be from his years. */
  readonly isEra: boolean;
}

/**
 * The designers from whom a text says that the bag is: designed by him, a model or a collection by him, or from his years. A
 * bare name is none, since some have a house of their own.
 *
 * @example
 * designersIn(sceneFor('Speedy 30 by Marc Jacobs')).map(({ designer }) => designer.id) // => ["marc-jacobs"]
 * designersIn(sceneFor('Marc Jacobs bag, worn by Kim Jones')) // => []
 */
export function designersIn(scene: Scene): readonly DesignerMatch[] {
  return scene.tokens.flatMap(({ entry, from, to }, index) => {
    const designer = DESIGNERS.find(({ id }) => id === entry?.designer);
    if (!designer || attach(scene, index, index + 1) !== 'bag') return [];
    const isEra = isFromHisYears(scene, index);
    return isEra || isByHim(scene, index) ? [{ designer, isEra, from, to }] : [];
  });
}

/** "Marc Jacobs era", "l’ère Marc Jacobs", "Marc-Jacobs-Ära"; not "after the Marc Jacobs era". */
function isFromHisYears(scene: Scene, index: number): boolean {
  const { tokenAt } = scene;
  const before = pastSmall(scene, index, -1);
  const next = tokenAt(index + 1).kind === 'dash' ? index + 2 : pastSmall(scene, index, 1);
  const isBefore = has(tokenAt(before), is.tenure);
  if (!(isBefore || has(tokenAt(next), is.tenure)) || has(tokenAt(next + 1), is.bound))
    return false;
  const lead = tokenAt(isBefore ? pastSmall(scene, before, -1) : before);
  return lead.kind === 'word' ? has(lead, is.lead) || isLine(lead) : lead.kind !== 'dash';
}

/** "Designed by Marc Jacobs", "Speedy by Marc Jacobs", "by Marc Jacobs for Louis Vuitton"; not "inspired by Marc Jacobs". */
function isByHim(scene: Scene, index: number): boolean {
  const { tokenAt } = scene;
  if (([1, -1] as const).some((step) => has(tokenAt(pastSmall(scene, index, step)), is.designed)))
    return true;
  if (!has(tokenAt(index - 1), is.by)) return false;
  const before = tokenAt(index - 2);
  return (
    before.kind === 'number' ||
    has(before, is.released) ||
    isLine(before) ||
    (before.kind !== 'word' && isNear(scene, index + 1, 1, 3, [isOwnHouse]))
  );
}

/** The first place before or after an index that holds more than a small word. */
function pastSmall(scene: Scene, index: number, step: 1 | -1): number {
  return spell(scene, index + step, step, 2, [['f', is.small, is.by]]).at + step;
}

/** Text with the length and the characters of a style number; a small letter only before digits. */
const STYLE = /^(?:[MNZRJQmnzrjq]\d{4,5}[A-Z]?|M\dA\d{3}|1A[A-Z\d]{4})$/;

/** M and N with five digits are hardly ever anything else. */
const COMMON = /^[MN]\d{5}$/i;

/**
 * The style (product) numbers of a text, each time, as written. A slash, a dot or a bullet may be before them.
 *
 * @example
 * styleNumbersIn(sceneFor('Wallet M2A467, style M9150U, order Z12345')) // => ["M2A467","M9150U"]
 */
export function styleNumbersIn(scene: Scene): readonly string[] {
  return scene.runs.flatMap((run) => {
    if (!STYLE.test(run.text)) return [];
    const { text } = scene.plain;
    const before = text.charAt(run.from - 1);
    const after = text.slice(run.to, run.to + 2);
    if (/[_@&%+$€£]/.test(before) || /^(?:[_@&%+]|[.,]\d|-\d{2})/.test(after)) return [];
    // "NZ-M4152" and "3-M41526" are parts of longer numbers, "LV.M41526" is not.
    const farther = text.charAt(run.from - 2);
    const isJoined = /[.\u2010\u2011-]/.test(before) && /[\p{Lu}\d]/u.test(farther);
    if (isJoined && (/\d/.test(farther) || !COMMON.test(run.text))) return [];
    return isOfStyle(scene, run.from, run.text) ? [run.text] : [];
  });
}

/** M or N with five digits, a style number after a word for one, or a common one that no other word announces. */
function isOfStyle(scene: Scene, from: number, number: string): boolean {
  if (COMMON.test(number)) return true;
  const { letters } = spell(scene, indexAt(scene, from) - 1, -1, 5, [
    ['S', is.style],
    ['O', is.codeOrReference],
    ['f', is.fill, ({ kind }) => kind !== 'word'],
  ]);
  return letters.endsWith('S') || (isStyleNumber(number) && !letters.endsWith('O'));
}
