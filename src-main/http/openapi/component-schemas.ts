/** Zod schemas as JSON Schema for the OpenAPI document. What has an id in the contract becomes a named component, written once. */
import { z } from 'zod';

import { IS_LIST } from '#shared/contract/fields.ts';

export type Json = Record<string, unknown>;

/** What a value of these formats looks like is said by the format; its pattern would be longer than the rest of its schema. */
const FORMATS_ENOUGH: readonly unknown[] = ['date', 'date-time', 'idn-email', 'uri', 'uuid'];

export class ComponentSchemas {
  readonly schemas: Record<string, Json> = {};
  readonly #written = new Map<string, string>();

  /** The schema of one value. What is in its place is a reference where the value has a name. Throws when a name means two things. */
  toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
    // A name of the outermost schema counts only inside of another one.
    const whole = z.toJSONSchema(z.object({ value: schema }), { io, unrepresentable: 'any' });
    for (const [name, definition] of Object.entries(whole.$defs ?? {})) this.#add(name, tidy(definition, io) as Json);
    return tidy(whole.properties?.value, io) as Json;
  }

  /** Makes a component of an output that nothing refers to by itself: others may hold all of it. */
  offer(schema: z.ZodType): void {
    const name = z.globalRegistry.get(schema)?.id;
    if (name !== undefined && !this.#written.has(name)) this.toSchema(schema, 'output');
  }

  #add(name: string, definition: Json): void {
    const text = JSON.stringify(definition);
    const known = this.#written.get(name);
    if (known !== undefined && known !== text) throw new Error(`The schema "${name}" is not the same everywhere.`);
    this.#written.set(name, text);
    this.schemas[name] = definition;
  }
}

/** Any part of a schema, from its leaves up. */
function tidy(part: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(part)) return part.map((each) => tidy(each, io));
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, tidy(each, io)]));
  return joinTypes(spellList(dropNoise(inner, io)));
}

/** Without what every integer, count and name has, what a format says already, and closed transports: later versions add fields to outputs. */
function dropNoise(schema: Json, io: 'input' | 'output'): Json {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'id' && typeof value === 'string') return [];
      if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return [];
      if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return [];
      if (key === 'minLength' && value === 0) return [];
      if (key === 'minimum' && value === 0 && io === 'output' && !('maximum' in schema)) return [];
      if (key === 'propertyNames' && isText(value)) return [];
      if (key === 'pattern' && FORMATS_ENOUGH.includes(schema.format)) return [];
      if (key === 'additionalProperties' && (io === 'output' ? value === false : isAnything(value))) return [];
      // Lints want a schema; how many there are says `maxItems`.
      if (key === 'items' && value === false && 'maxItems' in schema) return [[key, {}]];
      if (key === '$ref') return [[key, String(value).replace('#/$defs/', '#/components/schemas/')]];
      return [[key, value]];
    }),
  );
}

function isAnything(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isText(value: unknown): boolean {
  return JSON.stringify(value) === '{"type":"string"}';
}

/** A list comes as an array, or as one text: what that holds is described once, for the whole document. */
function spellList(schema: Json): Json {
  if (schema[IS_LIST] !== true) return schema;
  const { [IS_LIST]: _, description, default: left, ...array } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    ...(left === undefined ? {} : { default: left }),
    anyOf: [array, { type: 'string' }],
  };
}

/** Something that may be null, in one schema where that says the same. */
function joinTypes(schema: Json): Json {
  if (!Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...around } = schema;
  const [value, none, ...others] = anyOf as Json[];
  if (typeof value?.type !== 'string' || 'const' in value || none?.type !== 'null' || others.length > 0) return schema;
  const choices = Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {};
  return { ...value, ...choices, ...around, type: [value.type, 'null'] };
}
