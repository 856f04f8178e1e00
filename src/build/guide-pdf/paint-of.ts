import type { Shape } from './markup.ts';
import type { Paint, Paints } from './paints.ts';

/**
 * What holds for an element: what it inherits, what is said of its kind inside the name around it, of its own name, and of
 * its name inside that other, and what it says itself. A name of which nothing is said is a style that was forgotten here.
 */
export function paintOf({ tag, attributes }: Shape, around: Paint, paints: Paints): Paint {
  const name = attributes.class ?? attributes['data-part'];
  const inside = around.name ?? '';
  const keys = [`${inside} ${tag}`, name, `${inside} ${name ?? ''}`];
  const said = keys.flatMap((key) => paints.get(key) ?? []);
  const names = [...paints.keys()].flatMap((key) => key?.split(' ')[0] ?? []);
  if (name !== undefined && said.length === 0 && !names.includes(name))
    throw new Error(`Nothing says how ${name} is painted.`);
  const dashes = attributes['stroke-dasharray'];
  const paint = said.reduce((sum, each) => ({ ...sum, ...each }), around);
  return { ...paint, name, ...(dashes && { strokeDasharray: dashes }) };
}
