import { hostingCompany, publisher, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';

/** Who runs the site and who hosts it, as the build was told. */
export const legalNotice = {
  title: 'Mentions légales',
  lede: 'Qui édite ce site, qui l’héberge, et comment nous joindre.',
  sections: [
    {
      id: 'publisher',
      title: 'Éditeur',
      body: [
        publisher ??
          'La personne qui a mis en ligne cette copie du site n’a pas encore indiqué son nom.',
        {
          words: [
            'Contact : ',
            { text: site.email, href: `mailto:${site.email}` },
            '. Écrivez aussi à cette adresse pour toute question sur vos données ou pour une correction.',
          ],
        },
      ],
    },
    {
      id: 'host',
      title: 'Hébergeur',
      body: [
        hostingCompany ??
          'La personne qui a mis en ligne cette copie du site n’a pas encore indiqué son hébergeur.',
      ],
    },
    {
      id: 'licenses',
      title: 'Contenu et marques',
      body: [
        `Le code de ${site.name} et sa table des codes d’atelier sont publiés sous des licences libres : voyez « Licences » au pied de chaque page. ${site.brand} est une marque déposée, et ce site n’a aucun lien avec son titulaire.`,
      ],
    },
  ],
  home: 'Retour à l’accueil',
  head: {
    title: `Mentions légales | ${site.name}`,
    description: `Qui édite ${site.name}, qui l’héberge, et comment nous joindre.`,
    keywords: ['mentions légales', site.name, 'éditeur'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
