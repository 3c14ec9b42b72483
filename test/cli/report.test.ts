/** Reports on the command line: built without a window, in a process of its own, beside a running service. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { expectOwnersOnly } from '#support/only-on.ts';
import { makePrintBrowser } from '#support/print-browser.ts';
import { runCommand } from '#support/run-command.ts';
import { runCli } from '#support/spawn-program.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const out = join(root, 'out');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir], env);
const build = (file: string, ...more: string[]) =>
  cli('report', 'build', '--project', projectId, '--format', 'html', '--out', join(out, file), ...more);
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  mkdirSync(out);
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await service.call('projects.create', { name: 'Kordiva', ...site })).id;
  const path = join(root, 'answers.ndjson');
  const line = (text: string) => ({ prompt: 'Which?', model: 'chatgpt', answeredAt: `${today}T00:00:00Z`, text });
  writeFileSync(path, [line('Kordiva.'), line('Nobody.')].map((one) => JSON.stringify(one)).join('\n'));
  await service.call('answers.import', { projectId, path });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('report build', () => {
  it('writes the usual report with no saved one, whole, for its owner only, in a process of its own', {
    tags: 'long',
  }, async () => {
    const path = join(out, 'first.html');
    const args = ['report', 'build', '--project', projectId, '--format', 'html', '--out', path, '--data-dir', dataDir];
    const { code, stdout, stderr } = await runCli(args, env);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Wrote .*first\.html: \d+ bytes, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, 2 answers\.\n$/);
    expect(readFileSync(path, 'utf8')).toContain('1 of 2');
    expectOwnersOnly(path);
    expect(readdirSync(out)).toEqual(['first.html']);
  });

  it('speaks of the days and in the language that were asked for, and says as JSON what it wrote', {
    tags: 'long',
  }, async () => {
    const days = ['--from', '2026-01-05', '--to', '2026-01-11', '--language', 'de'];
    const { code, stdout } = await build('january.html', ...days, '--json');
    expect(code).toBe(0);
    const path = join(out, 'january.html');
    expect(JSON.parse(stdout)).toEqual({
      ...{ path, format: 'html', bytes: statSync(path).size, mediaType: 'text/html; charset=utf-8' },
      ...{ periodStart: '2026-01-05', periodEnd: '2026-01-11', answers: 0, missing: [] },
    });
    expect(readFileSync(path, 'utf8')).toContain('Kordiva in KI-Antworten');
  });

  it('builds from a template or a saved report by name', async () => {
    const saved = await service.call('reports.create', { projectId, name: 'Kordiva, short', sections: ['method'] });
    await service.call('reportTemplates.create', { name: 'Monday', projectId, reportId: saved.id });
    expect(await build('template.html', '--template', 'monday')).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(out, 'template.html'), 'utf8')).toMatch(/<title>Kordiva, short/);
    // The command hands on what it was given; every other way to say it costs no threads here.
    const choose = (template: string) => service.call('reports.export', { projectId, format: 'html', template });
    for (const template of ['Kordiva, short', saved.id]) {
      const { base64 } = await choose(template);
      expect(Buffer.from(base64, 'base64').toString()).toMatch(/<title>Kordiva, short/);
    }
    await expect(choose('Tuesday')).rejects.toThrow('The template was not found.');
  });

  it('writes each other format, and a PDF with whatever browser is there', { tags: 'long' }, async () => {
    const browser = await makePrintBrowser(root);
    for (const [format, head] of [
      ['md', '# '],
      ['xlsx', 'PK'],
      ['pptx', 'PK'],
      ['pdf', '%P'],
    ] as const) {
      const path = join(out, `all.${format}`);
      const args = ['report', 'build', '--project', projectId, '--format', format, '--out', path];
      const { code, stderr } = await runCommand([...args, '--data-dir', dataDir], {
        ...env,
        ...(browser !== null && { SIGHTLINE_BROWSER: browser }),
      });
      // What fonts lack is told, and the file is there all the same.
      expect([code, format === 'pdf' ? '' : stderr], format).toEqual([0, '']);
      expect(readFileSync(path).subarray(0, 2).toString(), format).toBe(head);
    }
  });

  it('says in a sentence that nothing here can print, and writes nothing', async () => {
    const path = join(out, 'none.pdf');
    const args = ['report', 'build', '--project', projectId, '--format', 'pdf', '--out', path, '--data-dir', dataDir];
    const { code, stderr } = await runCommand(args, { ...env, SIGHTLINE_BROWSER: join(root, 'no-browser') });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(path)).toBe(false);
  });

  it('refuses a folder that is not there and a file that is, each in a sentence, and leaves nothing', {
    tags: 'long',
  }, async () => {
    const missing = await build('none/x.html');
    expect([missing.code, missing.stderr]).toEqual([
      1,
      `The folder ${join(out, 'none')} does not exist; create it first.\n`,
    ]);
    const before = readFileSync(join(out, 'first.html'), 'utf8');
    const there = await build('first.html');
    expect([there.code, there.stderr]).toEqual([
      1,
      `${join(out, 'first.html')} exists already; nothing is overwritten.\n`,
    ]);
    expect(readFileSync(join(out, 'first.html'), 'utf8')).toBe(before);
    expect(await build('first.html', '--language', 'de', '--replace')).toMatchObject({ code: 0 });
    expect(readFileSync(join(out, 'first.html'), 'utf8')).not.toBe(before);
    expect(await build('x.html', '--language', 'fr')).toMatchObject({ code: 1 });
    expect(existsSync(join(out, 'x.html'))).toBe(false);
    expect(readdirSync(out).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

describe('report schedule', () => {
  it('is set, changed in part, listed and removed', async () => {
    const folder = join(root, 'Mondays');
    const set = ['report', 'schedule', 'set'];
    const made = await cli(
      ...set,
      '--all-projects',
      '--template',
      'Monday',
      '--format',
      'html',
      '--folder',
      folder,
      '--json',
    );
    expect(made.code).toBe(0);
    const { id, ...fields } = JSON.parse(made.stdout) as { id: string };
    expect(fields).toMatchObject({ name: 'Monday', projectIds: [projectId], folder, rhythm: 'weekly', weekday: 1 });
    expect(existsSync(folder)).toBe(true);
    const changed = await cli(...set, id, '--every', 'month', '--day', '3', '--time', '08:30');
    expect(changed.stdout).toMatch(
      /^Saved: Monday \(day 3 of the month, 08:30, html, 1 project\) into .*Mondays, next /,
    );
    const listed = await cli('report', 'schedule', '--project', projectId);
    expect(listed.stdout).toContain(id);
    expect(await cli(...set, '--every', 'week')).toMatchObject({
      code: 1,
      stderr: 'Say whom it is for: --project, or --all-projects.\n',
    });
    expect(await cli('report', 'schedule', 'remove', id)).toMatchObject({ code: 0 });
    expect((await cli('report', 'schedule', 'list')).stdout).toBe('None.\n');
  });
});

describe('report list, log and templates', () => {
  it('say what there is', async () => {
    const built = await service.call('reports.buildFile', { projectId, reportId: 'standard', format: 'html' });
    expect((await cli('report', 'list', '--project', projectId)).stdout).toContain(built.path);
    expect((await cli('report', 'log')).stdout).toContain(`${built.bytes} bytes`);
    const [templateId = ''] = (await cli('report', 'templates')).stdout.match(/[0-9a-f-]{36}/) ?? [];
    expect(await cli('report', 'templates', 'rename', templateId, 'Every Monday')).toMatchObject({ code: 0 });
    expect((await cli('report', 'templates', 'list')).stdout).toBe(`Every Monday  ${templateId}\n`);
    expect(await cli('report', 'templates', 'remove', templateId)).toMatchObject({ code: 0 });
  });
});
