/** Holds what came over the wire against what is published: the envelope, the contract's output and the OpenAPI schema. */
import { expect } from 'vitest';
import { z } from 'zod';

import { toOpenApi } from '#main/http/openapi/document.ts';
import { errorEnvelope } from '#main/http/openapi/error-schemas.ts';
import { ERROR_STATUS } from '#shared/app-error.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { resolveReferences } from './openapi-references.ts';

/** What is published of errors, closed to further fields: a reason that is not in the list fails. */
const wireError = z.strictObject({
  error: z.strictObject({ ...errorEnvelope.shape.error.shape, message: z.string().min(1) }),
});

type Published = { responses: Record<string, { content: { 'application/json': { schema: object } } }> };

const published = resolveReferences(toOpenApi('0.0.0')) as unknown as {
  paths: Record<string, Record<string, Published>>;
};
const successSchemas = new Map<string, z.ZodType>();

/** Fails unless `data` is exactly what the operation promises: no field missing, none more, as the OpenAPI schema too. */
export function checkOutput(name: OperationName, data: unknown): void {
  const operation = OPERATIONS[name] as Operation;
  expect(operation.output.parse(data), `${name}: fields beyond its contract`).toEqual(data);
  const http = operation.http;
  // What is sent as a file is no JSON there.
  if (!http || http.sends === 'file') return;
  const known = successSchemas.get(name);
  const entry = published.paths[http.path]?.[http.method.toLowerCase()];
  const schema = known ?? z.fromJSONSchema(entry?.responses['200']?.content['application/json'].schema as never);
  successSchemas.set(name, schema);
  schema.parse({ data });
}

/** Fails unless the body is an error envelope whose code belongs to the status. */
export function checkError(status: number, body: unknown): void {
  const { error } = wireError.parse(body);
  if (error.code === 'FORBIDDEN') expect(error.details?.reason).toBeDefined();
  expect(ERROR_STATUS[error.code], `${error.code} with status ${status}`).toBe(status);
}

/** Each reply is looked up in it. As the router has it: a word of the path wins over a parameter in its place. */
const routes = (Object.values(OPERATIONS) as Operation[])
  .toSorted((a, b) => a.paramKeys.length - b.paramKeys.length)
  .flatMap(({ name, http }) =>
    http
      ? [{ name: name as OperationName, ...http, pattern: new RegExp(`^${http.path.replace(/\{\w+\}/g, '[^/]+')}$`) }]
      : [],
  );

/** The operation that a method and a path below `/v1` reach; null when there is none. */
export function findOperation(method: string, path: string): OperationName | null {
  const bare = (path.split('?', 1)[0] ?? '').replace(/^(\/api)?\/v1/, '').replace(/\/$/, '');
  return routes.find((route) => route.method === method && route.pattern.test(bare))?.name ?? null;
}
