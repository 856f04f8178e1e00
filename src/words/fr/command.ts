import type { CommandWords, WornPlace } from '../words.ts';
import { capitalize, grades, inCountry } from './core.ts';
import { outcomes } from './listing.ts';
import { familyName } from './sources.ts';
import { aside, list, quoted } from './text.ts';

/** The words of the command's text format, in French. */
export const command: CommandWords = {
  fields: {
    date: 'Date',
    country: 'Lieu',
    factory: 'Atelier',
    format: 'Format',
    standing: 'Fiabilité',
    otherReading: 'Ou',
    note: 'Remarque',
    label: 'Made in',
    error: 'Erreur',
    suggestion: 'Peut-être',
    worn: 'Incomplet',
    code: 'Code',
    line: 'Modèle',
    style: 'Référence',
    'existed-by': 'Achat',
    released: 'Sortie',
    maker: 'Fabricant',
    designer: 'Créateur',
    'no-code': 'Sans code',
    chip: 'Puce',
    sign: 'Indices',
    ask: 'Question',
    listing: 'Annonce',
  },
  standings: {
    documented: 'date attestée',
    unusual: 'date inhabituelle',
    undocumented: 'date non attestée',
  },
  evidence: grades,
  outcomes,
  quoted,
  question: (words, reason) =>
    `Le texte dit ${quoted(words)}. Est-ce bien de ce sac qu’il s’agit ? ${reason}`,
  blank: '(vide)',
  worn(dates, place, fitting) {
    const codes = fitting === 1 ? 'Un seul code correspond' : `${fitting} codes correspondent`;
    if (dates.length === 0)
      return `${codes}, mais ${fitting === 1 ? 'aucune source ne l’atteste' : 'aucun n’est attesté par une source'}.`;
    const when = dates.length > MAX_DATES ? `${dates.length} dates` : joinAlternatives(dates);
    const where = place === undefined ? '' : placeText(place);
    return `${capitalize(when)}${where}. ${codes}.`;
  },
  tooWorn: 'Plus de deux caractères sont illisibles : trop de codes correspondraient.',
  cell: {
    hasCode: (codes) =>
      `Cette cellule contient autre chose qu’un code. Codes trouvés : ${codes.join(', ')}.`,
    noCode: 'Cette cellule indique qu’il n’y a pas de code.',
    chip: 'Cette cellule indique une puce ; depuis 2021 environ, elle remplace le code.',
    found: 'il figure dans la cellule',
  },
  undocumentedCandidates: (count) =>
    count === 1
      ? 'Un autre code correspond, mais aucune source ne l’atteste.'
      : `${count} autres codes correspondent, mais aucune source ne les atteste.`,
  claim: (claim) => `Le vendeur indique : ${claim}.`,
  noCode: 'Aucun code de date n’a été trouvé dans ce texte.',
  family: familyName,
  named: (name, text) => `${name} : ${text}`,
  list,
  aside,
  sentence: (text) => `${text}.`,
};

function placeText({ country, isOnly }: WornPlace): string {
  return `, ${isOnly ? '' : 'le plus probablement '}${inCountry(country)}`;
}

/** More dates than this are only counted. */
const MAX_DATES = 4;

/** `semaine 9 de 2009, semaine 39 de 2009 ou semaine 39 de 2019` */
function joinAlternatives(dates: readonly string[]): string {
  const first = dates.slice(0, -1).join(', ');
  return [first, dates.at(-1)].filter(Boolean).join(' ou ');
}
