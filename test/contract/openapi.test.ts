import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { sendHttp } from '#support/send-http.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
}

interface Described {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, never> }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  security: object[];
  paths: Record<string, Record<string, Described>>;
  components: Record<string, Record<string, object>>;
}

/** Every path of the specification. */
const SPECIFIED = [
  'GET /me',
  'GET /projects',
  'POST /projects',
  'GET /projects/{projectId}',
  'PUT /projects/{projectId}',
  'GET /projects/{projectId}/prompts',
  'POST /projects/{projectId}/prompts',
  'GET /projects/{projectId}/tags',
  'POST /projects/{projectId}/tags',
  'GET /projects/{projectId}/metrics',
  'GET /projects/{projectId}/metrics/timeseries',
  'GET /projects/{projectId}/competitors',
  'GET /projects/{projectId}/sources',
  'GET /projects/{projectId}/fanouts',
  'GET /projects/{projectId}/fanouts/details',
  'GET /projects/{projectId}/tasks',
  'GET /projects/{projectId}/tasks/{taskId}',
  'GET /projects/{projectId}/export',
  'POST /projects/{projectId}/attribution',
  'POST /projects/{projectId}/attribution/bulk',
  'GET /projects/{projectId}/attribution',
  'GET /projects/{projectId}/attribution/summary',
];

let test: TestService;
let document: Document;
let described: { path: string; method: string; entry: Described }[];

beforeAll(async () => {
  test = await startTestService({ hasThreads: true });
  document = (await sendHttp(test.address, { path: '/v1/openapi.json' })).json as Document;
  described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, entry]) => ({ path, method, entry })),
  );
});
afterAll(() => test.close());

/** Every `$ref` anywhere in a value. */
function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : listRefs(inner)));
}

function resolve(ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

describe('the OpenAPI document', () => {
  it('is version 3.1, needs no key itself and asks for one everywhere else', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Sightline', version: test.service.core.version });
    expect(document.security).toEqual([{ key: [] }]);
    expect(document.components.securitySchemes).toMatchObject({ key: { type: 'http', scheme: 'bearer' } });
  });

  it('has the paths of the specification', () => {
    expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path}`)).toEqual(
      expect.arrayContaining(SPECIFIED),
    );
  });

  it('describes every operation that keys may call and no other', () => {
    const names = (Object.values(OPERATIONS) as Operation[]).filter(({ http }) => http).map(({ name }) => name);
    expect(described.map(({ entry }) => entry.operationId).sort()).toEqual(names.sort());
  });

  it('points nowhere that is not there, and uses no word of another dialect', () => {
    for (const ref of listRefs(document)) expect(resolve(ref), ref).toBeDefined();
    expect(JSON.stringify(document)).not.toContain('"$schema"');
    expect(JSON.stringify(document)).not.toContain('"nullable"');
  });

  it('has for every operation each path parameter, a success and the common errors, each with a schema', () => {
    for (const { path, entry } of described) {
      const inPath = entry.parameters.filter((parameter) => parameter.in === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(
        inPath.map(({ name }) => name),
        path,
      ).toEqual(named);
      for (const parameter of inPath) expect(parameter.required).toBe(true);
      expect(Object.keys(entry.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '429', '500']));
      for (const reply of Object.values(entry.responses)) {
        expect(reply.description).toMatch(/\S/);
        expect(reply.content['application/json']?.schema).toBeTypeOf('object');
      }
      if (named.includes('projectId')) expect(entry.responses).toHaveProperty('404');
    }
  });

  it('has only schemas that are JSON Schema', () => {
    for (const { entry } of described) {
      const schemas = [
        ...entry.parameters.map(({ schema }) => schema),
        ...Object.values(entry.requestBody?.content ?? {}).map(({ schema }) => schema),
        entry.responses['200']?.content['application/json']?.schema ?? {},
      ];
      for (const schema of schemas) expect(() => z.fromJSONSchema(schema as never)).not.toThrow();
    }
  });

  it('tells the type and range of each query parameter', () => {
    const list = described.find(({ entry }) => entry.operationId === 'prompts.list')?.entry;
    const byName = new Map(list?.parameters.map((parameter) => [parameter.name, parameter]));
    expect(byName.get('limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
    });
    expect(byName.get('page')).toMatchObject({ schema: { type: 'integer', minimum: 1, default: 1 } });
    expect(byName.get('timeframe')).toMatchObject({ required: false, schema: { type: 'string', default: '30d' } });
    expect(byName.get('startDate')?.schema).toMatchObject({ type: 'string', format: 'date' });
    expect(byName.get('tags')?.schema).toMatchObject({ type: 'string' });
    expect(byName.get('model')?.schema).toMatchObject({ type: 'string', enum: expect.arrayContaining(['chatgpt']) });
  });

  it('tells what a body needs and that nothing else is taken', () => {
    const bodyOf = (name: string) =>
      described.find(({ entry }) => entry.operationId === name)?.entry.requestBody?.content['application/json']?.schema;
    expect(bodyOf('projects.create')).toMatchObject({
      required: ['name', 'language'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        description: { type: 'string', maxLength: 500 },
        pitchDurationDays: { enum: [1, 7, 14] },
      },
    });
    expect(bodyOf('prompts.create')).toMatchObject({
      required: ['prompt'],
      properties: { prompt: { minLength: 1, maxLength: 500 }, models: { type: 'array' } },
    });
    expect(bodyOf('tags.apply')).toMatchObject({
      required: ['name', 'promptIds'],
      properties: { name: { minLength: 1, maxLength: 100 }, promptIds: { type: 'array', minItems: 1 } },
    });
  });
});
