/** Schemas that hold all fields of a named one and some more: written as that one and the rest. Pure but for what it is given. */
import type { Json } from './component-schemas.ts';

/** Below this a reference says hardly less than the fields. */
const FEWEST_FIELDS = 5;

/** Rewrites inline objects within `part`, down to the last; `named` are the components by name. */
export function shareSchemas(part: unknown, named: Readonly<Record<string, Json>>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'example') continue;
    shareSchemas(inner, named);
    const extended = toExtension(inner, named);
    if (extended) (part as Json)[key] = extended;
  }
}

/** The extension of the component that has most of its fields; null for what extends none. */
function toExtension(schema: unknown, named: Readonly<Record<string, Json>>): Json | null {
  if (!isObjectSchema(schema)) return null;
  const [best] = Object.entries(named)
    .filter(([, component]) => isObjectSchema(component) && component !== schema && isExtended(component, schema))
    .sort(([, a], [, b]) => Object.keys(b.properties as Json).length - Object.keys(a.properties as Json).length);
  if (!best) return null;
  const [name, { properties, required }] = best as [string, ObjectSchema];
  const rest = Object.entries(schema.properties).filter(([key]) => !(key in properties));
  const further = schema.required?.filter((key) => !required?.includes(key)) ?? [];
  const reference = { $ref: `#/components/schemas/${name}` };
  if (rest.length === 0) return reference;
  const extra = {
    type: 'object',
    properties: Object.fromEntries(rest),
    ...(further.length > 0 ? { required: further } : {}),
  };
  const { type: _type, properties: _properties, required: _required, ...around } = schema;
  return { ...around, allOf: [reference, extra] };
}

type ObjectSchema = Json & { properties: Json; required?: string[] };

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema && (schema as Json).type === 'object';
}

function isExtended(component: ObjectSchema, { properties, required = [] }: ObjectSchema): boolean {
  const fields = Object.entries(component.properties);
  if (fields.length < FEWEST_FIELDS) return false;
  if (component.required?.some((key) => !required.includes(key))) return false;
  return fields.every(
    ([key, field]) => JSON.stringify(properties[key]) === JSON.stringify(field) && isRequiredAlike(key),
  );

  function isRequiredAlike(key: string): boolean {
    return (component.required?.includes(key) ?? false) === required.includes(key);
  }
}
