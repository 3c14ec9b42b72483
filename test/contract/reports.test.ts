/** Reports over HTTP: kept, changed, built as files by a key, and the files themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { type SeededProject, seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Saved = OperationOutput<'reports.create'>;
type Built = OperationOutput<'reports.buildFile'>;

let test: TestService;
let api: Api;
let key: string;
let own: SeededProject;
let today: string;
const at = (path = '') => `/projects/${own.id}/reports${path}`;

beforeAll(async () => {
  test = await startTestService();
  key = await test.issueKey();
  api = test.api(key);
  own = await seedProject(api);
  today = new Date(test.clock.now()).toISOString().slice(0, 10);
  const line = (text: string) => ({ prompt: 'Which?', model: 'chatgpt', answeredAt: `${today}T00:00:00Z`, text });
  await test.importLines(own.id, [line('Brimlane.'), line('Brimlane again.'), line('Nobody.')]);
});
afterAll(() => test.close());

const create = async (body: object) => (await api.post(at(), { name: 'Monday', ...body })).data as Saved;
const build = async (reportId: string, body: object) =>
  (await api.post(at(`/${reportId}/build`), body)) as never as {
    status: number;
    data: Built;
    error: { message: string };
  };
const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.address}/v1${path}`, { headers: { authorization: `Bearer ${key}`, ...headers } });

describe('reports', () => {
  it('are kept with the usual value of what is left out, changed in part, listed and forgotten', async () => {
    const saved = await create({ preparedBy: 'Hollis & Part' });
    expect(saved).toMatchObject({ language: 'en', period: 'days_30', preparedBy: 'Hollis & Part', colour: '#1f56d8' });
    const changed = await api.put(at(`/${saved.id}`), { colour: '#0a7d53' });
    expect(changed.data).toMatchObject({ name: 'Monday', preparedBy: 'Hollis & Part', colour: '#0a7d53' });
    const { data } = (await api.get(at())) as { data: OperationOutput<'reports.list'> };
    expect(data.reports.map(({ id }) => id)).toContain(saved.id);
    const removed = await api.send({ method: 'DELETE', path: at(`/${saved.id}`) });
    expect(removed.data).toEqual({ id: saved.id, removed: true });
    expect((await api.put(at(`/${saved.id}`), { name: 'New' })).status).toBe(404);
  });

  it('take their days along with their period', async () => {
    const { id } = await create({ period: 'dates', startDate: '2026-03-01', endDate: '2026-03-07' });
    expect((await api.put(at(`/${id}`), { name: 'Dated' })).data).toMatchObject({ startDate: '2026-03-01' });
    const rolling = (await api.put(at(`/${id}`), { period: 'days_7' })).data as Saved;
    expect([rolling.period, rolling.startDate]).toEqual(['days_7', undefined]);
    const refused = await api.put(at(`/${id}`), { period: 'dates' });
    expect([refused.status, refused.error.message]).toEqual([400, 'startDate is needed for the period dates']);
  });
});

describe('a file of a report', () => {
  it('is built from a saved one and sent as itself, to be saved under a safe name', async () => {
    const { id } = await create({});
    const { status, data } = await build(id, { format: 'html', startDate: today, endDate: today });
    expect(status).toBe(200);
    expect(data).toMatchObject({ reportId: id, format: 'html', periodStart: today, periodEnd: today, missing: [] });
    const path = at(`/${id}/files/${data.id}`);
    const reply = await fetchFile(path);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${data.fileName}"`);
    expect(data.fileName).toMatch(/^brimlane-monday-[\da-f-]+\.html$/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await reply.text();
    expect(Buffer.byteLength(html)).toBe(data.bytes);
    // Two of three answers, as metrics.summary has it.
    expect(html).toContain('2 of 3');
    const known = await fetchFile(path, { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    const removed = await api.send({ method: 'DELETE', path });
    expect(removed.data).toEqual({ id: data.id, removed: true });
    expect((await fetchFile(path)).status).toBe(404);
  });

  it('is built without a saved one, in another language and for so many days', async () => {
    const { data } = await build('standard', { format: 'html', days: 7, language: 'de' });
    expect(data).toMatchObject({ reportId: null, name: 'Brimlane in KI-Antworten', periodEnd: today });
    const html = await (await fetchFile(at(`/standard/files/${data.id}`))).text();
    expect(html).toContain('<html lang="de"');
  });

  it('comes from a template by its name, whatever the report in the address says', async () => {
    const { id } = await create({ name: 'Brimlane on Mondays', preparedBy: 'Hollis' });
    await test.call('reportTemplates.create', { name: 'Five slides', projectId: own.id, reportId: id });
    const other = await seedProject(api, { name: 'Oduvia' });
    const built = await api.post(`/projects/${other.id}/reports/standard/build`, {
      ...{ format: 'html', template: 'five SLIDES' },
    });
    expect(built.data).toMatchObject({ name: 'Oduvia on Mondays' });
    expect((await build('standard', { format: 'html', template: 'Nobody made this' })).status).toBe(404);
  });

  it('is out of reach under another report, from another project and for a key that may not see it', async () => {
    const { id } = await create({});
    const { data } = await build(id, { format: 'html' });
    const other = await seedProject(api, { name: 'Kordiva' });
    expect((await fetchFile(at(`/standard/files/${data.id}`))).status).toBe(404);
    expect((await fetchFile(`/projects/${other.id}/reports/${id}/files/${data.id}`)).status).toBe(404);
    const reader = test.api(await test.issueKey({ scopes: ['read'] }));
    expect((await reader.post(at(`/${id}/build`), { format: 'html' })).status).toBe(403);
    const restricted = test.api(await test.issueKey({ projectIds: [other.id] }));
    expect((await restricted.get(at(`/${id}/files/${data.id}`))).status).toBe(404);
  });

  it('is refused with each field that is wrong', async () => {
    const refused = await build('standard', { format: 'doc', days: 3, startDate: today, endDate: today });
    expect(refused.status).toBe(400);
    const both = await build('standard', { format: 'html', days: 3, startDate: today, endDate: today });
    expect([both.status, both.error.message]).toEqual([400, 'days cannot go with startDate and endDate']);
    expect((await build('standard', { format: 'html', startDate: today })).status).toBe(400);
    expect((await build('no-such-report', { format: 'html' })).status).toBe(404);
  });
});

describe('a template', () => {
  it('has a name of its own, and stays while a schedule builds from it', async () => {
    const definition = { name: 'Brimlane' };
    const made = await test.call('reportTemplates.create', { name: 'Weekly', projectId: own.id, definition });
    const again = test.owner.call('reportTemplates.create', { name: 'WEEKLY', projectId: own.id, definition });
    expect(await again).toMatchObject({ error: { code: 'CONFLICT', details: { reason: 'name_taken' } } });
    const renamed = await test.call('reportTemplates.rename', { templateId: made.id, name: 'Weekly, short' });
    expect(renamed.name).toBe('Weekly, short');
    const schedule = await test.call('reportSchedules.save', { templateId: made.id, projectIds: [own.id] });
    const remove = () => test.owner.call('reportTemplates.remove', { templateId: made.id });
    expect(await remove()).toMatchObject({
      error: { code: 'CONFLICT', message: 'The template “Weekly, short” is in use by a schedule: Weekly, short.' },
    });
    await test.call('reportSchedules.remove', { scheduleId: schedule.id });
    expect(await remove()).toEqual({ data: { id: made.id, removed: true } });
  });
});
