import { site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { disclaimer } from '../layout.ts';

/** The terms of service. */
export const terms = {
  title: 'Conditions générales d’utilisation',
  lede: 'En bref : utilisez l’outil librement, servez-vous-en pour apprendre, et ne prenez pas un code de date pour un certificat.',
  updated: { label: 'Version du', text: '15 décembre 2024', iso: '2024-12-15' },
  /** A change to this text must change this date, too. */
  revised: { label: 'Texte révisé le', text: '25 novembre 2026', iso: '2026-11-25' },
  sections: [
    {
      id: 'what',
      title: 'Ce qu’est ce site',
      body: [
        `${site.name} est un outil gratuit, à visée pédagogique. Il lit les codes de date marqués dans les articles ${site.brand} et montre quand et où, d’après eux, un article a été fabriqué. En l’utilisant, vous acceptez les présentes conditions ; si vous ne les acceptez pas, veuillez ne pas l’utiliser.`,
      ],
    },
    {
      id: 'not',
      title: 'Ce qu’il n’est pas',
      body: [
        'Ce n’est ni un service d’authentification, ni une estimation, ni un conseil d’achat. Un code de date renseigne sur la fabrication, pas sur l’authenticité. Un code lisible ne rend pas un article authentique, et un code illisible n’en fait pas une contrefaçon.',
        'Pour savoir si un article est authentique, adressez-vous à un expert en authentification qui peut l’examiner.',
      ],
    },
    {
      id: 'brand',
      title: 'Aucun lien avec la marque',
      body: [
        disclaimer,
        'Les marques citées appartiennent à leurs titulaires respectifs ; elles ne sont mentionnées qu’à titre de référence, pour identifier les codes.',
      ],
    },
    {
      id: 'accuracy',
      title: 'Exactitude',
      body: [
        'La marque ne publie aucune liste de ses codes d’atelier. La nôtre a été établie avec soin à partir de listes publiques et d’un répertoire qui ne cite aucune source, et elle indique ce qui est mal attesté. Elle peut tout de même être incomplète ou erronée. L’outil est fourni en l’état, sans garantie d’aucune sorte et, dans la mesure où la loi le permet, nous ne répondons pas des décisions fondées sur un résultat.',
      ],
    },
    {
      id: 'use',
      title: 'Bon usage',
      body: [
        'Utilisez l’outil aussi souvent que vous le souhaitez, pour vous-même ou pour votre activité. Vous pouvez citer des résultats et y renvoyer par des liens. Nous vous demandons deux choses :',
        {
          list: [
            'Ne présentez pas un résultat comme une preuve d’authenticité, ni dans une annonce, ni ailleurs.',
            'Ne perturbez pas le site pour les autres, et ne le faites pas passer pour celui de la marque.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Ni compte, ni frais',
      body: [
        'Vous n’avez ni à vous inscrire, ni à payer quoi que ce soit. Votre historique est conservé par votre propre navigateur et vous êtes libre de le supprimer ; nous n’en avons aucune copie et ne pouvons pas le rétablir.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications et contact',
      body: [
        'Nous pouvons modifier l’outil et les présentes conditions. Celles-ci datent du 15 décembre 2024. Depuis, seule leur formulation a été révisée.',
        { words: ['Questions : ', { text: site.email, href: `mailto:${site.email}` }, '.'] },
      ],
    },
  ],
  home: 'Retour à l’accueil',
  head: {
    title: `Conditions générales d’utilisation | ${site.name}`,
    description: `Les conditions générales d’utilisation de ${site.name} : gratuit, à visée pédagogique et sans garantie. Un code de date renseigne sur la fabrication, pas sur l’authenticité.`,
    keywords: [
      'conditions d’utilisation',
      site.name,
      'outil pédagogique',
      'sans lien avec la marque',
    ],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
