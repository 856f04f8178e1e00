import type { CountryId } from '../core/factories.ts';
import { type Label, LABELS } from '../core/labels.ts';
import { OTHER } from './governors.ts';
import { meanings } from './lexicon.ts';
import { has, type Token } from './lexer.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** Why a country was taken for the label's. */
export type LabelRule =
  | 'made-behind' // フランス製, France made, in Frankreich hergestellt
  | 'made-before' // made in France, country of origin: France
  | 'clause-before' // Made in Paris, France
  | 'behind-code' // SP0065 France, SD1079 = USA
  | 'adjective'; // French made, fabrication française

/** A country that a text says the label names. */
export interface LabelMatch extends TextSpan {
  readonly label: Label;
  /** As it stands there: `U.S.A.` */
  readonly text: string;
}

/** A place where a text says what the label names: all of `made in France or Spain`. */
export interface LabelClaim extends TextSpan {
  readonly rule: LabelRule;
  readonly labels: readonly LabelMatch[];
}

/** How far a word reaches, in tokens. */
const REACH = 16;

/** More countries in a row are no label. */
const MOST_COUNTRIES = 6;

const MADE = meanings('made');
const MADE_PLACE = meanings('madePlace');
const PLACE = meanings('made', 'madePlace');
const DENIAL = meanings('denial', 'notThis');
const PART = meanings('part', 'lock');
const BAG = meanings('bag');
const OTHER_BAG = meanings('otherBag');
const STAMP = meanings('stampCue', 'codeCue');
const MISSING = meanings('missing', 'denial', 'notThis');
const FILL = meanings('fill');
const OR = meanings('or');
const NEUTRAL = meanings('neutral');
const METAL = meanings('metal');

/** Two capitals that are a country behind a heading: Made in: IT. */
const CODES: ReadonlySet<string> = new Set(LABELS);

/**
 * The places where a text says what the label names, in their order.
 *
 * @example
 * labelsIn(sceneFor('SP0065 フランス製')).map(({ labels }) => labels[0].label) // => ["FR"]
 * labelsIn(sceneFor('not made in France')) // => []
 */
export function labelsIn(scene: Scene): readonly LabelClaim[] {
  const { tokens } = scene;
  const claims: LabelClaim[] = [];
  let passed = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    if (index < passed) continue;
    const country = countryAt(scene, index);
    if (country === undefined) continue;
    const group = groupAt(scene, index);
    const found = ruleFor(scene, index, group.end);
    if (!found) continue;
    const labels = group.places.flatMap((place) => matchAt(scene, place) ?? []);
    const from = tokens[Math.min(found.from, index)]?.from ?? 0;
    const to = tokens[Math.max(found.to, group.end) - 1]?.to ?? from;
    claims.push({ rule: found.rule, labels, from, to });
    passed = group.end;
  }
  return claims;
}

/** The country that a token names, if it does. */
function countryAt({ tokens, plain }: Scene, index: number): Label | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const { entry } = token;
  if (entry?.country !== undefined) return entry.country;
  if (entry?.adjective !== undefined) return entry.adjective;
  const text = plain.text.slice(token.from, token.to);
  return CODES.has(text) ? (text as CountryId) : undefined;
}

/** Whether a country is named by its name, not by an adjective or two letters. */
function isNamed({ entry }: Token): boolean {
  return entry?.country !== undefined;
}

function matchAt(scene: Scene, index: number): LabelMatch | undefined {
  const token = scene.tokens[index];
  const label = countryAt(scene, index);
  if (!token || label === undefined) return undefined;
  const { from, to } = token;
  return { label, from, to, text: scene.plain.text.slice(from, to) };
}

/** Countries of which one is meant, or all: France or Spain, France / Spain. */
function groupAt(
  scene: Scene,
  first: number,
): { readonly places: readonly number[]; readonly end: number } {
  const { tokens } = scene;
  const places = [first];
  let end = first + 1;
  while (places.length < MOST_COUNTRIES) {
    let index = end;
    let isJoined = false;
    while (index < end + 4) {
      const token = tokens[index];
      if (
        has(token, OR) ||
        token?.kind === 'slash' ||
        token?.kind === 'comma' ||
        (token?.kind === 'mark' && scene.plain.text.charAt(token.from) === '&') ||
        (has(token, FILL) && /^(?:and|et|und|e|y|en)$/.test(token?.entry?.phrase ?? ''))
      )
        isJoined = true;
      else if (!has(token, FILL) && !has(token, MADE)) break;
      index += 1;
    }
    const next = tokens[index];
    if (!isJoined || !next || countryAt(scene, index) === undefined || !isNamed(next)) break;
    // "Made in France, Spanish leather" and a new sentence begin something else.
    places.push(index);
    end = index + 1;
  }
  return { places, end };
}

interface Rule {
  readonly rule: LabelRule;
  /** The tokens that it rests on, countries included. */
  readonly from: number;
  readonly to: number;
}

function ruleFor(scene: Scene, first: number, end: number): Rule | undefined {
  const token = scene.tokens[first];
  if (!token) return undefined;
  const isAdjective = !isNamed(token) && token.entry?.adjective !== undefined;
  const rule = isAdjective
    ? (adjective(scene, first, end) ?? madeBefore(scene, first, true))
    : (madeBehind(scene, first, end) ??
      madeBefore(scene, first, !isNamed(token)) ??
      heading(scene, first) ??
      clauseBefore(scene, first, end) ??
      behindCode(scene, first, end));
  return rule && !isDropped(scene, rule, first, end) ? rule : undefined;
}

/** フランス製, フランスで丁寧に作られ, France-made, in Frankreich hergestellt. */
function madeBehind(
  { tokens, clauses, plain }: Scene,
  first: number,
  end: number,
): Rule | undefined {
  const country = tokens[first];
  if (!country || !isNamed(country)) return undefined;
  let index = end;
  // An ending may hang on: Fransa'da üretilmiştir.
  if (
    tokens[index]?.kind === 'quote' &&
    tokens[index + 1]?.isApart === false &&
    has(tokens[index + 1], FILL)
  )
    index += 2;
  else if (tokens[index]?.kind === 'close' || tokens[index]?.kind === 'quote') index += 1;
  if (tokens[index]?.kind === 'dash' && tokens[index]?.isApart === false) index += 1;
  const next = tokens[index];
  if (has(next, MADE) && next?.isUnspaced !== true && clauses[index] === clauses[first]) {
    // "France made in 2004" is two things, and "Italy made leather" says what is made there.
    const behind = tokens[index + 1];
    const isVerb =
      !has(behind, FILL) || !/^(?:in|en|aux?|nel|im)$/.test(behind?.entry?.phrase ?? '');
    const isLed = has(tokens[first - 1], FILL);
    const isHeading = behind?.kind === 'colon';
    return (isVerb || isLed) &&
      !isHeading &&
      !has(behind, PART) &&
      !has(behind, METAL) &&
      !/^(?:leather|silk|cotton)$/.test(plain.folded.slice(behind?.from ?? 0, behind?.to ?? 0))
      ? { rule: 'made-behind', from: first, to: index + 1 }
      : undefined;
  }
  for (let seen = 0; seen < 10; seen += 1, index += 1) {
    const token = tokens[index];
    if (!token || (token.kind === 'word' && !token.isUnspaced && seen > 0 && !token.entry))
      return undefined;
    if (
      token.kind === 'comma' ||
      token.kind === 'stop' ||
      token.kind === 'line-end' ||
      token.kind === 'code' ||
      token.kind === 'colon'
    )
      return undefined;
    if (has(token, MADE) && token.isUnspaced) {
      if (has(token, MADE_PLACE) || has(token, NEUTRAL) || tokens[index + 1]?.kind === 'colon')
        return undefined;
      // イタリア製の革を使用
      if (has(tokens[index + 1], FILL) && has(tokens[index + 2], PART)) return undefined;
      return { rule: 'made-behind', from: first, to: index + 1 };
    }
    if (
      token.entry?.country !== undefined ||
      has(token, OTHER) ||
      has(token, STAMP) ||
      has(token, PART)
    )
      return undefined;
  }
  return undefined;
}

/** Made in France, country of origin: France; the nearest word to the left rules. */
function madeBefore(scene: Scene, first: number, isShort: boolean): Rule | undefined {
  const { tokens, clauses } = scene;
  const clause = clauses[first];
  let between = 0;
  for (
    let index = first - 1, seen = 0;
    index >= 0 && seen < REACH && first - index < 50;
    index -= 1
  ) {
    if (clauses[index] !== clause) {
      if (scene.sentences[index] !== scene.sentences[first] && tokens[index]?.kind !== 'line-end')
        return undefined;
      continue;
    }
    seen += 1;
    const token = tokens[index];
    if (has(token, PLACE) && !has(token, OTHER)) {
      if (token?.isUnspaced && !has(token, MADE_PLACE) && (between > 0 || hasPlace(scene, index)))
        return undefined;
      if (has(token, MADE_PLACE) && !has(token, MADE) && !isHeading(scene, index, first))
        return undefined;
      // Two letters and adjectives count right behind the heading.
      if (isShort && (between > 0 || !isHeading(scene, index, first))) return undefined;
      return { rule: 'made-before', from: index, to: first + 1 };
    }
    if (has(token, OTHER) || token?.entry?.country !== undefined) return undefined;
    if (token?.kind === 'stop' && scene.sentences[index] !== scene.sentences[first])
      return undefined;
    if (token?.kind === 'word' && !has(token, FILL)) between += 1;
    if (token?.kind === 'code' || token?.kind === 'number') between += 1;
  }
  return undefined;
}

/** A heading that a sign parts from its country: 【製造国】フランス, Country - France. */
function heading({ tokens }: Scene, first: number): Rule | undefined {
  let index = first - 1;
  const sign = tokens[index];
  if (!sign || !['close', 'dash', 'bullet', 'colon', 'quote', 'arrow', 'slash'].includes(sign.kind))
    return undefined;
  while (first - index < 4 && tokens[index] && tokens[index]?.kind !== 'word') index -= 1;
  return has(tokens[index], MADE_PLACE)
    ? { rule: 'made-before', from: index, to: first + 1 }
    : undefined;
}

/** Whether a country stands right before a word for making: スペイン製 has its place. */
function hasPlace({ tokens }: Scene, index: number): boolean {
  const at = has(tokens[index - 1], FILL) ? index - 2 : index - 1;
  return tokens[at]?.entry?.country !== undefined;
}

/** A single word such as "country" or "origin" heads a country where a mark follows, or nothing. */
function isHeading({ tokens }: Scene, index: number, first: number): boolean {
  const token = tokens[index];
  if (!token || token.isUnspaced || token.entry?.phrase.includes(' ')) return true;
  let at = index + 1;
  while (at < first && has(tokens[at], FILL)) at += 1;
  if (at === first) return true;
  return ['colon', 'dash', 'arrow', 'mark', 'open', 'quote', 'slash'].includes(
    tokens[at]?.kind ?? '',
  );
}

/** "Made in Paris, France", "stitched by hand, in France". */
function clauseBefore(scene: Scene, first: number, end: number): Rule | undefined {
  const { tokens, clauses } = scene;
  const country = tokens[first];
  if (!country || !isNamed(country)) return undefined;
  let index = first - 1;
  while (index >= 0 && has(tokens[index], FILL)) index -= 1;
  const breaker = tokens[index];
  if (breaker?.kind !== 'comma' && breaker?.kind !== 'close') return undefined;
  const next = tokens[end];
  if (next && clauses[end] === clauses[first] && next.kind === 'word' && !has(next, FILL))
    return undefined;
  for (let at = end; at < end + 14 && clauses[at] === clauses[first]; at += 1) {
    if (has(tokens[at], OTHER)) return undefined;
  }
  const before = index - 1;
  const clause = clauses[before] ?? 0;
  for (let at = before, seen = 0; at >= 0 && seen < 12 && before - at < 40; at -= 1) {
    if (clauses[at] !== clause) {
      if (scene.sentences[at] !== scene.sentences[first]) return undefined;
      continue;
    }
    seen += 1;
    const token = tokens[at];
    if (token?.entry?.country !== undefined || has(token, OTHER)) return undefined;
    if (has(token, PLACE)) return { rule: 'clause-before', from: at, to: first + 1 };
  }
  return undefined;
}

/** `SD1079 = USA`, `SP0065 (France)`, `SP0065 France`: what the seller takes the letters of a code for. */
function behindCode({ tokens }: Scene, first: number, end: number): Rule | undefined {
  let index = first - 1;
  let hasSign = false;
  for (; index >= 0 && first - index < 6; index -= 1) {
    const token = tokens[index];
    if (token?.kind === 'code') break;
    if (token?.kind === 'open' || token?.kind === 'arrow') hasSign = true;
    else if (token?.kind === 'close' || token?.kind === 'quote') continue;
    else if (token?.kind === 'comma' && hasSign) continue;
    else if (token?.kind === 'comma') {
      if (tokens[index - 1]?.kind !== 'word') return undefined;
    } else if (!(
      has(token, FILL) ||
      (token?.kind === 'word' && token.entry === undefined && hasBefore(tokens, index))
    ))
      return undefined;
  }
  if (tokens[index]?.kind !== 'code' || (!hasSign && index !== first - 1)) return undefined;
  const next = tokens[end];
  const ends = !next || ['close', 'line-end', 'comma', 'stop'].includes(next.kind);
  const country = tokens[first];
  if (country && !isNamed(country) && !(hasSign && ends)) return undefined;
  return ends ? { rule: 'behind-code', from: first, to: first + 1 } : undefined;
}

/** "SD1079 (Texas, USA)". */
function hasBefore(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.kind === 'open' || tokens[index - 1]?.kind === 'arrow';
}

/** French made, fabrication française. */
function adjective({ tokens }: Scene, first: number, end: number): Rule | undefined {
  const sign = tokens[end];
  const place = sign?.kind === 'dash' && !sign.isApart ? end + 1 : end;
  const [before, next, behind] = [tokens[first - 1], tokens[place], tokens[place + 1]];
  if (has(next, MADE) && !has(next, NEUTRAL)) {
    const isPhrase = has(behind, FILL) && /^(?:in|en)$/.test(behind?.entry?.phrase ?? '');
    return isPhrase || has(behind, PART) || isMaterial(behind)
      ? undefined
      : { rule: 'adjective', from: first, to: place + 1 };
  }
  if (
    has(before, MADE) &&
    before?.entry &&
    /(?:manufacture|production|fabrication|confection|produzione|fabbricazione|manifattura|lavorazione|produccion|fabricacion|fabrico|fabricacao|confeccao|producao|herstellung|fertigung|produktion)/.test(
      before.entry.phrase,
    )
  ) {
    return { rule: 'adjective', from: first - 1, to: end };
  }
  return undefined;
}

function isMaterial(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' && /^(?:leather|silk|cotton|lace|base)$/.test(token.entry?.phrase ?? '')
  );
}

/** `not made in France`, `strap made in Italy`, `no "Made in France" stamp`, made in Italy? no. */
function isDropped(scene: Scene, { from, to, rule }: Rule, first: number, end: number): boolean {
  const { tokens, clauses, plain } = scene;
  const clause = clauses[from];
  for (let index = from - 1; index >= 0 && from - index <= 6; index -= 1) {
    const token = tokens[index];
    const isInside = clauses[index] === clause;
    if (
      !isInside &&
      token?.kind !== 'open' &&
      token?.kind !== 'quote' &&
      !(tokens[index + 1]?.kind === 'open')
    )
      break;
    const isMissing =
      has(token, meanings('missing')) && token?.isUnspaced === false && !has(token, FILL);
    if ((has(token, DENIAL) || isMissing) && !isTail(tokens, index)) return true;
    if (has(token, OTHER_BAG) && isInside) return true;
    if (
      (isPart(token) || (has(token, PART) && index === from - 1)) &&
      from - index <= 4 &&
      isInside
    )
      return true;
    if (isPart(token) && rule === 'made-behind' && from - index <= 3) return true;
    if (token?.kind === 'code' || (token?.kind === 'colon' && from - index > 2)) break;
  }
  // Between the words and the country: "made not in France but in Spain".
  for (let index = from; index < first; index += 1) if (has(tokens[index], DENIAL)) return true;
  let index = Math.max(to, end);
  while (tokens[index]?.kind === 'close' || tokens[index]?.kind === 'quote') index += 1;
  const next = tokens[index];
  if (
    next?.kind === 'stop' &&
    plain.text.charAt(next.from) === '?' &&
    has(tokens[index + 1], meanings('denial'))
  )
    return true;
  for (let seen = 0; seen < 5; seen += 1) {
    const token = tokens[index + seen];
    if (!token || clauses[index + seen] !== clauses[first]) break;
    if (token.kind === 'code') break;
    const isCjk = token.isUnspaced;
    if (isCjk && has(token, meanings('denial', 'notThis', 'missing'))) return true;
    if (!isCjk && has(token, meanings('notThis'))) return true;
    // "Gemaakt in Frankrijk ontbreekt".
    if (!isCjk && seen === 0 && has(token, meanings('missing')) && !has(token, FILL)) return true;
    if (!isCjk && has(token, STAMP)) {
      for (let far = seen + 1; far < seen + 4; far += 1)
        if (has(tokens[index + far], MISSING) && clauses[index + far] === clauses[first])
          return true;
    }
    if (!isCjk && !has(token, FILL) && !has(token, STAMP)) break;
  }
  return false;
}

/** What comes with the bag, and is no name for a bag as well. */
function isPart(token: Token | undefined): boolean {
  return has(token, PART) && !has(token, BAG);
}

/** "No box, made in France" was cut by the comma; "bag no. 5 made in" is a number. */
function isTail(tokens: readonly Token[], index: number): boolean {
  return (
    has(tokens[index], FILL) &&
    (tokens[index + 1]?.kind === 'number' ||
      tokens[index + 1]?.kind === 'stop' ||
      tokens[index + 1]?.kind === 'colon')
  );
}
