import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/lines.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';
import { lineName, ofLine, theLine } from './line-names.ts';

/** Results in French, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? String(when.year) : core.date(when),
  labelName: (label) => (label === 'other' ? 'Autre pays' : countryName(label)),
  severalLabels: (labels) =>
    labels.length === 2
      ? `L’annonce mentionne à la fois ${listOf(labels)} : nous n’avons comparé aucun de ces deux pays avec le code.`
      : `L’annonce mentionne ${listOf(labels)} : nous n’avons comparé aucun de ces pays avec le code.`,
  statedDate: Object.freeze<ListingWords['statedDate']>({
    agrees: ({ stated, read }) =>
      `Le vendeur indique ${inSentence(stated)}, et le code aussi : ${inSentence(read)}.`,
    differs: ({ stated, read }) =>
      `Le vendeur indique ${inSentence(stated)} ; le code indique ${inSentence(read)}. Demandez au vendeur laquelle des deux dates est la bonne.`,
    straight: ({ stated, read }) =>
      `Le vendeur indique ${inSentence(stated)}, probablement pour avoir lu les chiffres de gauche à droite. Le code indique ${inSentence(read)}.`,
    'other-reading': ({ stated, read, other }) =>
      `Le vendeur indique ${inSentence(stated)}. Le code peut désigner ${inSentence(other)}, mais ${inSentence(read)} est plus probable.`,
  }),
  lineName: ({ id, name }) => lineName(id, name),
  line: Object.freeze<ListingWords['line']>({
    fits: ({ line, name, year, launch }) =>
      `${capitalized(theLine(line, name))} existe depuis ${launch} : un code de ${year} est donc possible.`,
    'fits-always': ({ line, name, launch }) =>
      `${capitalized(theLine(line, name))} existe depuis ${launch}, avant même les premiers codes de date : tous les codes conviennent, et cela ne nous apprend rien.`,
    'too-early': (params) =>
      `${tooEarly(params)} C’est une raison d’y regarder de plus près, pas une preuve : une source peut se tromper, et un code peut être mal lu.`,
    'after-end': (params) =>
      `${afterEnd(params)} C’est une raison d’y regarder de plus près, pas une preuve : les anciens stocks continuent de s’écouler, et les dates d’arrêt sont rarement publiées.`,
    close: ({ line, name, year, launch }) =>
      `Plusieurs sources datent le lancement ${ofLine(line, name)} de ${launch} ; ${year} en est trop proche pour nous apprendre quoi que ce soit.`,
    'single-launch': ({ line, name, launch }) =>
      `Une seule source date le lancement ${ofLine(line, name)} de ${launch}. C’est trop peu : nous n’avons rien comparé.`,
    'single-end': ({ line, name, year, end }) =>
      `Une seule source indique que ${theLine(line, name)} a quitté le catalogue en ${end}, et le code indique ${year}. C’est trop peu pour en conclure quoi que ce soit.`,
    'no-launch': ({ line, name }) =>
      `Nous n’avons trouvé aucune source qui date le lancement ${ofLine(line, name)}.`,
  }),
  noCode: Object.freeze<ListingWords['noCode']>({
    none: () =>
      'Les pièces d’avant le début des années 1980 n’ont pas de code et, depuis mars 2021 environ, une puce l’a remplacé. Entre les deux, une languette peut se détacher, un marquage s’effacer, et une réparation ou une nouvelle doublure peut faire disparaître le code. L’absence de code ne fait pas d’une pièce un faux : examinez toute la pièce, sa facture et sa provenance.',
    'none-early': ({ made }) =>
      `Les codes de date sont apparus au début des années 1980 : il est normal qu’une pièce ${ofDate(made)} n’en ait pas.`,
    'none-unusual': ({ made }) =>
      `Les pièces ${ofDate(made)} portaient normalement un code : demandez au vendeur des photos de l’intérieur. Une languette peut se détacher, un marquage s’effacer, et une réparation ou une nouvelle doublure peut faire disparaître le code : son absence ne fait pas d’une pièce un faux.`,
    'chip-instead': () =>
      'C’est normal : depuis mars 2021 environ, une puce a remplacé le code de date. Une application de lecture NFC sur un téléphone montre qu’une puce est présente. Cela ne prouve pas que la pièce est authentique : il existe aussi des faux avec une puce.',
    chip: () =>
      'Depuis mars 2021 environ, une puce a remplacé le code de date, et certaines pièces fabriquées quelques années plus tôt ont les deux. Une puce dans une pièce plus ancienne mérite qu’on y regarde à deux fois. Elle ne prouve pas qu’une pièce est authentique : il existe aussi des faux avec une puce.',
    'chip-early': ({ made }) =>
      `Les puces ont remplacé les codes de date en mars 2021 environ, et les premières pièces qui ont les deux datent de 2018 environ. Une puce dans une pièce ${ofDate(made)} mérite qu’on y regarde à deux fois.`,
    unreadable: () =>
      'Les marquages s’effacent à l’usage : un code illisible ne fait pas d’une pièce un faux. Demandez au vendeur une photo sous une bonne lumière. Si quelques caractères sont illisibles, tapez un point d’interrogation pour chacun.',
  }),
  unknownLine: (given) =>
    `« ${given} » n’est ni une ligne ni un modèle que nous connaissons : rien n’a été comparé.`,
});

/** Why a code is too early for a line, without advice. */
export function tooEarly({ line, name, year, launch }: LineParams['too-early']): string {
  return `Plusieurs sources datent le lancement ${ofLine(line, name)} de ${launch}, et le code indique ${year}.`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd({ line, name, year, end }: LineParams['after-end']): string {
  return `Selon plusieurs sources, ${theLine(line, name)} a quitté le catalogue en ${end}, et le code indique ${year}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A date that follows a verb: `la semaine 22 de 2016`, `octobre 2004`. */
export function inSentence(when: Parameters<ListingWords['stated']>[0]): string {
  return when.week === undefined ? listing.stated(when) : `la ${listing.stated(when)}`;
}

/** `de mars 2004`, `d’octobre 2004` */
function ofDate(when: Parameters<ListingWords['stated']>[0]): string {
  const date = inSentence(when);
  return /^[ao]/.test(date) ? `d’${date}` : `de ${date}`;
}

function listOf(labels: readonly Label[]): string {
  return labels
    .map(labelName)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ');
}
