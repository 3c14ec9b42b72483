/**
 * Characters that no text has, in files of other programs, over every transport: what an engine's answer would be mended of is mended, and a row
 * whose name, address or id holds them is refused, never stored as something else.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { runCommand } from '#support/run-command.ts';
import { startTestService, type TestService } from '#support/test-service.ts';
import { type Transport, toData } from '#support/transport.ts';
import { make } from '#support/transport-cases.ts';

type Imported = OperationOutput<'imports.run'>;

let test: TestService;
let doors: Record<'HTTP' | 'the window' | 'the command line', Importer>;
type Importer = (projectId: string, kind: string, file: string) => Promise<Imported>;

beforeAll(async () => {
  test = await startTestService();
  const through = (transport: Transport): Importer => {
    return async (projectId, kind, file) =>
      toData(await transport.call('imports.run', { projectId, kind, file: Buffer.from(file).toString('base64') }));
  };
  doors = {
    HTTP: through(await test.httpTransport()),
    'the window': through(test.owner),
    'the command line': async (projectId, kind, file) => {
      const path = join(test.dataDir, file.startsWith('{') ? 'rows.ndjson' : 'rows.csv');
      writeFileSync(path, file);
      const map = ['prompt', 'model', 'answeredAt', 'text', 'sources', 'externalId'];
      const mapped = kind === 'answers' ? map.flatMap((field) => ['--map', `${field}=${field}`]) : [];
      const args = ['import', kind, path, ...mapped, '--project', projectId, '--json', '--data-dir', test.dataDir];
      const { stdout, stderr } = await runCommand(args);
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout) as Imported;
    },
  };
});
afterAll(() => test.close());

const HALF = '\ud83d';
const MEND = '\u{fffd}';
const toLines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const ANSWER = { model: 'chatgpt', answeredAt: '2026-01-02T08:00:00Z', text: 'Brimlane.', sources: '', externalId: '' };
const faults = ({ rows }: Imported) => rows.flatMap(({ line, fault }) => (fault ? [[line, fault.field]] : []));

describe.each(['HTTP', 'the window', 'the command line'] as const)('over %s', (door) => {
  it('an answer is mended, once, and one with a broken prompt, tag or id is bad', async () => {
    const { id } = await make(test.owner);
    const file = toLines([
      {
        ...ANSWER,
        prompt: 'Which?',
        text: `A\0b ${HALF} Brimlane`,
        sources: `https://a.example/${HALF} https://b.example/\0`,
      },
      { ...ANSWER, prompt: `Wh${HALF}ich?` },
      { ...ANSWER, prompt: 'Wh\0ich?' },
      { ...ANSWER, prompt: 'Which?', externalId: `1${HALF}` },
      { ...ANSWER, prompt: 'Which?', externalId: '1\x002' },
    ]);
    const outcome = await doors[door](id, 'answers', file);
    expect(outcome.counts).toMatchObject({ new: 1, bad: 4 });
    expect(faults(outcome)).toEqual([
      [2, 'prompt'],
      [3, 'prompt'],
      [4, 'externalId'],
      [5, 'externalId'],
    ]);
    const { answers } = await test.call('answers.list', {
      projectId: id,
      startDate: '2026-01-01',
      endDate: '2026-01-03',
    });
    const stored = await test.call('answers.get', { answerId: answers[0]?.id ?? '', projectId: id });
    expect(stored.text).toBe(`A${MEND}b ${MEND} Brimlane`);
    expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud83d/i);
    expect((await doors['the window'](id, 'answers', file)).counts).toMatchObject({ new: 0, duplicate: 1 });
  });

  it('a response, a prompt and a tag are refused row by row, in a file that begins with a zero byte', {
    tags: 'long',
  }, async () => {
    const { id } = await make(test.owner);
    const responses = 'Channel,Page\nMy fri\0end,\nChatGPT,https://a.example/\0\nChatGPT,https://a.example\n';
    const outcome = await doors[door](id, 'attribution', responses);
    expect(outcome.counts).toMatchObject({ new: 1, bad: 2 });
    expect(faults(outcome)).toEqual([
      [2, 'channelId'],
      [3, 'pageUrl'],
    ]);
    const prompts = toLines([
      { prompt: `Which ${HALF}planner?` },
      { prompt: 'Which planner?', tags: `a${HALF}` },
      { prompt: 'Which planner?', tags: 'a\0' },
      { prompt: 'Which planner?', tags: 'a' },
    ]);
    expect((await doors[door](id, 'prompts', prompts)).counts).toMatchObject({ new: 1, bad: 3 });
  });
});

it('an answer that was kept as it came is not imported a second time', async () => {
  const { id } = await make(test.owner);
  const broken = { ...ANSWER, prompt: 'Which?', text: `A\0b`, externalId: undefined };
  const path = join(test.dataDir, 'once.ndjson');
  const read = async (line: object) => {
    writeFileSync(path, `${JSON.stringify({ ...line, sources: [] })}\n`);
    return test.call('answers.import', { projectId: id, path });
  };
  expect(await read(broken)).toMatchObject({ imported: 1 });
  expect(await read({ ...broken, text: `A${MEND}b` })).toMatchObject({ imported: 0, duplicates: 1 });
  expect(await read(broken)).toMatchObject({ imported: 0, duplicates: 1 });
});
