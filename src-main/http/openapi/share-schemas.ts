/**
 * Writes objects that hold all fields of named ones as those and the rest: in JSON Schema a reference, or `allOf`. Fields count as the same
 * only where name, schema, description and being required are. Changes what it is given.
 */
import type { Json } from './component-schemas.ts';

type Named = Record<string, Json>;

/** Rewrites the objects in `paths` and in the components themselves, `named`. */
export function shareSchemas(paths: unknown, named: Named): void {
  // Small ones first: what larger ones hold of them has its last form when it is compared.
  for (const component of Object.values(named).sort((a, b) => toLength(a) - toLength(b))) shareWithin(component, named);
  shareWithin(paths, named);
  // Large ones first: they extend those that are still written out.
  for (const [name, component] of Object.entries(named).sort(([, a], [, b]) => countFields(b) - countFields(a))) {
    named[name] = toShared(component, named);
  }
}

function shareWithin(part: unknown, named: Named): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'example') continue;
    shareWithin(inner, named);
    (part as Json)[key] = toShared(inner, named);
  }
}

/** The schema by way of components, where that is shorter; else as it is. */
function toShared<T>(schema: T, named: Named): T | Json {
  if (!isObjectSchema(schema)) return schema;
  const bases: Json[] = [];
  let rest: ObjectSchema = schema;
  for (let base = findBase(rest, schema, named); base; base = findBase(rest, schema, named)) {
    bases.push({ $ref: `#/components/schemas/${base[0]}` });
    rest = toRest(rest, base[1]);
  }
  if (bases.length === 0) return schema;
  const {
    type: _type,
    properties: _properties,
    required: _required,
    additionalProperties: _closed,
    ...around
  } = schema;
  const [only] = bases;
  const isWhole = countFields(rest) === 0;
  const shared =
    isWhole && bases.length === 1 ? { ...around, ...only } : { ...around, allOf: isWhole ? bases : [...bases, rest] };
  return toLength(shared) < toLength(schema) ? shared : schema;
}

type ObjectSchema = Json & { properties: Json; required?: string[] };

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema && (schema as Json).type === 'object';
}

/** The component with most fields of all whose fields the schema has. */
function findBase(rest: ObjectSchema, schema: ObjectSchema, named: Named): [string, ObjectSchema] | undefined {
  return Object.entries(named)
    .filter((entry): entry is [string, ObjectSchema] => isObjectSchema(entry[1]) && entry[1] !== schema)
    .filter(([, component]) => isBase(component, rest))
    .sort(([, a], [, b]) => countFields(b) - countFields(a))[0];
}

/** What takes no further fields can only be used as a whole. */
function isBase(component: ObjectSchema, schema: ObjectSchema): boolean {
  if (countFields(component) === 0 || component.additionalProperties !== schema.additionalProperties) return false;
  if (component.additionalProperties === false && countFields(component) < countFields(schema)) return false;
  return Object.entries(component.properties).every(
    ([key, field]) =>
      key in schema.properties &&
      isRequired(component, key) === isRequired(schema, key) &&
      JSON.stringify(schema.properties[key]) === JSON.stringify(field),
  );
}

function toRest(schema: ObjectSchema, base: ObjectSchema): ObjectSchema {
  const required = schema.required?.filter((key) => !(key in base.properties)) ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([key]) => !(key in base.properties))),
    ...(required.length > 0 ? { required } : {}),
  };
}

function isRequired({ required }: ObjectSchema, key: string): boolean {
  return required?.includes(key) ?? false;
}

function countFields(schema: Json): number {
  return isObjectSchema(schema) ? Object.keys(schema.properties).length : 0;
}

function toLength(schema: unknown): number {
  return JSON.stringify(schema).length;
}
