import { has, type Token } from '../reader/lexer.ts';
import { type Alphabet, any, country, spell } from '../reader/letters.ts';
import type { Scene } from '../reader/scene.ts';
import { isOwnHouse, stanceOf } from '../reader/stance.ts';
import * as is from '../reader/sets.ts';

/** Two letters, a gap, and digits that may also be a year: `VI 1905`, `SP 2007`. */
interface YearLike {
  readonly factory: string;
  readonly digits: string;
  /** The indexes of the tokens before and after it. */
  readonly left: number;
  readonly right: number;
}

/**
 * Whether digits may be a year that a text speaks of.
 *
 * @example
 * ['1905', '2019', '2037'].map(isYear) // => [true,true,false]
 */
export function isYear(digits: string): boolean {
  return /^(?:19\d|20[0-2])/.test(digits);
}

const setOf = (letters: string): ReadonlySet<string> => new Set(letters.split(' '));

/** Factory codes that are also a state or a town, which a year may follow: FL 2007. */
const PLACES = setOf('AK AR BC BJ CA CY DK FL MA MI NZ RI SA SC SD SF SK SN SP TN TR TX VT');

/** Factory codes that are also short for a season, the fiscal year, a limited edition: AH 2018. */
const SEASONS = setOf('AH CE FA FY LE');

/**
 * Whether such letters and digits are a code, `maybe` one, or none. They must stand by themselves, in a text that speaks of a
 * bag. A year of this century may follow a place; before 1930 it is hardly ever that of a bag.
 *
 * @example
 * const scene = sceneFor('Alma, VI 1905, made in France');
 * codeOrYear(scene, { factory: 'VI', digits: '1905', left: 1, right: 4 }) // => "code"
 */
export function codeOrYear(scene: Scene, pair: YearLike): 'code' | 'maybe' | 'none' {
  const { factory, digits, left, right } = pair;
  const before = spell(scene, left, -1, 4, around(scene)).letters;
  const after = spell(scene, right, 1, 4, around(scene)).letters;
  if (!/^(?:[mE]|s*B)/.test(before) || after === '') return 'none';
  if (stanceOf(scene, left + 1, right).about === 'other' || isNumbered(scene, left)) return 'none';
  const isOld = digits.startsWith('19');
  const isLabelled = /^m*C?M/.test(after);
  const isOfModel = /^m?s*B/.test(before);
  if (isOld ? factory === 'CA' : SEASONS.has(factory)) return isLabelled ? 'maybe' : 'none';
  const isTold = isOfEvent(scene, left, -1) || isOfEvent(scene, right, 1);
  if (isOld && (isLabelled || isOfModel || !isTold)) {
    return speaksOfBag(scene) || isDated(after) ? 'code' : 'none';
  }
  if (!isOld && PLACES.has(factory)) {
    if (isTold) return 'none';
    return isLabelled ? 'code' : isOfModel ? 'maybe' : 'none';
  }
  if (isTold) return isLabelled || isOfModel || isOld ? 'maybe' : 'none';
  if (speaksOfBag(scene)) return 'code';
  return isDated(after) ? 'maybe' : 'none';
}

function isBag(token: Token): boolean {
  return token.entry?.line !== undefined || has(token, is.bag) || isOwnHouse(token);
}

/** 30, PM */
const SIZE = /^(?:\d\d|[pmg]m|bb)$/;

function around(scene: Scene): Alphabet {
  const { folded } = scene.plain;
  return [
    ['B', isBag],
    ['s', ({ from, to }) => SIZE.test(folded.slice(from, to))],
    [
      'm',
      'comma',
      'slash',
      'bullet',
      'open',
      'close',
      'quote',
      'stop',
      'line-end',
      'colon',
      'dash',
    ],
    ['E', 'none'],
    ['M', is.making],
    ['C', country],
    ['Y', ({ digits, value }) => digits === 4 && value > 1949],
    ['f', is.yearOrFrom, is.about, is.makingDate, is.decade],
  ];
}

/** A year or decade right after it. */
function isDated(after: string): boolean {
  return /^m*[fY]/.test(after);
}

/** "Lot 12, VI 1905" */
function isNumbered(scene: Scene, left: number): boolean {
  const alphabet: Alphabet = [
    ['N', is.numbered],
    ['x', 'comma', 'number'],
  ];
  return spell(scene, left, -1, 3, alphabet).letters.endsWith('N');
}

/** Whether the sentence speaks of a purchase or an event there. */
function isOfEvent(scene: Scene, first: number, step: 1 | -1): boolean {
  const alphabet: Alphabet = [
    ['D', is.otherRuling, is.season],
    ['x', any],
  ];
  return spell(scene, first, step, 12, alphabet, scene.sentenceAt).letters.endsWith('D');
}

const known = new WeakMap<Scene, boolean>();

/** Whether a text names the house, a model, a bag or the making in a country. */
function speaksOfBag(scene: Scene): boolean {
  let speaks = known.get(scene);
  if (speaks === undefined) {
    const { tokens, tokenAt } = scene;
    speaks = tokens.some(
      (token, index) =>
        isBag(token) ||
        (has(token, is.making) && [-2, -1, 1, 2].some((by) => country(tokenAt(index + by)))),
    );
    known.set(scene, speaks);
  }
  return speaks;
}
