import { formsHost } from '../config.ts';

/** The errors of an email field. */
export const emailErrors = {
  missing: 'Veuillez saisir votre adresse e-mail.',
  malformed: 'Veuillez saisir une adresse complète, par exemple nom@example.com.',
} as const;

/** Shown if any form could not be sent. */
export const failedToast = {
  title: 'L’envoi n’a pas abouti',
  description: 'Ce que vous avez écrit est toujours là. Réessayez dans un instant.',
  offline:
    'Vous semblez être hors ligne. Ce que vous avez écrit est toujours là : renvoyez-le une fois la connexion rétablie.',
} as const;

/** Whether the build was given no address that receives forms. */
export const isDeliveryOff = formsHost === undefined;

/** Where a form is sent, as a sentence that follows others. */
export const deliveryNote = isDeliveryOff
  ? 'Ce site ne peut pas encore envoyer d’e-mails. Ce que vous saisissez ici n’est envoyé à personne.'
  : `À l’envoi, ce que vous avez saisi est transmis à ${formsHost}.`;

export const noScript = {
  form: 'L’envoi nécessite JavaScript. Vous pouvez aussi nous écrire :',
} as const;

/** What a toast adds if nothing was delivered. */
function unlessDelivered(note: string): string | undefined {
  return isDeliveryOff ? note : undefined;
}

/** The offer of the free guide, and its dialog. */
export const guideForm = {
  title: 'Le guide d’authentification gratuit',
  text: 'Toutes les époques, tous les codes d’atelier et les autres points à vérifier : à imprimer et à emporter.',
  open: 'Obtenir le guide gratuit',
  dialogTitle: 'Recevez le guide d’authentification gratuit',
  dialogText: isDeliveryOff
    ? 'Nous ne pouvons pas encore envoyer le guide par e-mail : ce que vous saisissez ici n’est envoyé à personne. Mais vous pouvez le lire tout de suite.'
    : `Où devons-nous l’envoyer ? ${deliveryNote}`,
  email: 'E-mail',
  submit: 'Recevoir le guide',
  busy: 'Envoi…',
  /** Before the link to the guide. */
  readNow: 'Ou lisez-le tout de suite, sans e-mail :',
  close: 'Fermer',
  sent: {
    title: isDeliveryOff ? 'Le guide vous attend' : 'C’est fait !',
    description: isDeliveryOff
      ? 'Ce site ne peut pas encore envoyer d’e-mails : rien ne vous a été envoyé.'
      : 'Votre guide d’authentification gratuit vous sera bientôt envoyé par e-mail.',
    note: unlessDelivered('Lisez le guide tout de suite :'),
  },
} as const;

/** The mailing list. */
export const join = {
  title: 'Rejoignez notre communauté',
  /** `10,000+` is `plus de 10 000`, which is not said while nobody can join. */
  text: (claim: string) =>
    isDeliveryOff
      ? 'Une liste de diffusion pour les passionnés de codes de date.'
      : `Une liste de diffusion pour ${claim.replace(/(.*)\+/, 'plus de $1').replaceAll(',', '\u202f')} passionnés de codes de date.`,
  email: 'E-mail',
  submit: 'S’inscrire',
  busy: 'Inscription…',
  joined: {
    title: isDeliveryOff
      ? 'Les inscriptions ne sont pas encore ouvertes'
      : 'Bienvenue dans notre communauté !',
    description: isDeliveryOff
      ? 'Ce site ne peut pas encore envoyer d’e-mails.'
      : 'Votre inscription à notre liste de diffusion est enregistrée.',
    note: unlessDelivered('Votre adresse n’a été ni envoyée ni enregistrée.'),
  },
} as const;

/** A link to the guide itself, which needs no form. */
export const guideLink = { label: 'Ouvrir le guide', href: '/guide' } as const;
