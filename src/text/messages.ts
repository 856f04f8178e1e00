import type { Line, LineId } from '../core/lines.ts';
import { isCountry } from '../core/places.ts';
import { whenOf } from '../core/stated.ts';
import { MODELS, type ModelPlaceId } from '../core/where-to-look.ts';
import type { ValidResult } from '../library/decode.ts';
import type { AskId, AskParams, MessageWords } from '../words/words.ts';
import type { Check, CheckSheet, StatedClaim } from './checks.ts';

/** Something to ask a seller: what is missing, or contradicts the code. */
export type Ask = {
  [Id in AskId]: { readonly ask: Id; readonly params: AskParams[Id] };
}[AskId];

/** What to ask a seller about a code that reads. Nothing where all is stated and nothing contradicts. */
export function asksAbout(
  { checks, doubts, code }: CheckSheet,
  { country }: Pick<ValidResult, 'country'>,
): readonly Ask[] {
  const date = whenOf(code.reading);
  const isStated = (claim: Check['claim']) => checks.some((check) => check.claim === claim);
  const asks: Ask[] = checks
    .filter(({ outcome }) => outcome === 'conflicts')
    .flatMap((check): readonly Ask[] => {
      switch (check.claim) {
        case 'label':
          return check.id === 'several'
            ? [{ ask: 'labels', params: check.params }]
            : check.id === 'conflict'
              ? [{ ask: 'label', params: { label: check.params.label, country } }]
              : [];
        case 'line':
          return [{ ask: 'line', params: { ...check.params, date } }];
        case 'chip':
          return [{ ask: 'chip', params: {} }];
        case 'no-code':
          return [];
        default:
          return [{ ask: 'time', params: { stated: check.params.stated, date } }];
      }
    });
  // A doubtful date is most often a misread one.
  if (doubts.length > 0) asks.push({ ask: 'code', params: { model: placeOf(linesIn(checks)) } });
  if (!isStated('label') && code.location.best.some(isCountry)) {
    asks.push({ ask: 'label-photo', params: {} });
  }
  if (!isStated('existed-by')) asks.push({ ask: 'bought', params: {} });
  if (!isStated('line')) asks.push({ ask: 'model', params: {} });
  return asks;
}

/** What to ask a seller whose text holds no code that reads. */
export function asksForCode(claims: readonly StatedClaim[]): readonly Ask[] {
  const stated = claims.map(({ claim }) => claim);
  const isStated = (kind: StatedClaim['claim']['claim']) =>
    stated.some(({ claim }) => claim === kind);
  const lines = stated.flatMap((claim) => (claim.claim === 'line' ? [claim.line] : []));
  const isMissing = stated.some((claim) => claim.claim === 'no-code' && claim.reason === 'none');
  const asks: Ask[] = [];
  if (!isMissing && !isStated('chip'))
    asks.push({ ask: 'code', params: { model: placeOf(lines) } });
  if (!isStated('label')) asks.push({ ask: 'label-photo', params: {} });
  if (!isStated('existed-by')) asks.push({ ask: 'bought', params: {} });
  if (!isStated('line')) asks.push({ ask: 'model', params: {} });
  return asks;
}

/** The message that asks for it; undefined where there is nothing to ask. */
export function messageToSeller(asks: readonly Ask[], words: MessageWords): string | undefined {
  if (asks.length === 0) return undefined;
  return [words.opening, ...asks.map((ask) => `- ${sentence(ask, words)}`), words.closing].join(
    '\n',
  );
}

/** A line to put into a listing: `Date code SD1013: November 2003, made in the United States.` */
export function listingLine(result: ValidResult, words: MessageWords): string {
  const { code, date, country, countries } = result;
  return words.listingLine({ code, date, country: countries.length > 0 ? country : undefined });
}

function sentence<Id extends AskId>(
  { ask, params }: { readonly ask: Id; readonly params: AskParams[Id] },
  { asks }: MessageWords,
): string {
  return asks[ask](params);
}

function linesIn(checks: readonly Check[]): readonly Line[] {
  return checks.flatMap(({ statement: { claim } }) => (claim.claim === 'line' ? [claim.line] : []));
}

/** Models that the page about where to look calls otherwise. */
const PLACES: Readonly<Partial<Record<LineId, ModelPlaceId>>> = { 'neo-noe': 'neonoe' };

/** The model whose stamp somebody has described; undefined where nobody has. */
function placeOf(lines: readonly Line[]): ModelPlaceId | undefined {
  return lines
    .map(({ id }) => PLACES[id] ?? MODELS.find((model) => model.id === id)?.id)
    .find((id) => id !== undefined);
}
