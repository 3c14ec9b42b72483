import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineRequest, ReadAnswer, ReadOutcome } from '#main/core/engines/engine-route.ts';
import { simulatedRoute as route } from '#main/core/engines/simulated/simulated-route.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { anyText } from '#support/any-text.ts';
import { makeContext, makeReply, makeRequest } from '#support/engine-requests.ts';

const CONTEXT = makeContext({}, { fetch: () => Promise.reject(new Error('no network')) });

async function callRaw(ask: EngineRequest): Promise<string> {
  const replies = await route.call(ask, CONTEXT);
  return 'kind' in replies ? replies.reason : new TextDecoder().decode(replies[0]?.body);
}

async function getOutcome(ask: EngineRequest): Promise<ReadOutcome> {
  const replies = await route.call(ask, CONTEXT);
  return 'kind' in replies ? replies : route.read(replies, ask);
}

function toDay(offset: number, start = '2026-08-10'): string {
  return new Date(Date.parse(start) + offset * 86_400_000).toISOString().slice(0, 10);
}

/** Outcomes of 20 prompts on the given days. */
async function getOutcomes(engine: Engine, days: number, start: string, parts: Partial<EngineRequest> = {}) {
  const outcomes: ReadOutcome[] = [];
  for (let day = 0; day < days; day += 1) {
    for (let number = 0; number < 20; number += 1) {
      const prompt = `Which planning tool number ${number} is good?`;
      outcomes.push(await getOutcome(makeRequest({ engine, prompt, day: toDay(day, start), ...parts })));
    }
  }
  return outcomes;
}

function pickAnswers(outcomes: ReadOutcome[]): ReadAnswer[] {
  return outcomes.filter((outcome) => outcome.kind === 'answer');
}

function toOwnShare(outcomes: ReadOutcome[]): number {
  const answers = pickAnswers(outcomes);
  return answers.filter((answer) => answer.text.includes('Kordiva')).length / answers.length;
}

describe('the simulated engine', () => {
  it('gives the same bytes for the same ask', async () => {
    expect(await callRaw(makeRequest())).toBe(await callRaw(makeRequest()));
  });

  it.each<[string, Partial<EngineRequest>]>([
    ['seed', { scene: { ...makeRequest().scene, seed: 'other' } }],
    ['prompt', { prompt: 'Which one?' }],
    ['engine', { engine: 'claude' }],
    ['day', { day: '2026-11-04' }],
    ['sample', { sample: 2 }],
  ])('answers differently for another %s', async (_, parts) => {
    expect(await callRaw(makeRequest(parts))).not.toBe(await callRaw(makeRequest()));
  });

  it.each(ENGINES)('writes readable answers as %s, citing and searching as that engine would', async (engine) => {
    const exposes = ['chatgpt', 'claude', 'gemini', 'grok', 'mistral', 'deepseek'].includes(engine);
    const answers = pickAnswers(await getOutcomes(engine, 5, '2026-10-01'));
    expect(answers.length).toBeGreaterThan(70);
    for (const answer of answers) {
      expect(answer.text.trim()).not.toBe('');
      expect(answer.text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      expect(answer.queries === null).toBe(!exposes);
      expect(answer).toMatchObject({ bill: { reportedUsd: 0, usage: null }, engineVersion: 'simulated-1' });
      expect(answer.isGrounded).toBe(answer.retrieved.length > 0);
      expect(new Set(answer.cited.map((page) => page.url)).size).toBe(answer.cited.length);
      for (const page of answer.retrieved) expect(new URL(page.url).hostname).toMatch(/\.example$/);
    }
    expect(answers.some((answer) => answer.cited.some((page) => page.url.includes('kordiva.example')))).toBe(true);
    expect(new Set(answers.map((answer) => answer.text)).size).toBeGreaterThan(answers.length * 0.95);
  });

  it('uses headings, lists, tables and links across its answers', async () => {
    const texts = pickAnswers(await getOutcomes('chatgpt', 5, '2026-10-01')).map((answer) => answer.text);
    for (const mark of [/^## /m, /^1\. \*\*/m, /^- \*\*/m, /^\| --- \|/m, /\]\(https:\/\//]) {
      expect(texts.some((text) => mark.test(text))).toBe(true);
    }
  });

  it.each([
    ['EN', /\b(the|that|your)\b/],
    ['DE', /\b(der|die|und|Sie)\b/],
    ['FR', /\b(les|vous|et|votre)\b/],
    ['ja', /\b(the|that|your)\b/],
  ])('writes in the language %s, or in English', async (language, words) => {
    const answers = pickAnswers(await getOutcomes('gemini', 2, '2026-10-01', { language }));
    for (const answer of answers.filter((entry) => !entry.isRefusal)) expect(answer.text).toMatch(words);
  });

  it('names the own brand more often as 90 days go by, on every engine, with a seed that dates its start or without', async () => {
    for (const seed of ['seed-1', 'f00d@2026-08-10']) {
      const scene = { ...makeRequest().scene, seed };
      for (const engine of ['chatgpt', 'perplexity', 'ai_overview', 'claude', 'gemini'] as const) {
        const early = toOwnShare(await getOutcomes(engine, 10, '2026-08-10', { scene }));
        const late = toOwnShare(await getOutcomes(engine, 10, '2026-10-29', { scene }));
        expect(late).toBeGreaterThan(early);
      }
    }
  });

  it('starts the rise on the day that the seed names, in any year', async () => {
    const scene = { ...makeRequest().scene, seed: 'f00d@2031-02-01' };
    const early = toOwnShare(await getOutcomes('claude', 15, '2031-02-01', { scene }));
    const late = toOwnShare(await getOutcomes('claude', 15, '2031-04-17', { scene }));
    expect(late).toBeGreaterThan(early + 0.05);
  });

  it('nearly always names a brand that the question names', async () => {
    const outcomes = await getOutcomes('claude', 5, '2026-10-01', { prompt: 'kordiva or brimlane?' });
    expect(toOwnShare(outcomes)).toBeGreaterThan(0.9);
  });

  it('shows no AI overview for about an eighth of the questions, and refuses one in two hundred', async () => {
    const overviews = await getOutcomes('ai_overview', 60, '2026-01-01');
    const hidden = overviews.filter((outcome) => outcome.kind === 'not_shown').length / overviews.length;
    expect(hidden).toBeGreaterThan(0.09);
    expect(hidden).toBeLessThan(0.15);
    const others = await getOutcomes('mistral', 100, '2026-01-01');
    expect(others.every((outcome) => outcome.kind === 'answer')).toBe(true);
    const refused = pickAnswers(others).filter((answer) => answer.isRefusal).length;
    expect(refused).toBeGreaterThanOrEqual(2);
    expect(refused).toBeLessThanOrEqual(25);
  });

  it.each([
    ['[simulate:failure]', { kind: 'failure', reason: 'overloaded' }],
    ['[simulate:refusal]', { kind: 'answer', isRefusal: true, cited: [] }],
    ['[simulate:not_shown]', { kind: 'not_shown' }],
  ])('does as %s in a prompt says', async (directive, expected) => {
    expect(await getOutcome(makeRequest({ prompt: `Which tool? ${directive}` }))).toMatchObject(expected);
  });

  it('stops when aborted before', async () => {
    const context = makeContext({}, { signal: AbortSignal.abort() });
    expect(await route.call(makeRequest(), context)).toMatchObject({ reason: 'aborted' });
  });

  it('answers any ask at all', async () => {
    const anyAsk = fc.record({
      prompt: anyText(),
      language: fc.string(),
      day: fc.string(),
      engine: fc.constantFrom(...ENGINES),
      brands: fc.array(fc.record({ name: fc.string(), domain: fc.option(fc.domain()), isOwn: fc.boolean() })),
    });
    await fc.assert(
      fc.asyncProperty(anyAsk, async ({ brands, ...parts }) => {
        const outcome = await getOutcome(makeRequest({ ...parts, scene: { seed: 's', brands } }));
        expect(outcome.kind).not.toBe('failure');
      }),
    );
  });

  it('calls foreign bytes schema drift', () => {
    for (const body of ['', '{}', '{"format":"simulated/2","outcome":"not_shown"}', new Uint8Array([255])]) {
      expect(route.read([makeReply(body)], makeRequest())).toMatchObject({ reason: 'schema_drift' });
    }
    expect(route.read([], makeRequest())).toMatchObject({ reason: 'schema_drift' });
  });

  it('gives at least 5000 answers a second of processor time, asked and read', async () => {
    const asks = Array.from({ length: 2500 }, (_, number) => makeRequest({ sample: number + 1 }));
    const best = { perSecond: 0 };
    for (let round = 0; round < 5 && best.perSecond < 5000; round += 1) {
      const before = process.cpuUsage();
      for (const ask of asks) await getOutcome(ask);
      const { user, system } = process.cpuUsage(before);
      best.perSecond = Math.max(best.perSecond, asks.length / ((user + system) / 1e6));
    }
    expect(best.perSecond).toBeGreaterThan(5000);
  });
});
