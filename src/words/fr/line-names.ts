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
  'alma-monogram': 'Alma Monogram',
  'neverfull-pouch': 'Neverfull avec pochette',
  'papillon-natural-handles': 'Papillon à poignées en cuir naturel',
  'papillon-long-handles': 'Papillon à longues poignées',
};

/** What a line or model is called in French. */
export function lineName(id: LineId, name: string): string {
  return NAMES[id] ?? name;
}
