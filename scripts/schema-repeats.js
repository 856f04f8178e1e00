/*
 * The generator of the output's schema writes each kind of a union in full. Here every field is written once; what the
 * schema accepts stays the same, since new fields are allowed everywhere.
 */

/**
 * A part of a JSON Schema.
 * @typedef {object} Schema
 * @property {string} [$schema]
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {string | undefined} [description]
 * @property {Readonly<Record<string, Schema>>} [properties]
 * @property {readonly string[]} [required]
 * @property {readonly Schema[]} [anyOf]
 * @property {readonly Schema[]} [allOf]
 * @property {Readonly<Record<string, Schema>>} [definitions]
 */

/**
 * @param {Schema} schema
 * @returns {Schema}
 */
export function withoutRepeats(schema) {
  /** @type {unknown} */
  const short = JSON.parse(JSON.stringify(schema), withCommonFields);
  const { definitions = {}, ...top } = /** @type {Schema} */ (short);
  return { ...top, definitions: withReferences(definitions) };
}

/**
 * Writes the fields that all kinds of a union have before the kinds.
 * @param {string} _
 * @param {unknown} value
 * @returns {unknown}
 */
function withCommonFields(_, value) {
  if (typeof value !== 'object' || value === null || !('anyOf' in value)) return value;
  const { anyOf = [], ...rest } = /** @type {Schema} */ (value);
  const [first = {}] = anyOf;
  if (anyOf.some(({ properties }) => properties === undefined)) return value;
  const fields = Object.entries(first.properties ?? {}).filter(([name, field]) =>
    anyOf.every(({ properties }) => isEqual(properties?.[name], field)),
  );
  const common = new Set(fields.map(([name]) => name));
  const required = (first.required ?? []).filter((name) =>
    anyOf.every((kind) => kind.required?.includes(name)),
  );
  const kinds = anyOf.map(({ properties = {}, required: own = [], ...kind }) => ({
    ...kind,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !common.has(name)),
    ),
    required: own.filter((name) => !required.includes(name)),
  }));
  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(fields),
    required,
    anyOf: kinds,
  };
}

/**
 * A definition that has all that another one has names it.
 * @param {Readonly<Record<string, Schema>>} definitions
 * @returns {Readonly<Record<string, Schema>>}
 */
function withReferences(definitions) {
  const entries = Object.entries(definitions);
  return Object.fromEntries(
    entries.map(([name, schema]) => {
      const found = entries.find(([other, part]) => other !== name && isPartOf(part, schema));
      return [name, found ? minus(schema, found) : schema];
    }),
  );
}

/**
 * @param {Schema} part
 * @param {Schema} whole
 */
function isPartOf(part, whole) {
  const [fields, all] = [part.properties ?? {}, whole.properties ?? {}];
  return (
    part.anyOf !== undefined &&
    isEqual(part.anyOf, whole.anyOf) &&
    Object.keys(fields).length < Object.keys(all).length &&
    Object.entries(fields).every(([name, field]) => isEqual(all[name], field))
  );
}

/**
 * @param {Schema} whole
 * @param {readonly [string, Schema]} part
 * @returns {Schema}
 */
function minus({ description, properties = {}, required = [] }, [name, part]) {
  return {
    description,
    type: 'object',
    allOf: [{ $ref: `#/definitions/${name}` }],
    properties: Object.fromEntries(
      Object.entries(properties).filter(([field]) => part.properties?.[field] === undefined),
    ),
    required: required.filter((field) => !part.required?.includes(field)),
  };
}

/**
 * @param {unknown} a
 * @param {unknown} b
 */
function isEqual(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}
