import type { DateRuleId } from '../../../evidence/date-rules.ts';
import { EARLY_LETTERS } from '../../../core/formats.ts';
import { YEARS } from '../../../core/years.ts';
import { site } from '../../config.ts';
import { early, firstChips } from '../core.ts';
import { datesLink } from '../layout.ts';

/** The page that says where each rule about dates comes from. */
export const dates = {
  path: '/dates',
  title: datesLink.label,
  lede: `${site.brand} n’a jamais expliqué comment lire ses codes de date. Voici les règles que nous suivons : qui les donne, qui dit autre chose, et des codes publiés avec leur signification.`,
  sources: (count: number) => `Qui le dit (${count})`,
  against: 'Qui dit autre chose',
  published: 'Codes publiés avec leur signification',
  seen: {
    label: 'Sur des pièces réelles',
    count: (count: number, of: number, examples: string) =>
      `${count} des ${of} codes relevés dans des annonces publiques de seconde main, par exemple ${examples}.`,
    limits:
      'Les codes de ces annonces sont ceux que les vendeurs ont saisis, pour des articles que nous n’avons pas eus en main. Les annonces sont sur Vestiaire Collective, dans des recueils publiés par',
  },
  back: 'Lire un code de date',
  head: {
    title: `Dater un sac ${site.brand} par son date code : règles et sources | ${site.name}`,
    description: `D’où vient chaque règle de lecture des codes de date ${site.brand} : formats, époques et années charnières, avec les sources, les avis contraires et des codes publiés.`,
    keywords: ['date code louis vuitton', 'code de date par année', 'sources date code'],
  },
} as const;

/** Each rule: what it says, and what speaks against it. */
export const dateRules: Readonly<
  Record<DateRuleId, { readonly title: string; readonly text: string }>
> = {
  'digits-only': {
    title: `Chiffres seuls, début des ${early} : l’année, puis le mois`,
    text: 'Les deux premiers chiffres donnent l’année, le reste le mois : 836, c’est juin 1983 ; 8311, novembre 1983. Aucun des guides que nous comptons ne place le mois en premier.',
  },
  'digits-1982': {
    title: `Les premiers codes : ${YEARS.first} ou ${YEARS.digits}`,
    text: `Certaines pages disent qu’il n’y avait pas de code avant ${YEARS.digits}, d’autres font commencer les codes en ${YEARS.first}. Nous ne connaissons aucun code publié d’avant ${YEARS.digits} : une date antérieure est donc inhabituelle.`,
  },
  'digits-letters': {
    title: 'Lettres après les chiffres, du milieu à la fin des années 1980',
    text: 'Les mêmes chiffres, suivis de deux lettres pour l’atelier : 8907 VI, c’est juillet 1989.',
  },
  'letters-first': {
    title: 'Lettres devant l’année et le mois, fin des années 1980',
    text: 'Les mêmes chiffres avec les lettres devant, à la même époque : SP8808, c’est août 1988. Sur des pièces réelles, on en trouve jusqu’en 1990.',
  },
  'letters-1985': {
    title: `Des lettres à partir de ${YEARS.letters} environ`,
    text: `Les pages qui donnent une année parlent de ${YEARS.letters} environ. Deux codes à lettres sont plus anciens, chacun relevé sur une seule pièce : ${EARLY_LETTERS.join(' et ')}. Des lettres avant ${YEARS.letters} sont donc inhabituelles, mais pas impossibles.`,
  },
  'letters-1987': {
    title: `Des lettres partout à partir de ${YEARS.lettersAlways} environ`,
    text: `Une page dit que tous les sacs ont des lettres à partir de ${YEARS.lettersAlways} : des chiffres seuls sont donc inhabituels après cette date. La page d’une propriétaire montre un Speedy 35 marqué 884, soit avril 1988 : inhabituel, donc, mais pas impossible.`,
  },
  'month-first': {
    title: 'Le mois en premier : personne ne le dit',
    text: `Certains chiffres n’ont de sens qu’avec le mois devant, comme 1289 SL. Nous les lisons ainsi, mais aucune page ne le fait pour les codes des ${early} : la date n’est donc pas attestée.`,
  },
  'months-1990': {
    title: `Des chiffres alternés à partir de ${YEARS.months}`,
    text: `À partir de ${YEARS.months}, les chiffres du mois et de l’année alternent, et les lettres viennent en premier. Sur des pièces réelles, ${YEARS.months} est une année mixte : on y trouve l’année puis le mois jusqu’en septembre et, en même temps, des chiffres alternés.`,
  },
  'month-year': {
    title: `Mois et année, de ${YEARS.months} à ${YEARS.lastMonths}`,
    text: 'Les chiffres 1 et 3 donnent le mois, les chiffres 2 et 4 l’année : MI0053, c’est mai 2003.',
  },
  'week-2007': {
    title: `Des semaines au lieu des mois à partir de ${YEARS.weeks}`,
    text: `Toutes les pages situent le changement en ${YEARS.weeks}. L’une lit FC1036 comme la semaine 13 de ${YEARS.lastMonths}, dans un exemple de son cru, au milieu d’autres erreurs. Sur des pièces réelles, les codes de ${YEARS.lastMonths} ne donnent que des mois, et ceux de ${YEARS.weeks} donnent des semaines.`,
  },
  'week-year': {
    title: `Semaine et année, à partir de ${YEARS.weeks}`,
    text: 'Les chiffres 1 et 3 donnent la semaine, les chiffres 2 et 4 l’année : CA4171, c’est la semaine 47 de 2011.',
  },
  'iso-weeks': {
    title: 'Du lundi au dimanche : les jours d’une semaine',
    text: 'La marque n’a jamais dit comment elle compte ses semaines. Nous suivons le calendrier international (ISO 8601), du lundi au dimanche : les jours indiqués peuvent donc s’écarter des siens d’une semaine au plus.',
  },
  'week-53': {
    title: 'La semaine 53',
    text: 'D’après le calendrier, seules 2009, 2015 et 2020 ont eu une semaine 53. Une page compte jusqu’à 54 semaines, une autre s’arrête à 52. Quand l’année n’avait pas de semaine 53, nous comptons les sept jours qui suivent la semaine 52.',
  },
  'chips-2021': {
    title: `La puce à partir de ${firstChips}`,
    text: `Plusieurs pages indiquent ${firstChips}, et deux d’entre elles précisent le premier du mois ; d’autres disent seulement ${YEARS.chips}, et une boutique situe le vrai début en 2020. Une seule page dit que la marque l’a annoncée.`,
  },
  'last-codes': {
    title: `Les derniers codes : de ${YEARS.chips} à ${YEARS.lastCodes}`,
    text: `La puce est arrivée peu à peu : des codes restent possibles jusqu’à la fin de ${YEARS.lastCodes}. Parmi les codes relevés sur des pièces, aucun n’est postérieur à la semaine 13 de ${YEARS.chips}.`,
  },
};
