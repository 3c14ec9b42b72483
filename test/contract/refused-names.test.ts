/** Names with characters that nobody sees, and bodies with fields that nobody knows: refused in the same words over every transport. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ApiProject, startApiProject } from '#support/api-project.ts';

let api: ApiProject;
beforeAll(async () => {
  api = await startApiProject();
});
afterAll(() => api.close());

const SITE = { language: 'en', websiteUrl: 'https://brimlane.example' };
const ONE_LINE = 'must be on one line, without control characters';

describe('A name', () => {
  it.each(['Brim\u0000lane', 'Brim\u0007lane', 'Brim\u007flane', 'Brim\u0085lane', 'Brim\nlane'])(
    '%j is refused for whatever has one',
    async (name) => {
      const project = `/projects/${api.projectId}`;
      const cases: [string, string, object, string][] = [
        ['POST', '/projects', { name, ...SITE }, 'name'],
        ['PUT', project, { name }, 'name'],
        ['PUT', `${project}/settings`, { brandAliases: [name] }, 'brandAliases.0'],
        ['PUT', `${project}/settings`, { domainAliases: [`${name}.example`] }, 'domainAliases.0'],
        ['POST', `${project}/competitors`, { name }, 'name'],
        ['POST', `${project}/prompts`, { prompt: 'Which?', tags: [name] }, 'tags.0'],
        ['POST', `${project}/attribution`, { channelId: name }, 'channelId'],
      ];
      for (const [method, path, body, field] of cases) {
        const { status, error } = await api.send(method, path, body);
        const told = { path, status, field: error?.details.issues[0]?.path, issue: error?.details.issues[0]?.message };
        expect([ONE_LINE, 'must not hold control characters']).toContain(told.issue);
        expect(told).toMatchObject({ path, status: 400, field });
      }
      await expect(api.asOwner('keys.create', { name, environment: 'live', scopes: ['read'] })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
      });
      await expect(api.asOwner('account.update', { accountName: name })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
      });
    },
  );

  it('of a prompt may go over several lines, and holds no bell', async () => {
    const send = (prompt: string) => api.send('POST', `/projects/${api.projectId}/prompts`, { prompt });
    expect((await send('First line,\nsecond\tline?')).status).toBe(200);
    expect((await send('A bell\u0007?')).error.details.issues).toEqual([
      { path: 'prompt', message: 'must not hold control characters', code: 'control_characters' },
    ]);
  });
});

describe('A body with 50,000 unknown fields', () => {
  const body = { name: 'x', ...SITE, ...Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1])) };
  const rest = { path: '', message: 'and 49900 more' };

  it('names a hundred of them and says how many more there are', async () => {
    const { status, error } = await api.send('POST', '/projects', body);
    expect(status).toBe(400);
    expect(error.details.issues).toHaveLength(101);
    expect(error.details.issues[0]).toMatchObject({ path: 'k0', message: 'is not a known field' });
    expect(error.details.issues.at(-1)).toEqual(rest);
  });

  it('is refused without a schema that walks through it', async () => {
    const ask = () => api.asOwner('projects.create', body as never).catch((error: unknown) => error);
    await ask();
    const times: number[] = [];
    /** Of writing and reading the same names, which says how quick the machine is. */
    const walks: number[] = [];
    const spend = async (work: () => unknown) => {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    };
    for (let time = 0; time < 5; time++) {
      walks.push(await spend(() => JSON.parse(JSON.stringify(body))));
      times.push(
        await spend(async () =>
          expect(await ask()).toMatchObject({ code: 'VALIDATION_ERROR', details: { issues: { length: 101 } } }),
        ),
      );
    }
    // The quickest: what else runs on the machine slows the others.
    expect(Math.min(...times)).toBeLessThan(Math.min(...walks) / 2);
  });

  it('is as short when a name is as long as a body may be', async () => {
    const { error } = await api.send('POST', '/projects', { [`k${'x'.repeat(1_000_000)}`]: 1 });
    expect(error.details.issues.at(-1)).toMatchObject({ path: `k${'x'.repeat(99)}…`, message: 'is not a known field' });
    expect(JSON.stringify(error).length).toBeLessThan(1_000);
  });

  it('is as short where they lie deeper', async () => {
    const { name: _, ...deep } = body;
    const { error } = await api.send('POST', `/projects/${api.projectId}/attribution/bulk`, { responses: [deep] });
    expect(error.details.issues.length).toBeLessThanOrEqual(101);
  });
});
