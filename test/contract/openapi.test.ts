import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { CONFLICT_REASONS, FORBIDDEN_REASONS } from '#shared/vocabulary/error-reasons.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { resolveReferences } from '#support/openapi-references.ts';
import { sendHttp } from '#support/send-http.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
}

interface Described {
  tags: string[];
  operationId: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, never> }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Document {
  tags: { name: string }[];
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
  test = await startTestService();
  document = (await sendHttp(test.address, { path: '/v1/openapi.json' })).json as Document;
  const resolved = resolveReferences({ ...document }) as unknown as Document;
  described = Object.entries(resolved.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, entry]) => ({ path, method, entry })),
  );
});
afterAll(() => test.close());

async function lint(source: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(source), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe('the OpenAPI document', () => {
  it('is version 3.1, needs no key itself and asks for one everywhere else', () => {
    expect(document.openapi).toBe('3.1.0');
    // The interface has a version of its own.
    const { version } = test.service.core;
    expect(document.info).toMatchObject({ title: 'Sightline', version: '1.0.0', 'x-app-version': version });
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

  it('uses no word of another dialect', () => {
    expect(JSON.stringify(document)).not.toContain('"$schema"');
    expect(JSON.stringify(document)).not.toContain('"nullable"');
    expect(JSON.stringify(document)).not.toContain('"items":false');
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
      expect(Object.keys(entry.responses)).toEqual(expect.arrayContaining(['200', '401', 'default']));
      for (const reply of Object.values(entry.responses)) {
        expect(reply.description).toMatch(/\S/);
        const [content] = Object.values(reply.content);
        expect(content?.schema).toBeTypeOf('object');
      }
      if (named.includes('projectId')) expect(entry.responses).toHaveProperty('404');
    }
  });

  it('names the scope that an operation needs', () => {
    const needs = Object.fromEntries(described.map(({ entry }) => [entry.operationId, entry.description]));
    expect(needs).toMatchObject({
      'account.get': 'Any key',
      'projects.get': 'Scope: `read`',
      'export.get': 'Scope: `export`',
    });
    for (const { name, http, scope } of Object.values(OPERATIONS) as Operation[]) {
      if (http && scope) expect(needs[name]).toBe(`Scope: \`${scope}\``);
    }
  });

  it('tells for all at once what any request may end with, and the headers of every reply', () => {
    const told = document.components.responses?.Error as { description: string; headers: object } | undefined;
    for (const error of ['400 `VALIDATION_ERROR`', '403 `FORBIDDEN`', '429 `RATE_LIMITED`', '500 `INTERNAL`']) {
      expect(told?.description).toContain(error);
    }
    const names = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'];
    expect(Object.keys(told?.headers ?? {})).toEqual(names);
    const create = described.find(({ entry }) => entry.operationId === 'prompts.create')?.entry.responses;
    expect(create?.['400']?.description).toBe('VALIDATION_ERROR, model_not_enabled, website_url_required');
    expect(create?.['403']?.description).toBe('FORBIDDEN');
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
      schema: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
    });
    expect(byName.get('page')).toMatchObject({ schema: { type: 'integer', minimum: 1, default: 1 } });
    expect(byName.get('timeframe')).toMatchObject({ schema: { type: 'string', default: '30d' } });
    expect(byName.get('startDate')?.schema).toMatchObject({ type: 'string', format: 'date' });
    for (const { name, required } of list?.parameters ?? []) expect(required === true, name).toBe(name === 'projectId');
    const tasks = described.find(({ entry }) => entry.operationId === 'tasks.list')?.entry;
    const status = tasks?.parameters.find(({ name }) => name === 'status');
    expect(status?.required).toBeUndefined();
    expect(status?.schema).toMatchObject({ default: 'open', anyOf: [{ type: 'array' }, { type: 'string' }] });
    expect(status?.schema).not.toHaveProperty(['anyOf', 0, 'default']);
    expect(byName.get('tags')?.schema).toEqual({
      anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
    });
    expect(byName.get('language')?.schema).toMatchObject({ type: 'string', enum: LANGUAGES });
    expect(byName.get('model')?.schema).toMatchObject({
      anyOf: [{ type: 'array', items: { enum: expect.arrayContaining(['chatgpt']) } }, { type: 'string' }],
    });
  });

  it('says what an error may tell a program, and that bodies may be too large or of another kind', () => {
    const { ErrorDetails: details, Error: error } = document.components.schemas as Record<
      string,
      { properties: object }
    >;
    expect(details?.properties).toMatchObject({
      reason: { enum: [...Object.keys(FORBIDDEN_REASONS), ...CONFLICT_REASONS] },
      issues: { type: 'array', items: { required: ['path', 'message'] } },
      models: { type: 'array' },
      current: { type: 'integer' },
    });
    expect(error?.properties).toMatchObject({
      error: { properties: { details: { $ref: '#/components/schemas/ErrorDetails' } } },
    });
    for (const { path, entry } of described) {
      const statuses = Object.keys(entry.responses);
      const ofBodies = entry.requestBody ? ['413', '415'] : [];
      expect(
        statuses.filter((status) => status === '413' || status === '415'),
        path,
      ).toEqual(ofBodies);
    }
  });

  it('names what replies are made of, groups operations by resource, and stays small', () => {
    expect(Object.keys(document.components.schemas ?? {})).toEqual(
      expect.arrayContaining([
        'Account',
        'Project',
        'Prompt',
        'Competitor',
        'Source',
        'Fanout',
        'Task',
        'Run',
        'Engine',
      ]),
    );
    const groups = new Set(document.tags.map(({ name }) => name));
    for (const { entry } of described) for (const tag of entry.tags) expect(groups).toContain(tag);
    // Room for intervals, verdicts, comparisons, explanations, baselines, proofs and opinions; what occurs twice is still written once.
    expect(JSON.stringify(document).length).toBeLessThan(340_000);
  });

  it('passes a lint with the recommended rules, which does find a fault', async () => {
    expect(await lint(document)).toEqual([]);
    const { security: _, ...open } = document;
    // One operation is enough for a fault: of all of them the lint takes as long as all other claims here.
    const [[path = '', item] = []] = Object.entries(document.paths);
    expect(await lint({ ...open, paths: { [path]: item, '/nowhere/{id}': {} } })).not.toEqual([]);
  });

  it('tells in words what a field of a body is when it is left out: generators take a default for a promise', () => {
    const bodies = described.flatMap(({ entry }) => Object.values(entry.requestBody?.content ?? {}));
    expect(JSON.stringify(bodies.map(({ schema }) => schema))).not.toContain('"default"');
    const bulk = described.find(({ entry }) => entry.operationId === 'attribution.createBulk')?.entry;
    expect(bulk?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: {
        responses: { items: { properties: { dealCurrency: { description: expect.stringContaining('USD') } } } },
      },
    });
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
        language: { type: 'string', enum: LANGUAGES },
        pitchDurationDays: { type: 'integer', enum: [1, 7, 14] },
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
