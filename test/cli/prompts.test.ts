/** Finding prompts on the command line: suggestions, and lists from files with a preview; for people and for scripts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (...args: string[]) => runCommand([...args, '--project', projectId, '--data-dir', dataDir], env);
const file = (name: string, text: string) => {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  ({ id: projectId } = await service.call('projects.create', { name: 'Kordiva', ...site }));
  await service.call('competitors.add', { projectId, name: 'Brellan' });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('prompts suggest', () => {
  it('tells each prompt with its language and reason, and how many were left out', async () => {
    const { code, stdout } = await cli('prompts', 'suggest');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'EN  What are good alternatives to Brellan?\n    Brellan is named in 0 answers and searched for 0 times; no prompt asks about it like this.',
    );
    expect(stdout).toMatch(/\d+ suggestions; 0 left out because a prompt asks the same\.\n$/);
  });

  it('gives scripts the same as JSON, as many as they want and in one language', async () => {
    const { stdout } = await cli('prompts', 'suggest', '--limit', '1', '--language', 'en', '--json');
    const { suggestions, total } = JSON.parse(stdout);
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]).toMatchObject({ language: 'EN' });
    expect(total).toBeGreaterThan(1);
  });

  it('refuses a language that nobody asks in, in one line', async () => {
    const { code, stderr } = await cli('prompts', 'suggest', '--language', 'xx');
    expect(code).not.toBe(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('import prompts', () => {
  const LIST = 'Häufigste Suchanfragen;Klicks\nWelcher Planer kann Urlaub?;12\nwelcher planer kann urlaub;3\n';

  it('tells the fate of every row in a preview and writes nothing', async () => {
    const { code, stdout } = await cli('import', 'prompts', file('list.csv', LIST), '--preview', '--language', 'de');
    expect(code).toBe(0);
    expect(stdout).toContain('line 2: new  Welcher Planer kann Urlaub? | 12\n');
    expect(stdout).toContain(
      'line 3: duplicate  welcher planer kann urlaub | 3 (asked as: Welcher Planer kann Urlaub?)\n',
    );
    expect((await service.call('prompts.list', { projectId })).prompts).toEqual([]);
  });

  it('adds the new ones paused, with tags, and once', async () => {
    const path = file('list.csv', LIST);
    const added = await cli('import', 'prompts', path, '--language', 'de', '--tag', 'gsc');
    expect(added.stdout).toContain('1 new');
    const { prompts } = await service.call('prompts.list', { projectId });
    expect(prompts).toMatchObject([{ prompt: 'Welcher Planer kann Urlaub?', state: 'paused', tags: ['gsc'] }]);
    await service.call('imports.run', { projectId, kind: 'prompts', path, language: 'de', tags: ['gsc'] });
    expect((await service.call('prompts.list', { projectId })).prompts).toHaveLength(1);
  });

  it('has a receipt in the list of imports, and is undone', { tags: 'long' }, async () => {
    expect((await cli('imports', 'list')).stdout).toMatch(/prompts {2}list\.csv {2}0 new, 2 duplicates, 0 bad/);
    const orders = 'Datum;Quelle;Umsatz;Bestellung;Farbe\n03.11.2026;Empfehlung;99,00;A-1;rot\n';
    const path = file('orders.csv', orders);
    const read = await cli(
      'import',
      'attribution',
      path,
      '--map',
      'channelId=Quelle',
      '--currency',
      'EUR',
      '--locale',
      'de-DE',
    );
    expect(read.stdout).toContain('Not used: Farbe.\n');
    const [, id = ''] = /import undo (\S+)/.exec(read.stdout) ?? [];
    const { responses } = await service.call('attribution.list', { projectId, days: 3650 });
    expect(responses).toMatchObject([{ deal_value: 99, created_at: '2026-11-03T00:00:00.000Z' }]);
    const again = await cli(
      'import',
      'attribution',
      path,
      '--currency',
      'EUR',
      '--locale',
      'de-DE',
      '--map',
      'pageUrl=',
    );
    expect(again.stdout).toContain('Imported: 0 new, 0 changed, 1 duplicates');
    expect((await cli('import', 'undo', id)).stdout).toContain('Undone');
    expect((await service.call('attribution.list', { projectId, days: 3650 })).responses).toEqual([]);
  });

  it('takes columns that are named, and says in one line which are not there', { tags: 'long' }, async () => {
    const path = file('odd.csv', 'A,B\nWhich board for ten?,boards\n');
    const { stdout } = await cli('import', 'prompts', path, '--map', 'prompt=A', '--map', 'tags=B', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ counts: { new: 1 } });
    const refused = await cli('import', 'prompts', path, '--map', 'prompt=C');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('the file has no column "C"');
  });
});
