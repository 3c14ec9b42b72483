/** Which notices there are, from counts written down by hand. Day 20000 is 2024-10-04. */
import { describe, expect, it } from 'vitest';

import type { HealthDay, RouteHealth } from '#main/core/health/health-facts.ts';
import { planNotices } from '#main/core/health/plan-notices.ts';

const TODAY = 20_000;
const DAY_MS = 86_400_000;
const NOW = TODAY * DAY_MS + DAY_MS / 2;

const day = (back: number, counts: Partial<HealthDay> = {}): HealthDay => ({
  day: TODAY - back,
  answers: 0,
  notShown: 0,
  refusals: 0,
  ungrounded: 0,
  words: 0,
  otherModels: 0,
  otherModel: null,
  failures: {},
  ...counts,
});
const good = (back: number, answers = 10, changes: Partial<HealthDay> = {}) =>
  day(back, { answers, words: answers * 200, ...changes });
const route = (days: HealthDay[], changes: Partial<RouteHealth> = {}): RouteHealth => ({
  engine: 'copilot',
  route: 'serpapi-copilot',
  days,
  lately: { answers: 0, refusals: 0 },
  lastSuccessMs: NOW,
  lastFailure: null,
  failingSinceMs: null,
  drift: [],
  ...changes,
});
const failing = (sinceDays: number, reason: string, changes: Partial<RouteHealth> = {}) =>
  route([day(0, { failures: { [reason]: 5 } })], {
    lastSuccessMs: NOW - sinceDays * DAY_MS,
    failingSinceMs: NOW - sinceDays * DAY_MS,
    lastFailure: { reason, message: 'It did not reply.', atMs: NOW - 1_000 },
    ...changes,
  });
const kinds = (health: RouteHealth) => planNotices([health], NOW).map((notice) => notice.kind);

describe('notices', () => {
  it('are none for an engine that answers as it did', () => {
    const days = Array.from({ length: 17 }, (_, back) => good(back, 10, { ungrounded: 1, refusals: back % 2 }));
    expect(kinds(route(days))).toEqual([]);
    expect(planNotices([], NOW)).toEqual([]);
  });

  it('say that an engine has returned nothing for two days, and not before', () => {
    expect(kinds(failing(1.9, 'timeout'))).toEqual(['outage']);
    const [notice] = planNotices([failing(2.5, 'timeout')], NOW);
    expect(notice).toMatchObject({ id: 'silent:copilot:serpapi-copilot', severity: 'error' });
    expect(notice?.message).toBe(
      'Copilot has returned nothing for 2 days: check the route. The newest reason: It did not reply.',
    );
    expect(notice?.since).toBe(new Date(NOW - 2.5 * DAY_MS).toISOString());
  });

  it('tell a proxy or a certificate at once, and once for all engines that it keeps from being asked', () => {
    const message = 'The proxy on the way to OpenAI asks for a sign-in (PROXY_AUTH_REQUIRED).';
    const atOnce = (engine: 'chatgpt' | 'claude', sinceDays: number) =>
      failing(sinceDays, 'proxy_auth', {
        engine,
        route: engine,
        lastFailure: { reason: 'proxy_auth', message, atMs: NOW - 1_000 },
      });
    const barred = [atOnce('chatgpt', 0.001), atOnce('claude', 3), failing(0.001, 'certificate')];
    const notices = planNotices([...barred, failing(1.9, 'timeout', { engine: 'grok' })], NOW);
    expect(notices.map(({ id }) => id)).toEqual(['proxy_auth', 'certificate', 'outage:grok:serpapi-copilot']);
    expect(notices[0]).toMatchObject({ engine: null, route: null, facts: { engines: ['chatgpt', 'claude'] } });
    expect(notices[0]?.since).toBe(new Date(NOW - 3 * DAY_MS).toISOString());
    expect(notices[0]?.message).toContain(message);
    expect(notices[0]?.message).not.toMatch(/key/i);
  });

  it.each([
    ['auth', 'refused_key'],
    ['quota', 'empty_account'],
    ['forbidden', 'forbidden'],
    ['region', 'region'],
    ['unknown_model', 'unknown_model'],
    ['model_not_allowed', 'model_not_allowed'],
    ['wrong_path', 'wrong_path'],
  ])('name a refusal for %s as what it is, and blame the key for nothing else', (reason, kind) => {
    const [notice] = planNotices([failing(0.1, reason)], NOW);
    expect(notice).toMatchObject({ kind, severity: 'error', facts: { reason } });
    if (reason !== 'auth') expect(notice?.advice).not.toMatch(/another key|new key/i);
  });

  it('say nothing of one question that is refused for what it says', () => {
    expect(kinds(failing(0.1, 'content_refused'))).toEqual([]);
  });

  it("tell of answers by another house's model, but not where a local server stands in", () => {
    const others = good(0, 10, { otherModels: 3, otherModel: 'openai/gpt-6-luna' });
    const [notice] = planNotices([route([others, good(1, 10)])], NOW);
    expect(notice).toMatchObject({
      kind: 'other_model',
      severity: 'warning',
      facts: { count: 3, of: 20, said: 'openai/gpt-6-luna' },
    });
    expect(kinds(route([others], { route: 'openai-compatible' }))).toEqual([]);
    expect(kinds(route([good(0), good(5, 10, { otherModels: 3, otherModel: 'x' })]))).toEqual([]);
  });

  it('say within the hour that an engine does not answer, and that it is over when it does', () => {
    const minutes = (count: number) => count * 60_000;
    const since = (startedMs: number, reason = 'overloaded') =>
      failing(1, reason, {
        lastSuccessMs: NOW - minutes(120),
        failingSinceMs: NOW - startedMs,
        lastFailure: { reason, message: 'HTTP 503.', atMs: NOW - minutes(1) },
      });
    expect(kinds(since(minutes(5)))).toEqual([]);
    const [notice] = planNotices([since(minutes(30))], NOW);
    expect(notice).toMatchObject({ id: 'outage:copilot:serpapi-copilot', severity: 'error', until: null });
    expect(notice?.message).toBe('Copilot has not answered since 2024-10-04 11:30 UTC. The newest reason: HTTP 503.');
    expect(kinds(since(minutes(30), 'bad_request'))).toEqual([]);
    expect(kinds(route([good(0)], { failingSinceMs: null }))).toEqual([]);
  });

  it('tell a day of refusals at once, without two weeks to hold it against, unless it was always so', () => {
    const refusing = (back: number, answers: number) => good(back, answers, { refusals: answers });
    expect(kinds(route([refusing(0, 6)]))).toEqual(['refusals']);
    expect(kinds(route([refusing(0, 4)]))).toEqual([]);
    expect(kinds(route([good(3, 6), refusing(1, 6)]))).toEqual(['refusals']);
    expect(kinds(route([refusing(4, 6), refusing(3, 6), refusing(0, 6)]))).toEqual([]);
  });

  it('tell refusals within the hour with few answers too, and no odd one among many', () => {
    const lately = (answers: number, refusals: number, before: HealthDay[], today = good(0, answers, { refusals })) =>
      kinds(route([...before, today], { lately: { answers, refusals } }));
    const weeks = (answers: number, refusals = 0) =>
      Array.from({ length: 14 }, (_, back) => good(back + 1, answers, { refusals }));
    // Three answers a day, none refused before: chance of three in a row (0.5 / 43) ^ 3, of one 0.5 / 15.
    expect(lately(3, 3, weeks(3))).toEqual(['refusals']);
    expect(lately(2, 2, weeks(2))).toEqual(['refusals']);
    expect(lately(3, 1, weeks(3))).toEqual([]);
    expect(lately(1, 1, weeks(1))).toEqual([]);
    expect(lately(30, 2, weeks(30))).toEqual([]);
    // Every second is refused as a rule: two in a row say nothing.
    expect(lately(2, 2, weeks(4, 2))).toEqual([]);
    // Answered in the morning, refuses since noon.
    expect(lately(3, 3, weeks(6), good(0, 6, { refusals: 3 }))).toEqual(['refusals']);
    // A new engine.
    expect(lately(3, 3, [])).toEqual(['refusals']);
    expect(lately(2, 2, [])).toEqual([]);
    const [notice] = planNotices(
      [route([...weeks(3), good(0, 3, { refusals: 3 })], { lately: { answers: 3, refusals: 3 } })],
      NOW,
    );
    expect(notice?.message).toBe('Copilot declines far more questions than before: 3 of its newest 3.');
  });

  it('count from the first failure when an engine never answered, and not for one that nobody asks any more', () => {
    expect(kinds(failing(3, 'network', { lastSuccessMs: null }))).toEqual(['silent']);
    const old = { reason: 'network', message: '', atMs: NOW - 3 * DAY_MS };
    expect(kinds(failing(5, 'network', { lastFailure: old }))).toEqual([]);
  });

  it('tell a refused key and an empty account at once, and in the place of silence', () => {
    expect(kinds(failing(0.01, 'auth'))).toEqual(['refused_key']);
    expect(kinds(failing(9, 'quota'))).toEqual(['empty_account']);
    expect(kinds(failing(9, 'auth', { failingSinceMs: null }))).toEqual([]);
  });

  it('tell replies that cannot be read when they are more than before', () => {
    const before = [good(5, 30), good(6, 30)];
    const drifted = day(0, { answers: 5, words: 1_000, failures: { schema_drift: 5 } });
    expect(kinds(route([...before, drifted]))).toEqual(['schema_drift']);
    expect(kinds(route([...before, good(0, 30, { failures: { schema_drift: 2 } })]))).toEqual([]);
    const always = [5, 6, 7].map((back) => good(back, 5, { failures: { schema_drift: 5 } }));
    expect(kinds(route([...always, drifted]))).toEqual([]);
  });

  it('tell an engine that stopped searching, if it used to', () => {
    const lost = good(0, 8, { ungrounded: 8 });
    expect(kinds(route([good(5), lost]))).toEqual(['ungrounded']);
    expect(kinds(route([good(5, 10, { ungrounded: 10 }), lost]))).toEqual([]);
    expect(kinds(route([good(5), good(0, 8, { ungrounded: 7 })]))).toEqual([]);
  });

  it('tell refusals that rose by more than chance', () => {
    expect(kinds(route([good(5, 40), good(0, 20, { refusals: 8 })]))).toEqual(['refusals']);
    expect(kinds(route([good(5, 10), good(0, 10, { refusals: 2 })]))).toEqual([]);
    expect(kinds(route([good(5, 40, { refusals: 16 }), good(0, 20, { refusals: 8 })]))).toEqual([]);
  });

  it('tell answers that shrank to half', () => {
    const [notice] = planNotices([route([good(5), good(0, 10, { words: 900 })])], NOW);
    expect(notice?.message).toBe('Answers of Copilot have shrunk from about 200 to 90 words.');
    expect(kinds(route([good(5), good(0, 10, { words: 1_100 })]))).toEqual([]);
    expect(kinds(route([good(5), good(0, 7, { words: 70 })]))).toEqual([]);
  });

  it('tell a surface that shows nothing any more, and rate limits that outweigh answers', () => {
    expect(kinds(route([good(5), day(0, { notShown: 9 })]))).toEqual(['nothing_shown']);
    expect(kinds(route([day(5, { notShown: 9 }), day(0, { notShown: 9 })]))).toEqual([]);
    expect(kinds(route([good(0, 15, { failures: { rate_limit: 20 } })]))).toEqual(['rate_limited']);
    expect(kinds(route([good(0, 25, { failures: { rate_limit: 20 } })]))).toEqual([]);
  });

  it('put errors before warnings', () => {
    const both = failing(3, 'timeout', { days: [good(5), good(0, 10, { words: 500 })] });
    expect(kinds(both)).toEqual(['silent', 'shorter_answers']);
  });
});

describe('a new shape of replies', () => {
  const sign = (changes: Partial<RouteHealth['drift'][number]> = {}) => ({
    ...{ kind: 'unknown_item' as const, name: 'output[].type = image_call', replies: 3 },
    ...{ firstMs: NOW - DAY_MS, lastMs: NOW, ...changes },
  });
  const told = (...drift: RouteHealth['drift']) => planNotices([route([good(0)], { drift })], NOW);

  it('is told while the replies can still be read, with what is new', () => {
    expect(told(sign({ replies: 7 }))).toMatchObject([
      {
        ...{ id: 'new_shape:copilot:serpapi-copilot', kind: 'new_shape', severity: 'warning' },
        message:
          'Copilot sends replies of a new shape (7 so far): unknown item output[].type = image_call. They can still be read.',
        since: new Date(NOW - DAY_MS).toISOString(),
        facts: { count: 7, signs: ['output[].type = image_call'] },
      },
    ]);
  });

  it('is not told for one odd reply, for what was seen long ago, nor for what came no more', () => {
    expect(told(sign({ replies: 2 }))).toEqual([]);
    expect(told(sign({ firstMs: NOW - 15 * DAY_MS }))).toEqual([]);
    expect(told(sign({ lastMs: NOW - 4 * DAY_MS, firstMs: NOW - 5 * DAY_MS }))).toEqual([]);
  });

  it('names three signs at most', () => {
    const signs = ['a', 'b', 'c', 'd'].map((name) => sign({ name }));
    expect(told(...signs)[0]?.facts.signs).toEqual(['a', 'b', 'c']);
  });
});
