import type { CheckFacts, ClaimId, EventId } from '../core/checks.ts';
import { whenOf } from '../core/digits.ts';
import type { LineId } from '../core/lines.ts';
import { yearsTooLong } from '../core/stated.ts';
import { MODELS, type ModelPlaceId } from '../evidence/where-to-look.ts';
import type { ValidResult } from '../library/decode.ts';
import type { LabelCheck } from '../library/label.ts';
import type { Listing } from '../library/listing.ts';
import type { AskId, AskParams, MessageWords } from '../words/words.ts';
import { doubtsBeside, type StatedClaim } from './checks.ts';

/** Something to ask a seller: what is missing, or contradicts the code. */
export type Ask = {
  [Id in AskId]: { readonly ask: Id; readonly params: AskParams[Id] };
}[AskId];

/** A check of the library has the words of the text itself, one of the page in its statement. */
type ComparedCheck = CheckFacts & {
  readonly stated?: string;
  readonly statement?: Pick<StatedClaim, 'stated'>;
};

/** As much of a check as says whose it is. */
interface OwnedCheck {
  readonly outcome: string;
  readonly id?: string;
  readonly rule?: string;
}

/** Without those of another thing, and without a label beside one that fits. */
export function ownChecks<Each extends OwnedCheck>(checks: readonly Each[]): readonly Each[] {
  return checks.filter(
    ({ rule, id, outcome }) => rule !== 'other' && !(id === 'conflict' && outcome === 'open'),
  );
}

function quoteIn({ stated, statement }: ComparedCheck): string | undefined {
  return stated ?? statement?.stated;
}

/** What a code was compared with, and whether anything about it is doubtful. */
interface Compared {
  readonly checks: readonly ComparedCheck[];
  readonly doubts: readonly unknown[];
  /** The worn stamp, where the code is one of those that it could be. */
  readonly worn?: string | undefined;
}

/** A paper of the sale, in the languages of most listings. */
const RECEIPT =
  /receipt|invoice|proof of purchase|レシート|領収|明細|(?<!manu)factur|ticket de caisse|preuve d.achat|rechnung|quittung|kassenbon|beleg|scontrino|fattura|recibo|nota fiscal|aankoopbe?wijs|bonnetje|영수증|发票|發票|小票|收据|收據/iu;

/** What is asked of the purchase, apart from a receipt of which the text speaks: it may say that it is lost. */
function asksOfPurchase(text: string, isDated: boolean, isPhotoWanted: boolean): readonly Ask[] {
  const isNamed = RECEIPT.test(text);
  if (!isDated) return [{ ask: isNamed ? 'when' : 'bought', params: {} }];
  return isPhotoWanted && !isNamed ? [{ ask: 'receipt', params: {} }] : [];
}

/** Nobody answers a message with more questions. */
const MOST_CONFLICTS = 3;

/**
 * What to ask a seller about a code that reads: what is missing, conflicts, or lies years after the code. What contradicts a
 * guess is not asked about, but for a photo of the code.
 *
 * @param photos whether photos of code, label and receipt are asked for even where nothing calls for them
 * @param text what the seller wrote
 */
export function asksAbout(
  { checks, doubts, worn }: Compared,
  result: ValidResult,
  photos: 'doubtful' | 'always' = 'doubtful',
  text = '',
): readonly Ask[] {
  const { countries } = result;
  const date = whenOf(result);
  const isStated = (claim: ClaimId) => checks.some((check) => check.claim === claim);
  const asks: Ask[] = checks
    .filter(({ outcome }) => outcome !== 'agrees' && outcome !== 'open')
    .filter(() => worn === undefined)
    .slice(0, MOST_CONFLICTS)
    .flatMap((check): readonly Ask[] => {
      const quote = check.outcome === 'asks' ? quoteIn(check) : undefined;
      if (quote !== undefined) {
        const isLabel = check.claim === 'label' && countries.length > 0;
        const params = { stated: quote, date, countries: isLabel ? countries : undefined };
        return [{ ask: 'quote', params }];
      }
      switch (check.claim) {
        case 'label':
          return check.id === 'conflict' ? [{ ask: 'label', params: check.params }] : [];
        case 'line':
          return [{ ask: 'line', params: { ...check.params, date } }];
        case 'chip':
          return [{ ask: 'chip', params: {} }];
        case 'maker':
        case 'designer':
        case 'no-code':
        case 'sign':
          return [];
        case 'existed-by': {
          const ask = check.params.event === 'age' ? 'age' : 'time';
          return [{ ask, params: { stated: check.params.stated, date } }];
        }
        default:
          return [{ ask: 'time', params: { stated: check.params.stated, date } }];
      }
    });
  const isLabelAsked = asks.some(
    ({ ask, params }) => ask === 'label' || (ask === 'quote' && params.countries !== undefined),
  );
  if (worn === undefined) asks.push(...checks.flatMap(gapIn).slice(0, 1));
  // A doubtful date is most often a misread one.
  if (doubts.length > 0 || photos === 'always') {
    asks.push({ ask: 'code', params: { model: placeIn(checks) } });
  }
  const isLabelSeen = photos === 'always' ? isLabelAsked : isStated('label');
  if (!isLabelSeen && countries.length > 0) asks.push({ ask: 'label-photo', params: {} });
  asks.push(...asksOfPurchase(text, isStated('existed-by'), photos === 'always'));
  if (!isStated('line')) asks.push({ ask: 'model', params: {} });
  return asks;
}

/** How an item comes to somebody. */
const GETTING: readonly EventId[] = ['bought', 'received', 'receipt'];

/** What to ask about a purchase that lies years after the code: it contradicts nothing, and is still worth a word. */
function gapIn(check: CheckFacts): readonly Ask[] {
  if (check.claim !== 'existed-by' || check.id !== 'fits') return [];
  const { stated, read: date, event } = check.params;
  const years = yearsTooLong(check.params);
  return years > 0 && GETTING.includes(event)
    ? [{ ask: 'gap', params: { stated, date, years } }]
    : [];
}

function placeIn(checks: readonly CheckFacts[]): ModelPlaceId | undefined {
  return placeOf(checks.flatMap((check) => (check.claim === 'line' ? [check.params.line] : [])));
}

/** What to ask a seller whose text has no code that reads. */
export function asksForCode(claims: readonly StatedClaim[], text = ''): readonly Ask[] {
  const stated = claims.map(({ claim }) => claim);
  return asksWithoutCode({
    text,
    claims: stated.map(({ claim }) => claim),
    lines: stated.flatMap((claim) => (claim.claim === 'line' ? [claim.line.id] : [])),
    isMissing: stated.some((claim) => claim.claim === 'no-code' && claim.reason === 'none'),
  });
}

/**
 * What to ask the seller of a listing that was checked; nothing if it has several codes.
 *
 * @param label how the code compares with a label given apart from the text, which takes precedence
 */
export function asksAboutListing(
  listing: Listing,
  text: string,
  label?: LabelCheck,
): readonly Ask[] {
  const { codes, labels, lines, noCode } = listing;
  const [code, ...others] = codes;
  if (others.length > 0) return [];
  if (code) {
    const { result } = code;
    const found: readonly ComparedCheck[] = ownChecks([...code.checks, ...listing.checks]);
    const checks: readonly ComparedCheck[] =
      label && label.id !== 'unknown'
        ? [label, ...found.filter(({ claim }) => claim !== 'label')]
        : found;
    const conflicts = checks.filter(({ outcome }) => outcome === 'conflicts' || outcome === 'asks');
    const doubts = [...conflicts, ...doubtsBeside(checks, result)];
    return asksAbout({ checks, doubts }, result, 'doubtful', text);
  }
  const claims = noCode?.claims.map(({ claim }) => claim) ?? [];
  return asksWithoutCode({
    text,
    claims: [
      ...(labels.length > 0 ? ['label' as const] : []),
      ...(lines.length > 0 ? ['line' as const] : []),
      ...(claims.includes('chip') ? ['chip' as const] : []),
      ...ownChecks(listing.checks).map(({ claim }) => claim),
    ],
    lines: lines.map(({ line }) => line),
    isMissing: claims.includes('none'),
  });
}

/** What a text without a code states. */
interface WithoutCode {
  readonly text: string;
  readonly claims: readonly ClaimId[];
  readonly lines: readonly LineId[];
  /** Whether it says that there is no code. */
  readonly isMissing: boolean;
}

function asksWithoutCode({ text, claims, lines, isMissing }: WithoutCode): readonly Ask[] {
  const asks: Ask[] = [];
  const hasChip = claims.includes('chip');
  if (isMissing || hasChip) {
    // What can be asked of a bag with a chip.
    if (!RECEIPT.test(text)) asks.push({ ask: 'receipt-style', params: {} });
    if (hasChip) asks.push({ ask: 'chip-film', params: {} });
    asks.push({ ask: 'photos', params: {} });
    if (!claims.includes('line')) asks.push({ ask: 'model', params: {} });
    return asks;
  }
  asks.push({ ask: 'code', params: { model: placeOf(lines) } });
  if (!claims.includes('label')) asks.push({ ask: 'label-photo', params: {} });
  asks.push(...asksOfPurchase(text, claims.includes('existed-by'), false));
  if (!claims.includes('line')) asks.push({ ask: 'model', params: {} });
  return asks;
}

/** The message that asks; undefined if there is nothing to ask. */
export function messageToSeller(asks: readonly Ask[], words: MessageWords): string | undefined {
  if (asks.length === 0) return undefined;
  return [
    words.opening,
    ...asks.map((ask) => words.bullet + askText(ask, words)),
    words.closing,
  ].join('\n');
}

/**
 * A line to put into a listing: `Date code SD1013: November 2003, made in the United States.` It names no country where the
 * code names none, or where the label contradicts it. Of a worn stamp it says what can be read.
 */
export function listingLine(
  { code, date, country, countries }: ValidResult,
  {
    checks,
    worn,
  }: {
    readonly checks: readonly (OwnedCheck & { readonly claim: string })[];
    readonly worn?: string | undefined;
  },
  words: MessageWords,
): string {
  // A label that is only possible leaves the country open, too.
  const isContradicted = ownChecks(checks).some(
    ({ claim, outcome }) => claim === 'label' && outcome !== 'agrees',
  );
  const hasCountry = countries.length > 0 && !isContradicted;
  return words.listingLine({ code, date, country: hasCountry ? country : undefined, worn });
}

/** What is asked, in a sentence or two. */
export function askText<Id extends AskId>(
  { ask, params }: { readonly ask: Id; readonly params: AskParams[Id] },
  { asks }: MessageWords,
): string {
  return asks[ask](params);
}

/** Models that have another name on the page about where to look. */
const PLACES: Readonly<Partial<Record<LineId, ModelPlaceId>>> = { 'neo-noe': 'neonoe' };

/** The first model for which a source says where the stamp is; undefined if there is none. */
export function placeOf(lines: readonly LineId[]): ModelPlaceId | undefined {
  return lines
    .map((id) => PLACES[id] ?? MODELS.find((model) => model.id === id)?.id)
    .find((id) => id !== undefined);
}
