/** The OpenAPI 3.1 document, made from the schemas that validate requests and from examples that tests hold against them. */
import { setImmediate } from 'node:timers/promises';

import { z } from 'zod';

import { ERROR_STATUS, type ErrorCode } from '#shared/app-error.ts';
import { EXAMPLES } from '#shared/contract/examples/index.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';

type Json = Record<string, unknown>;

const COMMON_ERRORS: readonly ErrorCode[] = [
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'INTERNAL',
];

export function toOpenApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of PUBLISHED) addPath(paths, operation);
  return toDocument(version, paths);
}

/** The same a piece at a time: making it takes a quarter of a second, for which the main thread must not stand still. */
export async function prepareOpenApi(version: string): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const operation of PUBLISHED) {
    addPath(paths, operation);
    await setImmediate();
  }
  return toDocument(version, paths);
}

const PUBLISHED = (Object.values(OPERATIONS) as Operation[]).filter((operation) => operation.http);

function addPath(paths: Record<string, Json>, operation: Operation): void {
  if (!operation.http) return;
  paths[operation.http.path] = {
    ...paths[operation.http.path],
    [operation.http.method.toLowerCase()]: toPathItem(operation),
  };
}

function toDocument(version: string, paths: Record<string, Json>): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Sightline', version, description: 'The local HTTP API of Sightline.' },
    servers: [{ url: '/v1' }, { url: '/api/v1' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'sk_live_... or sk_test_...' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
        message: { type: 'string' },
        details: { type: 'object' },
      },
    },
  },
};

function toPathItem(operation: Operation): Json {
  const input = z.toJSONSchema(operation.shape, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const properties = input.properties ?? {};
  const required = new Set(input.required);
  const example = EXAMPLES[operation.name as OperationName];
  const toParameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: { ...properties[name], ...toDefault(operation.shape.shape[name]) },
    ...toExample(example?.input[name]),
  });
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...(operation.scope ? { description: `Needs the scope \`${operation.scope}\`.` } : {}),
    parameters: [...operation.paramKeys.map(toParameter('path')), ...operation.queryKeys.map(toParameter('query'))],
    ...(operation.bodyKeys.length > 0
      ? { requestBody: toRequestBody(operation, properties, required, example?.input) }
      : {}),
    responses: { 200: toSuccess(operation, example?.output), ...toErrors(operation) },
  };
}

/** What a field is when it is left out; the schema writer tells it only where nothing is converted on the way in. */
function toDefault(field: unknown): Json {
  return field instanceof z.ZodDefault ? { default: field.def.defaultValue } : {};
}

function toExample(example: unknown): Json {
  return example === undefined ? {} : { example };
}

function toRequestBody(
  operation: Operation,
  properties: Record<string, Json>,
  required: Set<string>,
  input: Json | undefined,
): Json {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(operation.bodyKeys.map((key) => [key, properties[key] ?? {}])),
    required: operation.bodyKeys.filter((key) => required.has(key)),
    additionalProperties: false,
  };
  const sent =
    input && Object.fromEntries(operation.bodyKeys.flatMap((key) => (key in input ? [[key, input[key]]] : [])));
  return {
    required: schema.required.length > 0,
    content: { 'application/json': { schema, ...toExample(sent) } },
  };
}

function toSuccess(operation: Operation, example: unknown): Json {
  const { $schema: _, ...data } = z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any' });
  const schema = { type: 'object', required: ['data'], properties: { data } };
  const shown = example === undefined ? undefined : { data: example };
  return { description: 'Success', content: { 'application/json': { schema, ...toExample(shown) } } };
}

/** One entry a status; statuses that several codes share name them all. */
function toErrors(operation: Operation): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...COMMON_ERRORS, ...operation.errors])) {
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}
