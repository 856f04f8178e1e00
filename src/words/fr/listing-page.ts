import type { LineVerdict } from '../../core/lines.ts';
import type { Comparison, ListingVerdict } from '../words.ts';

/** The table that compares the seller's claims with the code. */
export const listingTable = {
  title: 'Ce que dit le vendeur, ce que dit le code',
  sellerSays: 'Selon le vendeur',
  codeSays: 'Selon le code',
  verdict: 'Résultat',
  claims: { label: 'Made in', date: 'Date', line: 'Ligne ou modèle' },
  chip: 'Puce',
  styleNumber: 'Référence',
  /** A code has nothing to say about a style number. */
  nothing: 'Rien sur la date : la référence désigne le modèle',
  verdicts: {
    match: 'Concorde',
    possible: 'Possible',
    conflict: 'Ne concorde pas',
    open: 'Non comparé',
    agrees: 'Concorde',
    differs: 'Ne concorde pas',
    fits: 'Compatible',
    'too-early': 'Trop ancien',
    'after-end': 'Trop récent',
    none: 'On ne sait pas',
  } satisfies Readonly<Record<ListingVerdict, string>>,
} as const;

/** The comparison of seller and code in one sentence; empty if there is nothing to compare. */
export function comparisonSentence(
  differing: readonly Comparison[],
  agreeing: readonly Comparison[],
): string {
  const differ = differing.map(
    ({ claim, sellerSays, codeSays }) =>
      `${CLAIM_NAMES[claim]} (vendeur : ${sellerSays} ; code : ${codeSays})`,
  );
  const agree = agreeing.map(({ claim }) => CLAIM_NAMES[claim]);
  const parts = [
    differ.length > 0 && `diffèrent sur ${joinNames(differ)}`,
    agree.length > 0 && `concordent sur ${joinNames(agree)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Le vendeur et le code ${parts.join(', mais ')}.` : '';
}

const CLAIM_NAMES: Readonly<Record<Comparison['claim'], string>> = {
  label: 'la mention « Made in »',
  date: 'la date',
  line: 'le modèle',
};

function joinNames(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return [unique.slice(0, -1).join(', '), ...unique.slice(-1)].filter(Boolean).join(' et ');
}

/** The answer to a text without a code. */
export const noCode = {
  title: 'Aucun code trouvé',
  message: 'Nous n’avons trouvé aucun code de date dans ce texte, mais un code a pu nous échapper.',
  styleNumber: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `${numbers.join('')} ressemble à une référence, le numéro de produit des factures et des étiquettes. Elle désigne le modèle ; le code de date, lui, est marqué à l’intérieur du sac.`
      : `${joinNames(numbers)} ressemblent à des références. Elles désignent les modèles ; le code de date, lui, est marqué à l’intérieur du sac.`,
  help: 'Demandez au vendeur une photo du code, marqué sur une languette en cuir ou sur la doublure. Il compte trois ou quatre chiffres, en général précédés ou suivis de deux lettres, par exemple AR2126.',
  reset: 'Réessayer',
} as const;

/** The line check, beside the label check. */
export const lineCheck = {
  question: 'De quel modèle s’agit-il ?',
  none: 'Choisissez un modèle',
  verdicts: {
    fits: 'Le modèle était déjà en vente',
    'too-early': 'Trop ancien pour le modèle',
    'after-end': 'Trop récent pour le modèle',
    none: 'Cela ne nous apprend rien',
  } satisfies Readonly<Record<LineVerdict, string>>,
  /** It was introduced before there were codes. */
  always: 'Tous les codes conviennent à ce modèle',
  otherYears: 'Autres années indiquées :',
  sources: 'Source :',
} as const;
