import { site } from '../../config.ts';
import { deliveryNote, emailErrors, isDeliveryOff } from '../forms.ts';

/** The page's metadata. */
export const head = {
  title: `Contacter ${site.name}`,
  description: `Écrivez à ${site.name} : un code que nous avons mal lu, des lettres qui ne sont sur aucune liste, une question sur l’outil.`,
  keywords: ['contact', 'question sur un code de date', site.name],
} as const;

export const contact = {
  title: 'Contact',
  lede: 'Un code que nous avons mal lu, des lettres qui ne sont sur aucune liste, une page qui fonctionne mal : dites-le-nous.',
  emailTitle: 'Par e-mail',
  email: site.email,
  formTitle: 'Écrivez-nous',
  fields: {
    name: { label: 'Nom', errors: { missing: 'Veuillez saisir votre nom.' } },
    email: { label: 'E-mail', errors: emailErrors },
    subject: { label: 'Objet', errors: { missing: 'Veuillez saisir un objet.' } },
    message: { label: 'Message', errors: { missing: 'Veuillez saisir un message.' } },
  },
  /** Where the message goes, said before it is written. */
  note: isDeliveryOff
    ? 'Ce formulaire ne peut pas encore envoyer d’e-mails lui-même. Écrivez votre message ici, puis envoyez-le avec votre propre messagerie.'
    : deliveryNote,
  submit: 'Envoyer le message',
  busy: 'Envoi…',
  sent: {
    title: isDeliveryOff ? 'Votre message est prêt' : 'Message envoyé !',
    description: isDeliveryOff
      ? 'Il n’est pas encore parti : envoyez-le avec votre messagerie.'
      : 'Merci pour votre message. Nous vous répondrons bientôt.',
  },
  /** Added to the toast if the message was not delivered. */
  notDelivered: {
    note: 'Ce site ne peut pas encore envoyer d’e-mails. Votre message est toujours dans le formulaire.',
    mail: 'L’envoyer avec votre messagerie',
    copy: 'Le copier',
    copied: {
      title: 'Copié dans le presse-papiers',
      description: `Collez-le dans un e-mail à ${site.email}.`,
    },
    notCopied: {
      title: 'Copie impossible',
      description:
        'Votre navigateur a bloqué la copie. Votre message est toujours dans le formulaire.',
    },
  },
} as const;
