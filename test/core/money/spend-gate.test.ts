/** The gate and the ledger without a network: whatever order calls begin, end, fail and get lost in, no cap is passed. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { PlannedCall } from '#main/core/money/call-cost.ts';
import { closeCall, closeLostCalls, dropCall, openCall } from '#main/core/money/ledger.ts';
import { SpendGate } from '#main/core/money/spend-gate.ts';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';

const NOW = Date.parse('2026-12-30T12:00:00Z');
const DAY_MS = 86_400_000;
const CENT = 10_000_000;
const PROJECTS = ['p1', 'p2'];
const KINDS: PlannedCall[] = [
  { engine: 'chatgpt', route: 'openai-responses', model: 'gpt-5.1', maxOutputTokens: 10_000 },
  { engine: 'copilot', route: 'serpapi-copilot', model: 'search', maxOutputTokens: null },
  { engine: 'chatgpt', route: 'openrouter-responses', model: 'vendor/some-model', maxOutputTokens: 10_000 },
];
const NO_CALL = { engine: '', route: '', model: '', maxOutputTokens: null };

let dir: string;
let db: Connection;

beforeEach(() => {
  dir = makeTempDir();
  putFreshDatabase(dir);
  db = openDatabase(dir);
  // Nothing here has to outlive a power cut.
  db.raw.pragma('synchronous = OFF');
});
afterEach(() => {
  db.close();
  removeDir(dir);
});

const cap = (scope: string, nano: number) =>
  db.prepare('INSERT OR REPLACE INTO spend_cap VALUES (?, ?)').run(scope, nano);
const spent = (where: string) =>
  (db.prepare(`SELECT coalesce(sum(cost_nano), 0) AS nano FROM ledger WHERE ${where}`).get() as { nano: number }).nano;
const end = (jobId: number, costUsd: number | null, basis: 'reported' | null = 'reported') =>
  closeCall(db, {
    jobId,
    cost: { costUsd, costBasis: costUsd === null ? null : basis },
    model: null,
    outcome: 'answer',
    answer: null,
    priceVersion: 'v',
  });

/** One transaction as the queue makes it. Returns the ceiling when the call goes out. */
function begin(jobId: number, project: string, kind: PlannedCall, nowMs: number): number | null {
  return db.transaction(() => {
    const gate = new SpendGate(db, kind, nowMs);
    if (gate.admit(project).kind !== 'go') return null;
    const { ceilingNano } = gate;
    openCall(db, { ...kind, jobId, project, prompt: 'q', ceilingNano }, nowMs);
    return ceilingNano;
  });
}

/** Cents: room for a few calls. */
const CAP = fc.integer({ min: 20, max: 200 });
const ACTS = ['begin', 'begin', 'begin', 'begin', 'begin', 'end', 'end', 'end', 'end', 'fail', 'time out'] as const;
const step = fc.record({
  act: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...ACTS) }, { weight: 1, arbitrary: fc.constant('lose') }),
  pick: fc.nat(1000),
  project: fc.constantFrom(...PROJECTS),
  kind: fc.constantFrom(...KINDS),
  /** Of the ceiling: from a millionth to all of it. */
  part: fc.constantFrom(1e-6, 0.3, 0.9, 1),
  day: fc.nat(3),
});

describe('whatever happens', () => {
  it('no month passes a cap, of the account or of a project, and the sums equal a recount', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 120 }), CAP, CAP, (steps, all, one) => {
        db.raw.exec('DELETE FROM ledger_entry; DELETE FROM spend_cap');
        cap('account', all * CENT);
        cap('p1', one * CENT);
        const open: { id: number; ceiling: number }[] = [];
        steps.forEach(({ act, pick, project, kind, part, day }, id) => {
          if (act === 'begin') {
            const ceiling = begin(id, project, kind, NOW + day * DAY_MS);
            if (ceiling !== null) open.push({ id, ceiling });
          } else if (open.length > 0) {
            const [call = { id: 0, ceiling: 0 }] = open.splice(pick % open.length, 1);
            const failure = { kind: 'failure', message: '', retryAfterMs: null } as const;
            if (act === 'end') end(call.id, Math.floor(call.ceiling * part) / 1e9);
            if (act === 'fail') dropCall(db, call.id, { ...failure, reason: 'rate_limit' });
            if (act === 'time out') dropCall(db, call.id, { ...failure, reason: 'timeout' });
            if (act === 'lose') {
              open.length = 0;
              closeLostCalls(db, NOW);
            }
          }
          for (const month of ['2026-12', '2027-01']) {
            expect(spent(`month = '${month}'`)).toBeLessThanOrEqual(all * CENT);
            expect(spent(`month = '${month}' AND project = 'p1'`)).toBeLessThanOrEqual(one * CENT);
          }
        });
        const grouped = 'month, project, engine, route, basis';
        const recount = `SELECT ${grouped}, count(*) AS calls, sum(coalesce(cost_nano, 0)) AS cost_nano, sum(counted_nano) AS counted_nano
          FROM ledger GROUP BY ${grouped} ORDER BY ${grouped}`;
        const sums = `SELECT * FROM spend_month WHERE calls <> 0 ORDER BY ${grouped}`;
        expect(db.prepare(sums).all()).toEqual(db.prepare(recount).all());
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a call is taken to cost at most', () => {
  const [GPT = NO_CALL, SERP, OPENROUTER] = KINDS;
  const ceiling = (kind: PlannedCall = GPT) => new SpendGate(db, kind, NOW).ceilingNano;

  it('comes from the price table and the limit of the request; dear rates stand in where there is no price', () => {
    // 80 000 x 1.25 + 10 000 x 10 per million = 0.2, eight searches = 0.08; two requests at 0.015.
    expect(ceiling()).toBe(280_000_000);
    expect(ceiling(SERP)).toBe(30_000_000);
    expect(ceiling(OPENROUTER)).toBe(500_000_000);
    // 6 000 tokens more, at 10 and at 15 per million.
    expect(ceiling({ ...GPT, maxOutputTokens: 16_000 })).toBe(340_000_000);
    expect(ceiling({ ...(OPENROUTER ?? NO_CALL), maxOutputTokens: 16_000 })).toBe(590_000_000);
    expect(ceiling({ engine: 'chatgpt', route: 'openai-compatible', model: 'any', maxOutputTokens: 10_000 })).toBe(0);
  });

  it('falls with the searches that a request allows, and rises with how much of them is read', () => {
    // Two of eight searches bring 20 000 of 80 000 tokens: 0.025 + 0.1 + 0.02. At a high depth 40 000: 0.05 + 0.1 + 0.02.
    expect(ceiling({ ...GPT, maxSearches: 2 })).toBe(145_000_000);
    expect(ceiling({ ...GPT, maxSearches: 2, searchDepth: 'high' })).toBe(170_000_000);
    // 80 000 tokens at half depth: 0.05 + 0.1 + 0.08. Sixteen searches bring twice as much: 0.2 + 0.1 + 0.16.
    expect(ceiling({ ...GPT, searchDepth: 'low' })).toBe(230_000_000);
    expect(ceiling({ ...GPT, maxSearches: 16 })).toBe(460_000_000);
    // Thinking is output, and the limit of output holds it.
    expect(ceiling({ ...GPT, reasoningEffort: 'max' })).toBe(280_000_000);
  });

  it('rises a quarter above the dearest of the last two hundred calls, and forgets older ones', () => {
    begin(1, 'p1', GPT, NOW);
    end(1, 2);
    expect(ceiling()).toBe(2_500_000_000);
    for (let job = 2; job <= 201; job++) {
      begin(job, 'p1', GPT, NOW);
      end(job, 0.01);
    }
    expect(ceiling()).toBe(280_000_000);
  });
});

describe('a call that costs more than its ceiling', () => {
  it('passes the cap by its excess at most, and nothing more goes out', () => {
    cap('account', 100 * CENT);
    const [GPT = NO_CALL] = KINDS;
    for (const job of [1, 2, 3]) expect(begin(job, 'p1', GPT, NOW)).toBe(28 * CENT);
    expect(begin(4, 'p1', GPT, NOW)).toBeNull();
    end(1, 0.4);
    end(2, 0.5);
    end(3, 0.6);
    // 0.12 + 0.22 + 0.32 above the ceilings: 1.50 is less than 1 + 0.66.
    expect(spent('1')).toBe(150 * CENT);
    expect(new SpendGate(db, GPT, NOW).admit('p2')).toMatchObject({ kind: 'held', isAccount: true });
    expect(
      new SpendGate(
        db,
        { engine: 'chatgpt', route: 'openai-compatible', model: 'x', maxOutputTokens: 10_000 },
        NOW,
      ).admit('p2'),
    ).toEqual({
      kind: 'go',
    });
  });
});

describe('a call that does not fit', () => {
  const [GPT = NO_CALL] = KINDS;

  it('waits only for calls under way where these may leave enough', () => {
    cap('p1', 50 * CENT);
    begin(1, 'p1', GPT, NOW);
    expect(new SpendGate(db, GPT, NOW).admit('p1')).toEqual({ kind: 'later', isAccount: false });
    end(1, 0.02);
    expect(new SpendGate(db, GPT, NOW).admit('p1')).toEqual({ kind: 'go' });
  });

  it('counts a call of unknown cost as its ceiling, and says until when it waits', () => {
    cap('p1', 50 * CENT);
    begin(1, 'p1', GPT, NOW);
    end(1, null);
    expect(new SpendGate(db, GPT, NOW).admit('p1')).toEqual({
      kind: 'held',
      isAccount: false,
      capUsd: 0.5,
      message:
        'The monthly cap of $0.50 of this project is reached ($0.28 used, a call may cost up to $0.28); goes on on 1 January or when the cap is raised.',
    });
    expect(new SpendGate(db, GPT, NOW + 2 * DAY_MS).admit('p1')).toEqual({ kind: 'go' });
  });
});

describe('a row of the ledger', () => {
  const [GPT = NO_CALL] = KINDS;
  const rows = () =>
    db.prepare('SELECT job_id AS job, basis, outcome, cost_nano AS cost FROM ledger ORDER BY id').all();

  it('is closed once: a later word about the same call changes nothing', () => {
    begin(1, 'p1', GPT, NOW);
    end(1, 0.02);
    end(1, 5);
    dropCall(db, 1, { kind: 'failure', reason: 'auth', message: '', retryAfterMs: null });
    closeLostCalls(db, NOW);
    expect(rows()).toEqual([{ job: 1, basis: 'reported', outcome: 'answer', cost: 2 * CENT }]);
  });

  it('is there for each call of a job that was asked again after its call got lost', () => {
    begin(1, 'p1', GPT, NOW);
    begin(1, 'p1', GPT, NOW);
    end(1, 0.02);
    expect(rows()).toEqual([
      { job: 1, basis: 'unknown', outcome: 'lost', cost: null },
      { job: 1, basis: 'reported', outcome: 'answer', cost: 2 * CENT },
    ]);
  });

  it.each([
    ['auth', undefined, 0],
    ['quota', undefined, 0],
    ['bad_request', undefined, 0],
    ['overloaded', undefined, 0],
    ['network', undefined, 1],
    ['network', false, 0],
    ['timeout', undefined, 1],
    ['aborted', undefined, 1],
    ['rate_limit', true, 1],
  ] as const)('after %s (may be billed: %s) stays %i times', (reason, mayBePaid, count) => {
    begin(1, 'p1', GPT, NOW);
    dropCall(db, 1, {
      kind: 'failure',
      reason,
      message: '',
      retryAfterMs: null,
      ...(mayBePaid === undefined ? {} : { mayBePaid }),
    });
    expect(rows()).toHaveLength(count);
  });
});
