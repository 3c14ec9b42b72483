import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Created = OperationOutput<'attribution.create'>;
type List = OperationOutput<'attribution.list'>;
type Summary = OperationOutput<'attribution.summary'>;
type Series = OperationOutput<'attribution.timeseries'>;

const DAY_MS = 86_400_000;
let api: ApiProject;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
});
afterAll(() => api.close());

async function freshPath(name: string): Promise<string> {
  return `/projects/${await api.makeProject(name)}/attribution`;
}

describe('POST attribution', () => {
  beforeAll(async () => {
    path = await freshPath('Create');
  });

  it('stores a response and tells its channel in words', async () => {
    const sent = {
      channelId: 'ai_chatgpt',
      respondentEmail: 'ada@veltaro.example',
      respondentName: 'Ada',
      dealValue: 1200.5,
      dealCurrency: 'EUR',
      formId: 'signup',
      pageUrl: 'https://create.example/signup',
      metadata: { plan: 'team', nested: { seats: 5 } },
    };
    const { status, data } = await api.send<Created>('POST', path, sent);
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      channel_id: 'ai_chatgpt',
      channel_label: 'ChatGPT',
      channel_category: 'ai_search',
      respondent_email: 'ada@veltaro.example',
      deal_value: 1200.5,
      source: 'api',
      created_at: '2026-11-10T12:00:00.000Z',
    });
    const list = await api.send<List>('GET', path);
    expect(list.data).toEqual({
      responses: [
        {
          ...data,
          respondent_name: 'Ada',
          deal_currency: 'EUR',
          page_url: 'https://create.example/signup',
          form_id: 'signup',
        },
      ],
      meta: { page: 1, limit: 50, total: 1, hasMore: false },
    });
  });

  it('gives a custom channel itself as label and the category other', async () => {
    const { data } = await api.send<Created>('POST', path, { channelId: 'trade-fair' });
    expect(data).toMatchObject({
      channel_label: 'trade-fair',
      channel_category: 'other',
      respondent_email: null,
      deal_value: null,
    });
  });

  it.each([
    ['no channel', {}, 'channelId'],
    ['a channel of spaces', { channelId: '  ' }, 'channelId'],
    ['a negative amount', { channelId: 'content', dealValue: -0.01 }, 'dealValue'],
    ['an amount in words', { channelId: 'content', dealValue: '12' }, 'dealValue'],
    ['a currency that is none', { channelId: 'content', dealCurrency: 'EURO' }, 'dealCurrency'],
    ['a currency that nobody issues', { channelId: 'content', dealCurrency: 'QQQ' }, 'dealCurrency'],
    ['a bad e-mail', { channelId: 'content', respondentEmail: 'ada@' }, 'respondentEmail'],
    ['an unknown field', { channelId: 'content', channel: 'x' }, 'channel'],
    ['metadata that is no object', { channelId: 'content', metadata: [1] }, 'metadata'],
    ['too much metadata', { channelId: 'content', metadata: { text: 'x'.repeat(4000) } }, 'metadata'],
  ])('refuses %s', async (_what, body, field) => {
    const { status, error } = await api.send('POST', path, body);
    expect([status, error.code, error.details.issues.map((issue) => issue.path)]).toEqual([
      400,
      'VALIDATION_ERROR',
      [field],
    ]);
  });

  it('refuses an amount beyond all numbers and metadata nested without end', async () => {
    const huge = await api.send('POST', path, '{"channelId":"content","dealValue":1e999}');
    expect(huge.status).toBe(400);
    const deep = `{"channelId":"content","metadata":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    expect((await api.send('POST', path, deep)).error.code).toBe('VALIDATION_ERROR');
  });

  it('needs the scope write, and a project that the key may see', async () => {
    const reader = await api.asOwner('keys.create', { name: 'r', environment: 'test', scopes: ['read'] });
    const refused = await api.send('POST', path, { channelId: 'content' }, reader.key);
    expect([refused.status, refused.error.details.reason]).toEqual([403, 'insufficient_scope']);
    const live = await api.asOwner('keys.create', { name: 'l', environment: 'live', scopes: ['read', 'write'] });
    expect((await api.send('POST', path, { channelId: 'content' }, live.key)).status).toBe(404);
    expect((await api.send('GET', `${path}/summary`, undefined, live.key)).status).toBe(404);
  });
});

describe('POST attribution/bulk', () => {
  beforeAll(async () => {
    path = await freshPath('Bulk');
  });

  it('stores nothing when one item is bad, and names its index', async () => {
    const responses: object[] = [{ channelId: 'content' }, { channelId: 'content' }, { channelId: 'content' }, {}];
    const { status, error } = await api.send('POST', `${path}/bulk`, { responses });
    expect([status, error.details.issues[0]?.path]).toEqual([400, 'responses.3.channelId']);
    responses[3] = { channelId: 'content', dealValue: -1 };
    const again = await api.send('POST', `${path}/bulk`, { responses });
    expect(again.error.details.issues[0]?.path).toBe('responses.3.dealValue');
    expect((await api.send<List>('GET', path)).data.meta.total).toBe(0);
  });

  it('stores up to a thousand items and refuses one more', async () => {
    const responses = Array.from({ length: 1000 }, (_, index) => ({ channelId: `c${index % 10}`, dealValue: 1 }));
    const { data } = await api.send<{ imported: number }>('POST', `${path}/bulk`, { responses });
    expect(data).toEqual({ imported: 1000 });
    const more = await api.send('POST', `${path}/bulk`, { responses: [...responses, { channelId: 'c' }] });
    expect([more.status, more.error.details.issues[0]?.path]).toEqual([400, 'responses']);
    const list = await api.send<List>('GET', `${path}?limit=500&page=2`);
    expect(list.data.meta).toEqual({ page: 2, limit: 500, total: 1000, hasMore: false });
    expect(list.data.responses[0]?.source).toBe('api_bulk');
  });
});

describe('GET attribution and its summary', () => {
  beforeAll(async () => {
    path = await freshPath('Read');
    await api.send('POST', path, { channelId: 'paid_ads', dealValue: 50 });
    api.tick(10 * DAY_MS);
    await api.send('POST', path, { channelId: 'ai_perplexity', dealValue: 100 });
    await api.send('POST', path, { channelId: 'booth', dealValue: 7, dealCurrency: 'eur' });
    await api.send('POST', path, { channelId: 'ai_search' });
  });

  it('counts days back from now, to the millisecond', async () => {
    const totals = async (days: number) => (await api.send<Summary>('GET', `${path}/summary?days=${days}`)).data.total;
    expect([await totals(9), await totals(10), await totals(3660)]).toEqual([3, 4, 4]);
    api.tick(1);
    expect(await totals(10)).toBe(3);
    api.tick(-1);
  });

  it('sums revenue in the account currency and shows the others beside it', async () => {
    // 4 responses, 2 of them AI search: 50 %. USD 50 + 100; EUR 7 apart.
    const { data: series } = await api.send<Series>('GET', `${path}/timeseries`);
    checkOutput('attribution.timeseries', series);
    expect(series.currency).toBe('USD');
    expect(series.days.map(({ category, count, revenue }) => [category, count, revenue])).toEqual([
      ['paid', 1, 50],
      ['ai_search', 2, 100],
      ['other', 1, 0],
    ]);
    const { data } = await api.send<Summary>('GET', `${path}/summary`);
    expect(data).toEqual({
      total: 4,
      totalRevenue: 150,
      aiSearchPercentage: 50,
      byCategory: [
        { category: 'ai_search', count: 2, revenue: 100, percentage: 50 },
        { category: 'paid', count: 1, revenue: 50, percentage: 25 },
        { category: 'other', count: 1, revenue: 0, percentage: 25 },
      ],
      bySource: [{ source: 'api', count: 4 }],
      currency: 'USD',
      revenueByCurrency: { EUR: 7 },
    });
  });

  it('filters the list by category and source', async () => {
    const ids = async (query: string) =>
      (await api.send<List>('GET', `${path}?${query}`)).data.responses.map((row) => row.channel_id);
    expect(await ids('category=ai_search')).toEqual(['ai_search', 'ai_perplexity']);
    expect(await ids('category=other&source=api')).toEqual(['booth']);
    expect(await ids('category=direct')).toEqual([]);
    expect(await ids('source=crm_a')).toEqual([]);
    expect(await ids('limit=1&page=2')).toEqual(['booth']);
  });

  it.each(['days=0', 'days=3661', 'days=1.5', 'category=paid_ads', 'source=web', 'page=0', 'limit=501'])(
    'refuses %s',
    async (query) => {
      expect((await api.send('GET', `${path}?${query}`)).error.code).toBe('VALIDATION_ERROR');
    },
  );
});

describe('attribution.importCsv', () => {
  const write = (name: string, text: string) => {
    const file = join(api.folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('reads an export by its usual headings, and adds nothing when it is read again', async () => {
    const projectId = await api.makeProject('Csv');
    const file = write(
      'form.csv',
      '\uFEFFSubmit Date;How did you hear about us?;Notes;Email;Amount;Currency\r\n' +
        '2026-11-01;ChatGPT;;bo@oduvia.example;1.200,50;EUR\r\n' +
        '2026-11-02;"A friend; really";;;;\r\n' +
        '2026-11-02;"A friend; really";;;;\r\n',
    );
    const input = { projectId, path: file, source: 'form_tool_a' } as const;
    expect(await api.asOwner('attribution.importCsv', input)).toEqual({ imported: 3, duplicates: 0 });
    expect(await api.asOwner('attribution.importCsv', input)).toEqual({ imported: 0, duplicates: 3 });
    const { responses } = await api.asOwner('attribution.list', { projectId });
    expect(responses.map((row) => [row.channel_id, row.created_at.slice(0, 10), row.source])).toEqual([
      ['A friend; really', '2026-11-02', 'form_tool_a'],
      ['A friend; really', '2026-11-02', 'form_tool_a'],
      ['ai_chatgpt', '2026-11-01', 'form_tool_a'],
    ]);
    expect(responses[2]).toMatchObject({
      respondent_email: 'bo@oduvia.example',
      deal_value: 1200.5,
      deal_currency: 'EUR',
    });
  });

  it('takes the file itself as text, and leaves no copy of it behind', async () => {
    const projectId = await api.makeProject('Text');
    const content = 'Channel,Deal value\nChatGPT,10\nReferral,20\n';
    const input = { projectId, content, source: 'crm_b' } as const;
    expect(await api.asOwner('attribution.importCsv', input)).toEqual({ imported: 2, duplicates: 0 });
    expect(readdirSync(join(api.folder, 'data')).filter((name) => name.startsWith('inbox'))).toEqual([]);
    const both = { ...input, path: '/some/file.csv' };
    await expect(api.asOwner('attribution.importCsv', both)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    const neither = { projectId, source: 'crm_b' } as const;
    await expect(api.asOwner('attribution.importCsv', neither)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('stores nothing when a row is bad, and names its line', async () => {
    const projectId = await api.makeProject('Badcsv');
    const file = write('crm.csv', 'Where,Deal,Note\nGoogle,10,\nGoogle,20,"two\nlines"\nGoogle,minus ten,\n');
    const input = { projectId, path: file, source: 'crm_a' } as const;
    await expect(api.asOwner('attribution.importCsv', input)).rejects.toMatchObject({
      details: { issues: [{ path: 'mapping.channelId' }] },
    });
    const mapping = { channelId: 'Where', dealValue: 'Deal' };
    await expect(api.asOwner('attribution.importCsv', { ...input, mapping })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { issues: [{ path: 'line 5', message: expect.stringContaining('minus ten') }] },
    });
    expect((await api.asOwner('attribution.list', { projectId })).meta.total).toBe(0);
  });

  it('is closed to keys', async () => {
    expect((await api.send('POST', `/projects/${api.projectId}/attribution/import`, {})).status).toBe(404);
  });
});
