import { type Label, LABELS } from '../../core/labels.ts';
import { has, isPhrase, MARKS, type Token, type TokenKind } from '../reader/lexer.ts';
import { type Alphabet, any, country, spell, unknown } from '../reader/letters.ts';
import type { Scene } from '../reader/scene.ts';
import { attach, isDenied } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** Why a country was taken as that of the label. */
export type LabelRule =
  | 'made-after' // フランス製, France made, in Frankreich hergestellt
  | 'made-before' // made in France, country of origin: France
  | 'clause-before' // Made in Paris, France
  | 'after-code' // SP0065 France, SD1079 = USA
  | 'beside-code' // SP0065 - Spain
  | 'adjective' // French made, fabrication française
  | 'other'; // it seems to be said of another thing

/** A country that is on the label, according to a text. */
export interface LabelMatch extends TextSpan {
  readonly label: Label;
  /** As written there: `U.S.A.` */
  readonly text: string;
}

/** The words of a text about the label: all of `made in France or Spain`. */
export interface LabelClaim extends TextSpan {
  readonly rule: LabelRule;
  readonly labels: readonly LabelMatch[];
}

/** How far a word reaches, in tokens. */
const REACH = 16;

/** A longer row of countries is not a label. */
const MOST_COUNTRIES = 6;

/**
 * The words of a text about the label, in their order; by the rule `other` those about another thing, a strap or another bag.
 *
 * @example
 * readLabels(sceneFor('SP0065 フランス製')).map(({ labels }) => labels[0].label) // => ["FR"]
 * readLabels(sceneFor('not made in France')) // => []
 * readLabels(sceneFor('my other bag is made in Spain'))[0].rule // => "other"
 */
export function readLabels(scene: Scene): readonly LabelClaim[] {
  const { tokens, tokenAt, plain } = scene;
  const claims: LabelClaim[] = [];
  let passed = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    if (index < passed || countryAt(scene, index) === undefined) continue;
    const group = groupAt(scene, index);
    const found = ruleFor(scene, index, group.end);
    if (!found) continue;
    const of = attach(scene, found.from, found.to);
    if (of === 'nothing' || isDenied(scene, found.from, found.to)) continue;
    if (isMissing(scene, found.from, found.to)) continue;
    const labels = group.places.map(({ place, label }) => {
      const { from, to } = tokenAt(place);
      return { label, from, to, text: plain.text.slice(from, to) };
    });
    const { from } = tokenAt(Math.min(found.from, index));
    const { to } = tokenAt(Math.max(found.to, group.end) - 1);
    claims.push({ rule: of === 'other' ? of : found.rule, labels, from, to });
    passed = group.end;
  }
  return claims;
}

/** "No made in France stamp", フランス製の刻印なし. */
function isMissing(scene: Scene, first: number, end: number): boolean {
  const before: Alphabet = [
    ['N', (token) => has(token, is.lack) && !token.isUnspaced],
    ['f', is.fill, is.stampCue, is.missing, is.codePlace, 'quote', 'open'],
  ];
  const after: Alphabet = [
    ['N', (token) => has(token, is.missing) || (has(token, is.absent) && token.isUnspaced)],
    ['f', is.fill, is.stampCue, 'quote', 'close'],
  ];
  return (
    spell(scene, first - 1, -1, 4, before).letters.endsWith('N') ||
    spell(scene, end, 1, 4, after).letters.endsWith('N')
  );
}

/** FR, US */
const CODE_LENGTH = 2;

/** The country that a token names, if it does. */
function countryAt({ tokenAt, plain }: Scene, index: number): Label | undefined {
  const { kind, entry, from, to } = tokenAt(index);
  if (kind !== 'word') return undefined;
  const named = entry?.country ?? entry?.adjective;
  if (named !== undefined || to - from > CODE_LENGTH) return named;
  const text = plain.text.slice(from, to);
  return LABELS.find((code) => code === text);
}

/** Whether a country is named by its name, not by an adjective or two letters. */
function isNamed({ entry }: Token): boolean {
  return entry?.country !== undefined;
}

interface Place {
  readonly place: number;
  readonly label: Label;
}

/** Alternative countries or several: France or Spain, France / Spain. */
function groupAt(
  scene: Scene,
  first: number,
): { readonly places: readonly Place[]; readonly end: number } {
  const { tokenAt } = scene;
  const places: Place[] = [];
  let end = first;
  let index = first;
  while (places.length < MOST_COUNTRIES) {
    const label = countryAt(scene, index);
    if (label === undefined || (index > first && !isNamed(tokenAt(index)))) break;
    places.push({ place: index, label });
    end = index + 1;
    const next = afterJoint(scene, end);
    // "Made in France, Spanish leather" and a new sentence begin something else.
    if (next === undefined) break;
    index = next;
  }
  return { places, end };
}

/** The token after "or", a slash, a comma or "&", small words aside. */
function afterJoint(scene: Scene, from: number): number | undefined {
  const isAnd = (token: Token) => scene.plain.text.charAt(token.from) === '&';
  const alphabet: Alphabet = [
    ['j', 'slash', 'comma', is.span, isAnd],
    ['f', is.fill, is.made],
  ];
  const { letters, at } = spell(scene, from, 1, 4, alphabet);
  return letters.includes('j') ? at + 1 : undefined;
}

interface Rule {
  readonly rule: LabelRule;
  /** The tokens on which it is based, countries included. */
  readonly from: number;
  readonly to: number;
}

function ruleFor(scene: Scene, first: number, end: number): Rule | undefined {
  const token = scene.tokenAt(first);
  const isAdjective = !isNamed(token) && token.entry?.adjective !== undefined;
  const rule = isAdjective
    ? (adjective(scene, first, end) ?? madeBefore(scene, first, true))
    : (madeAfter(scene, first, end) ??
      madeBefore(scene, first, !isNamed(token)) ??
      heading(scene, first) ??
      clauseBefore(scene, first) ??
      afterCode(scene, first, end) ??
      besideCode(scene, first, end));
  if (!rule) return undefined;
  return { ...rule, from: Math.min(rule.from, first), to: Math.max(rule.to, end) };
}

/** フランス製, フランスで丁寧に作られ, France-made, in Frankreich hergestellt. */
function madeAfter(scene: Scene, first: number, end: number): Rule | undefined {
  const { tokenAt, clauseAt } = scene;
  if (!isNamed(tokenAt(first))) return undefined;
  let index = end;
  const sign = tokenAt(index);
  // An ending may hang on: Fransa'da üretilmiştir.
  const hangsOn = !tokenAt(index + 1).isApart && has(tokenAt(index + 1), is.fill);
  if (sign.kind === 'quote' && hangsOn) index += 2;
  else if (sign.kind === 'close' || sign.kind === 'quote') index += 1;
  if (tokenAt(index).kind === 'dash' && !tokenAt(index).isApart) index += 1;
  // 프랑스제, and not 프랑스에서 제가
  const ending = scene.plain.text.slice(sign.from, sign.from + 2);
  if (index === end && !sign.isApart && /^제(?!\p{Script=Hangul})/u.test(ending)) {
    return { rule: 'made-after', from: first, to: end + 1 };
  }
  const verb = tokenAt(index);
  if (has(verb, is.made) && !verb.isUnspaced && clauseAt(index) === clauseAt(first)) {
    // "France made in 2004" is two things, and "Italy-made leather" says what is made there.
    const next = tokenAt(index + 1);
    const isLed = has(tokenAt(first - 1), is.fill) || !has(next, is.fill);
    return isLed && !has(next, is.partOrLock)
      ? { rule: 'made-after', from: first, to: index + 1 }
      : undefined;
  }
  return madeAtEnd(scene, first, index);
}

/** If the verb is at the end, other words may be in between. */
function madeAtEnd(scene: Scene, first: number, from: number): Rule | undefined {
  const { tokenAt } = scene;
  const { letters, at } = spell(scene, from, 1, 10, [
    // 스페인산, and not 프랑스 가서 산 가방
    ['E', (token) => token.isApart && isPhrase(token, /^산$/)],
    ['M', (token) => has(token, is.made) && token.isUnspaced],
    ['E', is.otherRuling, country, 'comma', 'stop', 'line-end', 'code', 'colon', 'none'],
    ['x', any],
  ]);
  if (!letters.endsWith('M') || has(tokenAt(at), is.madePlace)) return undefined;
  return tokenAt(at + 1).kind === 'colon'
    ? undefined
    : { rule: 'made-after', from: first, to: at + 1 };
}

/** Made in France, country of origin: France; the nearest word to the left counts. */
function madeBefore(
  scene: Scene,
  first: number,
  isShort: boolean,
  last = first - 1,
  clause = scene.clauseAt(first),
): Rule | undefined {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  let between = 0;
  for (let index = last, seen = 0; seen < REACH && first - index < 50; index -= 1) {
    if (clauseAt(index) !== clause) {
      const isOther = sentenceAt(index) !== sentenceAt(first);
      if (isOther && tokenAt(index).kind !== 'line-end') return undefined;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    if (has(token, is.making) && !has(token, is.otherRuling)) {
      // Two letters and adjectives only count right after the heading.
      const isHeading = isHeadingAt(scene, index, first);
      if (!isHeading && (isShort || !has(token, is.made))) return undefined;
      if (isShort && between > 0) return undefined;
      return { rule: 'made-before', from: index, to: first + 1 };
    }
    if (has(token, is.otherRuling) || token.entry?.country !== undefined) return undefined;
    const isThing = token.kind === 'code' || token.kind === 'number' || token.kind === 'word';
    if (isThing && !has(token, is.fill)) between += 1;
  }
  return undefined;
}

/** A heading that a sign separates from its country: 【製造国】フランス, Country - France, Label: France. */
function heading({ tokenAt }: Scene, first: number): Rule | undefined {
  if (!isMark(tokenAt(first - 1))) return undefined;
  const index = [first - 2, first - 3, first - 4].find((at) => tokenAt(at).kind === 'word');
  const isHeading = (token: Token) => has(token, is.madePlace) || has(token, is.codePlace);
  return index !== undefined && isHeading(tokenAt(index))
    ? { rule: 'made-before', from: index, to: first + 1 }
    : undefined;
}

/** A single word such as "country" or "origin" is a heading if a mark follows, or nothing. */
function isHeadingAt(scene: Scene, index: number, first: number): boolean {
  const { tokenAt } = scene;
  const { isUnspaced, entry } = tokenAt(index);
  if (isUnspaced || entry?.phrase.includes(' ')) return true;
  const at = spell(scene, index + 1, 1, first - index - 1, [['f', is.fill]]).at + 1;
  return at === first || isMark(tokenAt(at)) || tokenAt(at).kind === 'mark';
}

/** A sign between a heading and its country. */
function isMark({ kind }: Token): boolean {
  return MARKS.has(kind) || kind === 'bullet';
}

/** "Made in Paris, France", "stitched by hand, in France". */
function clauseBefore(scene: Scene, first: number): Rule | undefined {
  const sign = spell(scene, first - 1, -1, REACH - 1, [['f', is.fill]]).at - 1;
  const { kind } = scene.tokenAt(sign);
  if (!isNamed(scene.tokenAt(first)) || (kind !== 'comma' && kind !== 'close')) return undefined;
  const rule = madeBefore(scene, first, false, sign - 1, scene.clauseAt(sign - 1));
  return rule && { ...rule, rule: 'clause-before' };
}

/** `SD1079 = USA`, `SP0065 (France)`, `SP0065 France`: what the seller thinks the letters of a code stand for. */
function afterCode(scene: Scene, first: number, end: number): Rule | undefined {
  const { tokenAt } = scene;
  const isSlash = ({ kind, isApart }: Token) => kind === 'slash' && isApart;
  if (!ENDINGS.has(tokenAt(end).kind) && !isSlash(tokenAt(end))) return undefined;
  const { letters } = spell(scene, first - 1, -1, 5, [
    ['C', 'code'],
    ['s', 'open', 'arrow', isSlash],
    ['f', 'close', 'quote'],
    // "SD1079 (Texas, USA)"
    ['f', (token, at) => token.kind === 'comma' && tokenAt(at - 1).kind === 'word'],
    [',', 'comma'],
    ['f', is.fill, (token, at) => unknown(token) && opens(tokenAt(at - 1))],
  ]);
  const isBound = isNamed(tokenAt(first)) ? /^(?:f*s.*)?C$/ : /^f*s.*C$/;
  return isBound.test(letters) ? { rule: 'after-code', from: first, to: first + 1 } : undefined;
}

/** A country that is alone with the code in its line or bracket: `Date code SP0065 - Spain`, `SP0065 / Spain`, `Spain, SP0065`. */
function besideCode(scene: Scene, first: number, end: number): Rule | undefined {
  const { tokenAt, plain } = scene;
  if (!isNamed(tokenAt(first))) return undefined;
  // "SP0065;Spain;2003", "| SP0065 | Spain | 2003 |"
  const parts = (index: number) => /[;|]/.test(plain.text.charAt(tokenAt(index).from));
  const ends = (index: number) =>
    ['line-end', 'none'].includes(tokenAt(index).kind) || parts(index);
  const isCell = (index: number) => ends(index - 1) && ends(index + 1);
  const alphabet: Alphabet = [
    ['E', 'line-end', 'none', (token, at) => token.kind === 'stop' && !parts(at)],
    ['c', 'code'],
    ['f', is.cueOrFill, (token, at) => token.kind === 'number' && isCell(at)],
    ['f', ({ kind }) => !['word', 'number', 'mixed'].includes(kind)],
  ];
  /** Whether there is a code on one side of the country; undefined if there is anything else. */
  const codeOn = (start: number, step: 1 | -1): boolean | undefined => {
    const { letters } = spell(scene, start, step, 12, alphabet);
    return letters.endsWith('E') ? letters.includes('c') : undefined;
  };
  const [before, after] = [codeOn(first - 1, -1), codeOn(end, 1)];
  const isAlone = before !== undefined && after !== undefined && (before || after);
  return isAlone ? { rule: 'beside-code', from: first, to: end } : undefined;
}

const ENDINGS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'close',
  'line-end',
  'comma',
  'stop',
  'none',
]);

function opens({ kind }: Token): boolean {
  return kind === 'open' || kind === 'arrow';
}

/** French made. */
function adjective({ tokenAt }: Scene, first: number, end: number): Rule | undefined {
  const sign = tokenAt(end);
  const place = sign.kind === 'dash' && !sign.isApart ? end + 1 : end;
  const [next, after] = [tokenAt(place), tokenAt(place + 1)];
  if (!has(next, is.made)) return undefined;
  // "French made in …", "Italian made leather"
  return has(after, is.fill) || has(after, is.partOrLock)
    ? undefined
    : { rule: 'adjective', from: first, to: place + 1 };
}
