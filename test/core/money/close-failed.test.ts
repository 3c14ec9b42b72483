/** What a call that brought no answer leaves in the ledger: earlier parts and told usage are booked, refusals leave nothing. */
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SEED_VERSION } from '#main/core/money/price-seeds.ts';
import { type FakeMessages, makeTextBlock, startFakeMessages, toError } from '#support/fake-messages.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

const ENVIRONMENT = { ANTHROPIC_API_KEY: 'key-of-anthropic', ANTHROPIC_BASE_URL: '' };
const PART = { blocks: [makeTextBlock('Looking.')], stop: 'pause_turn', searches: 1 };

let claude: FakeMessages;
let live: LiveProject;

beforeEach(async () => {
  claude = await startFakeMessages('');
  Object.assign(process.env, { ...ENVIRONMENT, ANTHROPIC_BASE_URL: claude.url });
  live = await startLiveProject({});
});
afterEach(async () => {
  await live.close();
  await claude.close();
  for (const name of Object.keys(ENVIRONMENT)) delete process.env[name];
});

interface Row {
  basis: string;
  outcome: string;
  cost: number | null;
  priceVersion: string | null;
}

const readLedger = () =>
  live.rows<Row>('SELECT basis, outcome, cost_nano AS cost, price_version AS priceVersion FROM ledger ORDER BY id');

/** Asks one engine once and waits until its first call is over. */
async function askOnce(engine: 'claude' | 'chatgpt'): Promise<void> {
  const { projectId, service } = live;
  await service.call('projects.update', { projectId, models: [engine] });
  await service.call('prompts.create', { projectId, prompt: 'Which?' });
  const readOutcome = () => live.rows<{ outcome: string | null }>('SELECT outcome FROM job')[0]?.outcome ?? null;
  await waitFor('an outcome', readOutcome, (outcome) => outcome !== null);
}

const usage = { input_tokens: 2000, output_tokens: 100 };
describe('a turn that breaks off', () => {
  it('is booked with its first part where the server refused to go on', async () => {
    claude.setTurns([PART, toError(529, 'overloaded_error', 'Overloaded')]);
    await askOnce('claude');
    const [first] = readLedger();
    // 100 tokens in at 2 and 20 out at 10 per million, and a search of 0.01.
    expect(first).toEqual({
      basis: 'estimated',
      outcome: 'overloaded',
      cost: 10_400_000,
      priceVersion: `${SEED_VERSION}+0`,
    });
  });

  it('is unknown where the reply breaks off: the last part may have been paid too', async () => {
    await live.service.call('engines.configure', { engine: 'claude', route: 'anthropic-messages', timeoutMs: 5_000 });
    claude.setTurns([PART, { kind: 'cut' }]);
    await askOnce('claude');
    expect(readLedger()[0]).toMatchObject({ basis: 'unknown', outcome: 'network', cost: null });
  });
});

describe('a reply without an answer', () => {
  it('is booked where it tells its usage', async () => {
    const body = { object: 'response', status: 'incomplete', model: 'gpt-5.1', output: [], usage };
    live.fake.setReply({ kind: 'raw', body: JSON.stringify(body) });
    await askOnce('chatgpt');
    // 2000 x 2 + 100 x 10 per million.
    expect(readLedger()).toEqual([
      { basis: 'estimated', outcome: 'schema_drift', cost: 5_000_000, priceVersion: `${SEED_VERSION}+0` },
    ]);
  });

  it('keeps its price once it can be read, and its row names the answer', async () => {
    const drifted = { object: 'response', output: [{ type: 'message', content: 7 }], usage };
    live.fake.setReply({ kind: 'raw', body: JSON.stringify(drifted) });
    await askOnce('chatgpt');
    const readable = { ...drifted, output: [{ type: 'message', content: 'Kordiva.' }], usage: { input_tokens: 9e6 } };
    const db = new Database(`${live.dataDir}/sightline.db`);
    db.prepare('UPDATE raw_reply SET body = ?, sum = NULL').run(Buffer.from(JSON.stringify(readable)));
    db.close();
    expect(await live.service.call('answers.reread', { projectId: live.projectId })).toEqual({
      read: 1,
      unreadable: 0,
    });
    const named = live.rows(
      `SELECT basis, outcome, cost_nano AS cost, cost_usd AS usd FROM ledger JOIN answer ON public_id = ledger.answer`,
    );
    expect(named).toEqual([{ basis: 'estimated', outcome: 'answer', cost: 5_000_000, usd: 0.005 }]);
    expect(readLedger()).toHaveLength(1);
  });

  it('is unknown where it tells nothing', async () => {
    live.fake.setReply({ kind: 'raw', body: '{"a":1}' });
    await askOnce('chatgpt');
    expect(readLedger()).toMatchObject([{ basis: 'unknown', outcome: 'schema_drift' }]);
  });

  it.each([
    ['rate_limit_exceeded', 'rate_limit'],
    ['invalid_request_error', 'bad_request'],
  ])('leaves no row where it is a refusal in words: %s', async (code, outcome) => {
    live.fake.setReply({ kind: 'raw', body: JSON.stringify({ error: { code, message: 'Not like this.' } }) });
    await askOnce('chatgpt');
    expect(live.rows('SELECT outcome FROM job')).toEqual([{ outcome }]);
    expect(readLedger()).toEqual([]);
  });
});
