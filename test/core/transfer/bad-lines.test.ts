/** What an import does with lines that are not valid, and with answers that it knows already. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { importAnswers } from '#main/core/transfer/import-answers.ts';
import { defineJob } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import {
  createWorldProject,
  type FolderService,
  makeTempDir,
  removeDir,
  startFolderService,
} from '#support/folder-service.ts';

const dir = makeTempDir();
let service: FolderService;
let projectId: string;

beforeAll(async () => {
  service = await startFolderService({ dataDir: join(dir, 'data') });
  projectId = await createWorldProject(service, 1);
});

afterAll(async () => {
  await service.close();
  removeDir(dir);
});

const GOOD = { prompt: 'Which tool?', model: 'chatgpt', answeredAt: '2026-03-01T10:00:00Z', text: 'Acme is a tool.' };

function write(name: string, lines: readonly (object | string)[], glue = '\n'): string {
  const path = join(dir, name);
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join(glue));
  return path;
}

async function countAll() {
  const status = await service.call('system.status', {});
  const { pagination } = await service.call('prompts.list', { projectId });
  return { answers: status.answers, prompts: pagination.total };
}

describe('a file with bad lines', () => {
  const bad = () =>
    write('bad.ndjson', [
      { ...GOOD, prompt: 'Kept only when all lines are good' },
      '{"prompt": ',
      '',
      { ...GOOD, model: 'abacus' },
      { ...GOOD, answeredAt: '2026-02-30T10:00:00Z' },
      { ...GOOD, text: '  ' },
      { ...GOOD, prompt: 'x'.repeat(501) },
      { ...GOOD, language: 'xx' },
      { ...GOOD, sources: [{ title: 'no address' }] },
      '[1]',
      { ...GOOD, prompt: 'The last line is good too', externalId: 'last' },
    ]);

  it('is refused with the number of every bad line, and nothing is stored', async () => {
    const before = await countAll();
    const refused = await service.dispatch('answers.import', { projectId, path: bad() });
    const issues = 'error' in refused ? refused.error.details?.issues : null;
    expect((issues as { path: string }[]).map((issue) => issue.path)).toEqual(
      [2, 4, 5, 6, 7, 8, 9, 10].map((line) => `line ${line}`),
    );
    expect(JSON.stringify(issues)).toContain('model');
    expect(JSON.stringify(issues)).toContain('with its zone, for example');
    expect(issues).toContainEqual({
      path: 'line 9',
      message: 'sources.0 must be a web address, or a page as { url, title }',
    });
    expect(await countAll()).toEqual(before);
  });

  it('gives its good lines, and names the others, when invalid lines are skipped', async () => {
    const before = await countAll();
    const outcome = await service.call('answers.import', { projectId, path: bad(), skipInvalid: true });
    expect(outcome).toMatchObject({ imported: 2, duplicates: 0, createdPrompts: 2 });
    expect(outcome.skipped.map((problem) => problem.line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10]);
    expect(await countAll()).toEqual({ answers: before.answers + 2, prompts: before.prompts + 2 });
  });

  it('a file that cannot be read is refused', async () => {
    const refused = await service.dispatch('answers.import', { projectId, path: join(dir, 'nothing.ndjson') });
    expect(refused).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });

  it('a byte order mark, Windows line ends and a missing last line end do no harm', async () => {
    const lines = ['one', 'two'].map((externalId) => ({ ...GOOD, externalId }));
    const path = write('windows.ndjson', [`\uFEFF${JSON.stringify(lines[0])}`, lines[1] ?? ''], '\r\n');
    expect(await service.call('answers.import', { projectId, path })).toMatchObject({ imported: 2, skipped: [] });
  });
});

describe('a file of other bytes than UTF-8', () => {
  /** Of three lines, the second is written as an old spreadsheet would. */
  const latin = () => {
    const path = join(dir, 'latin.ndjson');
    const [first, second, third] = ['one', 'Für wen?', 'drei – für alle'].map((prompt) =>
      JSON.stringify({ ...GOOD, prompt, externalId: `bytes ${prompt}` }),
    );
    writeFileSync(
      path,
      Buffer.concat([Buffer.from(`${first}\n`), Buffer.from(`${second}\n`, 'latin1'), Buffer.from(third ?? '')]),
    );
    return path;
  };

  it('is refused with the number of the line, so that no letter is replaced in silence', async () => {
    expect(await service.dispatch('answers.import', { projectId, path: latin() })).toMatchObject({
      error: { details: { issues: [{ path: 'line 2', message: 'is not UTF-8' }] } },
    });
  });

  it('keeps its other lines, when invalid ones are skipped, to the letter', async () => {
    const outcome = await service.call('answers.import', { projectId, path: latin(), skipInvalid: true });
    expect(outcome).toMatchObject({ imported: 2, skipped: [{ line: 2 }] });
    const { prompts } = await service.call('prompts.list', { projectId, search: 'drei – für' });
    expect(prompts).toHaveLength(1);
  });

  it('reads characters and lines that lie across what is read at a time', { tags: 'long' }, async () => {
    // Three bytes a character: a million bytes end within one.
    const text = `Acme ${'é€'.repeat(300_000)}`;
    const lines = ['long 1', 'long 2'].map((externalId) => ({ ...GOOD, text: `${text} ${externalId}`, externalId }));
    const path = write('long.ndjson', lines);
    expect(await service.call('answers.import', { projectId, path })).toMatchObject({ imported: 2, skipped: [] });
    expect(await service.call('answers.import', { projectId, path })).toMatchObject({ imported: 0, duplicates: 2 });
  });
});

it('a field that is null is one that is left out', async () => {
  const nothing = { language: null, tags: null, sources: null, retrieved: null, fanOutQueries: null };
  const line = { ...GOOD, text: 'Acme without more.', ...nothing, externalId: null, surface: null };
  const path = write('null.ndjson', [line, { ...GOOD, text: line.text }]);
  expect(await service.call('answers.import', { projectId, path })).toMatchObject({ imported: 1, duplicates: 1 });
});

describe('answers that are there already', () => {
  it('are known by their external id, whatever else changed, and add no prompt and no tag', async () => {
    const first = write('known-1.ndjson', [{ ...GOOD, prompt: 'Known', externalId: 'known' }]);
    await service.call('answers.import', { projectId, path: first });
    const before = await countAll();
    const again = { ...GOOD, prompt: 'Another prompt for the same id', externalId: 'known', tags: ['stray'] };
    const path = write('known-2.ndjson', [again, { ...GOOD, prompt: 'Known', externalId: 'known', tags: ['stray'] }]);
    expect(await service.call('answers.import', { projectId, path })).toMatchObject({
      imported: 0,
      duplicates: 2,
      createdPrompts: 0,
    });
    expect(await countAll()).toEqual(before);
    const { prompts } = await service.call('prompts.list', { projectId, search: 'Known' });
    expect(prompts.map((prompt) => prompt.tags)).toEqual([[]]);
  });

  it('are known by what they say when they have no external id, also twice in one file', async () => {
    const twice = { ...GOOD, prompt: 'Twice', sources: [{ url: 'https://acme.example/a' }] };
    const other = { ...twice, sources: [{ url: 'https://acme.example/b' }] };
    const path = write('twice.ndjson', [twice, twice, other]);
    expect(await service.call('answers.import', { projectId, path })).toMatchObject({ imported: 2, duplicates: 1 });
  });

  it('prompts made by an import are paused, so that nothing is asked or paid for them', async () => {
    const { prompts } = await service.call('prompts.list', { projectId });
    expect(new Set(prompts.map((prompt) => prompt.state))).toEqual(new Set(['paused']));
    expect((await service.call('system.status', {})).jobs.total).toBe(0);
  });
});

describe('an import that fails while it writes', () => {
  it('leaves no answer, prompt or tag behind', async () => {
    const storage = openInlineStorage(join(dir, 'data'), Date.now);
    const there = write('there.ndjson', [{ ...GOOD, prompt: 'Was there' }]);
    await service.call('answers.import', { projectId, path: there });
    const before = await countAll();
    const lines = Array.from({ length: 350 }, (_, index) => ({
      ...GOOD,
      prompt: index % 2 ? 'Was there' : `New ${index}`,
      tags: ['half'],
      externalId: `half-${index}`,
    }));
    const path = write('half.ndjson', lines);
    const project = await storage.read(loadProject, projectId);
    const request = { projectId: project?.id ?? 0, path, skipInvalid: false, defaultLanguage: 'en' };
    let batches = 0;
    const failing = defineJob('test.failing', (job, input: typeof request) => {
      const write: typeof job.write = (command, given) =>
        command.name === 'imports.save' && ++batches === 3
          ? Promise.reject(new Error('disk full'))
          : job.write(command, given);
      return importAnswers.run({ ...job, write }, input);
    });
    await expect(storage.job(failing, request)).rejects.toThrow('disk full');
    await storage.close();
    expect(batches).toBe(3);
    expect(await countAll()).toEqual(before);
    const { prompts } = await service.call('prompts.list', { projectId, search: 'Was there' });
    expect(prompts[0]?.tags).toEqual([]);
    expect(await service.call('system.doctor', {})).toMatchObject({ ok: true });
  });

  it('gives a prompt that was there the tags of all its lines once it succeeds', async () => {
    const path = write('tags.ndjson', [
      { ...GOOD, prompt: 'Was there', tags: ['one'], externalId: 'tags-1' },
      { ...GOOD, prompt: 'Was there', tags: ['Two', 'ONE'], externalId: 'tags-2' },
    ]);
    await service.call('answers.import', { projectId, path });
    const { prompts } = await service.call('prompts.list', { projectId, search: 'Was there' });
    expect(prompts[0]?.tags).toEqual(['one', 'Two']);
  });
});

describe('a moment that cannot be', () => {
  it.each(['2400-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1969-12-31T23:00:00Z', '0001-01-01T00:00:00Z'])(
    '%s is refused by an import and by hand in the same words',
    async (answeredAt) => {
      const fault = answeredAt < '1970' ? 'must not be before 1970' : 'must not be in the future';
      const path = write(`moment-${answeredAt.slice(0, 4)}.ndjson`, [GOOD, { ...GOOD, answeredAt }]);
      expect(await service.dispatch('answers.import', { projectId, path })).toMatchObject({
        error: { details: { issues: [{ path: 'line 2', message: `answeredAt ${fault}` }] } },
      });
      expect(await service.dispatch('answers.add', { projectId, ...GOOD, answeredAt })).toMatchObject({
        error: { details: { issues: [{ path: 'answeredAt', message: fault }] } },
      });
    },
  );
});
