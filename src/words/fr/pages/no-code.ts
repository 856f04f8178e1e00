import type { BagAgeId, ChipQuestionId, NoProofId } from '../../../evidence/no-code.ts';
import { site } from '../../config.ts';
import { capitalize } from '../core.ts';
import { afterLastCodes, years } from '../guide.ts';

/** What a missing code means, and what the chip is. */
export const noCodePage = {
  path: '/no-code',
  title: 'Sac sans code, sac avec puce',
  lede: 'L’absence de code de date ne fait pas d’un sac un faux. Ce qu’elle signifie dépend de l’époque où le sac a été fabriqué.',
  ages: {
    title: 'Selon l’âge du sac',
    lede: 'Les sources diffèrent d’un an ou deux : ces années sont approximatives.',
  },
  again: {
    title: 'Cherchez encore',
    lede: 'Le code est petit et souvent peu visible. Essayez ces endroits, dans cet ordre, avec une lumière rasante.',
    drawing:
      'Un sac dont l’avant est découpé et un portefeuille à côté, avec des numéros aux six endroits de la liste',
    link: 'Tous les endroits avec leurs sources, et ce que l’on sait modèle par modèle',
  },
  chip: {
    title: 'La puce',
    lede: 'Ce qu’elle est, ce que votre téléphone peut en voir, et ce qu’elle prouve.',
  },
  proof: { title: 'Ce que prouve l’absence de code' },
  back: 'Lire un code',
  head: {
    title: `Sac ${site.brand} sans date code : est-ce un faux ? | ${site.name}`,
    description: `Pas de code de date dans un sac ${site.brand} ? Ce que cela signifie selon l’âge du sac, où chercher encore, et ce que la puce électronique peut prouver ou non.`,
    keywords: ['sac sans date code', 'pas de numéro de série', 'puce électronique louis vuitton'],
  },
} as const;

/** What it means that a bag of some age has no code. `expect` is the short answer. */
export const bagAges: Readonly<
  Record<BagAgeId, { readonly when: string; readonly expect: string; readonly text: string }>
> = {
  'before-codes': {
    when: `Avant les ${years.early}`,
    expect: 'Pas de code',
    text: `Un sac de cet âge n’en a jamais eu. Selon les sources, les codes de date ont commencé vers ${years.first}, au début des ${years.early} ou en 1982.`,
  },
  eighties: {
    when: capitalize(years.early),
    expect: 'En général un code',
    text: `Quelques pièces fabriquées avant ${years.lettersAlways} n’en ont pas.`,
  },
  'french-company': {
    when: 'Fabriqué par The French Company, des années 1970 à 1991 environ',
    expect: 'Souvent pas de code',
    text: 'Cette société fabriquait des sacs sous licence aux États-Unis. Ils ont leur propre étiquette.',
  },
  coded: {
    when: `De ${years.months} au début de ${years.chips}`,
    expect: 'Un code : cherchez encore',
    text: 'Il peut tout de même manquer : une languette peut se détacher à l’usure ou au nettoyage, un code sur microfibre (Alcantara) peut s’effacer, et une réparation ou une nouvelle doublure peut le faire disparaître. De temps à autre, on a simplement oublié de le marquer.',
  },
  changeover: {
    when: `De ${years.firstChips} à la fin de ${years.lastCodes}`,
    expect: 'Un code, une puce, ou les deux',
    text: 'La puce a pris la place du code petit à petit, modèle par modèle. Selon une boutique, le gros du changement a commencé dès 2020.',
  },
  chipped: {
    when: `À partir de ${years.lastCodes + 1}`,
    expect: 'Une puce, pas de code',
    text: `C’est ce à quoi il faut s’attendre désormais. ${afterLastCodes}`,
  },
};

/** Questions about the chip. */
export const chipQuestions: Readonly<
  Record<ChipQuestionId, { readonly question: string; readonly answer: string }>
> = {
  what: {
    question: 'Qu’est-ce que la puce ?',
    answer:
      'Une minuscule étiquette radio qu’un lecteur tout proche peut détecter. Certaines sources parlent de RFID, d’autres de NFC, la forme à courte portée de la RFID qu’utilisent les téléphones.',
  },
  where: {
    question: 'Où est-elle ?',
    answer: 'Entre la doublure et l’extérieur, à aucun endroit fixe. On ne la voit pas.',
  },
  since: {
    question: 'Depuis quand les sacs en ont-ils une ?',
    answer: `Depuis ${years.firstChips} environ. D’après une boutique, certains sacs ont à la fois un code et une puce à partir de 2018 environ. Deux sources disent que la marque n’a rien annoncé ; une autre dit qu’elle a annoncé le changement.`,
  },
  phone: {
    question: 'Mon téléphone peut-il la lire ?',
    answer:
      'Il peut vous dire qu’une puce est là. Une application comme NFC Tools peut aussi afficher des données techniques sur la puce, mais son contenu est chiffré et seules les boutiques de la marque peuvent le lire. Ne vous fiez pas aux pages qui promettent d’en tirer une date, un atelier ou un numéro de série. Un guide dit que lire la puce ouvre une page du site de la marque ; aucune autre source ne le dit.',
  },
  proof: {
    question: 'Une puce prouve-t-elle qu’un sac est authentique ?',
    answer:
      'Non. Une puce ne coûte pas cher, n’importe qui peut en acheter une, et des boutiques ont vu des faux qui en contenaient, l’une d’elles depuis l’automne 2024.',
  },
  label: {
    question: 'Le sac devrait-il tout de même porter « Made in… » ?',
    answer:
      'Peut-être pas : selon une source, certains sacs munis d’une puce ne portent pas non plus ce marquage.',
  },
};

/** What a missing code proves, and what to look at in its place. */
export const noProof: Readonly<
  Record<NoProofId, { readonly question: string; readonly answer: string }>
> = {
  fake: {
    question: 'Un sac sans code de date est-il un faux ?',
    answer:
      'Non, pas pour cette seule raison. Un sac authentique peut être trop ancien ou trop récent pour avoir un code, et un code peut s’effacer ou disparaître lors d’une réparation. Deux boutiques racontent toutefois qu’avant la puce, d’autres tenaient tout sac sans code pour un faux.',
  },
  then: {
    question: 'Que regarder à la place ?',
    answer:
      'Le sac tout entier : la matière, les coutures, les pièces métalliques et le marquage à chaud, ainsi que la facture et la provenance du sac.',
  },
  copied: {
    question: 'Un code correct prouve-t-il qu’un sac est authentique ?',
    answer:
      'Non. Un code se copie comme le reste. D’après un guide, un service d’authentification a trouvé un code bien formé sur près de la moitié de ses faux (48 %).',
  },
  card: {
    question: 'Que vaut une carte d’authenticité ?',
    answer:
      'La maison n’en délivre aucune : une carte qui se dit de la maison est une raison d’y regarder de plus près. La carte ou le rapport d’une boutique ou d’un expert est autre chose et vaut ce que vaut son auteur.',
  },
};
