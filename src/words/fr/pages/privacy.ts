import { formsHost, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';

/** Used if forms stay on the device. */
const onDevice = {
  lede: 'En bref : ce que vous saisissez reste dans votre navigateur. Nous n’avons ni comptes, ni cookies, ni mesure d’audience, ni base de données.',
  requests: 'Les pages n’appellent aucun autre serveur',
  forms: [
    'Ils n’envoient rien : ce que vous saisissez reste sur la page, n’est pas enregistré et disparaît quand vous la quittez. Pour un message, la page propose de l’ouvrir dans votre propre messagerie ou de le copier. C’est alors à vous de décider s’il est envoyé.',
  ],
  children:
    'Nous ne recueillons aucune donnée sur les visiteurs : nous n’en avons donc aucune sur des enfants.',
};

/** Used if forms are delivered. */
const delivered = (host: string): typeof onDevice => ({
  lede: 'En bref : les codes que vous saisissez restent dans votre navigateur, et un formulaire n’est envoyé que lorsque vous l’envoyez. Nous n’avons ni comptes, ni cookies, ni mesure d’audience.',
  requests: `Hormis les formulaires que vous envoyez à ${host}, les pages n’appellent aucun autre serveur`,
  forms: [
    `Lorsque vous en envoyez un, ce que vous avez saisi et le nom du formulaire sont transmis à ${host}. Rien n’est envoyé avant que vous appuyiez sur le bouton, et aucun cookie n’est joint. Pour le recevoir, ce serveur doit voir votre adresse IP, comme tout serveur.`,
    'Nous l’utilisons uniquement pour vous répondre, vous envoyer le guide ou, si vous vous y êtes inscrit, la lettre. Vous pouvez vous désinscrire à tout moment. Écrivez à l’adresse ci-dessous pour savoir ce que nous détenons à votre sujet, ou pour le faire supprimer.',
  ],
  children:
    'Les formulaires ne s’adressent pas aux enfants ; le reste du site ne recueille rien sur personne.',
});

const words = formsHost === undefined ? onDevice : delivered(formsHost);

/** The privacy policy. */
export const privacy = {
  title: 'Politique de confidentialité',
  lede: words.lede,
  updated: { label: 'Version du', text: '15 décembre 2024', iso: '2024-12-15' },
  /** A change to this text must change this date, too. */
  revised: { label: 'Texte révisé le', text: '27 novembre 2026', iso: '2026-11-27' },
  sections: [
    {
      id: 'decoding',
      title: 'Les codes que vous saisissez',
      body: [
        'Les codes de date sont lus par un script qui s’exécute dans votre navigateur. Ils ne sont envoyés ni à nous, ni à qui que ce soit d’autre.',
        'Un lien vers un résultat contient, après un signe #, le code et ce que vous avez indiqué sur la mention « Made in », le modèle et la date de fabrication ou d’achat. Un lien vers une annonce vérifiée contient le texte que vous avez collé. Les navigateurs n’envoient pas cette partie de l’adresse : elle n’atteint donc aucun serveur. Toute personne à qui vous envoyez un lien peut la lire.',
        'Il y a une exception. Si JavaScript est désactivé, le code que vous envoyez devient une partie de l’adresse web que demande votre navigateur. Le serveur qui fournit la page peut alors la consigner dans son journal, comme il consigne toute adresse. Nous n’en faisons rien.',
      ],
    },
    {
      id: 'storage',
      title: 'Ce que conserve votre navigateur',
      body: [
        'Voici ce qui est conservé dans le stockage de votre navigateur, sur votre appareil, pour ce seul site :',
        {
          list: [
            'Votre historique des vérifications : dix au plus, avec les noms que vous leur donnez, ce que vous indiquez sur la mention « Made in », le modèle et la date de fabrication ou d’achat, et les annonces où les codes se trouvaient.',
            'Toute partie de cet historique devenue illisible, parce qu’elle a été endommagée ou enregistrée par une autre version de cette page. Elle est mise de côté, pour que rien ne soit perdu, et reste jusqu’à ce que vous effaciez les données de ce site.',
            'Une entrée que vous venez de supprimer, tant que vous pouvez annuler la suppression. Fermer l’onglet l’efface dans tous les cas.',
            'L’indication que vous avez vu le message sur les cookies, pour qu’il ne revienne pas.',
          ],
        },
        'Pour que le bouton Précédent, un rechargement et un onglet rouvert puissent montrer de nouveau une vérification, l’historique de votre navigateur garde ce que vous avez saisi (même un long texte collé), ce que vous y avez ajouté, et la page ou le tableau d’où elle a été ouverte. Effacer votre historique de navigation le supprime.',
        'Vous pouvez supprimer chaque entrée de l’historique sur la page d’accueil. Effacer les données de ce site dans les réglages de votre navigateur supprime tout en une fois. Exporter votre historique enregistre un fichier sur votre appareil ; il ne va nulle part, sauf si vous l’envoyez. Votre navigateur peut aussi conserver des copies de nos pages, pour qu’elles s’ouvrent plus vite ou sans réseau.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et traceurs',
      body: [
        `Nous ne déposons aucun cookie. Le stockage local décrit plus haut ne sert qu’à vous rendre le service que vous demandez (l’historique, ce message) : il est exempté de consentement. Nous n’y lisons rien. Il n’y a ni mesure d’audience, ni publicité, ni polices, scripts ou images d’autres sociétés. ${words.requests}, et une politique de sécurité dit à votre navigateur de bloquer toute requête de ce genre.`,
      ],
    },
    {
      id: 'forms',
      title: 'Formulaires',
      body: [
        'Les formulaires du guide, de la communauté et des messages ne demandent que ce que vous voyez dans leurs champs.',
        ...words.forms,
      ],
    },
    {
      id: 'accounts',
      title: 'Comptes et enfants',
      body: [
        `Il n’y a pas de compte, donc aucun profil à votre nom à créer, à vendre ou à perdre. ${words.children}`,
      ],
    },
    {
      id: 'hosting',
      title: 'Le serveur',
      body: [
        'Comme tout site, celui-ci est fourni par un serveur. Pour répondre, ce serveur doit voir votre adresse IP, la page que vous demandez, ainsi que le nom et la version de votre navigateur. Notre hébergeur peut les consigner dans un journal pour assurer la sécurité de son service, ce qui est son intérêt légitime ; c’est lui qui en fixe la durée de conservation. Nous ne les utilisons pas pour savoir qui vous êtes.',
      ],
    },
    {
      id: 'questions',
      title: 'Modifications et questions',
      body: [
        'Si le site change d’une façon qui compte ici, cette page change en premier, et ses dates avec elle. La présente politique date du 15 décembre 2024. Depuis, sa formulation a été révisée pour dire plus précisément ce que conserve votre navigateur, ce que contient un lien et ce que font les formulaires.',
        {
          words: [
            'Questions sur la confidentialité : ',
            { text: site.email, href: `mailto:${site.email}` },
            '. Si vous nous écrivez par e-mail, nous utilisons votre adresse et votre message pour vous répondre.',
          ],
        },
        'Vos droits : pour vos messages et le journal du serveur, vous pouvez demander l’accès, la rectification, l’effacement ou la limitation de vos données, et vous opposer à leur traitement, à cette même adresse. Vous pouvez aussi saisir la CNIL (www.cnil.fr).',
      ],
    },
  ],
  home: 'Retour à l’accueil',
  head: {
    title: `Politique de confidentialité | ${site.name}`,
    description: `Ce que ${site.name} fait de vos données : les codes de date sont lus dans votre navigateur, votre historique reste sur votre appareil, et il n’y a pas de compte.`,
    keywords: ['politique de confidentialité', site.name, 'stockage local', 'sans compte'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
