import { YEAR_FIRST_GUIDES } from '../../../evidence/date-rules.ts';
import { claims, site } from '../../config.ts';
import { afterLastCodes, years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';
import { validPanel } from '../result.ts';
import type { Article } from '../../words.ts';

const author = claims.author ?? 'Un ancien conseiller de vente';
const date = '21 novembre 2026';
const isoDate = '2026-11-21';

const eras = {
  id: 'every-era',
  title: 'Comment lire un code de date, quelle que soit son époque',
  excerpt:
    'Cinq façons d’écrire une date en quarante ans. Deux questions suffisent pour savoir laquelle vous avez sous les yeux.',
  author,
  date,
  isoDate,
  readTime: '4 min de lecture',
  image: 'eras',
  sources: ['/dates'],
  body: [
    `Un code de date ${site.brand} a l’air d’un seul système. En réalité, il y en a cinq, dont certains ont coexisté, et la plupart des erreurs viennent de ce qu’on lit le code d’une époque avec les règles d’une autre. Voici toute la suite, du plus ancien au plus récent, et un moyen rapide de savoir quelle règle s’applique.`,
    { heading: `Avant ${years.first} environ : rien` },
    `Les guides situent les premiers codes entre 1980 et 1982 environ. Ce qui est plus ancien n’en a pas, et quelques pièces fabriquées avant ${years.lettersAlways} n’en ont pas non plus. L’absence de code sur un sac vintage vous apprend donc très peu de chose.`,
    { heading: `Début des ${years.early} : l’année, puis le mois` },
    'Les premiers codes ont trois ou quatre chiffres et aucune lettre. Les deux premiers chiffres donnent l’année, le reste donne le mois. Jusqu’en septembre, trois chiffres suffisent en général. À partir d’octobre, il en faut quatre.',
    {
      codes: [
        { code: '822', meaning: 'février 1982' },
        { code: '836', meaning: 'juin 1983' },
        { code: '8311', meaning: 'novembre 1983' },
      ],
    },
    `Certains outils lisent d’abord le mois, et 836 n’a plus aucun sens. Des ${YEAR_FIRST_GUIDES.length} guides que nous comptons, aucun ne fait cela.`,
    { heading: `Seconde moitié des ${years.early} : deux lettres s’ajoutent` },
    'À partir du milieu de la décennie environ, deux lettres désignent l’atelier. Elles peuvent suivre les chiffres ou, les mêmes années, les précéder. Les chiffres se lisent comme avant.',
    {
      codes: [
        { code: '874 VX', meaning: 'avril 1987' },
        { code: '8912 SL', meaning: 'décembre 1989' },
        { code: 'SP8808', meaning: 'août 1988' },
        { code: 'TH895', meaning: 'mai 1989' },
      ],
    },
    { heading: `De ${years.months} à ${years.lastMonths} : l’entrelacs` },
    `Dès ${years.months}, les lettres sont devant pour de bon, quatre chiffres les suivent et la date s’entrelace. Le premier et le troisième chiffre donnent le mois. Le deuxième et le quatrième donnent l’année. On dirait un tour de passe-passe, et c’est là que presque tout le monde se trompe.`,
    {
      codes: [
        { code: 'SP0994', meaning: 'septembre 1994' },
        { code: 'CA1918', meaning: 'novembre 1998' },
        { code: 'MI0053', meaning: 'mai 2003' },
        { code: 'VI1025', meaning: 'décembre 2005' },
      ],
    },
    { heading: `De ${years.weeks} à ${years.chips} : le même entrelacs, en semaines` },
    `La forme reste la même. Seuls le premier et le troisième chiffre changent : ils donnent désormais la semaine de l’année. Le deuxième et le quatrième donnent toujours l’année. Les guides situent le changement en ${years.weeks}, même si l’un d’eux imprime un code par semaine de ${years.lastMonths} dans son propre exemple, sans doute une erreur.`,
    {
      codes: [
        { code: 'SD2057', meaning: 'semaine 25 de 2007' },
        { code: 'CA4171', meaning: 'semaine 47 de 2011' },
        { code: 'MI3187', meaning: 'semaine 38 de 2017' },
      ],
    },
    `La semaine 53 est rare. De ${years.weeks} à ${years.chips}, seules les années 2009, 2015 et 2020 en ont une dans le calendrier normalisé (ISO 8601).`,
    { heading: 'Deux questions pour trancher' },
    `Première question : où sont les lettres, et combien y a-t-il de chiffres ? Quatre chiffres après deux lettres sont entrelacés, sauf s’ils commencent par un nombre de ${lastTwoDigits(years.first)} à ${lastTwoDigits(years.months)} : ce sont alors des codes des ${years.early}, avec les lettres devant. Tout le reste, à trois ou quatre chiffres, date aussi des ${years.early}.`,
    `Deuxième question, pour un code entrelacé : que disent le deuxième et le quatrième chiffre ? De ${lastTwoDigits(years.months)} à 99 et de 00 à ${lastTwoDigits(years.lastMonths)}, le premier et le troisième sont un mois. De ${lastTwoDigits(years.weeks)} à ${lastTwoDigits(years.chips)}, ils sont une semaine.`,
    {
      codes: [
        { code: 'SD1013', meaning: 'novembre 2003, car son année est 03' },
        { code: 'AR2126', meaning: 'semaine 22 de 2016, car son année est 16' },
        { code: 'TH2017', meaning: 'semaine 21 de 2007, et non l’année 2017' },
      ],
    },
    'Le dernier est l’erreur classique. Ses deux derniers chiffres ressemblent tellement à une année que des vendeurs les annoncent comme telle. En fait, le 1 appartient à la semaine et le 7 à l’année.',
    { heading: 'À quoi sert une date' },
    'Comparez-la aux années où le modèle a été fabriqué, à la doublure et aux pièces métalliques, et à ce qu’on vous a raconté. Une date qui contredit tout cela demande une explication. Une date qui concorde est un bon signe, et rien de plus.',
    {
      words: [
        'Ou épargnez-vous le calcul : le ',
        { text: 'décodeur', href: '/' },
        ' fait tout cela, montre comment il s’y prend et vous dit quand un code admet une autre lecture.',
      ],
    },
  ],
} as const satisfies Article;

const factories = {
  id: 'factory-letters',
  title: 'Ce que disent les lettres d’atelier, et ce qu’elles taisent',
  excerpt:
    'CA n’est pas la Californie, SP n’est pas l’Espagne, et SD a changé de continent. Comment se servir des lettres sans se leurrer.',
  author,
  date,
  isoDate,
  readTime: '4 min de lecture',
  image: 'factories',
  sources: ['/codes'],
  body: [
    'Deux lettres d’un code de date désignent l’atelier. Elles vous disent où le sac a été fabriqué, et c’est la partie à laquelle on fait le plus facilement dire plus qu’elle ne dit. Voici ce que l’on sait, et avec quelle certitude.',
    { heading: 'Hors de la marque, personne n’a la vraie liste' },
    `${site.brand} ne publie aucune liste de ses codes d’atelier. Toutes celles que vous trouverez ont été établies par des gens de l’extérieur, boutiques, collectionneurs et revendeurs, à partir d’articles passés entre leurs mains, ou d’autres listes. La nôtre est établie à partir des leurs. Beaucoup de listes se recopient, fautes de frappe comprises : dix listes peuvent donc ne faire qu’un seul témoin.`,
    'C’est pourquoi nous ne comptons pas les listes. Nous les rangeons en familles de même origine, et ce sont elles que nous comptons. Si deux familles distinctes citent un lieu, il est attesté. Si une seule le cite, il est signalé. Si aucune ne le cite, il n’est pas confirmé : il figurait dans le répertoire dont nous sommes partis, qui ne cite aucune source, et nous ne l’avons trouvé nulle part ailleurs.',
    { heading: 'Ce ne sont pas des initiales' },
    'Il est tentant de lire les lettres comme une abréviation. Cela tombe juste assez souvent pour tromper.',
    {
      list: [
        'CA désigne l’Espagne, et non la Californie.',
        'SP désigne la France, et non l’Espagne (« Spain »).',
        'TX est bien le Texas : un atelier y a ouvert en 2019.',
      ],
    },
    { heading: 'Les lettres voyagent' },
    {
      words: [
        'Un code peut changer de lieu au fil des ans. Le cas le plus connu est ',
        { text: 'SD', href: '/codes/sd' },
        ' : un atelier français jusqu’en 1994 et, depuis, San Dimas, en Californie. Les deux mêmes lettres peuvent donc accompagner deux mentions « Made in » différentes sur deux sacs, et toutes deux peuvent être justes.',
      ],
    },
    {
      codes: [
        { code: 'SD0964', meaning: 'juin 1994 : États-Unis ou France' },
        { code: 'SD1013', meaning: 'novembre 2003 : États-Unis' },
      ],
    },
    {
      words: [
        'Il y en a peut-être d’autres. Une liste donne ',
        { text: 'BC', href: '/codes/bc' },
        ' pour l’Espagne à partir de 2015, et ',
        { text: 'LM', href: '/codes/lm' },
        ' pour la France à partir de 2019 ; d’autres citent ces pays sans année.',
      ],
    },
    { heading: 'Les lettres se partagent' },
    'Certains codes, comme FL, LW et BC, désignent plusieurs pays à la fois. Le code seul ne peut alors pas trancher. Regardez la mention « Made in » et pensez au type d’article : un foulard, une chaussure et une malle ne sortent pas du même établi. Notre résultat donne tous les pays, le mieux attesté en premier.',
    { heading: 'Quand le code et la mention se contredisent' },
    'Les lettres disent la France, et la mention « Made in » dit l’Espagne. L’affaire est-elle entendue ? Pas si vite. C’est une raison d’y regarder de plus près, et il existe des explications innocentes.',
    {
      list: [
        'Les réparations. DK signale un sac que la marque a réparé ou dont elle a refait la doublure. Il ne dit rien du lieu de fabrication du sac.',
        'Des éléments plus récents. Un sac français de 1998 dont la doublure a été refaite peut porter un code américain de 2006.',
        'Un code mal lu. Sur un cuir usé, O et D, I et L, ou 5 et S se ressemblent.',
        'Une lacune des listes. Aucune liste n’est complète, pour la raison donnée plus haut.',
      ],
    },
    'Certains guides disent que toute discordance signifie une contrefaçon. La plus ancienne liste que nous connaissions est plus prudente, et nous aussi.',
    { heading: 'Quand les lettres ne sont sur aucune liste' },
    'Vérifiez-les d’abord sur le sac, sous une bonne lumière. Si elles restent inconnues, voyez-y une question, pas un verdict. Quand la marque ouvre un atelier, elle n’en annonce pas les lettres : un code authentique peut donc être nouveau pour tout le monde.',
    { heading: 'Comment bien s’en servir' },
    'Lisez d’abord la date. Demandez-vous ensuite si le lieu est possible cette année-là, et si la mention « Made in » concorde. Trois éléments qui se soutiennent valent bien plus qu’un seul qui paraît juste. Aucun d’eux ne prouve qu’un sac est authentique : qui sait copier un sac sait aussi copier deux lettres.',
    {
      words: [
        'Le ',
        { text: 'décodeur', href: '/' },
        ' tient compte de l’année et montre à quel point les listes publiées appuient chaque pays.',
      ],
    },
  ],
} as const satisfies Article;

const chips = {
  id: 'chips',
  title: `La puce depuis ${years.chips}, et ce qu’un code ne peut pas prouver`,
  excerpt:
    'Le code a cédé la place à une puce électronique. Ni l’un ni l’autre n’est un certificat. Voici sur quoi s’appuyer à la place.',
  author,
  date,
  isoDate,
  readTime: '4 min de lecture',
  image: 'chips',
  sources: ['/no-code', '/dates'],
  body: [
    `Vous retournez un sac neuf dans tous les sens, vous fouillez chaque couture, et vous ne trouvez aucun code. Depuis ${years.chips}, c’est à cela qu’il faut s’attendre. Voici ce qui a changé, ce que cela signifie pour les acheteurs, et pourquoi distinguer le vrai du faux n’en est pas devenu plus facile.`,
    { heading: 'Du code à la puce' },
    `En ${years.firstChips}, ${site.brand} a commencé à mettre des puces électroniques dans ses sacs à la place des codes de date. Deux guides citent le premier jour de ce mois. Deux sources disent que la marque n’a rien annoncé ; une autre dit qu’elle l’a annoncé.`,
    'Le changement s’est fait petit à petit. Une boutique parle de sacs avec à la fois un code et une puce à partir de 2018 environ. En décembre 2021, un revendeur au Japon commençait seulement à voir des pièces authentiques sans code. Un guide dit, en une ligne, que la puce était partout en 2022.',
    {
      codes: [
        { code: 'AR1251', meaning: 'semaine 15 de 2021 : tardif, et tout à fait possible' },
        { code: 'SD2222', meaning: 'semaine 22 de 2022 : tout à la fin' },
      ],
    },
    `Un code de l’été 2021 ne condamne donc pas un sac. Un code de 2024, c’est autre chose, et notre résultat vous le dira. ${afterLastCodes}`,
    { heading: 'Ce que voit votre téléphone' },
    'La puce se trouve entre la doublure et l’extérieur. Beaucoup de téléphones peuvent la détecter, et une application peut afficher des données techniques à son sujet. C’est tout : son contenu est chiffré, et seules les boutiques de la marque peuvent le lire. Une application qui prétend y lire l’âge ou l’origine d’un sac ne fait que deviner.',
    'Selon une source, certains sacs munis d’une puce n’ont pas non plus de mention « Made in ». Et des boutiques ont vu des contrefaçons à puce, l’une d’elles depuis l’automne 2024. Un téléphone qui trouve une puce a trouvé une puce, et rien de plus.',
    { heading: 'Des sacs authentiques sans code' },
    'Bien avant les puces, une pièce authentique pouvait avoir de bonnes raisons de ne porter aucun code :',
    {
      list: [
        `Elle a été fabriquée avant le début des ${years.early}.`,
        'Elle a été fabriquée sous licence par The French Company aux États-Unis, jusqu’en 1991 environ.',
        'La languette a été perdue, ou enlevée lors d’une réparation.',
        'Le code s’est effacé. Sur les doublures souples, il peut disparaître complètement.',
        'Quelqu’un a oublié de le marquer. Cela arrive.',
      ],
    },
    { heading: 'Des contrefaçons au code parfait' },
    'Un code de date n’est pas un numéro de série. Tout ce qu’un atelier a fabriqué la même semaine porte le même code : en voir un deux fois n’a donc rien d’alarmant. Pour la même raison, il suffit à un contrefacteur d’une seule photo d’une vraie languette. Beaucoup de faux portent un code qui se lit sans le moindre défaut, avec le bon pays dans la mention « Made in ».',
    `Notre résultat s’intitule « ${validPanel.title} », et il ne dit rien de plus. C’est une affirmation sur six caractères, pas sur un sac.`,
    { heading: 'Ce qu’un code peut faire' },
    'Il peut contredire. Une date antérieure au modèle, un mois 19, un atelier qui n’avait pas encore ouvert : tout cela demande une explication, et parfois il n’y en a pas. Un code sait bien mieux poser des questions qu’y répondre.',
    'Mais vérifiez d’abord l’explication la plus simple. Des chiffres usés se lisent sans cesse de travers, et certains outils lisent 96 comme 2096, si bien que des codes authentiques des années 1990 semblent impossibles.',
    { heading: 'Sur quoi s’appuyer' },
    'Regardez le sac tout entier : la régularité des coutures, le poids et la gravure des pièces métalliques, les tranches du cuir et leur vieillissement, la façon dont la doublure est posée. Demandez la facture, et l’histoire du sac. Achetez à un vendeur qui s’engage à le reprendre.',
    'Et dès que la somme en jeu est importante, payez un expert en authentification qui peut examiner le sac lui-même. Rien ne vaut cet examen. Aucun code, aucune puce et aucun site qui les lit ne peut le remplacer.',
  ],
} as const satisfies Article;

/** The blog. */
export const blog = {
  title: 'Notes sur la lecture des codes de date',
  lede: 'Trois guides sur ce qui est marqué à l’intérieur des sacs, par un ancien conseiller de vente.',
  read: 'Lire l’article',
  close: 'Fermer l’article',
  contents: (title: string) => `Dans cet article : ${title}`,
  articles: [eras, factories, chips],
  more: {
    title: 'D’autres guides arrivent bientôt.',
    text: 'D’ici là, les formats par époque de la page d’accueil sont ce qu’il y a de plus rapide à consulter.',
  },
  home: 'Retour à l’accueil',
  head: {
    title: `Lire un date code ${site.brand} : le blog | ${site.name}`,
    description: `Des guides sur les codes de date ${site.brand} : lire toutes les époques, ce que les lettres d’atelier disent ou taisent, et ce que les puces électroniques ont changé en ${years.chips}.`,
    keywords: [
      'guide des codes de date',
      'codes d’atelier',
      'puce électronique',
      `blog ${site.brand}`,
    ],
  },
} as const;
