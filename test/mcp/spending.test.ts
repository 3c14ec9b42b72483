/** What changes or costs: only where it was allowed, under the caps, and with what it costs in the reply. Engines are faked on the wire. */
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { toOwnAccess } from '#main/mcp/access.ts';
import { callTool } from '#main/mcp/call-tool.ts';
import { TOOLS } from '#main/mcp/tools/index.ts';
import { defineTool } from '#main/mcp/tools/tool.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';
import { askTool, connectInMemory, rowsOf } from '#support/mcp-world.ts';

let live: LiveProject;
const clients: Client[] = [];
beforeAll(async () => {
  live = await startLiveProject({});
  await live.service.call('prompts.createMany', {
    projectId: live.projectId,
    prompts: [{ prompt: 'Which planner?' }, { prompt: 'Which tool?' }],
    state: 'paused',
  });
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await live.close();
});

async function connect(allowed: { mayWrite: boolean; maySpend: boolean }): Promise<Client> {
  const client = await connectInMemory(live.service, toOwnAccess(allowed));
  clients.push(client);
  return client;
}

describe('an assistant that only reads', () => {
  it('neither sees nor has the tools that write and ask', async () => {
    const client = await connect({ mayWrite: false, maySpend: false });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    for (const name of ['add_prompts', 'run_prompts']) {
      expect(names).not.toContain(name);
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(/not found/);
    }
    expect(live.fake.requests).toEqual([]);
  });

  it('is refused a change even where a tool would call it', async () => {
    const rogue = defineTool({
      ...{ name: 'rogue', title: '', description: '', needs: 'read' },
      operations: ['runs.start'],
      input: z.strictObject({}),
      run: async (ask) => {
        await ask.call('runs.start', { projectId: live.projectId });
        return { summary: [] };
      },
    });
    const access = toOwnAccess({ mayWrite: false, maySpend: false });
    expect(await callTool(live.service.core, access, rogue, {})).toEqual({
      problem: expect.stringContaining('This connection only reads'),
    });
    const writing = toOwnAccess({ mayWrite: true, maySpend: false });
    expect(await callTool(live.service.core, writing, rogue, {})).toEqual({
      problem: expect.stringContaining('may not ask engines'),
    });
    expect(await live.service.call('runs.list', { projectId: live.projectId })).toEqual([]);
  });
});

describe('an assistant that may write', () => {
  it('adds prompts that nobody is asked, once', async () => {
    const client = await connect({ mayWrite: true, maySpend: false });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('add_prompts');
    expect(names).not.toContain('run_prompts');
    const input = { project: 'Kordiva', prompts: ['Which planner?', 'Which planner is cheap?'] };
    const reply = await askTool(client, 'add_prompts', input);
    expect(rowsOf(reply, 'prompts').map((row) => row.is_new)).toEqual([false, true]);
    const { prompts } = await live.service.call('prompts.list', { projectId: live.projectId });
    expect(prompts.map(({ state }) => state)).toEqual(['paused', 'paused', 'paused']);
    expect(live.fake.requests).toEqual([]);
  });

  it('keeps a report as a file, and reads it', async () => {
    const client = await connect({ mayWrite: true, maySpend: false });
    const reply = await askTool(client, 'build_report', { project: 'Kordiva', format: 'md' });
    const { files } = await live.service.call('reports.list', { projectId: live.projectId });
    expect(reply.data.summary.join(' ')).toContain(files[0]?.fileName);
    expect(reply.data.untrusted_quotes[0]?.untrusted_text).toContain('# Kordiva in AI answers');
  });
});

describe('an assistant that may spend', () => {
  it('is told what it would cost, asks nothing over a cap, and then asks what it was told to', async () => {
    const { projectId } = live;
    const { prompts } = await live.service.call('prompts.list', { projectId });
    const ids = prompts.slice(0, 2).map(({ id }) => id);
    for (const promptId of ids) await live.service.call('prompts.update', { projectId, promptId, state: 'active' });
    const client = await connect({ mayWrite: true, maySpend: true });
    const preview = await askTool(client, 'run_prompts', { project: 'Kordiva', prompt_ids: ids, preview: true });
    const forecast = await live.service.call('money.forecast', { projectId, promptIds: ids });
    expect(rowsOf(preview, 'costs')[0]).toMatchObject({
      calls: 2,
      expected: expect.closeTo(forecast.run.expectedUsd, 3),
    });
    const cheap = await askTool(client, 'run_prompts', { project: 'Kordiva', prompt_ids: ids, most_usd: 0.0001 });
    expect(cheap).toMatchObject({ isError: true, text: expect.stringMatching(/^Nothing was asked: it may cost/) });
    await live.service.call('money.setCap', { projectId, monthlyCapUsd: 0 });
    const capped = await askTool(client, 'run_prompts', { project: 'Kordiva', prompt_ids: ids });
    expect(capped).toMatchObject({ isError: true, text: expect.stringMatching(/does not fit under the caps/) });
    expect(live.fake.requests).toEqual([]);
    await live.service.call('money.setCap', { projectId, monthlyCapUsd: null });
    const begun = await askTool(client, 'run_prompts', { project: 'Kordiva', prompt_ids: ids });
    expect(begun.data.summary.join(' ')).toMatch(/has begun: 2 questions.*One run asks 2 prompts in 2 calls/s);
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(2);
  });
});

describe('each tool', () => {
  it('reads alone where it needs no more, but for the report that is kept where that is allowed', () => {
    const changing = TOOLS.filter(({ needs }) => needs === 'read').flatMap(({ name, operations }) =>
      operations
        .filter((operation) => OPERATIONS[operation].changes !== null)
        .map((operation) => `${name}: ${operation}`),
    );
    expect(changing).toEqual(['build_report: reports.buildFile']);
  });
});
