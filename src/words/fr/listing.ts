import type { CheckParams, EventId } from '../../core/checks.ts';
import type { DesignerYears } from '../../core/compare-designer.ts';
import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/compare-line.ts';
import type { Outcome } from '../../core/notices.ts';
import { type StatedTime, yearsTooLong } from '../../core/stated.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';
import { lineName, ofLine, theLine } from './line-names.ts';
import { quoted } from './text.ts';

const CLOSER =
  'C’est une raison d’y regarder de plus près, pas une preuve : une source peut se tromper, et un code peut être mal lu.';

const otherGoods =
  'Les listes de lettres d’atelier portent sur les sacs et la petite maroquinerie. Il s’agit ici d’autre chose, semble-t-il : ni les lettres ni la mention « Made in » ne nous apprennent rien.';

/** A part of a year, or of several. */
const MONTHS = new Intl.DateTimeFormat('fr', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Results in French, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? String(when.year) : core.date(when),
  labelName: (label) => (label === 'other' ? 'Autre pays' : countryName(label)),
  lineName,
  line: Object.freeze<ListingWords['line']>({
    shared: (line) =>
      `Plusieurs sacs ont porté le nom ${lineName(line)} : à lui seul, il ne dit rien de l’année.${line.bearer ? ` Le plus récent se vend sous le nom ${lineName(line.bearer)}.` : ''}`,
    'older-than-family': (line) =>
      `Plusieurs sources datent le lancement ${ofLine(line.family)} de ${line.launch}, et ${theLine(line)} en est une version. Le code indique ${line.year}. ${CLOSER}`,
    'stated-too-early': ({ name, year, launch }) =>
      `D’après les sources, ${name} date de ${launch}, et le texte indique ${year}. ${CLOSER}`,
    'stated-fits': ({ name, year, launch }) => `${name} date de ${launch} : ${year} convient.`,
    'too-early': (params) => `${tooEarly(params)} ${CLOSER}`,
    'after-codes': (line) =>
      `${capitalized(theLine(line))} date de ${line.launch}, quand les puces avaient déjà remplacé les codes de date. Or le code indique ${line.year}. ${CLOSER}`,
    'named-later': (line) =>
      `Le nom ${lineName(line)} n’est pas antérieur à ${line.launch} ; le code indique ${line.year}. Les sacs plus anciens s’appelaient ${core.either(line.formerly)} : demandez si c’est l’un d’eux.`,
    'early-single': (line) =>
      `Une source date le lancement ${ofLine(line)} de ${line.launch} ; le code indique ${line.year}. Une seule source ne prouve rien, mais mieux vaut y regarder de plus près.`,
    close: (line) =>
      `Plusieurs sources datent le lancement ${ofLine(line)} de ${yearOf(line)} ; ${line.year} en est trop proche pour que l’on puisse conclure.`,
    'with-chip': (line) =>
      `${capitalized(theLine(line))} date de ${line.launch}, quand les pièces étaient déjà munies d’une puce. Un code de date y est inattendu : demandez au vendeur pourquoi il y en a un.`,
    'season-over': (line) =>
      `${capitalized(theLine(line))} date de ${line.seasons.join(' et ')} ; le code indique ${line.year}.`,
    'after-end': (params) =>
      `${afterEnd(params)} C’est une raison d’y regarder de plus près, pas une preuve : les anciens stocks continuent de s’écouler, et les dates d’arrêt sont rarement publiées.`,
    'single-end': (line) =>
      `Une seule source indique que ${theLine(line)} a quitté le catalogue en ${line.end}, et le code indique ${line.year}. C’est trop peu pour conclure.`,
    'other-version': (line) =>
      `Nous connaissons ${theLine(line)}, mais pas tous les mots de ce nom. Cette version est peut-être plus récente : seule l’année ${ofLine(line)} a été comparée.`,
    fits: (line) =>
      `${capitalized(theLine(line))} existe depuis ${yearOf(line)} : un code de ${line.year} est donc possible.`,
    'fits-always': (line) =>
      `${capitalized(theLine(line))} existe depuis ${core.either([line.launch, ...line.others].map(String))}, avant même les premiers codes de date : tous les codes conviennent, et cela ne nous apprend rien.`,
    'single-launch': (line) =>
      `Une seule source date le lancement ${ofLine(line)} de ${line.launch}. C’est trop peu : nous n’avons rien comparé.`,
    'older-than-seen': (line) =>
      `Sur ${line.items.count} exemplaires ${ofLine(line)} que nous connaissons, le plus ancien est de ${line.items.first} ; le code indique ${line.year}. Cela ne prouve rien, mais mieux vaut y regarder de plus près.`,
    'no-such-code': ({ year }) => noSuchCode(year),
    'no-launch': (line) =>
      `Nous n’avons trouvé aucune source qui date le lancement ${ofLine(line)}.`,
  }),
  time: ({ when, from, to, isExact }) => {
    if (when) return `${inSentence(when)}${isExact ? '' : ' environ'}`;
    if (!from.endsWith('-01-01') || !to.endsWith('-12-31')) {
      return MONTHS.formatRange(new Date(from), new Date(to));
    }
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
    if (first === last) return String(first);
    return first % 10 === 0 && last === first + 9 ? `les années ${first}` : `de ${first} à ${last}`;
  },
  checks: Object.freeze<ListingWords['checks']>({
    made: Object.freeze<ListingWords['checks']['made']>({
      agrees: ({ stated, read }) =>
        `Le vendeur indique ${listing.time(stated)}, et le code concorde : ${inSentence(read)}.`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      differs: ({ stated, read }) =>
        `Le vendeur indique ${listing.time(stated)} ; le code indique ${inSentence(read)}. Demandez au vendeur laquelle des deux dates est la bonne.`,
      straight: ({ stated, read }) =>
        `Le vendeur indique ${listing.time(stated)}, probablement pour avoir lu les chiffres de gauche à droite. Le code indique ${inSentence(read)}.`,
      'week-for-month': ({ stated, read }) =>
        `Le vendeur indique ${listing.time(stated)}, probablement pour avoir pris ${read.week === undefined ? 'le mois pour une semaine' : 'la semaine pour un mois'}. Le code indique ${inSentence(read)}.`,
      'other-reading': ({ stated, read, other }) =>
        `Le vendeur indique ${listing.time(stated)}. Le code peut aussi désigner ${inSentence(other)}, ce qui concorderait, mais ${inSentence(read)} est plus probable.`,
      unbound: ({ stated, read }) =>
        `L’annonce mentionne aussi ${listing.time(stated)}, sans dire de quoi il s’agit. Le code indique ${inSentence(read)}.`,
    }),
    'existed-by': Object.freeze<ListingWords['checks']['existed-by']>({
      fits: ({ event, stated, read }) =>
        `${EVENTS[event](stated)}. Le code indique ${inSentence(read)}${fits(yearsTooLong({ stated, read }))}`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      'made-later': ({ event, stated, read }) =>
        `${EVENTS[event](stated)}, mais le code indique ${inSentence(read)} : la fabrication serait plus tardive. C’est une raison d’y regarder de plus près, pas une preuve : un code peut être mal lu, et une réparation peut en apporter un plus récent.`,
      'other-reading': ({ event, stated, read, other }) =>
        `${EVENTS[event](stated)}. Le code peut aussi désigner ${inSentence(other)}, ce qui serait cohérent, mais ${inSentence(read)} est plus probable.`,
    }),
    released: Object.freeze<ListingWords['checks']['released']>({
      fits: ({ stated, read }) =>
        `Selon le vendeur, la sortie date ${ofTime(stated)}. Le code indique ${inSentence(read)} : c’est cohérent.`,
      'long-after': ({ stated, read }) =>
        `Selon le vendeur, la sortie date ${ofTime(stated)} ; le code indique ${inSentence(read)}. Plus de deux ans les séparent : on ne peut rien en conclure.`,
      'made-before': ({ stated, read }) =>
        `Selon le vendeur, la sortie date ${ofTime(stated)}, mais le code indique ${inSentence(read)}, plus d’un an auparavant. Demandez au vendeur une photo du code.`,
      'other-reading': ({ stated, read, other }) =>
        `Selon le vendeur, la sortie date ${ofTime(stated)}. Le code peut aussi désigner ${inSentence(other)}, ce qui serait cohérent, mais ${inSentence(read)} est plus probable.`,
    }),
    sign: Object.freeze<ListingWords['checks']['sign']>({
      card: () =>
        'Selon plusieurs sources, la maison ne délivre aucune carte d’authenticité. Si celle-ci est présentée comme la sienne, regardez de plus près ; la carte d’une boutique ou d’un expert est autre chose.',
      'other-goods': () => otherGoods,
    }),
    maker: Object.freeze<ListingWords['checks']['maker']>({
      'after-end': ({ end, year }) =>
        `D’après trois sources, The French Company a fabriqué des sacs jusqu’en ${end} environ, et le code indique ${year}. ${CLOSER}`,
      'has-code': ({ end }) =>
        `The French Company a fabriqué des sacs sous licence aux États-Unis jusqu’en ${end} environ. Ils portent leur propre étiquette et souvent aucun code : demandez au vendeur des photos de l’étiquette et du code.`,
    }),
    designer: Object.freeze<ListingWords['checks']['designer']>({
      fits: (params) => `${designerYears(params)} Le code indique ${params.year} : cela concorde.`,
      early: (params) =>
        `${designerYears(params)} Le code indique ${params.year}, donc une date antérieure. ${CLOSER}`,
      late: (params) =>
        `${designerYears(params)} Le code indique ${params.year}, donc une date postérieure. ${CLOSER}`,
      unclear: (params) =>
        `${designerYears(params)} Le code indique ${params.year}. Un modèle peut être présenté avant ces années ou fabriqué bien après : on ne peut rien en conclure.`,
    }),
    'no-code': Object.freeze<ListingWords['checks']['no-code']>({
      early: ({ made }) =>
        `Les codes de date sont apparus au début des années 1980 : il est normal qu’une pièce ${ofTime(made)} n’en ait pas.`,
      'chip-instead': () =>
        'C’est normal : depuis mars 2021 environ, une puce a remplacé le code de date. Une application de lecture NFC sur un téléphone montre qu’une puce est présente. Cela ne prouve pas que la pièce est authentique : il existe aussi des faux munis d’une puce.',
      unusual: ({ made }) =>
        `Les pièces ${ofTime(made)} portaient normalement un code : demandez au vendeur des photos de l’intérieur. Une languette peut se détacher, un marquage s’effacer, et une réparation ou une nouvelle doublure peut faire disparaître le code : son absence ne fait pas d’une pièce un faux.`,
      none: () =>
        'Les pièces d’avant le début des années 1980 n’ont pas de code et, depuis mars 2021 environ, une puce l’a remplacé. Entre les deux, une languette peut se détacher, un marquage s’effacer, et une réparation ou une nouvelle doublure peut faire disparaître le code. L’absence de code ne fait pas d’une pièce un faux : examinez toute la pièce, sa facture et sa provenance.',
      unreadable: () =>
        'Les marquages s’effacent à l’usage : un code effacé ne fait pas d’une pièce un faux. Demandez au vendeur une photo sous une bonne lumière. Si quelques caractères seulement sont illisibles, tapez un point d’interrogation à la place de chacun.',
    }),
    chip: Object.freeze<ListingWords['checks']['chip']>({
      fits: () =>
        'Depuis mars 2021 environ, une puce a remplacé le code de date : c’est cohérent. Elle ne prouve pas que la pièce est authentique : il existe aussi des faux munis d’une puce.',
      early: ({ made }) =>
        `Les puces ont remplacé les codes de date en mars 2021 environ ; une boutique fait remonter à 2018 environ les premières pièces qui ont les deux. Une puce dans une pièce ${ofTime(made)} mérite qu’on y regarde à deux fois.`,
      possible: () =>
        'Depuis mars 2021 environ, une puce a remplacé le code de date, et certaines pièces fabriquées quelques années plus tôt ont les deux. Une puce ne prouve pas qu’une pièce est authentique : il existe aussi des faux munis d’une puce.',
    }),
  }),
  labels: Object.freeze<ListingWords['labels']>({
    'other-goods': () => otherGoods,
    choice: ({ labels }) =>
      `L’annonce hésite entre ${listOf(labels)} : nous n’avons comparé aucun de ces pays avec le code.`,
  }),
  unreadScript:
    'Une partie de ce texte est dans une écriture que nous ne lisons pas. Ce qui y est dit n’a pas été comparé.',
  unread: Object.freeze({
    'not-given': 'Le texte mentionne un code de date, mais ne le donne pas.',
    'unknown-form': 'Ce n’est aucune des formes connues de code de date.',
    'style-number':
      'C’est une référence. Nous n’en connaissons aucune qui soit marquée à la place d’un code de date.',
  }),
  noneFits: (stated) =>
    `Aucun des codes possibles ne correspond à ${stated.map(quoted).join(' et à ')}.`,
  someFit: (stated, fitting, all) =>
    `${fitting} des ${all} codes possibles ${fitting === 1 ? 'correspond' : 'correspondent'} à ${stated.map(quoted).join(' et à ')}.`,
  unknownLine: (given) =>
    `« ${given} » n’est ni une ligne ni un modèle que nous connaissons : rien n’a été comparé.`,
});

/** What shows that the item existed by a date: `Achat en 2008`. */
export function eventClause({ event, stated }: EventTime): string {
  return EVENTS[event](stated);
}

/** What a time proves that lies so many years after the code; 0 for at most two. */
function fits(years: number): string {
  return years === 0
    ? ' : c’est cohérent.'
    : `, soit ${years} ans plus tôt. C’est possible, mais tout code plus ancien conviendrait aussi.`;
}

type EventTime = Pick<CheckParams['existed-by']['made-later'], 'event' | 'stated'>;

const EVENTS: Readonly<Record<EventId, (time: StatedTime) => string>> = {
  bought: (time) => `Achat ${inTime(time)}`,
  received: (time) => `Pièce reçue ${inTime(time)}`,
  receipt: (time) => `Facture datée ${ofTime(time)}`,
  owned: (time) => `Même propriétaire depuis ${sinceTime(time)}`,
  worn: (time) => `Déjà porté ${inTime(time)}`,
  repaired: (time) => `Réparation ${inTime(time)}`,
  appraised: (time) => `Expertise ${inTime(time)}`,
  stocked: (time) => `Déjà en stock ${inTime(time)}`,
  age: (time) => `Pièce qui daterait ${ofTime(time)} ou d’avant`,
};

/** `en octobre 2004`, `la semaine 22 de 2016`, `dans les années 1980`, `entre 1980 et 1983` */
function inTime(time: StatedTime): string {
  const text = listing.time(time);
  if (time.when) return time.when.week === undefined ? `en ${text}` : text;
  if (text.startsWith('les ')) return `dans ${text}`;
  return text.startsWith('de ') ? text.replace(/^de (.*) à /, 'entre $1 et ') : `en ${text}`;
}

/** `octobre 2004`, `les années 1980`, `une date entre 1980 et 1983` */
function sinceTime(time: StatedTime): string {
  const text = listing.time(time);
  return text.startsWith('de ') ? `une date ${inTime(time)}` : text;
}

/** `d’octobre 2004`, `de la semaine 22 de 2016`, `des années 1980`, `de 1980 à 1983` */
export function ofTime(time: StatedTime): string {
  const text = listing.time(time);
  if (text.startsWith('les ')) return text.replace('les', 'des');
  if (text.startsWith('de ')) return text;
  return /^[ao]/.test(text) ? `d’${text}` : `de ${text}`;
}

/** Why a code is too early for a line, without advice. */
export function tooEarly(line: LineParams['too-early']): string {
  return `Plusieurs sources datent le lancement ${ofLine(line)} de ${yearOf(line)}, et le code indique ${line.year}.`;
}

/** Nothing agrees with a code of a year without codes. */
function noSuchCode(year: number): string {
  return `Nous ne connaissons aucun code de date de ${year} : rien ne peut donc le confirmer.`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd(line: LineParams['after-end']): string {
  const back = line.again === undefined ? '' : ` et y est revenu en ${line.again}`;
  return `Selon plusieurs sources, ${theLine(line)} a quitté le catalogue en ${line.end}${back}, et le code indique ${line.year}.`;
}

function yearOf({ launch, isAbout }: Pick<LineParams['fits'], 'launch' | 'isAbout'>): string {
  return `${launch}${isAbout ? ' environ' : ''}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function designerYears({ name, from, until }: DesignerYears): string {
  return until === undefined
    ? `${name} dessine pour Louis Vuitton depuis ${from}.`
    : `${name} a dessiné pour Louis Vuitton de ${from} à ${until}.`;
}

/** A date that follows a verb: `la semaine 22 de 2016`, `octobre 2004`. */
export function inSentence(when: Parameters<ListingWords['stated']>[0]): string {
  return when.week === undefined ? listing.stated(when) : `la ${listing.stated(when)}`;
}

function listOf(labels: readonly Label[]): string {
  return labels
    .map(labelName)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ');
}

/** The outcome of a check in one or two words. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  agrees: 'Concorde',
  conflicts: 'Ne concorde pas',
  asks: 'À vérifier',
  open: 'Non comparé',
};
