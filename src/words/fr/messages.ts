import type { MessageWords } from '../words.ts';
import { core, inCountry, labelName, uncapitalize, withArticle } from './core.ts';
import { ofLine } from './line-names.ts';
import { inSentence, listing, ofTime } from './listing.ts';
import { modelPlaces } from './pages/where-to-look.ts';
import { quoted } from './text.ts';

/** Ready-made sentences: for a buyer to send to a seller, for a seller to put into a listing. */
export const messages: MessageWords = {
  opening:
    'Bonjour, votre article m’intéresse. Avant de me décider, j’aimerais vérifier ceci avec vous :',
  closing: 'Merci d’avance !',
  bullet: '- ',
  asks: {
    code: ({ model }) =>
      model === undefined
        ? 'Pourriez-vous m’envoyer une photo nette du code de date (numéro de série) ? Il est marqué sur une petite languette en cuir ou sur la doublure, souvent dans une poche.'
        : `Pourriez-vous m’envoyer une photo nette du code de date (numéro de série) ? Pour ce modèle (${modelPlaces[model].name}), voici où regarder : ${uncapitalize(modelPlaces[model].text)}`,
    'label-photo': () => 'Pourriez-vous m’envoyer une photo nette de la mention « Made in » ?',
    bought: () => 'Quand l’article a-t-il été acheté ou reçu, et avez-vous encore la facture ?',
    when: () => 'Quand l’article a-t-il été acheté ou reçu ?',
    receipt: () => 'Pourriez-vous m’envoyer une photo de la facture ?',
    model: () => 'De quel modèle et de quelle ligne s’agit-il exactement ?',
    label: ({ label, countries }) =>
      `D’après l’annonce, la mention « Made in » indique ${labelName(label)}, mais les lettres du code désignent ${withArticle(core.either(countries.map((id) => core.places[id])))}. L’article a-t-il été réparé, ou sa doublure refaite ? Pourriez-vous m’envoyer une photo nette de la mention ?`,
    time: ({ stated, date }) =>
      `Vous mentionnez ${listing.time(stated)}, mais le code indique ${inSentence(date)}. Pourriez-vous vérifier la date et relire le code ?`,
    gap: ({ stated, date, years }) =>
      `Vous mentionnez ${listing.time(stated)}, et le code indique ${inSentence(date)}, ${years} ans plus tôt. Savez-vous si l’article était alors neuf ou d’occasion ?`,
    age: ({ stated, date }) =>
      `D’après l’âge indiqué, l’article daterait ${ofTime(stated)} ou d’avant, mais le code indique ${inSentence(date)}. Pourriez-vous vérifier l’âge et relire le code ?`,
    line: ({ date, ...line }) =>
      `Le code indique ${inSentence(date)}, ce qui ne correspond pas aux années connues ${ofLine(line)}. Pourriez-vous vérifier le modèle et relire le code ?`,
    quote: ({ stated, date, countries }) =>
      `Vous écrivez ${quoted(stated)}. Est-ce à propos de ce sac ? Son code désigne ${countries ? withArticle(core.either(countries.map((id) => core.places[id]))) : inSentence(date)}.`,
    chip: () => 'Vous parlez d’une puce : comment l’avez-vous détectée ?',
    'receipt-style': () =>
      'Pourriez-vous envoyer une photo du reçu, avec la date et la référence ?',
    'chip-film': () => 'Pourriez-vous filmer la lecture de la puce avec un téléphone ?',
    photos: () =>
      'Pourriez-vous envoyer des photos nettes du marquage à chaud, de l’intérieur et des pièces métalliques ?',
  },
  listingLine: ({ code, date, country, worn }) =>
    `Date code ${worn === undefined ? code : `${worn} (usé). Si c’est ${code}`} : ${date}${country === undefined ? '' : `, fabriqué ${inCountry(country)}`}.`,
};

/** The toasts after a text was copied, or was not. */
export const copyToasts = {
  copied: {
    title: 'Copié',
    description: 'Collez le texte dans votre message ou dans votre annonce.',
  },
  notCopied: {
    title: 'Copie impossible',
    description:
      'Votre navigateur a bloqué la copie. Sélectionnez le texte ci-dessous et copiez-le.',
  },
} as const;
