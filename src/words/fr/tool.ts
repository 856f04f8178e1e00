import type { Day } from '../../core/calendar.ts';
import { site } from '../config.ts';
import { core, dayText } from './core.ts';

/** The analysis card. */
export const card = {
  /** On a phone: puts into the field what was copied. */
  paste: 'Coller',
  label: 'Date code (n° de série)',
  placeholder: 'Date code',
  button: { long: 'Décoder le code de date', short: 'Décoder' },
  busy: { long: 'Décodage en cours…', short: 'Décodage…' },
  /** Shown while many lines are read. */
  progress: (read: number, all: number) =>
    `${read} ${read < 2 ? 'ligne lue' : 'lignes lues'} sur ${all}`,
} as const;

/** What stands below the field before there is an answer: in the HTML alone, no script has it. */
export const belowField = {
  examplesLabel: 'Essayez',
  examples: ['AR2126', 'SD1013', '8912 SL'],
  hint: 'Appuyez sur Entrée pour décoder aussitôt',
  noScript:
    'La lecture d’un code nécessite JavaScript. Sans lui, le code que vous envoyez ne fait que s’ajouter à l’adresse de la page. Les formats ci-dessous vous montrent comment le lire vous-même.',
  /** Where the page's script does not load. */
  missing:
    'La partie de cette page qui lit les codes ne s’est pas chargée. Ce que vous avez saisi est toujours là, et la page va réessayer.',
  reload: 'Recharger la page',
} as const;

/** A link to the page that shows where to find the stamp. */
export const whereLink = { label: 'Où chercher le code', href: '/where-to-look' } as const;

/** A link to the page about bags without a code. */
export const noCodeLink = { label: 'Pas de code dans votre sac ?', href: '/no-code' } as const;

/** Names the tabs that a returning visitor sees, for screen readers. */
export const recentCodes = 'Vos derniers codes';

export const blankToast = {
  title: core.errors.empty,
  description: `Saisissez un code de date ${site.brand} à décoder`,
  links: [whereLink, noCodeLink],
} as const;

/** In place of an answer for which a part of the page did not load. */
export const partMissing = {
  title: 'Une partie de la page ne s’est pas chargée',
  /** With a network, a new release has most likely replaced the part. */
  online: 'La page a peut-être été mise à jour depuis que vous l’avez ouverte.',
  offline: 'Vérifiez votre connexion.',
  help: 'Ce que vous avez saisi est toujours là, et nous le lirons dès que cette partie sera chargée.',
  /** In place of what such a part would show. */
  line: 'Cette partie ne s’est pas chargée.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
} as const;

/** A long text that no reload will find again, because the tab's storage is full. */
export const notKeptToast = {
  title: 'Ce texte est trop long pour être gardé',
  description:
    'La réponse est là, mais le texte sera perdu si vous rechargez la page ou revenez en arrière. Gardez-en une copie.',
} as const;

/** Beside an answer, where the device's clock shows a day that is past. */
export const clockNote = (clock: Day, counted: Day): string =>
  `L’horloge de votre appareil indique le ${dayText(clock)}, ce qui est impossible. Les codes sont vérifiés à la date du ${dayText(counted)}.`;

/** The label of the reset button of answers without a result. */
export const startOver = 'Recommencer';
