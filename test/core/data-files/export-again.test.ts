/** Whatever happens between exports: one that writes only what has changed leaves what one into an empty folder would write. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { call } from '#main/handlers/dispatch.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';
import { type Choice, seededChoice } from '#support/seeded-choice.ts';

const HISTORIES = Number(process.env.SIGHTLINE_TEST_RUNS ?? 1);
const CHANGES = 6;

let world: KettleWorld;
let dir: string;
beforeEach(async () => {
  world = await openKettleWorld();
  dir = mkdtempSync(join(tmpdir(), 'export-again-'));
});
afterEach(async () => {
  await world.close();
  rmSync(dir, { recursive: true, force: true });
});

it.each(Array.from({ length: HISTORIES }, (_, index) => index + 1))('random history %d', async (seed) => {
  const choice = seededChoice(seed);
  const grown = join(dir, 'grown');
  const done: string[] = [];
  await write(grown);
  for (let at = 0; at < CHANGES; at++) {
    const [name, change] = choice.pick(Object.entries(CHANGE_KINDS));
    done.push(name);
    await change(choice, seed * 100 + at);
    const changed = await write(grown);
    const all = await write(join(dir, `fresh-${at}`));
    expect([done, readRows(changed)]).toEqual([done, readRows(all)]);
  }
  expect((await write(grown)).written).toBe(0);
});

type Change = (choice: Choice, seed: number) => Promise<unknown>;

const WINDOW = { startDate: '2025-12-01', endDate: '2026-03-10', limit: 50 } as const;

const CHANGE_KINDS: Readonly<Record<string, Change>> = {
  'answers come': (_choice, seed) =>
    world.addAnswers(
      [...generateAnswers({ count: 12, seed, lastDay: '2026-03-09', days: 60 })].map(({ line }) => line),
    ),
  'a page gets a title': async (_choice, seed) => {
    const source = { url: 'https://quellwerk.com/a', title: `Title ${seed}` };
    await world.addAnswers([
      { prompt: 'best kettle', model: 'chatgpt', answeredAt: '2026-01-09T08:00:00Z', text: 'x', sources: [source] },
    ]);
  },
  'an opinion is decided': async (choice, seed) => {
    const { answers } = await world.call('answers.list', WINDOW);
    const answerId = choice.pick(answers).id;
    const { mentions } = await world.call('answers.get', { answerId });
    const { brands } = await world.call('competitors.tracked', {});
    const brandId = brands.find(({ name }) => name === mentions[0]?.name)?.id;
    if (brandId === undefined) return;
    await world.call('opinions.override', { answerId, brandId, sentiment: seed % 100, reason: 'by hand' });
  },
  'a prompt is tagged': async (choice, seed) => {
    const { prompts } = await world.call('prompts.list', { limit: 50 });
    await world.call('prompts.update', { promptId: choice.pick(prompts).id, tags: [`tag ${seed}`] });
  },
  'a brand comes': (_choice, seed) => world.call('competitors.add', { name: `Newcomer ${seed}` }),
  'a name is added': (_choice, seed) => world.call('projects.configure', { brandAliases: [`Alias ${seed}`, 'and'] }),
  'a source is classified': (choice) =>
    world.call('sources.classify', {
      domain: choice.pick(['reddit.com', 'quellwerk.com']),
      sourceType: choice.pick(['editorial', 'corporate', null]),
    }),
  'somebody says where from': (_choice, seed) =>
    world.call('attribution.createBulk', { responses: [{ channelId: 'ai_chatgpt', dealValue: seed }] }),
};

const write = (to: string) => call(world.core, 'dataFiles.export', OWNER, { to, format: 'ndjson', withText: true });

/** By table and month, of the files that the manifest names, but for when they were written. */
function readRows({ path, manifest }: { path: string; manifest: string }): Record<string, string[]> {
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    files: { table: string; month: string; path: string }[];
  };
  return Object.fromEntries(
    files.map((file) => {
      const lines = readFileSync(join(path, file.path), 'utf8').replace(/"written_at":"[^"]+"/g, '');
      return [`${file.table} ${file.month}`, lines.split('\n').toSorted()];
    }),
  );
}
