/** What a field of a body is when it is left out, in words: generators take a default for a promise that the field is there. Pure. */
import type { Json } from './component-schemas.ts';

const ONE = ['items', 'additionalProperties'];
const SEVERAL = ['anyOf', 'oneOf', 'allOf'];

export function describeDefaults({ default: usual, description, ...schema }: Json): Json {
  const isShown =
    typeof usual === 'boolean' || typeof usual === 'number' || (typeof usual === 'string' && usual !== '');
  const words = [description, isShown ? `${usual} when left out` : undefined].filter((text) => text !== undefined);
  const entries = Object.entries(schema).map(([key, value]) => [key, describeInner(key, value)]);
  return { ...(words.length > 0 && { description: words.join('; ') }), ...Object.fromEntries(entries) };
}

function describeInner(key: string, value: unknown): unknown {
  if (key === 'properties') {
    const fields = Object.entries(value as Json).map(([name, field]) => [name, describeDefaults(field as Json)]);
    return Object.fromEntries(fields);
  }
  if (SEVERAL.includes(key)) return (value as Json[]).map(describeDefaults);
  return ONE.includes(key) && typeof value === 'object' ? describeDefaults(value as Json) : value;
}
