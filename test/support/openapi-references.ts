/** An OpenAPI document with what its references point to in their place, so that each schema stands for itself. */

type Json = Record<string, unknown>;

/** Throws for a reference that leads nowhere, or in a circle. */
export function resolveReferences(document: Json): Json {
  const paths = resolve(document.paths, document, []);
  return { ...document, paths };
}

function resolve(part: unknown, document: Json, above: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((each) => resolve(each, document, above));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...others } = part as Json;
  const around = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, resolve(each, document, above)]));
  if (typeof $ref !== 'string') return around;
  if (above.includes($ref)) throw new Error(`${$ref} refers to itself`);
  return { ...(resolve(find($ref, document), document, [...above, $ref]) as Json), ...around };
}

function find(ref: string, document: Json): unknown {
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
  if (!ref.startsWith('#/') || target === undefined) throw new Error(`${ref} leads nowhere`);
  return target;
}
