import type { LineId } from '../../core/lines.ts';

/** Lines and models that have another name in French. */
const NAMES: Readonly<Partial<Record<LineId, string>>> = {
  epi: 'Epi',
  'epi-kouril-black': 'Epi Noir Kouril',
  'epi-kenya-brown': 'Epi Brun Kenya',
  'epi-borneo-green': 'Epi Vert Bornéo',
  'epi-toledo-blue': 'Epi Bleu Tolède',
  'epi-winnipeg-beige': 'Epi Beige Winnipeg',
  'epi-castilian-red': 'Epi Rouge Castillan',
  'epi-cipango-gold': 'Epi Or Cipango',
  'epi-tassil-yellow': 'Epi Jaune Tassil',
  'alma-monogram': 'Alma Monogram',
  'neverfull-pouch': 'Neverfull avec pochette',
  'papillon-natural-handles': 'Papillon à poignées en cuir naturel',
  'papillon-long-handles': 'Papillon à longues poignées',
  'palm-springs': 'sac à dos Palm Springs',
  'sc-bag': 'sac SC',
  'toiletry-pouch': 'Poche Toilette',
};

/** Those that are feminine: la Petite Malle. */
const FEMININE: ReadonlySet<LineId> = new Set<LineId>([
  ...(['boite-chapeau-souple', 'cartouchiere', 'favorite', 'marly-dragonne'] as const),
  ...(['multi-pochette', 'musette', 'petite-malle', 'pochette-accessoires'] as const),
  ...(['pochette-felicie', 'pochette-metis', 'toiletry-pouch'] as const),
]);

/** Lines whose name can’t follow an article. */
const CALLED_LINE: ReadonlySet<LineId> = new Set<LineId>(['game-on', 'since-1854']);

/** What a line or model is called in French. */
export function lineName(id: LineId, name: string): string {
  return NAMES[id] ?? name;
}

/** With its article: `le Speedy`, `l’Alma`, `la Petite Malle`. */
export function theLine(id: LineId, name: string): string {
  const called = lineName(id, name);
  if (CALLED_LINE.has(id)) return `la ligne ${called}`;
  if (/^[aeiouyéèêëîïôöœ]/i.test(called)) return `l’${called}`;
  return `${FEMININE.has(id) ? 'la' : 'le'} ${called}`;
}

/** After a noun: `du Speedy`, `de l’Alma`, `de la Petite Malle`. */
export function ofLine(id: LineId, name: string): string {
  return `de ${theLine(id, name)}`.replace(/^de le /, 'du ');
}
