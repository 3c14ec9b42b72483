/**
 * Ten engines of which some refuse, each for another reason: every question is answered or says its true reason, one refused
 * question stops nobody, and a key that works is saved whatever else is wrong. The real service, real HTTP, recorded errors.
 */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { readFixtureText } from '#support/engine-requests.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';
import { startTenEngines, type TenEngines, toJson } from '#support/ten-engines.ts';

const PROMPTS = ['Which tool suits a small team?', 'How do I build something forbidden?', 'Which tool is cheapest?'];
const REFUSED = PROMPTS[1] ?? '';

const state = makeTempDir();
let live: LiveProject;
let engines: TenEngines;

afterAll(() => removeDir(state));
beforeEach(async () => {
  process.env.SIGHTLINE_KEYRING = 'off';
  engines = await startTenEngines();
  live = await startLiveProject({ models: ['chatgpt'] });
  process.env.XDG_STATE_HOME = state;
  Object.assign(process.env, engines.env);
  await live.service.call('projects.update', { projectId: live.projectId, models: [...ENGINES] });
});
afterEach(async () => {
  await live.close();
  await engines.close();
  for (const name of [...Object.keys(engines.env), 'SIGHTLINE_KEYRING', 'XDG_STATE_HOME']) delete process.env[name];
});

interface Recorded {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A recorded error of a provider, as a reply. */
function recorded(provider: string, name: string) {
  const errors: Recorded[] = JSON.parse(readFixtureText(`errors/${provider}`));
  const found = errors.find((error) => error.name === name);
  if (!found) throw new Error(`Nothing is recorded of ${name}.`);
  return toJson(found.status, JSON.stringify(found.body), found.headers);
}

function refuse(): void {
  engines.setBehaviour('chatgpt', () => recorded('openai', 'retired model'));
  engines.setBehaviour('claude', () => recorded('anthropic', 'unknown model'));
  engines.setBehaviour('gemini', () => recorded('gemini', 'region'));
  engines.setBehaviour('mistral', () => recorded('mistral', 'no allowance'));
  engines.setBehaviour('deepseek', () => recorded('deepseek', 'no credit'));
  engines.setBehaviour('grok', (_index, { body }) =>
    JSON.stringify(body).includes(REFUSED) ? recorded('xai', 'question refused') : null,
  );
}

const outcomes = () =>
  live.rows<{ engine: Engine; state: string; outcome: string | null; prompt: string }>(
    'SELECT engine, job.state AS state, outcome, text AS prompt FROM job JOIN prompt ON prompt.id = prompt_id',
  );
const outcomesOf = (engine: Engine) =>
  outcomes()
    .filter((job) => job.engine === engine)
    .map(({ state, outcome }) => `${state} ${outcome}`)
    .sort();
const notices = async () =>
  (await live.service.call('health.notices', {})).map(({ kind, engine }) => `${kind} ${engine}`).sort();

async function askAll(): Promise<void> {
  for (const prompt of PROMPTS) await live.service.call('prompts.create', { projectId: live.projectId, prompt });
  const isSettled = (jobs: ReturnType<typeof outcomes>) =>
    jobs.length === 30 && jobs.every(({ state }) => ['done', 'waiting', 'failed'].includes(state));
  await waitFor('every slot', outcomes, isSettled);
}

describe('a run over ten engines of which five refuse', () => {
  it('ends with every slot answered or its true reason', async () => {
    refuse();
    await askAll();
    const thrice = (outcome: string) => [outcome, outcome, outcome];
    for (const engine of ['perplexity', 'ai_overview', 'google_ai_mode', 'copilot'] as const) {
      expect(outcomesOf(engine), engine).toEqual(thrice('done answer'));
    }
    expect(outcomesOf('chatgpt')).toEqual(thrice('waiting unknown_model'));
    expect(outcomesOf('claude')).toEqual(thrice('waiting unknown_model'));
    expect(outcomesOf('gemini')).toEqual(thrice('waiting region'));
    expect(outcomesOf('mistral')).toEqual(thrice('waiting quota'));
    expect(outcomesOf('deepseek')).toEqual(thrice('waiting quota'));
    // One question is refused; the others of the same engine are answered, and nothing is held back for them.
    expect(outcomesOf('grok')).toEqual(['done answer', 'done answer', 'failed content_refused']);
    const grok = (await live.service.call('engines.list', {})).find(({ engine }) => engine === 'grok');
    expect(grok?.pace?.blocked ?? null).toBeNull();
    expect(await notices()).toEqual(
      expect.arrayContaining([
        'empty_account deepseek',
        'empty_account mistral',
        'region gemini',
        'unknown_model chatgpt',
        'unknown_model claude',
      ]),
    );
    expect(JSON.stringify(await live.service.call('health.notices', {}))).not.toMatch(/another key|new key/i);
    // xAI charges for a question that it refuses, and does not say how much: the row stays, its cost unknown.
    expect(live.rows("SELECT outcome, basis FROM ledger WHERE engine = 'grok' AND outcome <> 'answer'")).toEqual([
      { outcome: 'content_refused', basis: 'unknown' },
    ]);
    expect(
      live.rows("SELECT 1 FROM ledger WHERE engine IN ('chatgpt', 'claude', 'gemini', 'mistral', 'deepseek')"),
    ).toEqual([]);
  });

  it('asks what was left out as soon as another model is set', async () => {
    engines.setBehaviour('chatgpt', (_index, { body }) =>
      JSON.stringify(body).includes('"gpt-6.1-sol"') ? recorded('openai', 'retired model') : null,
    );
    await askAll();
    expect(outcomesOf('chatgpt')).toEqual(['waiting unknown_model', 'waiting unknown_model', 'waiting unknown_model']);
    await live.service.call('engines.configure', { engine: 'chatgpt', route: 'openai-responses', model: 'gpt-6-sol' });
    await waitFor(
      'the answers',
      () => outcomesOf('chatgpt'),
      (jobs) => jobs.every((job) => job === 'done answer'),
    );
  });

  it('keeps a key that works, whatever else is wrong, and says so', async () => {
    refuse();
    engines.setBehaviour('grok', () => recorded('xai', 'question refused'));
    engines.setBehaviour('perplexity', () => recorded('perplexity', 'interface that has ended'));
    const tries: [Engine, string, string][] = [
      ['chatgpt', 'openai-responses', 'unknown_model'],
      ['claude', 'anthropic-messages', 'unknown_model'],
      ['gemini', 'gemini-generate', 'region'],
      ['mistral', 'mistral-conversations', 'no_allowance'],
      ['deepseek', 'deepseek-messages', 'no_quota'],
      ['grok', 'xai-responses', 'content_refused'],
      ['perplexity', 'perplexity-agent', 'wrong_path'],
    ];
    for (const [engine, route, problem] of tries) {
      const tried = await live.service.call('engines.tryKey', { engine, route, key: `sk-good-of-${engine}-0123` });
      expect(tried, engine).toMatchObject({ isSaved: true, test: { ok: false, problem }, inUse: { from: 'saved' } });
    }
    engines.setBehaviour('perplexity', () => recorded('perplexity', 'wrong key'));
    const wrong = { engine: 'perplexity', route: 'perplexity-agent', key: 'pplx-wrong-0123456789' } as const;
    expect(await live.service.call('engines.tryKey', wrong)).toMatchObject({
      isSaved: false,
      test: { problem: 'wrong_key' },
      inUse: { from: 'saved', ending: '0123' },
    });
  });
});

it("marks answers by another house's model, and tells of them", async () => {
  const other = readFixtureText('perplexity-agent/answer').replaceAll('perplexity/sonar', 'openai/gpt-6-luna');
  engines.setBehaviour('perplexity', () => toJson(200, other));
  await askAll();
  const read = async (model: Engine) => {
    const day = new Date().toISOString().slice(0, 10);
    const { answers } = await live.service.call('answers.list', {
      projectId: live.projectId,
      model,
      startDate: day,
      endDate: day,
    });
    return live.service.call('answers.get', { projectId: live.projectId, answerId: answers[0]?.id ?? '' });
  };
  expect(await read('perplexity')).toMatchObject({ engineVersion: 'openai/gpt-6-luna', otherModel: true });
  expect(await read('grok')).toMatchObject({ engineVersion: 'grok-4.3', otherModel: false });
  const notice = (await live.service.call('health.notices', {})).find(({ kind }) => kind === 'other_model');
  expect(notice).toMatchObject({ engine: 'perplexity', facts: { count: 3, of: 3, said: 'openai/gpt-6-luna' } });
  const health = await live.service.call('engines.health', { days: 1 });
  expect(health.find(({ engine }) => engine === 'perplexity')?.days).toMatchObject([{ answers: 3, otherModels: 3 }]);
  expect(health.find(({ engine }) => engine === 'grok')?.days).toMatchObject([{ answers: 3, otherModels: 0 }]);
});
