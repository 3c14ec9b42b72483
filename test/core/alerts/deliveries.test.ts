/** What becomes of a message: receivers that misbehave, other attempts, quiet hours, two processes, and what a message looks like. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { planMessages } from '#main/core/alerts/deliveries/plan-messages.ts';
import { startApiProject } from '#support/api-project.ts';
import { type ScriptedServer, type ServerReply, startScriptedServer } from '#support/scripted-server.ts';

const NOON = new Date(2026, 10, 10, 12).getTime();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NAME = '<@everyone> *Monday* & <https://evil.example|here>';

const bytes = (status: number, headers = {}, body: string | Uint8Array = ''): ServerReply => ({
  kind: 'bytes',
  ...{ status, headers, body },
});

let api: Awaited<ReturnType<typeof startApiProject>>;
let receiver: ScriptedServer;
/** By the path of a target; others are taken. */
const replies = new Map<string, ServerReply>();
let nowMs = NOON;

beforeAll(async () => {
  api = await startApiProject(NOON);
  api.service.core.upkeep.stop();
  receiver = await startScriptedServer(({ path }) => replies.get(path) ?? bytes(200));
  await api.asOwner('alerts.create', { projectId: api.projectId, condition: { kind: 'report_failed' } });
  await look();
});
afterAll(async () => {
  await receiver?.close();
  await api?.close();
});

const tick = (ms: number) => {
  nowMs += ms;
  api.tick(ms);
};
const look = () => api.service.core.alerts.look();
const requestsOf = (path: string) => receiver.requests.filter((request) => request.path === path);
const requestIds = (path: string) => requestsOf(path).map(({ headers }) => headers['webhook-id']);

async function addTarget(path: string, fields: object = {}, target: object = {}): Promise<string> {
  const saved = await api.asOwner('alertTargets.save', {
    ...{ name: path, isOn: true, ...fields },
    target: { kind: 'webhook', allowsPrivate: true, url: `${receiver.url}${path}`, ...target },
  } as never);
  return saved.target.id;
}

/** The one rule is sent there and nowhere else. */
async function attach(targetId: string): Promise<void> {
  const [rule] = (await api.asOwner('alerts.list', { projectId: api.projectId })).rules;
  const condition = { kind: 'report_failed' } as const;
  const address = { projectId: api.projectId, ruleId: rule?.id ?? '' };
  await api.asOwner('alerts.update', { ...address, condition, targetIds: [targetId] });
}

/** As a schedule notes it whose folder is gone. */
function failReport(name: string): void {
  const db = new Database(join(api.folder, 'data', 'sightline.db'));
  db.prepare(
    `INSERT INTO report_build (public_id, project_id, slot, format, name, folder, first_day, last_day, failures, failed_at, reason)
     SELECT lower(hex(randomblob(12))), id, '', 'pdf', ?, '/gone', 1, 2, 1, ?, 'folder' FROM project WHERE public_id = ?`,
  ).run(name, nowMs, api.projectId);
  db.close();
}

const stateOf = async (targetId: string) => {
  const { targets } = await api.asOwner('alertTargets.list', {});
  const { failing, waiting } = targets.find(({ id }) => id === targetId) ?? {};
  return { failing, waiting };
};

describe('a receiver that misbehaves', () => {
  it('is told from one that takes the message, within ten seconds, whatever it sends', async () => {
    const huge = new Uint8Array(64 * 1024 * 1024);
    const expected = [
      ['/hang', { kind: 'hang' }, 'timeout', null],
      ['/reset', { kind: 'reset' }, 'unreachable', null],
      ['/cut', { kind: 'cut' }, 'sent', 200],
      ['/huge', bytes(200, {}, huge), 'sent', 200],
      ['/late', { kind: 'slow', delayMs: 1500, next: bytes(204) }, 'sent', 204],
      ['/moved', bytes(307, { location: 'http://169.254.169.254/latest/meta-data' }), 'redirected', 307],
      ['/gone', bytes(410), 'answered', 410],
      ['/broken', bytes(500), 'answered', 500],
    ] as const;
    const found = await Promise.all(
      expected.map(async ([path, reply]) => {
        replies.set(path, reply);
        const targetId = await addTarget(path);
        const { outcome, status, tookMs } = await api.asOwner('alertTargets.test', { targetId });
        return { path, outcome, status, isLong: tookMs > 15_000 };
      }),
    );
    expect(found).toEqual(expected.map(([path, , outcome, status]) => ({ path, outcome, status, isLong: false })));
    // Nobody went where the redirect led, and none was asked twice.
    expect(receiver.requests.map(({ path }) => path).sort()).toEqual(expected.map(([path]) => path).sort());
  });
});

describe('a message', () => {
  it('is tried eight times with one id, then given up, and no sooner than the receiver asks', async () => {
    const targetId = await addTarget('/down');
    await attach(targetId);
    replies.set('/down', bytes(503));
    failReport('Monday');
    await look();
    const waits = [0.5, 2, 10, 60, 4 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
    for (const [index, wait] of waits.entries()) {
      tick(wait - 1000);
      await look();
      expect(requestsOf('/down'), `before attempt ${index + 2}`).toHaveLength(index + 1);
      tick(1000);
      await look();
      expect(requestsOf('/down'), `attempt ${index + 2}`).toHaveLength(index + 2);
    }
    expect(new Set(requestIds('/down')).size).toBe(1);
    expect(await stateOf(targetId)).toEqual({ failing: 1, waiting: 0 });
    tick(48 * HOUR_MS);
    await look();
    expect(requestsOf('/down')).toHaveLength(8);

    replies.set('/down', bytes(429, { 'retry-after': '900' }));
    failReport('Tuesday');
    await look();
    tick(899_000);
    await look();
    expect(requestsOf('/down')).toHaveLength(9);
    replies.set('/down', bytes(200));
    tick(2000);
    await look();
    expect(requestsOf('/down')).toHaveLength(10);
    expect(await stateOf(targetId)).toEqual({ failing: 1, waiting: 0 });
  });

  it('that was given up is a notice until the owner has it sent again, with its id', async () => {
    const { asOwner, projectId } = api;
    const listNotices = async () =>
      (await asOwner('health.notices', {})).filter(({ kind }) => kind === 'alerts_given_up');
    const [notice, ...others] = await listNotices();
    const facts = { said: '/down', count: 1 };
    expect(notice).toMatchObject({ severity: 'error', facts, projects: [{ id: projectId }] });
    expect(notice?.message).toBe('An alert was not delivered to /down: answered. It is not tried any more.');
    expect(others).toEqual([]);
    const { targets } = await asOwner('alertTargets.list', {});
    const targetId = targets.find(({ name }) => name === '/down')?.id ?? '';
    expect(await asOwner('alertTargets.sendAgain', { targetId })).toEqual({ messages: 1 });
    expect(await listNotices()).toEqual([]);
    await look();
    expect(requestIds('/down')[10]).toBe(requestIds('/down')[0]);
    expect(await stateOf(targetId)).toEqual({ failing: 0, waiting: 0 });
    expect(await asOwner('alertTargets.sendAgain', { targetId })).toEqual({ messages: 0 });
  });

  it('is sent by one process at a time, and once more with the same id by another if that one died', async () => {
    const targetId = await addTarget('/once');
    await attach(targetId);
    replies.set('/once', { kind: 'slow', delayMs: 1500, next: bytes(200) });
    failReport('Wednesday');
    // What a kill leaves: the message was claimed and asked for, and nothing is noted of it.
    const dying = look();
    await expect.poll(() => requestsOf('/once').length).toBe(1);
    await api.service.core.alerts.sendDue();
    tick(5 * MINUTE_MS);
    await api.service.core.alerts.sendDue();
    expect(requestsOf('/once')).toHaveLength(1);
    replies.set('/once', bytes(200));
    tick(4 * MINUTE_MS);
    await api.service.core.alerts.sendDue();
    expect(new Set(requestIds('/once')).size).toBe(1);
    expect(requestsOf('/once')).toHaveLength(2);
    await dying;
  });

  it('waits for the end of quiet hours, and then tells all that waited at once', async () => {
    // From ten minutes ago until in an hour, across midnight where that is.
    const time = (ms: number) => new Date(ms).toTimeString().slice(0, 5);
    const targetId = await addTarget('/night', {
      quietFrom: time(nowMs - 10 * MINUTE_MS),
      quietTo: time(nowMs + HOUR_MS),
    });
    await attach(targetId);
    for (const name of ['One', 'Two', 'Three']) failReport(name);
    await look();
    expect(requestsOf('/night')).toEqual([]);
    expect((await stateOf(targetId)).waiting).toBe(3);
    tick(HOUR_MS + MINUTE_MS);
    await look();
    expect(requestsOf('/night')).toHaveLength(1);
    const [{ body } = { body: null }] = requestsOf('/night');
    const { data } = body as { data: { alerts: { sentence: string }[]; text: string } };
    expect(data.alerts.map(({ sentence }) => /One|Two|Three/.exec(sentence)?.[0])).toEqual(['One', 'Two', 'Three']);
    expect(data.text.split('\n')).toHaveLength(4);
  });

  it('calls nobody and links nowhere in the shapes of Slack and Discord, whatever names say', async () => {
    for (const shape of ['slack', 'discord'] as const) {
      await attach(await addTarget(`/${shape}`, {}, { shape }));
      tick(1000);
      failReport(NAME);
      await look();
    }
    const [slack, discord] = ['/slack', '/discord'].map((path) => requestsOf(path)[0]?.body as Record<string, unknown>);
    expect(slack).toEqual({
      text: expect.stringContaining('&lt;@everyone&gt; *Monday* &amp; &lt;https://evil.example|here&gt;'),
      unfurl_links: false,
      unfurl_media: false,
    });
    expect(discord).toEqual({ content: expect.stringContaining(NAME), allowed_mentions: { parse: [] } });
    expect(String(discord?.content).length).toBeLessThanOrEqual(2000);
  });
});

describe('what a day has room for', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 9, 25, hour, minute).getTime();
  const waiting = [1, 2, 3].map((firingId) => ({ firingId, wasHeld: false }));
  const limits = { quietFrom: '22:00', quietTo: '07:30', mostPerDay: 4 };
  const plan = (nowMs: number, sentToday = 0) => planMessages(waiting, limits, { sentToday, nowMs });
  const each = { messages: [[1], [2], [3]], held: [] };
  const none = { messages: [], held: [1, 2, 3] };

  it('is a message each, one for all where they are too many, and none in quiet hours or when it is full', () => {
    expect(plan(at(12))).toEqual(each);
    expect(plan(at(12), 2)).toEqual({ messages: [[1, 2, 3]], held: [] });
    expect(plan(at(12), 4)).toEqual(none);
    for (const [hour, minute] of [[22], [23, 59], [0], [2, 30], [7, 29]] as const)
      expect(plan(at(hour, minute)), `${hour}:${minute}`).toEqual(none);
    for (const [hour, minute] of [
      [21, 59],
      [7, 30],
    ] as const)
      expect(plan(at(hour, minute))).toEqual(each);
  });
});
