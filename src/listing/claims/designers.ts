import { type Designer, DESIGNERS } from '../../core/designers.ts';
import { has, type Token } from '../reader/lexer.ts';
import { spell } from '../reader/letters.ts';
import type { Scene } from '../reader/scene.ts';
import { attach, isOwnHouse } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** A designer from whom, or from whose years, a text says that the bag is. */
export interface DesignerMatch extends TextSpan {
  readonly designer: Designer;
  /** The bag is said to be from his years. */
  readonly isEra: boolean;
}

/** How far from the name the words are that tie the bag to him, in tokens. */
const REACH = 3;

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
    if (entry?.designer === undefined) return [];
    const designer = DESIGNERS.find(({ id }) => id === entry.designer);
    if (!designer || attach(scene, index, index + 1) !== 'bag') return [];
    const isEra = isFromHisYears(scene, index);
    return isEra || isByHim(scene, index) ? [{ designer, isEra, from, to }] : [];
  });
}

/** "Marc Jacobs era", "l’ère Marc Jacobs"; not "after the Marc Jacobs era". */
function isFromHisYears(scene: Scene, index: number): boolean {
  const { tokenAt } = scene;
  const before = pastSmall(scene, index, -1);
  // Marc-Jacobs-Ära
  const next = tokenAt(index + 1).kind === 'dash' ? index + 2 : pastSmall(scene, index, 1);
  const isBefore = has(tokenAt(before), is.tenure);
  if (!isBefore && !has(tokenAt(next), is.tenure)) return false;
  if (has(tokenAt(next + 1), is.bound)) return false;
  const lead = tokenAt(isBefore ? pastSmall(scene, before, -1) : before);
  return lead.kind !== 'dash' && (lead.kind !== 'word' || isLead(lead));
}

/** "Designed by Marc Jacobs", "Speedy by Marc Jacobs", "by Marc Jacobs for Louis Vuitton"; not "inspired by Marc Jacobs". */
function isByHim(scene: Scene, index: number): boolean {
  const { tokenAt } = scene;
  const after = pastSmall(scene, index, 1);
  // "Marc Jacobs designed the shop" is no statement of the bag.
  const follows = tokenAt(after + 1);
  const isWhole = follows.kind !== 'word' || follows.isUnspaced || isLead(follows);
  if (has(tokenAt(after), is.designed) && isWhole) return true;
  if (has(tokenAt(pastSmall(scene, index, -1)), is.designed)) return true;
  const by = index - 1;
  if (!has(tokenAt(by), is.by)) return false;
  const before = tokenAt(by - 1);
  if (has(before, is.released) || before.kind === 'number' || isOwn(before)) return true;
  const isApart = before.kind !== 'word' || isLead(before);
  return isApart && [1, 2, 3].some((step) => isOwnHouse(tokenAt(index + step)));
}

/** A model, or the house itself. */
function isOwn(token: Token): boolean {
  return token.entry?.line !== undefined || isOwnHouse(token);
}

function isLead(token: Token): boolean {
  return has(token, is.lead) || isOwn(token);
}

/** The first place before or after an index that holds more than a small word. */
function pastSmall(scene: Scene, index: number, step: 1 | -1): number {
  return spell(scene, index + step, step, REACH - 1, [['f', is.fillOrFrom, is.by]]).at + step;
}
