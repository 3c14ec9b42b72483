import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { BODY_EXAMPLES } from '#main/http/openapi/body-examples.ts';
import { toOpenApi } from '#main/http/openapi/document.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { resolveReferences } from '#support/openapi-references.ts';

interface Described {
  requestBody: { content: { 'application/json': { schema: never; example: unknown } } };
}

const { paths } = resolveReferences(toOpenApi('0.0.0')) as { paths: Record<string, Record<string, Described>> };
const WITH_BODY = (Object.values(OPERATIONS) as Operation[]).filter(
  ({ http, bodyKeys }) => http && bodyKeys.length > 0,
);

describe('the examples of the OpenAPI document', () => {
  it('are there for every body that keys may send, and for nothing else', () => {
    expect(Object.keys(BODY_EXAMPLES).sort()).toEqual(WITH_BODY.map(({ name }) => name).sort());
  });

  it.each(WITH_BODY.map((operation) => [operation.name, operation] as const))(
    '%s: it stands where the document shows the body, fits the schema beside it and is taken',
    (name, { http, input, paramKeys }) => {
      const sent = BODY_EXAMPLES[name as OperationName];
      const described = paths[http?.path ?? '']?.[http?.method.toLowerCase() ?? ''];
      const { schema, example } = described?.requestBody.content['application/json'] ?? {};
      expect(example).toEqual(sent);
      expect(z.fromJSONSchema(schema as never).safeParse(example).error).toBeUndefined();
      const params = Object.fromEntries(paramKeys.map((key) => [key, 'any']));
      expect(input.safeParse({ ...params, ...sent }).error).toBeUndefined();
    },
  );
});

it('every site and address in an example is a reserved one', () => {
  const text = JSON.stringify(BODY_EXAMPLES);
  for (const [, host] of text.matchAll(/(?:https?:\/\/|@)([^/"\s]+)/g)) expect(host).toMatch(/\.example$/);
});
