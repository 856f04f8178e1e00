import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { root } from './project.js';
import { withoutRepeats } from './schema-repeats.js';

/**
 * The whole numbers that a type can't tell from others.
 * @type {Readonly<Record<string, object>>}
 */
const RANGES = {
  lineNumber: { minimum: 1 },
  week: { minimum: 1, maximum: 53 },
  month: { minimum: 1, maximum: 12 },
};

/** Changes when a field changes its name or meaning, or goes. */
const ID = 'urn:heatstamp:output:2';

/**
 * The JSON Schema (draft 7) of a line of NDJSON, of any subcommand, from the type OutputLine and the comments of its
 * fields. It reads the declarations of src/cli/tsconfig.schema.json, where the types that are derived from tables are
 * spelled out.
 * @returns {unknown}
 */
export function outputSchema() {
  const schema = createGenerator({
    path: join(root, '.cache/declarations/src/cli/formatters/ndjson.d.ts'),
    tsconfig: join(root, 'src/cli/tsconfig.schema.json'),
    type: 'OutputLine',
    topRef: false,
    skipTypeCheck: true,
    // What is not exported is described once, too.
    expose: 'all',
  }).createSchema('OutputLine');
  /** @type {unknown} */
  const refined = JSON.parse(JSON.stringify(schema, refine));
  const { $schema, ...rest } = withoutRepeats(
    /** @type {import('./schema-repeats.js').Schema} */ (refined),
  );
  return { $schema, $id: ID, ...rest };
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function refine(key, value) {
  // A new field is no breaking change.
  if (key === 'additionalProperties' && value === false) return undefined;
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  if ('properties' in value) return withoutOther(/** @type {ObjectSchema} */ (value));
  if (value.type === 'number') return { ...value, ...RANGES[key], type: 'integer' };
  return key === 'Day' ? { ...value, pattern: String.raw`^\d{4}-\d{2}-\d{2}$` } : value;
}

/** @typedef {{ properties: Record<string, object>, required?: string[] }} ObjectSchema */

/**
 * A date has a week or a month. Its type says so with a field of type never, which the generator leaves out.
 * @param {ObjectSchema} schema
 */
function withoutOther(schema) {
  const { properties, required = [] } = schema;
  const [has, other] = required.includes('week') ? ['week', 'month'] : ['month', 'week'];
  if (!required.includes(has) || other in properties) return schema;
  return { ...schema, properties: { ...properties, [other]: { not: {} } } };
}
