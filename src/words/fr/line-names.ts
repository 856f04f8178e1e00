import type { LineNames } from '../../core/lines.ts';

/** The names that are feminine: la Petite Malle. */
const FEMININE =
  /^(?:(?:Mini |Multi |Nano )?Pochette|Petite|Poche|Boîte|Cartouchière|Favorite|Marly Dragonne|Musette|collaboration|collection)(?![a-zé])/i;

/** Editions whose name can’t follow an article. */
const CALLED_LINE = /^(?:Game On|Since 1854|By the Pool|LV .*)$/;

/** What a line or model is called in French. */
export function lineName({ name, names }: LineNames): string {
  return names.fr ?? name;
}

/** With its article: `le Speedy`, `l’Alma`, `la Petite Malle`. */
export function theLine(line: LineNames): string {
  const called = lineName(line);
  if (CALLED_LINE.test(called)) return `la ligne ${called}`;
  if (called.startsWith('L’')) return called;
  if (/^[aeiouyéèêëîïôöœ]/i.test(called)) return `l’${called}`;
  return `${FEMININE.test(called) ? 'la' : 'le'} ${called}`;
}

/** After a noun: `du Speedy`, `de l’Alma`, `de la Petite Malle`. */
export function ofLine(line: LineNames): string {
  return `de ${theLine(line)}`.replace(/^de le /, 'du ');
}
