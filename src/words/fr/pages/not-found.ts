import { site } from '../../config.ts';

/** The 404 page. */
export const notFound = {
  title: 'Page introuvable',
  lede: 'Il n’y a ni code sur cette languette, ni page à cette adresse. L’adresse est peut-être mal saisie, ou le lien n’est plus à jour.',
  home: 'Retour à l’accueil',
  head: {
    title: `Page introuvable | ${site.name}`,
    description: `Il n’y a pas de page à cette adresse. ${site.name} décode les codes de date sur sa page d’accueil.`,
    keywords: ['page introuvable'],
  },
} as const;
