import { years } from '../guide.ts';
import type { ModelPlaceId, SearchPlaceId, StampKind } from '../../../evidence/where-to-look.ts';
import { site } from '../../config.ts';

/** Where to find the stamp, and what is often mistaken for it. */
export const whereToLook = {
  path: '/where-to-look',
  title: 'Où chercher le code',
  lede: 'Il est petit, souvent peu visible, et rarement au premier endroit où l’on regarde. Voici où chercher, dans quel ordre, ce que l’on sait de certains modèles, et ce qui n’est pas un code de date.',
  order: {
    title: 'Dans cet ordre',
    lede: 'L’emplacement varie d’un article à l’autre, et personne n’en a publié la règle. Voici les endroits que citent les guides, du plus cité au moins cité, et les portefeuilles pour finir.',
    drawing:
      'Un sac dont l’avant est découpé et un portefeuille à côté, avec des numéros aux six endroits de la liste',
    sources: 'Cité par',
  },
  light: {
    title: 'Comment le voir',
    steps: [
      'Éclairez le cuir de biais, pas de face : même un code sans couleur projette une ombre.',
      'Ouvrez la poche aussi grand que possible et retournez chaque languette : le code est peut-être au dos.',
      'Prenez une photo et agrandissez-la. Des caractères pâles sur une doublure pâle se voient mieux ainsi.',
      'Notez exactement ce que vous voyez, avec « ? » pour un caractère illisible. Le décodeur l’accepte.',
    ],
  },
  models: {
    title: 'Modèle par modèle',
    lede: 'Chaque ligne rapporte ce que disent une ou plusieurs sources. S’il n’y en a qu’une, votre sac peut très bien être différent.',
    columns: { model: 'Article', where: 'Où', source: 'Source' },
  },
  /** What is often mistaken for a date code. */
  others: {
    title: 'Ce qui n’est pas un code de date',
    lede: 'Les sacs et leurs papiers portent d’autres numéros et d’autres marques. Seul le code de date donne une date.',
    kinds: [
      {
        name: 'Référence',
        example: 'M43186, N51997',
        text: 'Le plus souvent M ou N et cinq chiffres, depuis 2024 aussi avec une seconde lettre (M2A467), sur les factures, les étiquettes et les fiches des boutiques. Elle désigne le modèle et elle est la même sur tous les sacs de ce modèle, de cette taille et de cette matière.',
      },
      {
        name: 'Marquage à chaud',
        example: '« Made in France »',
        text: `Le nom de la marque, « Paris » et le pays, imprimés en creux dans une languette en cuir ou dans la doublure. Il ne contient aucun chiffre. Il dit où le sac a été fabriqué et, normalement, il concorde avec le code.`,
      },
      {
        name: 'Numéros de facture et de commande',
        example: 'sur le papier',
        text: 'Sur le ticket de caisse, la facture ou la boîte. Ils se rapportent à la vente, pas au sac.',
      },
      {
        name: 'Puce',
        example: `depuis ${years.firstChips}`,
        text: 'Une puce, entre la doublure et l’extérieur, a pris la place du code. Un téléphone peut la détecter, mais seules les boutiques de la marque peuvent la lire, et aucun numéro imprimé ne l’accompagne.',
      },
      {
        name: 'Cadenas et clé',
        example: 'sur le métal',
        text: 'Un cadenas et ses clés portent le même numéro. Il dit quelle clé va avec quel cadenas.',
      },
    ],
  },
  none: {
    title: 'Rien nulle part ?',
    points: [
      'Une pochette vendue avec un sac peut ne pas avoir de code, ou en avoir un autre que celui du sac.',
      'L’absence de code ne prouve rien. Ce qu’elle signifie dépend de l’âge du sac.',
    ],
    link: 'Sac sans code, sac avec puce : ce que cela signifie',
  },
  back: 'Lire un code',
  head: {
    title: `Où trouver le date code d’un sac ${site.brand} | ${site.name}`,
    description: `Où chercher le code de date d’un sac ou d’un portefeuille ${site.brand}, dans quel ordre, modèle par modèle avec les sources, et ce qui n’est pas un code de date.`,
    keywords: [
      'où est le date code',
      'où est le numéro de série louis vuitton',
      'code de date neverfull',
    ],
  },
} as const;

/** What the stamp is on. */
export const stampKinds: Readonly<Record<StampKind, string>> = {
  tab: 'sur une languette en cuir',
  lining: 'sur la doublure',
  either: 'sur une languette ou sur la doublure',
  none: 'pas de code',
};

/** The places to search, in order. */
export const searchPlaces: Readonly<
  Record<SearchPlaceId, { readonly name: string; readonly text: string }>
> = {
  tab: {
    name: 'Les languettes en cuir',
    text: 'De petits morceaux de cuir pris dans une couture, à l’intérieur. Retournez-les un à un. Certains ne portent rien : essayez le suivant.',
  },
  pocket: {
    name: 'Dans la poche intérieure et derrière',
    text: 'Le long de son bord supérieur, tout au fond, sur la doublure derrière elle et sur la languette qui pend en dessous.',
  },
  zip: {
    name: 'Derrière la fermeture éclair',
    text: 'Sur la bande le long des dents et aux deux extrémités. Souvent peu visible.',
  },
  seam: {
    name: 'Le long des coutures',
    text: 'Là où la doublure rejoint le corps du sac, tout autour de l’ouverture et dans les coins du fond.',
  },
  strap: {
    name: 'Sous les anneaux en D',
    text: 'Ces boucles de métal tiennent la bandoulière. Soulevez-les une à une et regardez le cuir en dessous.',
  },
  wallet: {
    name: 'Dans un portefeuille',
    text: 'Dans ses poches et ses fentes, le long des coutures latérales à l’intérieur, et derrière la fermeture éclair. Écartez bien chacune d’elles pour voir au fond.',
  },
};

/** Where the stamp is, by model or kind of item. */
export const modelPlaces: Readonly<
  Record<ModelPlaceId, { readonly name: string; readonly text: string }>
> = {
  neverfull: {
    name: 'Neverfull',
    text: 'À l’intérieur, sous la poche zippée suspendue, à droite.',
  },
  'speedy-30': {
    name: 'Speedy 30',
    text: 'Deux des languettes intérieures ne portent rien. La troisième, à droite sous la poche suspendue, porte le code.',
  },
  'pochette-metis': {
    name: 'Pochette Métis',
    text: 'Pas dans le compartiment principal : dans la poche zippée du dos, à droite.',
  },
  neonoe: {
    name: 'NéoNoé',
    text: 'Dans le compartiment zippé du milieu, à gauche vu de face.',
  },
  onthego: { name: 'OnTheGo', text: 'Dans le compartiment zippé, dans la doublure de la poche.' },
  artsy: { name: 'Artsy', text: 'Dans les poches intérieures.' },
  'toiletry-pouch': {
    name: 'Poche Toilette (Toiletry Pouch)',
    text: 'En haut de la doublure en cuir, près de la languette où finit la fermeture éclair.',
  },
  'pochette-accessoires': {
    name: 'Pochette Accessoires',
    text: 'À l’intérieur, sur le côté. Il n’y a pas d’autre languette.',
  },
  'papillon-pouch': {
    name: 'Pochette intérieure du Papillon, jusqu’en 2002 environ',
    text: 'La pochette n’a pas son propre code. Regardez plutôt dans le sac.',
  },
  trevi: { name: 'Trevi PM', text: 'Dans la poche de la paroi intérieure.' },
  alcantara: {
    name: 'Doublures en microfibre (Alcantara)',
    text: 'Le code est marqué dans la microfibre. Il s’efface, et peut être illisible ou avoir disparu.',
  },
  'tote-pouch': {
    name: 'Cabas avec pochette',
    text: 'La pochette peut avoir son propre code, en plus de celui du sac.',
  },
};
