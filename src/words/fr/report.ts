import { site } from '../config.ts';

/** A report of a wrong reading, to copy or send by email. */
export const report = {
  lede: 'Indiquez ce que vous savez. Rien ne part tant que vous ne l’envoyez pas vous-même.',
  /** The issue form on GitHub has the same fields. */
  text: (code: string, answer: string, label: string) =>
    `Le code : ${code}\n${site.name} indique : ${answer}\nLa mention « Made in » indique : ${label}\nLa bonne lecture : \nLa source : `,
  copy: 'Copier le signalement',
  mail: 'Préparer un e-mail',
  /** The subject of the email. */
  subject: 'Lecture erronée',
  copied: { title: 'Signalement copié' },
  notCopied: { title: 'Copie impossible : le texte est sélectionné' },
} as const;
