import { ERAS } from '../../evidence/eras.ts';
import { factories } from '../../core/places.ts';
import { isPublishedId, PUBLICATIONS } from '../../evidence/publications.ts';
import { factory } from '../../heatstamp.ts';
import { factoryText } from './factories.ts';
import type { AssistantLanguage } from './language.ts';

interface ResourceRow {
  readonly uri: string;
  readonly name: 'codes' | 'formats' | 'places';
  readonly text: (language: AssistantLanguage) => string;
}

/** THE table of resources that an assistant can read at any time. */
export const RESOURCES: readonly ResourceRow[] = [
  { uri: 'heatstamp://factory-codes', name: 'codes', text: codesText },
  { uri: 'heatstamp://formats', name: 'formats', text: formatsText },
  {
    uri: 'heatstamp://where-to-look',
    name: 'places',
    text: ({ mcp }) => mcp.resources.places.text,
  },
];

/** A line for each place and evidence: `France (documented): A0, A1, …`. */
function codesText({ core, command: { evidence, named, aside, list } }: AssistantLanguage): string {
  const lines = new Map<string, string[]>();
  for (const { code, places } of factories.values()) {
    for (const place of places) {
      const name = core.places[place.id] + aside(evidence[place.evidence]);
      const years = core.years(place);
      const known = lines.get(name) ?? [];
      lines.set(name, [...known, years === '' ? code : code + aside(years)]);
    }
  }
  return Array.from(lines, ([name, codes]) => named(name, list(codes))).join('\n');
}

/** A line for each format: `Modern Format (Week/Year): 2007 - March 2021, AR2126`. */
function formatsText({ core, command: { named, list } }: AssistantLanguage): string {
  return ERAS.flatMap((era) =>
    'format' in era
      ? [named(core.formats[era.format], list([core.periods[era.format], era.example]))]
      : [],
  ).join('\n');
}

/** A resource for each factory code, with its sources. */
export const factoryCode = {
  uri: 'heatstamp://factory-codes/{code}',
  beginningWith: (letters: string) =>
    [...factories.keys()].filter((code) => code.startsWith(letters.toUpperCase())),
  /** What its letters stand for, then a line for each source; undefined for one that no list has. */
  text(code: string, language: AssistantLanguage): string | undefined {
    const { core } = language;
    const entry = factory(code, { words: core });
    if (!entry) return undefined;
    const ids = new Set(entry.places.flatMap(({ sources }) => sources).filter(isPublishedId));
    const pages = Array.from(ids, (id) => `${PUBLICATIONS[id].title}: ${PUBLICATIONS[id].urls[0]}`);
    return [factoryText(entry, language), ...pages].join('\n');
  },
} as const;
