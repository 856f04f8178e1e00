import { claims, site } from '../../config.ts';
import type { Question, SocialPost } from '../../words.ts';
import { years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';
import { summary } from '../layout.ts';

/** The page's metadata. */
export const head = {
  title: `Date code ${site.brand} : décodeur gratuit | ${site.name}`,
  description: summary,
  keywords: ['date code louis vuitton', 'numéro de série louis vuitton', 'décodeur de date code'],
} as const;

/** The first screen. */
export const hero = {
  headline: 'Chaque code est une date de naissance.',
  lede: `Où et quand un sac ${site.brand} a été fabriqué, d’après son « date code » ou « numéro de série ».`,
  /** Said only where scripts run: without them the form sends the code to the server. */
  isPrivate: 'Le code reste sur cette page.',
} as const;

/** Below the strap, what else can be entered: a code with a worn character, and a seller’s text, each with an example. */
export const fieldHints = {
  worn: { label: 'Un caractère illisible ?', text: 'SD?013' },
  listing: {
    label: 'Une annonce entière ?',
    text: 'Louis Vuitton Speedy 30, fabriqué en France. Code de date SP0079. Acheté en 2009.',
  },
} as const;

/** The table of contents. */
export const contents = {
  label: 'Sur cette page',
  sections: {
    before: 'Avant de lire',
    'how-to': 'Trois étapes',
    eras: 'Époques',
    'factory-codes': 'Codes d’atelier',
    faq: 'Questions',
    trust: 'Pourquoi s’y fier',
    feed: 'Publications',
    art: 'L’art',
    join: 'Communauté',
  },
} as const;

/** Cards with what to know before reading a code. */
export const infoCards = {
  title: 'Avant de lire le code',
  fold: { show: 'Afficher l’essentiel', hide: 'Masquer l’essentiel' },
  locate: {
    title: 'Repérez votre code',
    text: 'Les codes sont des chiffres et des lettres marqués sur une languette (ou patte) de cuir à l’intérieur, dans une poche, derrière un anneau en D ou près d’une fermeture éclair. Ils comptent en général six caractères, et au moins trois.',
    /** In the order of the numbers in the drawing. */
    places: [
      'Languettes en cuir',
      'Poches',
      'Derrière les anneaux en D',
      'Près des fermetures éclair',
    ],
    drawing: 'Un sac ouvert, en coupe, qui montre les quatre endroits',
  },
  notes: {
    title: 'À propos de l’authenticité',
    points: [
      'Un code de date renseigne sur la fabrication, pas sur l’authenticité.',
      'Un article authentique peut ne pas avoir de code.',
      'Rien ne vaut l’authentification par un professionnel.',
    ],
  },
} as const;

/** The three steps; the page's structured data repeats them word for word. */
export const howTo = {
  title: 'Du marquage à la date en trois étapes',
  steps: [
    {
      title: 'Trouvez le code',
      text: 'Ouvrez le sac sous un bon éclairage et regardez le long des coutures, dans les poches, près des fermetures éclair et derrière les anneaux en D qui tiennent la bandoulière. Une lumière rasante fait ressortir un code usé.',
    },
    {
      title: 'Saisissez-le tel qu’il est marqué',
      text: 'Lettres et chiffres dans l’ordre ; les espaces ne comptent pas. Tapez « ? » pour un caractère illisible, ou collez une liste avec un code par ligne. Tout est lu dans votre navigateur et y reste.',
    },
    {
      title: 'Comparez la réponse au sac',
      text: 'La date est-elle compatible avec le modèle ? Le lieu correspond-il à la mention « Made in » ? Si quelque chose ne concorde pas, regardez de plus près avant d’acheter.',
    },
  ],
} as const;

/** The three questions; the page's structured data repeats them word for word. */
export const faq: { readonly title: string; readonly questions: readonly Question[] } = {
  title: 'Questions fréquentes',
  questions: [
    {
      question: 'Un code de date valide prouve-t-il qu’un sac est authentique ?',
      answer:
        'Non. Un code de date (« date code ») n’est pas un numéro de série : tous les sacs fabriqués le même mois ou la même semaine portent le même. Il indique quand et où un sac a été fabriqué, et une contrefaçon peut porter un code plausible. C’est un indice parmi d’autres : rapprochez-le des matières, de la qualité de fabrication et des papiers, et faites appel à un expert en authentification dès que la somme en jeu est importante.',
    },
    {
      question: 'Mon sac n’a pas de code de date. Est-ce un faux ?',
      answer: `Pas forcément. Les sacs d’avant les ${years.early} n’en ont pas, la plupart de ceux fabriqués depuis ${years.firstChips} environ contiennent une puce électronique à la place et, entre les deux, un code peut s’effacer ou disparaître lors d’une réparation.`,
      link: { label: 'Sac sans code, sac avec puce : la réponse complète', href: '/no-code' },
    },
    {
      question: 'Comment distinguer un mois d’une semaine ?',
      answer: `Grâce à l’année. Après deux lettres, les chiffres 2 et 4 donnent l’année, sauf si les quatre chiffres commencent par un nombre de ${lastTwoDigits(years.first)} à ${lastTwoDigits(years.months)} : dans les ${years.early}, l’année venait en premier. De ${years.months} à ${years.lastMonths}, les chiffres 1 et 3 donnent le mois : SD1013, c’est novembre 2003. À partir de ${years.weeks}, ils donnent la semaine : AR2126, c’est la semaine 22 de 2016.`,
    },
  ],
};

export const trust = {
  title: 'Pourquoi se fier à cet outil',
  lede: `Créé par ${claims.author ?? 'quelqu’un qui vendait ces sacs'}, pour celles et ceux qui posaient la question au comptoir : acheteurs et revendeurs.`,
  points: [
    {
      title: 'À chaque pays ses sources',
      text: 'Vous voyez à quel point les listes publiées appuient chaque pays et, là où elles se contredisent, ce que dit chacune.',
    },
    {
      title: 'À chaque époque sa règle',
      text: `Le mois jusqu’en ${years.lastMonths}, la semaine à partir de ${years.weeks}, et l’année en premier dans les codes des ${years.early}.`,
    },
    {
      title: 'Il avoue ses doutes',
      text: 'Si aucune source n’appuie une date, nous le disons et nous montrons les autres façons de lire le code.',
    },
    {
      title: 'Gratuit, et rien à vendre',
      text: `Pas de compte, pas de publicité, aucun lien avec ${site.brand}. Les codes sont lus sur votre appareil.`,
    },
  ],
} as const;

/** A short essay. */
export const art = {
  title: 'L’art d’authentifier',
  paragraphs: [
    'L’authentification commence avant même qu’on lise le code. On prend le sac à deux mains et on le regarde dans l’ordre où il a été fait : d’abord le cuir, puis le fil, puis le métal. Un cuir non traité fonce à la lumière et au toucher, et les parties qui ont vécu ensemble vieillissent de même. Une poignée couleur de miel foncé à côté d’une bandoulière qui n’a jamais vu le soleil : voilà une question qui mérite d’être posée.',
    'Le code est une voix parmi d’autres. Il dit quand et où un atelier a marqué un morceau de cuir. Il ne dit pas si la doublure a été remplacée depuis, ni si une main habile y a frappé ces lettres la semaine dernière.',
    'Lisez donc le code, puis laissez-le poser ses questions. La date est-elle compatible avec le modèle ? Le lieu correspond-il à la mention « Made in » ? Les lettres ressemblent-elles à celles des photos du même atelier et des mêmes années ? Quand les réponses concordent, la confiance grandit. Quand l’une d’elles détonne, un œil qui a vu passer des milliers de sacs sait dire pourquoi. Ce n’est pas une faiblesse du code. C’est tout l’art.',
  ],
  quote:
    'Mettre le bon code sur le mauvais sac, c’est facile. Faire un sac où tout concorde, c’est difficile.',
} as const;

export const feed = {
  title: 'Exemples de publications',
  lede: 'Quatre exemples, jamais publiés. Les ouvrir ne charge rien depuis Instagram ni LinkedIn.',
  open: 'Afficher les publications',
  close: 'Masquer les publications',
} as const;

/** The names of the platforms. */
export const platformNames: Readonly<Record<SocialPost['platform'], string>> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

export const socialPosts = [
  {
    id: 'weave',
    platform: 'instagram',
    content:
      'Le premier avec le troisième, le deuxième avec le quatrième. Une fois qu’on a vu comment les chiffres s’entrelacent, on lit un code en boutique sans sortir son téléphone.',
    image: 'weave',
    date: '14 septembre 2026',
    engagement: 'Exemple, 0 J’aime',
  },
  {
    id: 'resale',
    platform: 'linkedin',
    content:
      'Vous vendez des sacs de seconde main ? Mettez le code dans l’annonce, et dites ce qu’il indique : une date et un lieu. « Authentique, le code le prouve » : voilà une phrase qui peut se retourner contre vous.',
    date: '2 septembre 2026',
    engagement: 'Exemple, 0 réaction',
  },
  {
    id: 'tab',
    platform: 'instagram',
    content:
      'Pas de code dans la poche ? Rien sur la languette ? Regardez derrière l’anneau en D, la lampe au ras du cuir.',
    image: 'tab',
    date: '21 août 2026',
    engagement: 'Exemple, 0 J’aime',
  },
  {
    id: 'chips',
    platform: 'linkedin',
    content: `En ${years.chips}, les puces ont commencé à remplacer les codes. Cela s’est fait petit à petit : un sac de ${years.lastCodes} peut encore avoir un code, et un sac de ${years.chips} ne pas en avoir.`,
    date: '6 août 2026',
    engagement: 'Exemple, 0 réaction',
  },
] as const satisfies readonly SocialPost[];
