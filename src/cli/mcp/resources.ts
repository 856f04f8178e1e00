import { ERAS } from '../../evidence/eras.ts';
import { factories } from '../../core/places.ts';
import type { AssistantLanguage } from './language.ts';

interface ResourceRow {
  readonly uri: string;
  readonly name: keyof AssistantLanguage['mcp']['resources'];
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
