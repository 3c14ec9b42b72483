/** The portfolio on the command line, for people and for scripts; the numbers are worked out by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir], env);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

async function make(name: string, texts: readonly string[], fields: object = {}): Promise<string> {
  const site = { language: 'en', websiteUrl: `https://${name.toLowerCase()}.example` } as const;
  const { id } = await service.call('projects.create', { name, ...site, ...fields });
  const lines = texts.map((text, at) => ({
    prompt: `Which, ${at}?`,
    model: 'chatgpt',
    answeredAt: `${yesterday}T08:00:0${at}Z`,
    text,
  }));
  const file = join(root, `${name}.ndjson`);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  if (lines.length > 0) await service.call('answers.import', { projectId: id, path: file });
  return id;
}

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  const kordiva = await make('Kordiva', ['Kordiva.', 'Kordiva it is.', 'Nobody.', 'None.']);
  await make('Askbarn', [], { isPitch: true, pitchDurationDays: 7 });
  expect(await cli('projects', 'update', kordiva, '--label', 'Retail', '--label', 'Berlin')).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('portfolio', () => {
  it('prints a line for each project below the sums of all', async () => {
    const { code, stdout } = await cli('portfolio');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    // Tasks are looked for by the service in its own time.
    expect(lines[1]).toMatch(/^Live: 1 client, 1 pitch, 4 answers, 0 in trouble, \d+ tasks?, \$0\.00 this month$/);
    expect(lines[2]).toMatch(/Askbarn {2}no answers {2}-.*pitch, 7 days left$/);
    expect(lines[3]).toMatch(/Kordiva \[Berlin, Retail\] {2}50\.0% \(/);
    expect(lines).toHaveLength(4);
  });

  it('prints JSON, and takes filters and an order', async () => {
    const read = async (...args: string[]) =>
      JSON.parse((await cli('portfolio', '--json', ...args)).stdout) as OperationOutput<'portfolio.list'>;
    const all = await read('--sort', 'visibility', '--desc');
    expect(all.projects.map(({ name, visibility }) => [name, visibility.rate])).toEqual([
      ['Kordiva', 50],
      ['Askbarn', null],
    ]);
    expect((await read('--kind', 'pitches')).projects.map(({ name }) => name)).toEqual(['Askbarn']);
    expect((await read('--label', 'retail')).projects.map(({ name }) => name)).toEqual(['Kordiva']);
    expect((await read('--search', 'barn')).projects.map(({ name }) => name)).toEqual(['Askbarn']);
    expect((await read('--in-trouble')).projects).toEqual([]);
  });

  it('refuses what it does not know in one line', async () => {
    const { code, stderr } = await cli('portfolio', '--sort', 'colour');
    expect(code).not.toBe(0);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
