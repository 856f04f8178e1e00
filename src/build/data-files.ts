import { COUNTRIES, KINDS } from '../core/factories.ts';
import { GRADES } from '../core/places.ts';
import { TRUST, publishedIds } from '../evidence/publications.ts';
import { SOURCE_LANGUAGES } from '../core/sources.ts';
import { factoryTable } from '../library/factory-table.ts';
import { factoryCsv } from '../lookup/factory-csv.ts';
import { core } from '#words/core.ts';
import { codes, dataFields as says } from '#words/pages/codes.ts';
import { site } from '../words/config.ts';

const { json, csv, schema } = codes.data.files;

/** The downloads of the factory code table: path in the site → contents. */
export function dataFiles(): ReadonlyMap<string, string> {
  const table = factoryTable(core);
  const head = { $schema: site.baseUrl + schema.path, source: site.baseUrl + codes.path };
  return new Map([
    [json.path.slice(1), toJson({ ...head, ...table })],
    [csv.path.slice(1), factoryCsv(table)],
    [schema.path.slice(1), toJson(tableSchema())],
  ]);
}

function toJson(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The schema of the JSON file (JSON Schema, draft 2020-12). */
function tableSchema(): object {
  const text = { type: 'string', minLength: 1 };
  const year = { type: ['integer', 'null'], minimum: 1900, maximum: 2100 };
  const iso = { type: 'string', pattern: String.raw`^\d{4}(-\d{2}(-\d{2})?)?$` };
  const list = { enum: publishedIds };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: site.baseUrl + schema.path,
    title: factoryTable(core).title,
    description: says.table,
    ...objectSchema(
      {
        title: text,
        version: { const: factoryTable(core).version, description: says.version },
        date: { ...iso, description: says.date },
        license: { const: 'CC-BY-4.0', description: says.license },
        codes: { ...arraySchema({ $ref: '#/$defs/code' }), minItems: 1, description: says.codes },
        lists: { ...arraySchema({ $ref: '#/$defs/list' }), minItems: 1, description: says.lists },
      },
      { $schema: text, source: { ...text, description: says.source } },
    ),
    $defs: {
      code: objectSchema({
        code: { type: 'string', pattern: '^[A-Z][A-Z0-9]{0,2}$', description: says.code },
        places: {
          ...arraySchema({ $ref: '#/$defs/place' }),
          minItems: 1,
          description: says.places,
        },
      }),
      place: objectSchema({
        id: { enum: [...COUNTRIES, ...KINDS], description: says.id },
        country: { enum: [...COUNTRIES, null], description: says.country },
        place: { ...text, description: says.place },
        evidence: { enum: GRADES, description: says.evidence },
        from: { ...year, description: says.from },
        until: { ...year, description: says.until },
        note: { type: ['string', 'null'], description: says.note },
        sources: { ...arraySchema(list), uniqueItems: true, description: says.sources },
        families: { ...arraySchema(text), uniqueItems: true, description: says.families },
      }),
      list: objectSchema({
        id: list,
        title: { ...text, description: says.title },
        language: { enum: ['en', ...SOURCE_LANGUAGES], description: says.language },
        originalTitle: { type: ['string', 'null'], description: says.originalTitle },
        urls: {
          ...arraySchema({ ...text, format: 'uri' }),
          minItems: 1,
          description: says.urls,
        },
        family: { ...text, description: says.family },
        trust: { enum: TRUST, description: says.trust },
        dated: { ...iso, type: ['string', 'null'], description: says.dated },
        read: { ...iso, description: says.read },
      }),
    },
  };
}

/** An object with required fields and perhaps optional ones. */
function objectSchema(
  fields: Readonly<Record<string, object>>,
  optionalFields: Readonly<Record<string, object>> = {},
): object {
  return {
    type: 'object',
    properties: { ...optionalFields, ...fields },
    required: Object.keys(fields),
    additionalProperties: false,
  };
}

function arraySchema(items: object): object {
  return { type: 'array', items };
}
