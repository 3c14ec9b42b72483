/**
 * Twelve questions as owners ask them, each answered from at most three calls on the sample; the figures of the answer are held to the
 * operations'.
 */
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countTokens, MOST_TOKENS } from '#main/mcp/reply/fit-reply.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { askTool, type McpWorld, rowsOf, startMcpWorld, type ToolReply } from '#support/mcp-world.ts';

const MOST_CALLS = 3;

let world: McpWorld;
let client: Client;
let calls = 0;

beforeAll(async () => {
  world = await startMcpWorld();
  client = world.client;
  // From now on the client holds every reply to the schema of its tool.
  await client.listTools();
});
afterAll(() => world.close());

async function ask(name: string, input: Record<string, unknown> = {}): Promise<ToolReply> {
  calls++;
  const reply = await askTool(client, name, input);
  expect(reply, reply.text).toMatchObject({ isError: false });
  expect(countTokens(reply.text)).toBeLessThanOrEqual(MOST_TOKENS);
  expect(countTokens(JSON.stringify(reply.data))).toBeLessThanOrEqual(MOST_TOKENS);
  return reply;
}

function question(said: string, answer: (projectId: string) => Promise<void>): void {
  it(said, async () => {
    calls = 0;
    await answer(world.projectId);
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  });
}

/** Two decimals, as replies round. */
const near = (value: number | null | undefined) => (value == null ? null : expect.closeTo(value, 1));
const project = 'Kordiva';

describe('an assistant answers', () => {
  question('how are we doing?', async (projectId) => {
    const list = await ask('list_projects');
    expect(rowsOf(list, 'projects').map((row) => row.project)).toContain(project);
    const reply = await ask('overview', { project });
    const { current, changes } = await world.service.call('metrics.summary', { projectId });
    expect(rowsOf(reply, 'figures')[0]).toMatchObject({
      figure: 'visibility',
      now: near(current.responseVisibilityRate),
      low: near(current.intervals.responseVisibilityRate.brand?.[0]),
      high: near(current.intervals.responseVisibilityRate.brand?.[1]),
      n: current.totalResponses,
      change: near(changes.responseVisibilityRateChange),
      verdict: changes.verdicts.responseVisibilityRateChange.verdict,
    });
    expect(reply.text).toContain(`${current.responseVisibilityRate.toFixed(1)} % of ${current.totalResponses} answers`);
  });

  question('why did Kordiva drop on Gemini?', async (projectId) => {
    const reply = await ask('explain_change', { project: 'kordiva', engine: 'gemini' });
    const explained = await world.service.call('metrics.explainChange', {
      projectId,
      figure: 'responseVisibilityRate',
      by: 'prompt',
      model: ['gemini'],
    });
    // It did not: the answer says so instead of explaining what never was.
    expect(explained.change).toBeGreaterThan(0);
    expect(reply.data.summary.join(' ')).toMatch(/visibility rose, which is good/);
    const parts = rowsOf(reply, 'parts_by_prompt');
    expect(parts).toHaveLength(explained.contributions.length);
    expect(parts[0]).toMatchObject({
      id: explained.contributions[0]?.id,
      points: near(explained.contributions[0]?.points),
    });
    expect(rowsOf(reply, 'changed_answers_of_prompt').length).toBeGreaterThan(0);
  });

  question('is the rise real?', async (projectId) => {
    const reply = await ask('explain_change', { project, figure: 'mention rate' });
    const { verdict, change } = await world.service.call('metrics.explainChange', {
      projectId,
      figure: 'mentionRate',
      by: 'engine',
    });
    expect(verdict.verdict).toBe('real');
    expect(reply.data.summary[0]).toContain(`+${change?.toFixed(1)} points, real`);
    expect(reply.text).toContain('it should hold for other prompts like these too');
  });

  question('who is ahead of us and where?', async (projectId) => {
    const reply = await ask('competitors', { project });
    const { competitors } = await world.service.call('competitors.list', { projectId });
    const ranking = rowsOf(reply, 'ranking');
    expect(ranking.map((row) => row.brand)).toEqual(competitors.map(({ name }) => name));
    expect(ranking[0]).toMatchObject({ visibility: near(competitors[0]?.visibilityRate) });
    for (const row of rowsOf(reply, 'by_engine')) {
      const model = [String(row.engine).toLowerCase().replace(' ', '_') as Engine];
      const { competitors: there } = await world.service.call('competitors.list', { projectId, model });
      const own = there.find(({ isUserBrand }) => isUserBrand);
      const ahead = there.filter(({ visibilityRate }) => visibilityRate > (own?.visibilityRate ?? 0));
      expect(row).toMatchObject({ own_visibility: near(own?.visibilityRate), brands_ahead: ahead.length });
    }
  });

  question('which pages should we pitch?', async (projectId) => {
    const reply = await ask('sources_and_gaps', { project });
    const { domains, meta } = await world.service.call('sources.gapDomains', { projectId });
    const rows = rowsOf(reply, 'where_to_be_named');
    expect(rows.map((row) => row.site)).toEqual(domains.map(({ domain }) => domain));
    expect(rows[0]).toMatchObject({ gap_answers: domains[0]?.gapCount, best_page: domains[0]?.pages[0]?.url });
    expect(reply.data.summary[0]).toContain(`${meta.gapAnswers} of ${meta.answers} answers`);
    const one = await ask('sources_and_gaps', { project, site: domains[0]?.domain ?? '' });
    expect(rowsOf(one, 'pages')[0]).toMatchObject({ url: domains[0]?.pages[0]?.url });
  });

  question('what did ChatGPT say about our price?', async (projectId) => {
    const reply = await ask('find_answers', { project, engine: 'ChatGPT', aspect: 'price' });
    const { brands } = await world.service.call('opinions.list', { projectId, model: ['chatgpt'] });
    const price = brands[0]?.aspects.find(({ aspect }) => aspect === 'price');
    expect(rowsOf(reply, 'aspects')).toEqual([
      expect.objectContaining({
        praised_in: price?.praised.answers,
        praised: near(price?.praised.share),
        blamed_in: price?.blamed.answers,
      }),
    ]);
    const [quote] = reply.data.untrusted_quotes;
    const whole = await ask('get_answer', { project, answer_id: quote?.answer_id });
    const stored = await world.service.call('answers.get', { projectId, answerId: quote?.answer_id ?? '' });
    expect(whole.data.untrusted_quotes[0]?.untrusted_text).toBe(stored.text);
    expect(quote).toMatchObject({ engine: 'ChatGPT', address: expect.stringContaining(quote?.answer_id ?? '-') });
  });

  question('what would it cost to ask twice a week?', async (projectId) => {
    const reply = await ask('forecast', { project, times_a_week: 2 });
    const { calls: perRun, run } = await world.service.call('money.forecast', { projectId });
    expect(rowsOf(reply, 'costs')[1]).toMatchObject({
      runs: 8.57,
      calls: Math.round((perRun * 60) / 7),
      expected: (run.expectedUsd * 60) / 7,
    });
    expect(reply.text).toContain('8.6 runs and 1457 calls');
    // One that is asked every week.
    const weekly = await ask('forecast', { project: 'Mirvane' });
    expect(weekly.text).toContain('As scheduled: 4.3 runs and 77 calls in 30 days');
  });

  question('how sure is the number for Gemini?', async (projectId) => {
    const reply = await ask('explain_number', { project, engine: 'Google Gemini' });
    const found = await world.service.call('metrics.explain', {
      projectId,
      figure: 'responseVisibilityRate',
      model: ['gemini'],
    });
    expect(rowsOf(reply, 'figure')[0]).toMatchObject({
      value: near(found.value),
      numerator: found.numerator,
      denominator: found.denominator,
      brand_low: near(found.interval.brand?.[0]),
      repeat_high: near(found.interval.repeat?.[1]),
    });
    expect(rowsOf(reply, 'left_out')).toEqual(
      found.excluded.map(({ reason, count }) => ({ reason, questions: count })),
    );
  });

  question('which questions are we missing from?', async (projectId) => {
    const reply = await ask('prompts', { project });
    const { prompts } = await world.service.call('prompts.list', { projectId, limit: 500, intervals: true });
    const asked = prompts.filter(({ intervals }) => (intervals?.mentionRate.n ?? 0) > 0);
    const weakest = asked.toSorted((a, b) => a.mentionRate - b.mentionRate)[0];
    expect(rowsOf(reply, 'prompts')[0]).toMatchObject({
      prompt_id: weakest?.id,
      mention_rate: near(weakest?.mentionRate),
    });
  });

  question('what do engines look up?', async (projectId) => {
    const reply = await ask('fan_outs', { project });
    const { fanouts, pagination } = await world.service.call('fanouts.list', { projectId, limit: 500 });
    expect(rowsOf(reply, 'searches')[0]).toMatchObject({ search: fanouts[0]?.query, times: fanouts[0]?.count });
    const table = reply.data.tables.find(({ name }) => name === 'searches');
    expect(table?.total).toBe(pagination.total);
    const next = await ask('fan_outs', { project, cursor: table?.cursor ?? '' });
    expect(rowsOf(next, 'searches')[0]).toMatchObject({ search: fanouts[table?.rows.length ?? 0]?.query });
  });

  question('what should we do next?', async (projectId) => {
    const reply = await ask('tasks', { project });
    const { tasks } = await world.service.call('tasks.list', { projectId, status: ['open', 'in_progress'] });
    expect(rowsOf(reply, 'tasks').map((row) => row.task_id)).toEqual(tasks.map(({ id }) => id));
    const last = tasks.at(-1);
    const one = await ask('tasks', { project, task_id: last?.id });
    const full = await world.service.call('tasks.get', { projectId, taskId: last?.id ?? '' });
    expect(rowsOf(one, 'steps')).toHaveLength(full.steps.length);
  });

  question("what stands in Monday's report?", async (projectId) => {
    const reply = await ask('build_report', { project, period: 'last week' });
    const [quote] = reply.data.untrusted_quotes;
    const dates = { startDate: '2026-03-02', endDate: '2026-03-08' };
    const { current } = await world.service.call('metrics.summary', { projectId, ...dates });
    expect(quote?.untrusted_text).toContain(`${current.totalResponses.toLocaleString('en')} answers`);
    // Nothing was kept: this assistant only reads.
    expect((await world.service.call('reports.list', { projectId })).files).toEqual([]);
  });
});
