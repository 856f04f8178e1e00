import { fold } from '../../core/fold.ts';
import { type Line, lineById, LINES, namesOf } from '../../core/lines.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import { isDenied, isOfOther } from '../reader/attach.ts';
import { has, type Token } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
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
/** “Monogram Mini” ends with a word for small. */
const MINI_LAST = /(?:mini|ミニ|미니)$/u;

/** What is only likened to a model: "similar to Neverfull", "Neverfull-style tote". */
const LIKE =
  /(?:similar to|inspired by|(?:cop[iy]\w*|dupes?|replicas?|style) of|like|not|comme|wie|come|como)(?: (?:an?|the|une?|le|la|die|das|der|uno?|el))? $/u;
const LIKE_AFTER = /^(?:[ -](?:style|inspired|type|like)(?! (?:n|#))|風|っぽい| ?스타일)/u;

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
  const found = withoutChoice(scene, named).map(({ token, index, line }): LineMatch => {
    const { from, to } = token;
    const name = nameAround(scene, index);
    const { version, words } = versionIn(line, name.text, plain.text.slice(from, from + TOGETHER));
    const isWhole = (each: Token) => isSaid.has(each) || isKnown(scene, each, name.isProse, words);
    const isVersionOf = version.kind === 'model' || version.kind === 'version';
    const isOtherVersion =
      isVersionOf && (isOtherSize(plain.folded, to, version) || !name.tokens.every(isWhole));
    return { line: version, text: plain.text.slice(from, to), from, to, isOtherVersion };
  });
  const wholes = found.length > 1 ? WHOLES.flatMap((line) => wholeOf(line, found)) : [];
  return [...found, ...wholes].sort((a, b) => a.from - b.from);
}

/** A token that names a line. */
interface Named {
  readonly token: Token;
  readonly index: number;
  readonly line: Line;
}

/** All but those between which a text leaves the choice: "Alma or Speedy". */
function withoutChoice({ tokens, plain }: Scene, named: readonly Named[]): readonly Named[] {
  const isChoice = (one: Named | undefined, other: Named | undefined) => {
    if (!one || !other) return false;
    const between = tokens.slice(one.index + 1, other.index);
    const isShort = between.every(
      (each) =>
        has(each, is.or) ||
        each.kind === 'number' ||
        NEUTRAL.has(fold(plain.text.slice(each.from, each.to))),
    );
    return isShort && between.some((each) => has(each, is.or));
  };
  return named.filter((each, at) => {
    const [before, after] = [named[at - 1], named[at + 1]];
    if (isChoice(before, each) || isChoice(each, after)) return false;
    return ![before, after].some((other) => other && isOtherName(tokens, each, other));
  });
}

/** Whether it is the younger of two versions of a model with a slash between them, under which one shop sells both. */
function isOtherName(tokens: readonly Token[], one: Named, other: Named): boolean {
  const [first, last] = one.index < other.index ? [one, other] : [other, one];
  const isSlash = last.index === first.index + 2 && tokens[first.index + 1]?.kind === 'slash';
  if (!isSlash || !one.line.family || one.line.family !== other.line.family) return false;
  return (one.line.launches[0]?.year ?? 0) > (other.line.launches[0]?.year ?? 0);
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
  let isProse = false;
  const goOn = (step: 1 | -1): number => {
    let at = index;
    while (Math.abs(at + step - index) <= NAME) {
      const next = tokenAt(at + step);
      if (isEnd(plain.folded, next)) {
        isProse ||= next.kind === 'word';
        break;
      }
      if (next.kind === 'dash' && next.isApart) break;
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
  const word = fold(folded.slice(token.from, token.to));
  if (NEUTRAL.has(word)) return false;
  if (PROSE.has(word)) return true;
  if (token.entry === undefined || token.entry.line !== undefined) return false;
  return !has(token, is.inName);
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
  return isProse && (token.isUnspaced ? !/\p{sc=Katakana}/u.test(text) : !/^\p{Lu}/u.test(text));
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
  const [from, to] = [
    Math.min(...parts.map((part) => part.from)),
    Math.max(...parts.map((part) => part.to)),
  ];
  const isThere = parts.length === line.parts.length && to - from <= TOGETHER;
  return isThere
    ? parts.slice(0, 1).map((first) => ({
        ...first,
        line,
        isOtherVersion: parts.some((part) => part.isOtherVersion),
      }))
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
  if (LIKE.test(beforeName) || LIKE_AFTER.test(afterName)) return false;
  if (HANGUL.test(text) && !(HANGUL_BEFORE.test(beforeName) && HANGUL_AFTER.test(afterName))) {
    return false;
  }
  // "Monogram Mini Danube" is a small Danube.
  if (line.before.length > 0 && MINI_LAST.test(plain.folded.slice(token.from, token.to))) {
    const model = next.entry?.line;
    if (next.kind === 'word' && !line.before.some((id) => id === model)) return false;
  }
  const isSmall = /(?:^|[ ・-])\p{Ll}/u.test(text);
  const isOneWord = !/[ ・-]/u.test(text);
  const isBesideLine =
    before.entry?.line !== undefined ||
    next.entry?.line !== undefined ||
    (line.kind === 'edition' && isBehindSize(scene, index));
  if (line.isCommon && (isOneWord || isSmall || MOTTO.test(text))) {
    if (isBesideLine || (isName && !isSmall)) return true;
    return !MOTTO.test(text) && (BRAND_BEFORE.test(beforeName) || SIZE_AFTER.test(afterName));
  }
  if (!line.isWord || !isSmall || !isOneWord) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  const isNamed = BRAND.test(plain.folded.slice(before.from, before.to));
  return isNamed || isBesideLine || /^ ?(?:\d\d(?!\d)|[pmg]m(?![a-z]))/.test(afterName);
}

/** Whether an edition has its model before it, with a size or an "x" between them: Keepall 45 x Supreme. */
function isBehindSize({ tokenAt, plain }: Scene, index: number): boolean {
  let at = index - 1;
  while (/^(?:\d\d|[pmg]m|bb|[x×])$/u.test(plain.folded.slice(tokenAt(at).from, tokenAt(at).to)))
    at -= 1;
  return at < index - 1 && tokenAt(at).entry?.line !== undefined;
}
