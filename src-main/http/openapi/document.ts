/** The OpenAPI 3.1 document, made from the schemas that validate requests. */
import { setImmediate } from 'node:timers/promises';

import { z } from 'zod';

import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import { FILE_TYPES, type Operation } from '#shared/contract/operation.ts';
import { BODY_EXAMPLES } from './body-examples.ts';
import { ComponentSchemas, type Json } from './component-schemas.ts';
import { describeDefaults } from './describe-defaults.ts';
import { toCommonErrors, toErrorResponses } from './error-schemas.ts';
import { NAMED_SCHEMAS, nameSchemas } from './named-schemas.ts';
import { RepeatedParts } from './repeated-parts.ts';
import { shareSchemas } from './share-schemas.ts';
import { TAGS, toTag } from './tags.ts';

/** Of the interface, not of the app: it changes when scripts have to. */
export const INTERFACE_VERSION = '1.0.0';

const ABOUT = `How a brand appears in the answers of AI answer engines: the local HTTP API of Sightline.

Every reply to a valid key tells where its minute stands (\`X-RateLimit-*\`). Unknown query parameters are ignored and named in
\`X-Ignored-Parameters\`. Lists in a query are separated by commas, repeated, or a JSON array. Every GET has an \`ETag\`.`;

const KEY = { type: 'http', scheme: 'bearer', description: 'sk_live_... or sk_test_...' };

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
  readonly #parameters = new RepeatedParts('parameters');
  readonly #successes = new RepeatedParts('responses');
  readonly #errors: Record<string, Json> = { Error: toCommonErrors() };

  add(operation: Operation): void {
    if (!operation.http) return;
    const { method, path } = operation.http;
    this.#paths[path] = { ...this.#paths[path], [method.toLowerCase()]: this.#toPathItem(operation) };
  }

  toDocument(appVersion: string): Json {
    for (const schema of NAMED_SCHEMAS) this.#schemas.offer(schema);
    const { schemas } = this.#schemas;
    shareSchemas(this.#paths, schemas);
    const parameters = this.#parameters.share();
    const responses = { ...this.#successes.share(), ...this.#errors };
    dropUnused(schemas, [this.#paths, parameters, responses]);
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
      components: { securitySchemes: { key: KEY }, parameters, responses, schemas },
    };
  }

  #toPathItem(operation: Operation): Json {
    return {
      operationId: operation.name,
      tags: [toTag(operation)],
      summary: operation.summary,
      description: operation.scope ? `Scope: \`${operation.scope}\`` : 'Any key',
      parameters: [
        ...operation.paramKeys.map((name) => this.#toParameter(operation, name, 'path')),
        ...operation.queryKeys.map((name) => this.#toParameter(operation, name, 'query')),
        ...Object.entries(operation.http?.takes?.headers ?? {}).map(([name, header]) =>
          this.#toHeader(operation, name, header),
        ),
      ],
      ...(operation.bodyKeys.length > 0 ? { requestBody: this.#toRequestBody(operation) } : {}),
      responses: { 200: this.#toSuccess(operation), ...toErrorResponses(operation, this.#errors) },
    };
  }

  #toParameter(operation: Operation, name: string, place: 'path' | 'query'): Json {
    const field = operation.shape.shape[name] as z.ZodType;
    const { description, ...schema } = this.#schemas.toSchema(field, 'input');
    return this.#parameters.add(name, {
      name,
      in: place,
      ...(place === 'path' || !field.isOptional() ? { required: true } : {}),
      ...(operation.listKeys.includes(name) ? { explode: false } : {}),
      ...(description === undefined ? {} : { description }),
      schema: { ...schema, ...toDefault(field) },
    });
  }

  /** Where the body is the file itself. */
  #toHeader(operation: Operation, name: string, header: string): Json {
    const { description, ...schema } = this.#schemas.toSchema(operation.shape.shape[name] as z.ZodType, 'input');
    const text = `With a file as the body. ${description ?? ''}`.trim();
    return this.#parameters.add(header, { name: header, in: 'header', description: text, schema });
  }

  #toRequestBody(operation: Operation): Json {
    const fields = operation.bodyKeys.map((key) => [key, operation.shape.shape[key] as z.ZodType] as const);
    const required = fields.filter(([, field]) => !field.isOptional()).map(([key]) => key);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([key, field]) => [key, describeDefaults(this.#schemas.toSchema(field, 'input'))]),
      ),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
    const example = BODY_EXAMPLES[operation.name as OperationName];
    return {
      ...(required.length > 0 ? { required: true } : {}),
      content: { 'application/json': { schema, example }, ...toFileContents(operation) },
    };
  }

  #toSuccess(operation: Operation): Json {
    if (operation.http?.sends === 'file') {
      const schema = { type: 'string', format: 'binary' };
      return this.#successes.add(operation.name, { description: 'The file', content: { '*/*': { schema } } });
    }
    const data = this.#schemas.toSchema(operation.output, 'output');
    const schema = { type: 'object', required: ['data'], properties: { data } };
    return this.#successes.add(toName(data) ?? operation.name, {
      description: 'OK',
      content: { 'application/json': { schema } },
    });
  }
}

/** The file itself, in place of JSON that holds it. */
function toFileContents({ http }: Operation): Json {
  if (!http?.takes) return {};
  return Object.fromEntries(FILE_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** What a parameter is when it is left out; Zod leaves it out where an input is converted. */
function toDefault(field: z.ZodType): Json {
  return field instanceof z.ZodDefault ? { default: field.def.defaultValue } : {};
}

/** Of a reference. */
function toName({ $ref }: Json): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** Takes out the components that nothing refers to. */
function dropUnused(schemas: Record<string, Json>, others: readonly unknown[]): void {
  const text = JSON.stringify([others, schemas]);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) dropUnused(schemas, others);
}
