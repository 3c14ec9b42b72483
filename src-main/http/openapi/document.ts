/** The OpenAPI 3.1 document, made from the schemas that validate requests and from examples that tests hold against them. */
import { setImmediate } from 'node:timers/promises';

import type { z } from 'zod';

import { EXAMPLES } from '#shared/contract/examples/index.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { ComponentSchemas, type Json } from './component-schemas.ts';
import { errorEnvelope, toErrorResponses, toHeaderComponents } from './error-schemas.ts';
import { nameSchemas } from './named-schemas.ts';
import { ParameterComponents } from './parameter-components.ts';
import { shareSchemas } from './share-schemas.ts';
import { TAGS, toTag } from './tags.ts';

/** Of the interface, not of the app: it changes when scripts have to. */
export const INTERFACE_VERSION = '1.0.0';

const ABOUT = `How a brand appears in the answers of AI answer engines: the local HTTP API of Sightline.

Every reply to a valid key tells where its minute stands (\`X-RateLimit-*\`). Unknown query parameters are ignored and named in
\`X-Ignored-Parameters\`. Every GET has an \`ETag\`.`;

export function toOpenApi(appVersion: string): Json {
  const writer = new DocumentWriter();
  for (const operation of PUBLISHED) writer.add(operation);
  return writer.toDocument(appVersion);
}

/** The same a piece at a time: making it takes a quarter of a second, for which the main thread must not stand still. */
export async function prepareOpenApi(appVersion: string): Promise<Json> {
  const writer = new DocumentWriter();
  for (const operation of PUBLISHED) {
    writer.add(operation);
    await setImmediate();
  }
  return writer.toDocument(appVersion);
}

nameSchemas();

const PUBLISHED = (Object.values(OPERATIONS) as Operation[]).filter((operation) => operation.http);

class DocumentWriter {
  readonly #paths: Record<string, Json> = {};
  readonly #schemas = new ComponentSchemas();
  readonly #parameters = new ParameterComponents();
  readonly #responses: Record<string, Json> = {};

  add(operation: Operation): void {
    if (!operation.http) return;
    const { method, path } = operation.http;
    this.#paths[path] = { ...this.#paths[path], [method.toLowerCase()]: this.#toPathItem(operation) };
  }

  toDocument(appVersion: string): Json {
    this.#schemas.toSchema(errorEnvelope, 'output');
    const { schemas } = this.#schemas;
    shareSchemas(this.#paths, schemas);
    shareSchemas(schemas, schemas);
    return {
      openapi: '3.1.0',
      info: {
        title: 'Sightline',
        version: INTERFACE_VERSION,
        'x-app-version': appVersion,
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [
        { url: '/v1' },
        { url: '/api/v1', description: 'The same, for scripts that were written for this prefix' },
      ],
      security: [{ key: [] }],
      tags: TAGS,
      paths: this.#paths,
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'sk_live_... or sk_test_...' } },
        headers: toHeaderComponents(),
        parameters: this.#parameters.share(),
        responses: this.#responses,
        schemas,
      },
    };
  }

  #toPathItem(operation: Operation): Json {
    const example = EXAMPLES[operation.name as OperationName];
    return {
      operationId: operation.name,
      tags: [toTag(operation)],
      summary: operation.summary,
      ...(operation.scope ? { description: `Needs the scope \`${operation.scope}\`.` } : {}),
      parameters: [
        ...operation.paramKeys.map((name) => this.#toParameter(operation, name, 'path', example?.input[name])),
        ...operation.queryKeys.map((name) => this.#toParameter(operation, name, 'query', example?.input[name])),
      ],
      ...(operation.bodyKeys.length > 0 ? { requestBody: this.#toRequestBody(operation, example?.input) } : {}),
      responses: { 200: this.#toSuccess(operation, example?.output), ...toErrorResponses(operation, this.#responses) },
    };
  }

  #toParameter(operation: Operation, name: string, place: 'path' | 'query', example: unknown): Json {
    const field = operation.shape.shape[name] as z.ZodType;
    const { description, ...schema } = this.#schemas.toSchema(field, 'input');
    return this.#parameters.toParameter({
      name,
      in: place,
      ...(place === 'path' || !field.isOptional() ? { required: true } : {}),
      ...(operation.listKeys.includes(name) ? { style: 'form', explode: false } : {}),
      ...(description === undefined ? {} : { description }),
      schema,
      ...toExample(example),
    });
  }

  #toRequestBody(operation: Operation, input: Json | undefined): Json {
    const fields = operation.bodyKeys.map((key) => [key, operation.shape.shape[key] as z.ZodType] as const);
    const required = fields.filter(([, field]) => !field.isOptional()).map(([key]) => key);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(fields.map(([key, field]) => [key, this.#schemas.toSchema(field, 'input')])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
    const sent = input && Object.fromEntries(Object.entries(input).filter(([key]) => operation.bodyKeys.includes(key)));
    return { required: required.length > 0, content: { 'application/json': { schema, ...toExample(sent) } } };
  }

  #toSuccess(operation: Operation, example: unknown): Json {
    const data = this.#schemas.toSchema(operation.output, 'output');
    const schema = { type: 'object', required: ['data'], properties: { data } };
    const shown = example === undefined ? undefined : { data: example };
    return { description: 'Success', content: { 'application/json': { schema, ...toExample(shown) } } };
  }
}

function toExample(example: unknown): Json {
  return example === undefined ? {} : { example };
}
