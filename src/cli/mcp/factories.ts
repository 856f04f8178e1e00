import { prepare } from '../../core/prepare.ts';
import { isPublishedId, PUBLICATIONS } from '../../evidence/publications.ts';
import { type CoreWords, factory, type FactoryEntry, type Place } from '../../heatstamp.ts';
import type { AnswerContext, AssistantLanguage } from './language.ts';
import type { Input, Output, PlaceAnswer, Sources } from './schemas.ts';
import { readStamp } from './stamp.ts';

/** The answer of `factory_code`. */
export function lookUpFactory(
  { code: given, sources: withSources }: Input<'factory_code'>,
  context: AnswerContext,
): Output<'factory_code'> {
  const { core, mcp } = context.language;
  const { answers, caveat } = mcp;
  const alone = factory(given, { words: core });
  const stamp = alone ? undefined : readStamp(given, context);
  const entry =
    alone ??
    (stamp?.code && factory(stamp.code.factoryCode, { words: core })) ??
    lettersIn(given, core);
  if (!entry) {
    const answer = BARE.test(prepare(given)) ? answers.unknownFactory : answers.notFactory;
    return { answer, caveat, isKnown: false, places: [] };
  }
  const { code } = entry;
  const sources: Sources = {};
  const wanted = withSources === true ? sources : undefined;
  return {
    answer: core.sentences([
      factoryText(entry, context.language),
      stamp?.code && answers.wholeCode(stamp.code.code, code),
      !alone && !stamp?.code && answers.lettersAlone(code),
    ]),
    caveat,
    isKnown: true,
    code,
    places: entry.places.map((place) => placeAnswer(place, code, wanted)),
    ...(withSources === true && { sources }),
  };
}

/** The shapes that factory codes have. */
const BARE = /^(?:[A-Z]{2,3}|[A-Z]\d)$/;

/** The factory code in a text with something else in it, such as `SD?013`, `S.D.` or `SD (San Dimas)`, if it is the only one. */
function lettersIn(text: string, core: CoreWords): FactoryEntry | undefined {
  const joined = factory(text.replace(/[^a-z\d]/gi, ''), { words: core });
  if (joined) return joined;
  const words = text.match(/[a-z]+\d?(?![a-z])/gi) ?? [];
  const entries = words.flatMap((word) => {
    const letters = /^[a-z]{2}\d$/i.test(word) ? word.slice(0, 2) : word;
    const entry = factory(letters, { words: core });
    return entry ? [{ entry, isCapital: letters === entry.code }] : [];
  });
  const capital = entries.filter(({ isCapital }) => isCapital);
  const [found, ...others] = capital.length > 0 ? capital : entries;
  return others.every(({ entry }) => entry.code === found?.entry.code) ? found?.entry : undefined;
}

/** `SD: United States from 1994 (documented); France until 1994 (documented).` */
export function factoryText(
  { code, places }: FactoryEntry,
  { core, command: { aside, evidence }, mcp }: AssistantLanguage,
): string {
  const names = places.map((place) => {
    const name = [place.place, core.years(place)].filter(Boolean).join(' ');
    return name + aside(evidence[place.evidence]);
  });
  return mcp.answers.factory(code, names);
}

/** @param sources the lists that name the place are added here by their ids, if they are wanted */
export function placeAnswer(
  place: Place,
  factoryCode: string,
  sources: Sources | undefined,
): PlaceAnswer {
  const { id, place: name, evidence, from, until, note } = place;
  return {
    ...{ id, place: name, evidence },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
    ...(sources && { sources: listsOf(factoryCode, place, sources) }),
  };
}

/** The published lists that give a factory code this place. */
function listsOf(factoryCode: string, place: Place, sources: Sources): string[] {
  const attested = factory(factoryCode)?.places.find(
    ({ id, from, until }) => id === place.id && from === place.from && until === place.until,
  );
  const ids = (attested?.sources ?? []).filter(isPublishedId);
  for (const id of ids) {
    const { title, urls } = PUBLICATIONS[id];
    sources[id] = { title, url: urls[0] };
  }
  return ids;
}
