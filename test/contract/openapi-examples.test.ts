import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { toOpenApi } from '#main/http/openapi/document.ts';
import { EXAMPLES } from '#shared/contract/examples/index.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { checkOutput } from '#support/check-wire.ts';
import { resolveReferences } from '#support/openapi-references.ts';

type Shown = { schema: never; example?: unknown };

interface Described {
  parameters: (Shown & { name: string; in: string })[];
  requestBody?: { content: Record<string, Shown> };
  responses: Record<string, { content: Record<string, Shown> }>;
}

const document = toOpenApi('0.0.0') as { paths: Record<string, Record<string, { parameters: { $ref?: string }[] }>> };
const { paths } = resolveReferences(document) as { paths: Record<string, Record<string, Described>> };
const PUBLIC = (Object.values(OPERATIONS) as Operation[]).filter(({ http }) => http !== null);

function findDescribed({ http }: Operation): Described {
  return paths[http?.path ?? '']?.[http?.method.toLowerCase() ?? ''] as Described;
}

/** Parameters that other operations take alike. */
function findShared({ http }: Operation): Set<string> {
  const [path = '', method = ''] = [http?.path, http?.method.toLowerCase()];
  const written = document.paths[path]?.[method]?.parameters ?? [];
  const named = paths[path]?.[method]?.parameters ?? [];
  return new Set(named.filter((_, index) => written[index]?.$ref !== undefined).map(({ name }) => name));
}

describe('the examples of the OpenAPI document', () => {
  it('are there for every operation that keys may call, and for no other', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(PUBLIC.map(({ name }) => name).sort());
  });

  it.each(PUBLIC.map((operation) => [operation.name, operation] as const))(
    '%s: what is sent is taken, and what comes back is what the contract promises',
    (name, operation) => {
      const example = EXAMPLES[name as OperationName];
      expect(operation.input.safeParse(example?.input).error).toBeUndefined();
      checkOutput(name as OperationName, example?.output);
    },
  );

  it.each(PUBLIC.map((operation) => [operation.name, operation] as const))(
    '%s: each stands where the document shows it and fits the schema beside it',
    (name, operation) => {
      const input = EXAMPLES[name as OperationName]?.input ?? {};
      const { parameters, requestBody, responses } = findDescribed(operation);
      const success = responses['200']?.content['application/json'] as Shown;
      expect(success.example).toEqual({ data: EXAMPLES[name as OperationName]?.output });
      const body = requestBody?.content['application/json'];
      const places = [...parameters, success, ...(body ? [body] : [])];
      for (const { schema, example } of places) if (example !== undefined) z.fromJSONSchema(schema).parse(example);
      const named = parameters.filter(({ example }) => example !== undefined).map((each) => [each.name, each.example]);
      const shown = { ...Object.fromEntries(named), ...(body?.example as object | undefined) };
      // Parameters that many operations share are written once and have no example of their own.
      const shared = findShared(operation);
      const own = Object.entries(input).filter(([key]) => operation.bodyKeys.includes(key) || !shared.has(key));
      expect(shown).toEqual(Object.fromEntries(own));
    },
  );
});

it('every site and address in an example is a reserved one', () => {
  const text = JSON.stringify(EXAMPLES);
  for (const [, host] of text.matchAll(/(?:https?:\/\/|@)([^/"\s]+)/g)) expect(host).toMatch(/\.example$/);
});
