/** Cases of operations that hold over every transport: what is sent and what must come back, written once. */
import { expect } from 'vitest';

import type { OperationName } from '#shared/contract/index.ts';
import { type Input, type Transport, toData } from '#support/transport.ts';

export interface TransportCase {
  claim: string;
  run(transport: Transport): Promise<void>;
}

const SITE = { name: 'Brimlane', language: 'en', websiteUrl: 'https://brimlane.example' };
const UNKNOWN = '0123456789abcdef01234567';

type Made = { id: string; [field: string]: unknown };

export async function make(transport: Transport, fields: Input = {}): Promise<Made> {
  return toData(await transport.call('projects.create', { ...SITE, ...fields }));
}

const refused = (code: string, details: object = {}) => ({ error: { code, details } });

function refusal(operation: OperationName, what: string, input: Input, error: object): TransportCase {
  return {
    claim: `${operation} refuses ${what}`,
    run: async (transport) => {
      const projectId = input.projectId === undefined ? undefined : (await make(transport)).id;
      const sent = input.projectId === 'own' ? { ...input, projectId } : input;
      expect(await transport.call(operation, sent)).toMatchObject(error);
    },
  };
}

const invalid = (path: string) => refused('VALIDATION_ERROR', { issues: [{ path }] });

const REFUSALS: TransportCase[] = [
  refusal('projects.create', 'a body without a language', { name: 'A' }, invalid('language')),
  refusal('projects.create', 'an unknown field', { ...SITE, colour: 'red' }, invalid('colour')),
  refusal('projects.create', 'a domain that is none', { ...SITE, domain: '??' }, invalid('domain')),
  refusal('projects.get', 'an unknown project', { projectId: UNKNOWN }, { error: { code: 'NOT_FOUND' } }),
  refusal('projects.update', 'an empty set of models', { projectId: 'own', models: [] }, invalid('models')),
  refusal(
    'projects.update',
    'to convert what is no pitch',
    { projectId: 'own', convertFromPitch: true },
    { error: { code: 'not_a_pitch_project' } },
  ),
  refusal('prompts.create', 'an empty prompt', { projectId: 'own', prompt: ' ' }, invalid('prompt')),
  refusal(
    'prompts.create',
    'a model of another project',
    { projectId: 'own', prompt: 'Q', models: ['grok'] },
    refused('model_not_enabled', { models: ['grok'] }),
  ),
  refusal('prompts.list', 'a page before the first', { projectId: 'own', page: 0 }, invalid('page')),
  refusal('tags.apply', 'no prompts', { projectId: 'own', name: 'T', promptIds: [] }, invalid('promptIds')),
  refusal('metrics.summary', 'half a date range', { projectId: 'own', startDate: '2026-03-01' }, invalid('endDate')),
  refusal('metrics.timeseries', 'an unknown model', { projectId: 'own', model: 'eliza' }, invalid('model')),
];

const SUCCESSES: TransportCase[] = [
  {
    claim: 'account.get tells of the account',
    run: async (transport) => {
      expect(toData(await transport.call('account.get', {}))).toMatchObject({
        environment: 'live',
        tier: 'agency_studio',
      });
    },
  },
  {
    claim: 'projects.create makes a live project that projects.get and projects.list show',
    run: async (transport) => {
      const made = await make(transport, { language: 'ZH-TW' });
      expect(made).toMatchObject({ language: 'zh-tw', environment: 'live', domain: 'brimlane.example' });
      expect(toData(await transport.call('projects.get', { projectId: made.id }))).toEqual(made);
      const listed = toData(await transport.call('projects.list', {})) as Made[];
      expect(listed.at(-1)).toMatchObject({ id: made.id });
    },
  },
  {
    claim: 'projects.update changes what was sent',
    run: async (transport) => {
      const { id: projectId } = await make(transport);
      const changed = await transport.call('projects.update', { projectId, name: 'Other', models: ['grok'] });
      expect(changed).toEqual({ data: { id: projectId, updated: true, models: ['grok'], syncedPromptCount: 0 } });
      expect(toData(await transport.call('projects.get', { projectId }))).toMatchObject({
        name: 'Other',
        models: ['grok'],
      });
    },
  },
  {
    claim: 'prompts.create queues a prompt once, and prompts.list, tags.list and tags.apply know it',
    run: async (transport) => {
      const { id: projectId } = await make(transport, { language: 'de' });
      const input = { projectId, prompt: 'Was ist gut?', tags: ['Kauf'] };
      const made = toData(await transport.call('prompts.create', input)) as Made;
      expect(made).toMatchObject({ language: 'DE', created: true, enqueued: true, tags: ['Kauf'] });
      expect(toData(await transport.call('prompts.create', input))).toMatchObject({ id: made.id, created: false });
      const applied = await transport.call('tags.apply', { projectId, name: 'kauf', promptIds: [made.id] });
      expect(applied).toEqual({ data: { tag: 'Kauf', appliedTo: 1 } });
      expect(await transport.call('tags.list', { projectId })).toEqual({ data: ['Kauf'] });
      expect(toData(await transport.call('prompts.list', { projectId, tags: ['KAUF'], limit: 1 }))).toMatchObject({
        prompts: [{ id: made.id }],
        pagination: { page: 1, limit: 1, total: 1, hasMore: false },
      });
    },
  },
  {
    claim: 'metrics.summary and metrics.timeseries speak of the same window',
    run: async (transport) => {
      const { id: projectId } = await make(transport);
      const summary = toData(await transport.call('metrics.summary', { projectId, timeframe: '7d' }));
      expect(summary).toMatchObject({
        current: { periodStart: '2026-03-03', periodEnd: '2026-03-09', mentionRate: 0 },
      });
      const { chartData } = toData(await transport.call('metrics.timeseries', { projectId, timeframe: '7d' })) as {
        chartData: { date: string }[];
      };
      expect(chartData.map(({ date }) => date)).toHaveLength(7);
      expect([chartData[0]?.date, chartData[6]?.date]).toEqual(['2026-03-03', '2026-03-09']);
    },
  },
];

export const TRANSPORT_CASES: readonly TransportCase[] = [...SUCCESSES, ...REFUSALS];
