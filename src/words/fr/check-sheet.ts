import type { ClaimId, CountedClaim, Coverage } from '../../core/checks.ts';
import type { Label } from '../../core/labels.ts';
import type { LineItems } from '../../core/lines.ts';
import { countryName, inCountry, inLabel, uncapitalize } from './core.ts';
import { listing, outcomes } from './listing.ts';
import { quoted } from './text.ts';

const claims = {
  label: 'Mention « Made in »',
  made: 'Date de fabrication',
  'existed-by': 'Achat ou réception',
  released: 'Collection',
  line: 'Modèle',
  maker: 'Fabricant',
  designer: 'Créateur',
  'no-code': 'Pas de code',
  chip: 'Puce',
  sign: 'Autres indices',
} satisfies Readonly<Record<ClaimId, string>>;

/** The claims beside the code, each with its outcome; what nobody stated is a question. */
export const checkSheet = {
  /** What lists say of a label that the code does not have, and what that proves. */
  labelDiffers: (code: string, lists: string, label: Label) =>
    `Les listes situent ${code} ${inCountry(lists)}, pas ${inLabel(label)}. Ce n’est pas une preuve : un sac réparé peut porter un code plus récent.`,
  title: 'À comparer avec le sac',
  claims,
  outcomes,
  /** Beside what sources say of a model. */
  items: ({ count, first }: LineItems) =>
    `${count === 1 ? 'La seule pièce que nous connaissions est' : `Sur ${count} pièces que nous connaissons, la plus ancienne est`} de ${first}. Cela ne prouve rien.`,
  whereInModel: 'Où se trouve le code sur ce modèle',
  /** Nothing contradicts it, but it is a reason to look closer. */
  doubtful: 'À vérifier',
  provesNothing: 'Compatible, comme tout code',
  /** In place of it where any older code would. */
  possible: 'Possible',
  quoted,
  question: {
    ask: 'Est-ce bien de ce sac qu’il s’agit ?',
    yes: 'Oui, de ce sac',
    no: 'Non',
    next: 'Question suivante',
  },
  allFit: (fitting: readonly ClaimId[]) =>
    `En accord avec le code : ${fitting.map((claim) => uncapitalize(claims[claim])).join(', ')}.`,
  details: 'Détails',
  why: 'Pourquoi ?',
  sources: (count: number) => (count < 2 ? '1 page' : `${count} pages`),
  lists: {
    all: (code: string) => `Ce que chaque liste dit de ${code}`,
    count: (place: string, lists: number, families: number) =>
      `${place} : ${lists} ${lists < 2 ? 'liste' : 'listes'} de ${families} ${families < 2 ? 'famille' : 'familles'}.`,
    none: (place: string) => `Aucune ne donne ${place}.`,
  },
  dates: 'Comment se lisent les chiffres',
  dismiss: 'Ce n’est pas ce qui est écrit',
  dismissed: (count: number) =>
    count < 2 ? '1 indication mise de côté.' : `${count} indications mises de côté.`,
  restore: 'Rétablir',
  styleNumbers: (numbers: string) => `Référence : ${numbers}. Elle désigne le modèle, pas la date.`,
} as const;

/** The questions in place of what nobody stated. */
export const questions = {
  label: {
    legend: '« Made in »',
    another: 'Un autre pays',
    other: 'Autre',
  },
  line: {
    label: 'Modèle',
    none: 'choisir',
    /** The last choice, and what it means. */
    unlisted: 'Pas dans cette liste',
    unlistedMeans:
      'Le modèle n’est alors pas comparé. Un modèle que nous ne connaissons pas peut être plus récent que son nom ne le laisse penser.',
  },
  bought: {
    label: 'Achat',
    example: 'année/mois',
    hint: 'Achat ou réception : une année ou un mois, par exemple 2008 ou mai 2008',
    unreadable: 'Indiquez une année ou un mois, par exemple 2008 ou mai 2008.',
    future: 'Cette date est encore à venir.',
  },
} as const;

const NAMES: Readonly<Record<CountedClaim, string>> = {
  label: 'mention « Made in »',
  made: 'date de fabrication',
  'existed-by': 'achat ou réception',
  line: 'modèle',
};

/**
 * What was compared and what was not: `2 points vérifiés sur 4 : mention « Made in », modèle. Non indiqués : date de
 * fabrication, achat ou réception.`
 */
export function coverageSentence({ compared, open, unstated }: Coverage): string {
  const names = (claims: readonly CountedClaim[]) => claims.map((claim) => NAMES[claim]).join(', ');
  const all = compared.length + open.length + unstated.length;
  const checked = compared.length < 2 ? 'point vérifié' : 'points vérifiés';
  return [
    `${compared.length} ${checked} sur ${all}${compared.length > 0 ? ` : ${names(compared)}` : ''}.`,
    open.length > 0 && `Indiqué, mais non comparable : ${names(open)}.`,
    unstated.length > 0 && `Non indiqué : ${names(unstated)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the visitor answered about the label. */
export const labelAnswer = (label: Label): string =>
  label === 'other' ? 'un pays hors de cette liste' : countryName(label);

/** Offers what was said of an earlier item with the same code. */
export const earlier = {
  /** In place of what the history says of the answer, which has none of its own. */
  saved:
    'Votre historique a déjà ce code, comme un autre article, avec un nom ou des indications. Pour garder aussi celui-ci, donnez-lui un nom et enregistrez-le.',
  title: 'Sacs portant ce code dans votre historique',
  offer: (said: string) => `Dans votre historique : ${said}`,
  named: quoted,
  label: (country: string) => `« Made in » : ${country}`,
  bought: (date: string) => `acheté en ${date}`,
  made: (date: string) => `fabriqué en ${date}`,
} as const;

/** The seller's own text, with what was found marked. */
export const sellersText = {
  title: 'Le texte collé',
  mark: (claim: string) => `${claim}, voir la vérification`,
  code: 'le code',
  ofOthers: (quotes: string) =>
    `Aussi dans le texte, mais sans doute à propos d’autre chose : ${quotes}.`,
  /** Before the other codes of the text, each of which opens. */
  others: 'Aussi dans le texte :',
  other: (code: string, date: string) => `${code} (${date})`,
} as const;

/** The answer to a text without a code. */
export const noCode = {
  title: 'Aucun code trouvé',
  message: 'Nous n’avons trouvé aucun code de date dans ce texte, mais un code a pu nous échapper.',
  stated: {
    'no-code': 'Le vendeur dit qu’il n’y a pas de code de date.',
    unreadable: 'Le vendeur dit que le code est illisible.',
    chip: 'Le vendeur dit qu’il y a une puce.',
    ...listing.unread,
  },
  typed: {
    'no-code': 'Un sac sans code de date.',
    unreadable: 'Un code de date illisible.',
    chip: 'Un sac muni d’une puce.',
  },
  unread: (code: string, error: string) => `« ${code} » : ${error}`,
  worn: (code: string) =>
    `« ${code} » est en partie illisible : ouvrez-le ci-dessous pour voir les codes possibles.`,
  link: {
    message: 'C’est un lien.',
    help: 'Cette page n’ouvre aucun lien : rien de ce que vous collez ici n’en sort. Copiez la description de l’annonce et collez-la, ou tapez le code que montre la photo.',
  },
  styleNumber: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `${numbers.join('')} ressemble à une référence, le numéro de produit des factures et des étiquettes. Elle désigne le modèle, pas la date.`
      : `${numbers.join(', ').replace(/, (?=[^,]*$)/, ' et ')} ressemblent à des références. Elles désignent les modèles, pas les dates.`,
  help: 'Demandez au vendeur une photo du code, marqué sur une languette en cuir ou sur la doublure. Il compte trois ou quatre chiffres, en général précédés ou suivis de deux lettres, par exemple AR2126.',
  reset: 'Réessayer',
} as const;

/** Ready-made sentences, to copy. */
export const nextSteps = {
  title: 'Et maintenant ?',
  message: 'Écrire au vendeur',
  line: 'Ligne pour l’annonce',
  explanation: 'Expliquer',
  /** To the check list of the guide. */
  guide: 'Vérifier le reste du sac',
  preview: 'Relire le texte',
} as const;
