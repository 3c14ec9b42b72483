/** Changes, figures, engines and plans explained on the command line, beside a running service; the numbers are worked out by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { listHalfNamed } from '#support/half-named.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir], env);
const toDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
/** Six days each; ChatGPT named the brand before and does no more, Gemini was asked now alone. */
const [BEFORE, NOW] = [
  { from: toDay(15), to: toDay(10) },
  { from: toDay(9), to: toDay(4) },
];
const WEEK = ['--from', NOW.from, '--to', NOW.to];

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await service.call('projects.create', { name: 'Kordiva', ...site })).id;
  const lines = [
    ...listHalfNamed('Kordiva', BEFORE.to),
    ...listHalfNamed(null, NOW.to),
    ...listHalfNamed('Kordiva', NOW.to, 'gemini'),
  ];
  const file = join(root, 'answers.ndjson');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  await service.call('answers.import', { projectId, path: file });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('explain change', () => {
  const change = (...more: string[]) =>
    cli('explain', 'change', '--project', projectId, ...WEEK, '--model', 'chatgpt', ...more);

  it('says in a sentence what is lost where, and adds up by prompt', async () => {
    const { code, stdout } = await change('--by', 'prompt');
    expect(code).toBe(0);
    const [head, cause, figures, parts, , ...rows] = stdout.split('\n');
    // Paired by prompt: 10 / 9 * 10 * (3 / 60)^2, root 0.1667, t(9) 2.2622: -50 +- 37.7.
    expect(head).toBe('-50.0 points, real.');
    expect(cause).toBe('5 of 10 prompts lost 50.0 of them.');
    expect(figures).toBe(`mentionRate: 50.0 (${BEFORE.from} to ${BEFORE.to}), 0.0 (${NOW.from} to ${NOW.to}).`);
    expect(parts).toBe('Asked differently: +0.0. Answered differently: -50.0.');
    expect(rows.filter((row) => row.trimStart().startsWith('-10.0'))).toHaveLength(5);
    expect(rows.filter((row) => row.trimStart().startsWith('+0.0'))).toHaveLength(5);
  });

  it('prints what the API gives, and compares with days of choice', async () => {
    const compared = ['--compare-from', BEFORE.from, '--compare-to', BEFORE.from];
    const found = JSON.parse((await change('--json', ...compared)).stdout) as OperationOutput<'metrics.explainChange'>;
    expect(found).toMatchObject({ change: -50, currentN: 60, previousN: 10, by: 'engine' });
    expect(found.contributions).toMatchObject([
      { id: 'chatgpt', points: -50, mixPoints: 0, verdict: 'too_few_answers' },
    ]);
  });

  it('says what is wrong with a group that is none', async () => {
    const { code, stderr } = await change('--by', 'planet');
    expect(code).not.toBe(0);
    expect(stderr).toContain('by');
  });
});

describe('explain number', () => {
  it('has the formula with its numbers, both intervals and the answers behind it', async () => {
    const { code, stdout } = await cli('explain', 'number', '--project', projectId, ...WEEK, '--model', 'gemini');
    expect(code).toBe(0);
    expect(stdout).toContain(`mentionRate of Kordiva, ${NOW.from} to ${NOW.to}: 50.0\n`);
    expect(stdout).toContain('60 questions asked, 60 answers counted.');
    // No prompt ever answered otherwise: one answer in 60 might have. Over prompts: n 9, t(9), +-30.1.
    expect(stdout).toContain('Prompts like these (95 %): 19.9 to 80.1\n');
    expect(stdout).toContain(`60 answers: /v1/projects/${projectId}/answers?startDate=${NOW.from}&endDate=${NOW.to}`);
  });
});

describe('engines compare', () => {
  it('sets one engine against another over the prompts of both', async () => {
    const { code, stdout } = await cli('engines', 'compare', 'gemini', 'chatgpt', '--project', projectId, ...WEEK);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      `Gemini against ChatGPT, ${NOW.from} to ${NOW.to}: 10 prompts that both answered (left out: 0 only of Gemini, 0 only of ChatGPT)`,
      'Visibility: 50.0 % against 0.0 %, +50.0 points, real',
      'Named: 50.0 % against 0.0 %, +50.0 points, real',
    ]);
  });
});

describe('plan', () => {
  const plan = (...target: string[]) => cli('plan', '--project', projectId, '--model', 'gemini', ...target);

  it('says how many prompts reach a half width, and that nothing else does', async () => {
    const { code, stdout } = await plan('--half-width', '20');
    expect(code).toBe(0);
    // As over HTTP: 25 prompts reach +-19.95, 24 do not.
    expect(stdout).toContain('10 prompts on 1 engines, 6 days, 1 answer a day');
    expect(stdout).toContain('Now +-30.1, and changes of 0.0 are seen');
    expect(stdout).toContain('For +-20, one of:\n* 25 prompts: 150 answers');
    expect(stdout).toContain('  samples a run: not with any number of them (30.1 at best)');
  });

  it('says that a target is reached, and takes one target', async () => {
    expect((await plan('--detect', '5')).stdout).toContain('a change of 5 seen in four of five cases is reached.');
    const none = await plan();
    expect(none.code).not.toBe(0);
    expect(none.stderr).toContain('halfWidth or detect');
  });
});
