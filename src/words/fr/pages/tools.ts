import { site } from '../../config.ts';

/** Where links open the decoder in French. */
const address = `${site.baseUrl}/fr/`;

/** What a text is put behind to be checked. */
const textAddress = `${address}#text=`;

/** How the decoder comes to where listings are. */
export const tools = {
  path: '/tools',
  title: 'Vérifier une annonce là où elle se trouve',
  lede: 'Les annonces sont dans des applications, sur des sites, dans des tableurs et, de plus en plus, dans les questions posées à un assistant. Voici comment en vérifier une sans copier-coller.',
  share: {
    title: 'Partager une annonce, sur Android',
    steps: [
      `Ouvrez ${site.name} dans Chrome, choisissez « Ajouter à l’écran d’accueil », puis « Installer ».`,
      `Dans n’importe quelle application, sélectionnez le texte de l’annonce, touchez Partager et choisissez ${site.name}.`,
      `${site.name} s’ouvre avec l’annonce vérifiée, même sans connexion. Le texte reste sur votre téléphone.`,
    ],
    help: {
      before:
        'Vous avez partagé quelque chose et vous voilà ici ? L’application n’était pas encore prête. ',
      link: `Ouvrez ${site.name} une fois`,
      after: ', patientez un instant, puis partagez de nouveau le texte.',
    },
  },
  bookmark: {
    title: 'Un favori, sur ordinateur',
    name: `Vérifier avec ${site.name}`,
    steps: [
      'Faites glisser ce bouton dans votre barre de favoris. (Ici, un clic ne fait rien.)',
      'Sur la page d’une annonce, sélectionnez le texte du vendeur et cliquez sur le favori.',
      'Un nouvel onglet s’ouvre avec l’annonce vérifiée. Aucun serveur ne voit le texte.',
    ],
    hint: 'Sélectionnez d’abord le texte de l’annonce, puis cliquez de nouveau sur le favori.',
  },
  iphone: {
    title: 'Un raccourci, sur iPhone ou iPad',
    steps: [
      `Dans l’app Raccourcis, créez un raccourci et nommez-le « Vérifier avec ${site.name} ». Dans ses détails, activez « Afficher dans la feuille de partage » et n’acceptez que du texte en entrée.`,
      'Cherchez l’action qui encode une URL (« URL Encode » si votre iPhone est en anglais) et ajoutez-la, avec l’entrée du raccourci comme texte.',
      'Ajoutez l’action « Ouvrir les URL ». Saisissez l’adresse ci-dessous, suivie du texte encodé par l’action précédente.',
      'Dans n’importe quelle app, sélectionnez le texte de l’annonce, touchez Partager et choisissez le raccourci.',
    ],
    address: textAddress,
  },
  link: {
    title: 'Un lien',
    lines: [
      'Ajoutez un code ou un texte à la fin de l’une de ces adresses, encodé pour une URL (%20 à la place de chaque espace). Il est vérifié à l’ouverture de la page.',
      'Les navigateurs n’envoient pas ce qui suit le # : le lien ne dit donc à aucun serveur ce que vous cherchez.',
    ],
    addresses: [`${address}#code=SD1013`, `${textAddress}code%20de%20date%20SD1013`],
  },
  command: {
    title: 'La commande',
    lines: [
      'Elle lit des codes, des listes, des tableurs et des annonces de toute taille sur votre propre ordinateur.',
      'Elle a besoin de Node, s’installe à partir de son code source et ne se connecte ensuite à rien.',
    ],
    first: 'heatstamp SD1013',
  },
  library: {
    title: 'La bibliothèque',
    lines: [
      'Le même décodeur pour votre propre programme : typé, sans dépendances, pour Node et les navigateurs.',
      'Chaque phrase a un identifiant : vous pouvez donc employer vos propres mots.',
    ],
    first: "import { decode } from 'heatstamp'",
  },
  assistant: {
    title: 'Un assistant IA',
    lines: [
      'Un serveur pour le Model Context Protocol permet à un assistant de consulter les codes au lieu de deviner.',
      'Il tourne sur votre ordinateur. Ce que vous demandez part tout de même chez l’éditeur de l’assistant. Pour l’ajouter à Claude Code :',
    ],
    first: 'claude mcp add heatstamp -- heatstamp mcp',
  },
  data: {
    title: 'Les données',
    lines: [
      'Tous les codes d’atelier avec leurs lieux, leurs années et leurs sources, en JSON et en CSV.',
      'L’usage en est libre, même commercial, à condition de citer la source (CC BY 4.0).',
    ],
    first: `curl -O ${site.baseUrl}/data/factory-codes.csv`,
  },
  back: 'Lire un code',
  head: {
    title: `Vérifier une annonce depuis n’importe quelle page ou appli | ${site.name}`,
    description: `Vérifiez une annonce ${site.brand} là où elle est : partagez-la depuis une application, utilisez un favori, un raccourci iPhone, une commande ou un assistant IA.`,
    keywords: [
      'application code de date',
      'bookmarklet',
      'raccourci iphone',
      'serveur mcp',
      site.name,
    ],
  },
} as const;
