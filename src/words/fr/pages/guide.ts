import { TABLE_DAY } from '../../../core/factories.ts';
import { site } from '../../config.ts';
import { capitalize } from '../core.ts';
import { afterLastCodes, years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';

/** The date of the tables, which changes with them. */
export const tables = { text: 'novembre 2026', iso: TABLE_DAY } as const;

/** The page's metadata. */
export const head = {
  title: `Guide des date codes ${site.brand} : lire et vérifier un code | ${site.name}`,
  description: `Trouver un code de date ${site.brand}, le lire et apprécier ce qu’il vaut : toutes les époques, les codes d’atelier, des exercices et une liste des points à vérifier, à lire ici ou à imprimer.`,
  keywords: [
    'guide d’authentification',
    'tableau des codes de date',
    'codes d’atelier louis vuitton',
    'points à vérifier',
  ],
} as const;

/** The beginning of the guide, a cover page in print. */
export const cover = {
  title: 'Le guide d’authentification',
  lede: `Comment trouver un code de date ${site.brand}, le lire soi-même et apprécier ce qu’il vaut. Il s’imprime aussi, pour les endroits sans réseau.`,
  tagline: 'À imprimer et à transmettre librement',
  /** Shown on screen only. */
  printHint:
    'Pour l’emporter, imprimez cette page ou enregistrez-la en PDF : votre navigateur sait faire les deux.',
  tables: `État des tableaux : ${tables.text}`,
  contents: 'Dans ce guide',
  /** The code in the drawing. */
  example: 'AR2126',
} as const;

export const whereToLookChapter = {
  title: 'Où chercher',
  /** Instructions for each place, in the order of the numbers in the drawing. */
  instructions: [
    'Suivez du doigt les coutures de la doublure, et retournez chaque languette.',
    'Ouvrez bien chaque poche et regardez le long de ses bords.',
    'Soulevez l’anneau et regardez le cuir en dessous.',
    'Suivez la fermeture éclair jusqu’à ses deux extrémités.',
  ],
  lookAlikes: {
    title: 'Faciles à confondre',
    text: 'Sur un cuir usé, un chiffre et une lettre peuvent se ressembler. Avant de conclure qu’un code est faux, remplacez chaque caractère douteux par celui auquel il ressemble.',
  },
} as const;

/** Reading by hand: a key in two steps, and codes for practice. */
export const byHand = {
  title: 'Lire un code soi-même',
  lede: 'Deux questions vous disent quelle règle suit un code.',
  steps: [
    {
      question: 'Où sont les lettres ?',
      answers: [
        { sign: 'Il n’y en a pas', rule: `Début des ${years.early}. L’année, puis le mois.` },
        {
          sign: 'Après les chiffres',
          rule: `${capitalize(years.early)}. L’année, puis le mois.`,
        },
        {
          sign: `Devant trois chiffres, ou devant quatre qui commencent par un nombre de ${lastTwoDigits(years.first)} à ${lastTwoDigits(years.months)}`,
          rule: `${capitalize(years.early)}. L’année, puis le mois.`,
        },
        {
          sign: 'Devant quatre autres chiffres',
          rule: 'Les chiffres sont entrelacés. Passez à la question 2.',
        },
      ],
    },
    {
      question: 'Que disent les chiffres 2 et 4 ?',
      answers: [
        {
          sign: `De ${lastTwoDigits(years.months)} à 99`,
          rule: `Années ${years.months}. Chiffres 1 et 3 : le mois.`,
        },
        {
          sign: `De 00 à ${lastTwoDigits(years.lastMonths)}`,
          rule: `De 2000 à ${years.lastMonths}. Chiffres 1 et 3 : le mois.`,
        },
        {
          sign: `De ${lastTwoDigits(years.weeks)} à ${lastTwoDigits(years.chips)}`,
          rule: `De ${years.weeks} à ${years.chips}. Chiffres 1 et 3 : la semaine.`,
        },
        {
          sign: `De ${lastTwoDigits(years.lastCodes)} à ${lastTwoDigits(years.months - 1)}`,
          rule: `${afterLastCodes} Regardez de plus près.`,
        },
      ],
    },
  ],
  practice: {
    title: 'À vous de jouer',
    lede: 'Cachez les colonnes de droite.',
    columns: ['Code marqué', 'Fabrication', 'Lieu'],
    codes: [
      ...['822', '8311', '874 VX', '8912 SL', 'SP8808', 'TH895', 'SP0994'],
      ...['CA1918', 'MI0053', 'VI1025', 'SD2057', 'CA4171', 'MI3187', 'TH2017'],
    ],
    noPlace: 'Sans lettres d’atelier',
  },
  commonMistake: {
    title: 'L’erreur classique',
    text: 'Les deux derniers chiffres ressemblent à une année, mais n’en sont pas une. TH2017 a été fabriqué en 2007 : le 1 fait partie de la semaine.',
  },
} as const;

export const factoryCodesChapter = {
  title: 'Codes d’atelier',
} as const;

export const weighing = {
  title: 'Lettres partagées',
  marks: 'Les signes ont le même sens que dans la liste des codes d’atelier.',
  notes: 'Ce que les listes ne disent pas',
} as const;

export const limits = {
  title: 'Ce qu’un code ne peut pas prouver',
  lede: 'Un code sait mieux poser des questions qu’y répondre.',
  proofs: [
    {
      about: 'Un code correct',
      text: 'Un code de date n’est pas un numéro de série. Tout ce qu’un atelier a fabriqué le même mois ou la même semaine porte le même, et qui sait copier un sac sait aussi copier six caractères. D’après un guide, un service d’authentification a trouvé un code bien formé sur près de la moitié de ses faux (48 %). Voir deux fois le même code n’a rien d’alarmant, et un code lisible n’est pas un certificat.',
    },
    {
      about: 'Un code absent',
      text: `Les sacs d’avant les ${years.early} n’en ont pas, et la plupart des sacs munis d’une puce non plus. Des languettes se perdent lors de réparations, des codes s’effacent, surtout sur les doublures souples, et de temps à autre un atelier en a oublié un.`,
    },
    {
      about: 'Une puce',
      text: 'Beaucoup de téléphones peuvent détecter la puce, et une application peut afficher des données techniques à son sujet. Son contenu est chiffré, et seules les boutiques de la marque peuvent le lire. Des contrefaçons équipées d’une puce ont été signalées.',
    },
    {
      about: 'Un code inconnu',
      text: `${site.brand} ne publie aucune liste de ses ateliers. Toutes les listes viennent de l’extérieur, la nôtre comprise : un code authentique peut donc être nouveau pour tout le monde.`,
    },
  ],
  table: {
    title: 'Quand quelque chose ne concorde pas',
    columns: ['Vous voyez', 'Cela peut être', 'Que faire'],
    rows: [
      {
        sign: 'Semaine 61, ou mois 19',
        cause: 'un chiffre usé, ou la règle d’une autre époque',
        action: 'Essayez d’abord les caractères que l’on confond (voir plus haut).',
      },
      {
        sign: 'Une date antérieure au modèle',
        cause: 'une année mal lue, un élément remplacé ou une contrefaçon',
        action: 'Posez la question au vendeur : cela demande une explication.',
      },
      {
        sign: 'Une date dans le futur',
        cause: 'un code des années 1990 lu comme s’il était des années 2090, ou une contrefaçon',
        action: 'Relisez-le avec les deux questions ci-dessus.',
      },
      {
        sign: 'Les lettres et le « Made in » ne concordent pas',
        cause: 'une réparation, des lettres qui ont changé de pays ou une lacune des listes',
        action: 'Cherchez ce que les lettres désignaient cette année-là.',
      },
      {
        sign: 'Les lettres DK',
        cause: 'un sac réparé par la marque, ou dont elle a refait la doublure',
        action: 'La date peut être celle de la réparation.',
      },
      {
        sign: 'Un code et une puce ensemble',
        cause: `un sac du passage à la puce, vers ${years.chips}`,
        action: 'Les deux peuvent être authentiques.',
      },
    ],
  },
} as const;

export const checkList = {
  title: 'Avant d’acheter',
  lede: 'Cochez ce qui concorde. Chaque case vide est une question à poser au vendeur. Ce que vous écrivez ici s’imprime avec la page et n’est envoyé nulle part.',
  fields: ['Sac', 'Vendeur', 'Code marqué', 'Mention « Made in »', 'Lecture', 'Prix'],
  groups: [
    {
      title: 'Le code',
      items: [
        'Chaque caractère est net ; sinon, j’ai essayé ceux avec lesquels on le confond.',
        'Il a un sens selon la règle de son époque.',
        'La date tombe dans les années où le modèle a été fabriqué.',
        'Les lettres concordent avec la mention « Made in » pour cette année-là.',
        'La forme des lettres est celle que montrent des photos de codes du même atelier et des mêmes années. Une marque pâle ou de travers ne dit pas grand-chose à elle seule.',
      ],
    },
    {
      title: 'Le sac',
      items: [
        'Les points de couture sont réguliers, en longueur et en couleur.',
        'Les pièces métalliques ont du poids, et leur gravure est nette.',
        'Le cuir non traité a foncé à la lumière et au toucher, et les parties qui ont vécu ensemble ont vieilli de même.',
        'Les tranches du cuir ont vieilli comme le reste.',
        'La doublure est cousue proprement et correspond à l’âge du sac.',
      ],
    },
    {
      title: 'L’achat',
      items: [
        'J’ai vu la facture, ou je sais pourquoi il n’y en a pas.',
        'Ce qu’on m’a dit concorde avec la date et le lieu.',
        'Le vendeur s’est engagé par écrit à reprendre le sac.',
        'S’il est cher, un expert en authentification l’a examiné.',
      ],
    },
  ],
} as const;

/** The sources of the tables. */
export const sources = {
  title: 'Nos sources',
  text: (lists: number, families: number) =>
    `${site.brand} ne publie pas ses codes d’atelier et n’explique pas comment les lire. Ces tableaux ont été établis en ${tables.text} à partir de ${lists} listes publiques, celles de boutiques, de collectionneurs, d’experts en authentification et d’un journal, et d’un répertoire qui ne cite aucune source. Les listes se copient entre elles : nous comptons donc les familles de listes de même origine, ${families} en tout. Un lieu cité par au moins deux familles est attesté ; cité par une seule, il est signalé ; absent de toutes les listes, il n’est pas confirmé. Quand les listes se contredisent, tous les lieux sont indiqués.`,
  correction:
    'Vous en savez plus que nous ? Écrivez-nous en indiquant le code, la bonne lecture et une source.',
  tool: 'L’outil lit les codes pour vous, montre comment il s’y prend et ne coûte rien :',
} as const;
