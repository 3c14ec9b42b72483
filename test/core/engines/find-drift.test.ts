/** Signs that a wire changed: none in replies as they are known, each in replies with something new. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { findDrift } from '#main/core/engines/drift/find-drift.ts';
import { KNOWN_WIRES } from '#main/core/engines/drift/known-wires.ts';
import { ENGINE_ROUTES, findRoute } from '#main/core/engines/registry.ts';
import { makeReply, makeRequest, readFixtureReply } from '#support/engine-requests.ts';

const FIXTURES = new URL('../../fixtures/engines/', import.meta.url);
/** Surfaces of one server share a folder of recorded replies. */
const SERPAPI: Readonly<Record<string, RegExp>> = {
  'serpapi-ai-overview': /^overview/,
  'serpapi-ai-mode': /^mode/,
  'serpapi-copilot': /^copilot/,
};

/** Recorded answers of a route, whatever of them is not made up to be odd. */
function listAnswers(routeId: string): string[] {
  const folder = routeId in SERPAPI ? 'serpapi' : routeId;
  const isOwn = SERPAPI[routeId] ?? /./;
  return readdirSync(new URL(`${folder}/`, FIXTURES))
    .filter((file) => isOwn.test(file) && /(answer|marked|in-page)[^.]*\.json$/.test(file) && !file.includes('untold'))
    .map((file) => `${folder}/${file.replace(/\.json$/, '')}`);
}

const drift = (routeId: string, reply: ReturnType<typeof makeReply>) => {
  const route = findRoute(routeId);
  if (!route) throw new Error(routeId);
  return findDrift(routeId, [reply], route.read([reply], makeRequest({ engine: route.engines[0] ?? 'chatgpt' })));
};

const LIVE = ENGINE_ROUTES.map(({ id }) => id).filter((id) => id !== 'simulated');

describe('replies as they are known', () => {
  it('are known of every route', () => {
    expect(Object.keys(KNOWN_WIRES).sort()).toEqual(LIVE.toSorted());
  });

  it.each(LIVE)('have no sign over %s', (id) => {
    const answers = listAnswers(id).filter((name) => {
      const route = findRoute(id);
      return route?.read([readFixtureReply(name)], makeRequest()).kind === 'answer';
    });
    expect(answers.length).toBeGreaterThan(0);
    for (const name of answers) expect(drift(id, readFixtureReply(name)), name).toEqual([]);
  });
});

const ANSWER = {
  status: 'completed',
  model: 'gpt-x',
  output: [
    { type: 'image_call', prompt: 'x' },
    { type: 'message', content: [{ type: 'output_text', text: 'Kordiva.', annotations: [{ type: 'map_pin' }] }] },
  ],
  usage: { input_tokens: 10 },
};

describe('replies with something new', () => {
  it('tell each kind of item, field and header once, by its place', () => {
    const headers = { 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-remaining-images': '5', 'x-served-by': 'a' };
    expect(
      drift('openai-responses', makeReply({ ...ANSWER, output: [...ANSWER.output, ANSWER.output[0]] }, 200, headers)),
    ).toEqual([
      { kind: 'unknown_item', name: 'output[].content[].annotations[].type = map_pin' },
      { kind: 'unknown_item', name: 'output[].type = image_call' },
      { kind: 'missing_field', name: 'usage.output_tokens' },
      { kind: 'new_header', name: 'x-ratelimit-remaining-images' },
    ]);
  });

  it('miss no field where there is no answer', () => {
    expect(drift('openai-responses', makeReply({ output: [] }))).toEqual([]);
    expect(drift('openai-responses', makeReply('not JSON'))).toEqual([]);
  });

  it('tell kinds by their keys where a wire has no names for them', () => {
    const parts = [{ text: 'Kordiva.' }, { hologram: {} }];
    const reply = { modelVersion: 'g', candidates: [{ content: { parts } }], usageMetadata: { promptTokenCount: 1 } };
    expect(drift('gemini-generate', makeReply(reply))).toEqual([
      { kind: 'unknown_item', name: 'candidates[].content.parts[] = hologram' },
    ]);
  });

  it('cannot flood anybody: ten signs at most, short and without control characters', () => {
    const output = Array.from({ length: 500 }, (_, index) => ({ type: `t${index}\0\n${'x'.repeat(1_000)}` }));
    const signs = drift('openai-responses', makeReply({ ...ANSWER, output }));
    expect(signs.length).toBe(10);
    for (const { name } of signs) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(name).not.toMatch(/[\0\n]/);
    }
  });
});
