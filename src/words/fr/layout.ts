import { site } from '../config.ts';
import type { NavLink } from '../words.ts';

/** The description of the site for search engines and home screens. */
export const summary = `Décodez un code de date ${site.brand} : quand et où le sac a été fabriqué, comment se lisent les chiffres, et jusqu’où on peut s’y fier.`;

/** Shown in the footer of every page, in the guide and in print. */
export const disclaimer = `${site.name} est un outil indépendant, sans lien avec ${site.brand} : ni affilié à la marque ni approuvé par elle.`;

/** Names of the navigations, for screen readers. */
export const navigation = {
  main: 'Principale',
  more: 'Autres pages',
  languages: 'Langues',
} as const;

/** The label of a toast's close button. */
export const closeMessage = 'Fermer le message';

export const skipLink = 'Aller au contenu';

/** The navigation in the header. */
export const mainLinks: readonly NavLink[] = [
  { href: '/#factory-codes', label: 'Ateliers' },
  { href: '/#eras', label: 'Époques' },
  { href: '/no-code', label: 'Pas de code ?' },
];

/** Where a page exists, but there is no copy of it on this device. */
export const notCached =
  'La page demandée existe, mais cet appareil n’en a pas de copie et le réseau ne répond pas. Réessayez une fois la connexion rétablie.';

/** The button that unfolds a long section on a small screen. */
export const showHide = { show: 'Afficher', hide: 'Masquer' };

/** The page with the sources of every rule about dates. */
export const datesLink: NavLink = { href: '/dates', label: 'Règles de datation et sources' };

/** Before links to the pages that have the sources of a text. */
export const sourcesLabel = 'Sources :';

/** The navigation in the footer. */
export const footerLinks: readonly NavLink[] = [
  { href: '/about', label: 'À propos' },
  { href: '/contact', label: 'Contact' },
  { href: '/blog', label: 'Blog' },
  { href: '/guide', label: 'Guide d’authentification' },
  { href: '/where-to-look', label: 'Où chercher le code' },
  { href: '/no-code', label: 'Sac sans code, sac avec puce' },
  { href: '/codes', label: 'Codes d’atelier et sources' },
  datesLink,
  { href: '/tools', label: 'Applications et outils' },
  { href: '/privacy-policy', label: 'Confidentialité' },
  { href: '/terms-of-service', label: 'CGU' },
  { href: '/legal-notice', label: 'Mentions légales' },
  { href: '/licenses.txt', label: 'Licences' },
];

/** The beginning of `/licenses.txt`. The licenses of others follow. */
export const licenses = `Le code propre à ${site.name} est publié sous la licence MIT :
https://opensource.org/license/mit
Sa table des codes d’atelier est publiée sous la licence Creative Commons Attribution 4.0 International :
https://creativecommons.org/licenses/by/4.0/deed.fr

Le site comprend aussi les œuvres de tiers ci-dessous, sous leurs propres licences.`;

export const cookieWords = {
  label: 'À propos des cookies',
  text: 'Sans cookies. L’historique reste dans ce navigateur.',
  close: 'Fermer le message sur les cookies',
} as const;

/** The screen after a rendering error. */
export const unexpected = {
  title: 'Une erreur inattendue s’est produite',
  lede: 'Un problème est survenu sur cette page : vous n’y êtes pour rien. En général, il suffit de la recharger.',
  messageLabel: 'Message d’erreur',
  /** Shown if the error has neither a status nor a message. */
  unknown: 'Aucun message d’erreur.',
  home: 'Retour à l’accueil',
} as const;

/** The picture in link previews. scripts/draw-images.js creates it. */
export const shareImage = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `Une bande de cuir fauve marquée AR 2126, avec des arcs au-dessus des chiffres : atelier AR, semaine 22, année 2016. À côté : Chaque code cache une date de naissance. Lisez-la. ${site.name}.`,
} as const;

/** The text in that picture. */
export const pictureWords = {
  lines: ['Chaque code', 'cache une date', 'de naissance.', 'Lisez-la.'],
  small: [
    `Décodeur gratuit de codes ${site.brand}.`,
    'Indépendant, confidentiel, clair sur ses doutes.',
  ],
} as const;
