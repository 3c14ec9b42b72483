import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { checkOutput, findOperation } from '#support/check-wire.ts';
import { lockCheaply } from '#support/lock-cheaply.ts';
import { startTestService, type TestService } from '#support/test-service.ts';
import {
  type CurlLine,
  listShellLines,
  pickPath,
  readCurl,
  readShellLine,
  splitWords,
  type Variables,
} from './shell-lines.ts';

const LINES = listShellLines(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8'));
const PUBLIC = (Object.values(OPERATIONS) as Operation[]).filter(({ http }) => http !== null).map(({ name }) => name);

let test: TestService;
/** What the reader has: the address, a key, the day. Lines add ids. */
let variables: Variables;
const called = new Set<string>();
const files = new Map<string, Buffer<ArrayBuffer>>();

beforeAll(async () => {
  test = await startTestService();
  variables = {
    BASE: `${test.address}/v1`,
    KEY: await test.issueKey(),
    TODAY: new Date(test.clock.now()).toISOString().slice(0, 10),
  };
});
afterAll(() => test.close());

/**
 * Simulated answers name tracked brands only; the document says that suggestions come from other ones. A simulated answer
 * may also have searched for nothing, this one always did.
 */
const FOREIGN_ANSWER = {
  prompt: 'Which planner is the simplest?',
  model: 'chatgpt',
  answeredAt: '2026-03-10T08:00:00Z',
  text: '1. **Oduvia**\n2. **Rastorio**\n3. **Kordiva**\n\nKordeva and Kordivva are quick.',
  fanOutQueries: ['simple planner & board'],
};

/** What comes by itself, and a reader waits a moment for. */
async function waitUntil(isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} do not come.`);
}

/** Simulated answers of a day may leave no gap: one that names a competitor alone and cites a site of nobody tracked. */
async function findGap(projectId: string): Promise<object> {
  const { brands } = await test.call('competitors.tracked', { projectId });
  const rival = brands.find(({ isUserBrand }) => !isUserBrand)?.name ?? '';
  const answeredAt = new Date(test.clock.now()).toISOString();
  return {
    prompt: FOREIGN_ANSWER.prompt,
    model: 'chatgpt',
    answeredAt,
    text: rival,
    sources: ['https://boardweekly.example/best'],
  };
}

/** A simulated run is over too soon to be paused, so nobody works the queue then. */
async function prepare(name: string): Promise<void> {
  const projectId = variables.PROJECT ?? '';
  if (name === 'runs.start') await test.service.core.executor.stop();
  if (name === 'sources.gapDomains') await test.importLines(projectId, [await findGap(projectId)]);
  if (name !== 'competitors.suggestions' || called.has(name)) return;
  await test.importLines(projectId, [FOREIGN_ANSWER]);
  const list = () => test.call('competitors.suggestions', { projectId, minAnswers: 1 });
  await waitUntil(async () => (await list()).suggestions.length >= 2, 'Suggestions');
}

async function waitForAnswers(projectId: string): Promise<void> {
  const list = () => test.call('runs.list', { projectId });
  await waitUntil(async () => (await list()).every((run) => run.state === 'finished'), 'Answers');
}

/** What the reader keeps is sent along later: the same archive, locked so that opening it does not take seconds. */
async function keepArchive(name: string): Promise<void> {
  const path = join(test.dataDir, name);
  await test.call('projectFiles.save', { projectId: variables.PROJECT ?? '', path });
  await lockCheaply(path, 'correct horse battery staple');
  const content = readFileSync(path) as Buffer<ArrayBuffer>;
  files.set(name, content);
  variables.ARCHIVE = content.toString('base64');
}

async function send(asked: CurlLine): Promise<unknown> {
  const { pathname } = new URL(asked.url);
  const name = findOperation(asked.method, pathname);
  if (name === null) throw new Error(`No operation: ${asked.line}`);
  await prepare(name);
  const { method, headers, sends, keeps } = asked;
  const body = sends === undefined ? asked.body : files.get(sends);
  const reply = await fetch(asked.url, { method, headers, body: body ?? null });
  if (OPERATIONS[name].http?.sends === 'file') {
    expect([reply.status, reply.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'attachment']);
    called.add(name);
    const content = Buffer.from(await reply.arrayBuffer());
    if (keeps !== undefined) {
      expect(content.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
      await keepArchive(keeps);
    }
    return null;
  }
  const json = (await reply.json()) as { data: unknown };
  expect(reply.status, `${asked.line}\n${JSON.stringify(json)}`).toBe(200);
  checkOutput(name, json.data);
  called.add(name);
  if (name === 'prompts.create') await waitForAnswers(variables.PROJECT ?? '');
  return json;
}

describe('docs/api.md', () => {
  it.each(LINES)('%s', async (line) => {
    const told = readShellLine(line);
    if (told.kind === 'set') variables[told.name] ??= splitWords(told.value, variables).join(' ');
    else {
      const json = await send(readCurl(told.command, variables));
      if (told.kind === 'capture') variables[told.name] = pickPath(json, told.path);
    }
  });

  it('has a line for every operation that keys may call', () => {
    expect([...called].sort()).toEqual(PUBLIC.sort());
  });
});
