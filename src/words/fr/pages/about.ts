import { claims, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { years } from '../guide.ts';
import { disclaimer } from '../layout.ts';

/** Told by the former sales associate of the specification. */
const STORY: TextSection = {
  id: 'story',
  title: 'L’histoire',
  body: [
    'La question était toujours la même. Quelqu’un avait acheté un sac de seconde main, ou en avait trouvé un dans l’armoire de sa mère, et avait remarqué une petite languette en cuir avec six caractères. On me la tendait, et on me demandait : c’est un vrai ?',
    'J’ai appris à lire ces languettes, et j’ai appris deux choses. D’abord, presque tout le monde les lit mal, parce que les chiffres sont entrelacés : le premier va avec le troisième, et le deuxième avec le quatrième. Ensuite, la réponse honnête n’était jamais oui ou non. Le code nous disait quand et où le sac avait été fabriqué. Il ne nous disait pas si c’était un vrai.',
    'Après mon départ de la boutique, des amis ont continué à m’envoyer des photos. Certains des outils qu’ils avaient essayés ne connaissaient qu’un seul format et lisaient 1996 comme 2096. J’ai donc noté ce que je savais, lu tous les guides publics que j’ai pu trouver, et créé cet outil.',
  ],
};

/** The about page. */
export const about = {
  title:
    claims.author === undefined
      ? 'Créé par quelqu’un qui vendait ces sacs'
      : `Créé par ${claims.author}`,
  lede:
    claims.author === undefined
      ? 'Je travaillais à la vente, en boutique. On me demandait sans cesse ce que voulaient dire ces lettres et ces chiffres. Voici la réponse que j’aurais aimé pouvoir donner.'
      : 'Ce que veulent dire les lettres et les chiffres de ces sacs, et avec quelle certitude.',
  sections: [
    ...(claims.author === undefined ? [STORY] : []),
    {
      id: 'mission',
      title: 'La mission',
      body: [
        `${site.name} n’a qu’une tâche : lire un code de date ${site.brand} aussi bien qu’il peut être lu, et dire avec quel degré de certitude. Il s’adresse aux acheteurs avant de payer, aux revendeurs qui rédigent une annonce, et à quiconque veut simplement connaître l’âge de son sac.`,
        'Il est gratuit pour tout le monde, et le restera. Il n’y a pas de compte à ouvrir ni rien à débloquer.',
      ],
    },
    {
      id: 'trust',
      title: 'Pourquoi s’y fier',
      body: [
        'Ne nous croyez pas sur parole. Vous pouvez vérifier tout ce que dit l’outil :',
        {
          list: [
            'Pour chaque code d’atelier, vous voyez tous les lieux qu’il pourrait désigner, et à quel point les listes publiées appuient chacun d’eux. Là où les listes que nous comptons se contredisent, vous voyez tous les lieux qu’elles citent.',
            'Chaque résultat montre comment chaque chiffre a été lu, et toute autre façon de lire le même code.',
            'Ce qu’aucune source ne confirme est marqué comme non confirmé. Nous préférons montrer un doute plutôt que le cacher.',
            'Les codes sont lus dans votre navigateur. Ce que vous saisissez ne nous est pas envoyé : nous ne recueillons donc rien.',
          ],
        },
        {
          words: [
            'Chaque code a ',
            { text: 'sa propre page', href: '/codes' },
            ', avec les listes qui le citent, et vous pouvez télécharger tout le tableau en ',
            { text: 'JSON', href: '/data/factory-codes.json' },
            ' et en ',
            { text: 'CSV', href: '/data/factory-codes.csv' },
            ', d’usage libre sous licence CC BY 4.0.',
          ],
        },
        {
          words: [
            'Si nous avons mal lu votre code, nous voulons le savoir. Écrivez à ',
            { text: site.email, href: `mailto:${site.email}` },
            ' en indiquant le code, la bonne lecture et d’où vous la tenez.',
          ],
        },
      ],
    },
    {
      id: 'disclaimer',
      title: 'Avertissement',
      body: [
        disclaimer,
        `Un code de date renseigne sur la fabrication, pas sur l’authenticité. Un article authentique peut ne pas avoir de code : ceux qui datent d’avant les ${years.early} n’en ont jamais eu, des languettes se perdent, des codes s’effacent et, depuis ${years.chips}, une puce électronique remplace le code. Une contrefaçon peut porter un code qui se lit parfaitement. Rien ne vaut l’authentification par un professionnel ; cet outil sert à apprendre.`,
      ],
    },
  ],
  home: 'Retour à l’accueil',
  head: {
    title: `À propos | ${site.name}`,
    description: `Pourquoi ${claims.author ?? 'quelqu’un qui vendait ces sacs'} a créé un décodeur gratuit de codes de date ${site.brand}, ce qu’il peut vous dire, et ce qu’aucun code ne peut prouver.`,
    keywords: ['à propos', site.name, 'décodeur de codes de date', 'vente en boutique'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
