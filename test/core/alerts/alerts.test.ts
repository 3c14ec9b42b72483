import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationInput } from '#shared/contract/index.ts';
import { startApiProject, type TestAnswer } from '#support/api-project.ts';
import { type ScriptedServer, startScriptedServer } from '#support/scripted-server.ts';
import { seededChoice } from '#support/seeded-choice.ts';

type Condition = OperationInput<'alerts.try'>['condition'];

const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse('2026-09-01T09:00:00Z');
const DAYS = 40;
/** From then on ChatGPT names the brand in one answer of ten in place of six. */
const DROP_DAY = 20;
/** Where nothing happens. */
const QUIET_DAYS = 60;
const VISIBILITY: Condition = { kind: 'figure', figure: 'responseVisibilityRate' };

/** Twenty prompts on two engines, every day. */
function listAnswers(name: string, seed: number, drop: number | null, days = DAYS): TestAnswer[] {
  const choice = seededChoice(seed);
  return Array.from({ length: days * 40 }, (_, at) => {
    const day = Math.floor(at / 40);
    const model = at % 2 ? 'perplexity' : 'chatgpt';
    const isHit = choice.isTrue(drop !== null && day >= drop && model === 'chatgpt' ? 0.1 : 0.6);
    return {
      prompt: `Which kettle is best for case ${Math.floor((at % 40) / 2)}?`,
      language: 'en',
      model,
      answeredAt: new Date(FIRST_MS + day * DAY_MS + at * 1000).toISOString(),
      text: isHit ? `${name} is a kettle.` : 'There are many kettles.',
    } as unknown as TestAnswer;
  });
}

describe('rules that watch, and the same rules tried on history', { timeout: 120_000 }, () => {
  let api: Awaited<ReturnType<typeof startApiProject>>;
  let receiver: ScriptedServer;
  const replies: { kind: 'bytes'; status: number; headers: Record<string, string>; body: string }[] = [];
  const toReply = (status: number, headers = {}) => ({ kind: 'bytes' as const, status, headers, body: '' });

  let nowMs = FIRST_MS + 13 * DAY_MS + DAY_MS / 2;
  const moveTo = (ms: number) => {
    api.tick(ms - nowMs);
    nowMs = ms;
  };

  beforeAll(async () => {
    api = await startApiProject(nowMs);
    api.service.core.upkeep.stop();
    receiver = await startScriptedServer(() => replies.shift() ?? toReply(200));
    // All of them are there from the start: what looks ahead is found out.
    const startMs = nowMs;
    moveTo(startMs + DAYS * DAY_MS);
    await api.importAnswers(listAnswers('Kordiva', 7, DROP_DAY));
    moveTo(startMs);
  });
  afterAll(async () => {
    await receiver?.close();
    await api?.close();
  });

  it('fires once, within days of a drop, on the days that a trial names, and signs what it sends', async () => {
    const { projectId, asOwner, service } = api;
    const saved = await asOwner('alertTargets.save', {
      name: 'Fake',
      isOn: true,
      target: { kind: 'webhook', allowsPrivate: true, url: `${receiver.url}/hook/t0ken` },
    });
    const secret = saved.secret ?? '';
    expect(JSON.stringify(await asOwner('alertTargets.list', {}))).not.toMatch(/t0ken|whsec/);
    const whole = await asOwner('alerts.create', { projectId, condition: VISIBILITY, targetIds: [saved.target.id] });
    const byEngine: Condition = { ...VISIBILITY, kind: 'figure', figure: 'mentionRate', by: 'engine' };
    const other = await asOwner('alerts.create', { projectId, condition: byEngine });

    replies.push(toReply(500), toReply(302, { location: `${receiver.url}/elsewhere` }));
    await service.core.alerts.look();
    for (let day = 14; day < DAYS; day++) {
      moveTo(nowMs + DAY_MS);
      await service.core.alerts.look();
    }
    moveTo(nowMs + DAY_MS);
    const { firings, attempts } = await asOwner('alerts.log', { projectId, limit: 1000 });
    for (const [rule, condition] of [
      [whole, VISIBILITY],
      [other, byEngine],
    ] as const) {
      const live = firings.filter(({ ruleId }) => ruleId === rule.id).reverse();
      const tried = await asOwner('alerts.try', { projectId, condition, days: DAYS - 14 });
      expect(tried.firings.map(({ day, facts }) => ({ day, facts }))).toEqual(
        live.map(({ day, facts }) => ({ day, facts })),
      );
      expect(live).toHaveLength(1);
      const dropDate = new Date(FIRST_MS + DROP_DAY * DAY_MS).toISOString().slice(0, 10);
      expect(live[0]?.day).toMatch(/^2026-09-2\d$/);
      expect(live[0]!.day >= dropDate).toBe(true);
    }
    // 500, then a redirect that is not followed, then taken.
    expect(attempts.map(({ outcome }) => outcome).reverse()).toEqual(['answered', 'redirected', 'sent']);
    expect(receiver.requests.map(({ path }) => path)).toEqual(Array(3).fill('/hook/t0ken'));
    const [first, , last] = receiver.requests;
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = last?.headers ?? {};
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${at}.${last?.text}`).digest('base64');
    expect(signature).toBe(`v1,${signed}`);
    expect(last?.body).toMatchObject({
      type: 'alert.fired',
      data: { alerts: [{ projectId, facts: { kind: 'figure' } }] },
    });
  });

  it('leaves projects alone in which nothing happens', { tags: 'long' }, async () => {
    moveTo(FIRST_MS + QUIET_DAYS * DAY_MS + DAY_MS / 2);
    let fired = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const projectId = await api.makeProject(`Zentrova${seed}`);
      await api.importAnswers(listAnswers(`Zentrova${seed}`, seed, null, QUIET_DAYS), projectId);
      const condition: Condition = {
        kind: 'figure',
        figure: 'responseVisibilityRate',
        by: 'engine',
        direction: 'both',
      };
      fired += (await api.asOwner('alerts.try', { projectId, condition, days: QUIET_DAYS - 14 })).firings.length;
    }
    expect(fired).toBe(0);
  });

  it('does not ask addresses of this network, nor without TLS, unless the owner allows it', async () => {
    const { asOwner } = api;
    const save = (url: string, allowsPrivate = false) =>
      asOwner('alertTargets.save', { name: url, target: { kind: 'webhook', url, allowsPrivate } });
    await expect(save(receiver.url)).rejects.toThrow();
    for (const url of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.1/x', 'https://169.254.169.254/x']) {
      const { target } = await save(url);
      const { outcome } = await asOwner('alertTargets.test', { targetId: target.id });
      expect({ url, outcome }).toEqual({ url, outcome: 'refused_address' });
    }
    const { target } = await save('http://169.254.169.254/latest', true);
    expect((await asOwner('alertTargets.test', { targetId: target.id })).outcome).toBe('refused_address');
  });

  it('gives a program JSON and none of the environment', async () => {
    const script = `let t='';process.stdin.on('data',(c)=>t+=c).on('end',()=>process.exit(JSON.parse(t).type==='alert.test'&&!process.env.OPENAI_API_KEY?0:3))`;
    process.env.OPENAI_API_KEY = 'sk-not-to-be-seen';
    const save = (argv: string[]) =>
      api.asOwner('alertTargets.save', { name: 'program', target: { kind: 'command', argv, timeoutSeconds: 20 } });
    const { target } = await save([process.execPath, '-e', script]);
    expect(await api.asOwner('alertTargets.test', { targetId: target.id })).toMatchObject({
      outcome: 'sent',
      status: 0,
    });
    const missing = await save(['/nowhere/program; touch /tmp/never']);
    expect((await api.asOwner('alertTargets.test', { targetId: missing.target.id })).outcome).toBe('no_program');
    delete process.env.OPENAI_API_KEY;
    const overKey = await api.send('GET', '/alertTargets');
    expect(overKey.status).toBe(404);
  });
});
