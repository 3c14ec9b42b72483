/** What programs are killed at: each scenario starts one on a folder, and says what may be there afterwards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openBackup } from '#main/storage/backup-files.ts';
import { backupFolder, databasePath } from '#main/storage/data-folder.ts';
import { listImportScenarios } from './import-kill-scenarios.ts';
import { copyFolder, HISTORY, type KillPart, type KillWorld } from './kill-folders.ts';
import { countRows, readRows } from './queued-folder.ts';
import { beginServer, type Program, startCli, startPacking } from './spawn-program.ts';

export interface KillScenario {
  name: string;
  /** Kills in a hundred. */
  share: number;
  /** What it takes of the world beside `current`. */
  needs?: readonly KillPart[];
  /** The folder that the program is started on; the same one again where scenarios go on. */
  folder(world: KillWorld, dir: string): string;
  begin(world: KillWorld, dir: string): Program;
  /** True from the moment when it changes something; loading the program and opening the folder come before. */
  hasBegun(dir: string): boolean;
  /** True when it has got where a kill is worth nothing any more. */
  isOver(dir: string): boolean;
  /** What is wrong with what it left, after the folder was opened again; empty when nothing is. */
  listWrong(dir: string, world: KillWorld): string[];
  /** Goes on with what was cut off, and tells what is wrong then. */
  goOn?(dir: string, world: KillWorld): Promise<string[]>;
  /** It may take answers away. */
  mayReplace?: boolean;
}

const answers = (dir: string) => countRows(dir, 'answer');
/** Of the history, and once the file is imported as well. */
const beforeOrAfterImport = ({ imported }: KillWorld) => [HISTORY, answers(imported)];
const expectOneOf = (what: string, is: number, allowed: number[]) =>
  allowed.includes(is) ? [] : [`${what}: ${is}, not one of ${allowed}`];
const fresh = (world: KillWorld, dir: string) => copyFolder(world.current, dir);
const cli = (...args: string[]) => startCli(args);
const neverOver = () => false;
const hasFile = (folder: string, start: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start));
/** False also while the database is being opened. */
const hasRow = (dir: string, from: string) => {
  try {
    return countRows(dir, from) > 0;
  } catch {
    return false;
  }
};

export function listScenarios(engine: { baseUrl: string; requests: readonly unknown[] }): KillScenario[] {
  let running: string | null = null;
  let askedBefore = 0;
  return [
    {
      name: 'a run',
      share: 12.5,
      // One folder for all kills, until its queue is empty.
      folder: (world, dir) => {
        if (running === null || countRows(running, "job WHERE state <> 'done'") === 0) running = fresh(world, dir);
        return running;
      },
      begin: (_world, dir) => {
        askedBefore = engine.requests.length;
        return beginServer(dir, { OLLAMA_BASE_URL: engine.baseUrl });
      },
      hasBegun: () => engine.requests.length > askedBefore,
      isOver: (dir) => countRows(dir, "job WHERE state <> 'done'") === 0,
      listWrong: (dir) => {
        const stored = countRows(dir, 'answer WHERE job_id IS NOT NULL');
        const withReply = countRows(dir, 'answer JOIN answer_raw ON answer_id = id WHERE job_id IS NOT NULL');
        const done = countRows(dir, "job WHERE state = 'done'");
        return [...expectOneOf('replies', withReply, [stored]), ...expectOneOf('done jobs', done, [stored])];
      },
    },
    {
      name: 'an import',
      share: 12.5,
      needs: ['imported'],
      folder: fresh,
      begin: (world, dir) => cli('import', 'answers', world.file, '--project', world.projectId, '--data-dir', dir),
      hasBegun: (dir) => hasRow(dir, "import_batch WHERE state = 'writing'"),
      isOver: neverOver,
      listWrong: (dir, world) => expectOneOf('answers', answers(dir), beforeOrAfterImport(world)),
    },
    ...listImportScenarios(),
    {
      name: 'packing',
      share: 15,
      needs: ['singles'],
      folder: (world, dir) => copyFolder(world.singles, dir),
      begin: (_world, dir) => startPacking(dir),
      hasBegun: (dir) => hasRow(dir, 'answer_pack'),
      isOver: neverOver,
      listWrong: (dir) => {
        const stored = countRows(dir, 'answer_content') + sumPacked(dir);
        return [...expectOneOf('answers', answers(dir), [HISTORY]), ...expectOneOf('contents', stored, [HISTORY])];
      },
    },
    {
      name: 'measuring again',
      share: 15,
      folder: fresh,
      begin: (world, dir) => cli('projects', 'update', world.projectId, '--brand-alias', 'Acme', '--data-dir', dir),
      hasBegun: (dir) => hasRow(dir, "setting WHERE key LIKE 'remeasuring.%'"),
      isOver: neverOver,
      listWrong: (dir) => expectOneOf('answers', answers(dir), [HISTORY]),
    },
    {
      name: 'a migration',
      share: 15,
      needs: ['old'],
      folder: (world, dir) => copyFolder(world.old, dir),
      begin: (_world, dir) => cli('status', '--data-dir', dir),
      hasBegun: (dir) => hasFile(backupFolder(dir), 'before-'),
      isOver: neverOver,
      listWrong: (dir) => [...expectOneOf('answers', answers(dir), [HISTORY]), ...listBadBackups(backupFolder(dir))],
    },
    {
      name: 'a backup',
      share: 15,
      folder: fresh,
      begin: (_world, dir) => cli('backup', join(dir, 'copy.db'), '--data-dir', dir),
      hasBegun: (dir) => hasFile(dir, 'copy.db'),
      isOver: neverOver,
      listWrong: (dir) => [...expectOneOf('answers', answers(dir), [HISTORY]), ...listBadBackups(dir)],
    },
    {
      name: 'a restore',
      share: 17.5,
      needs: ['imported'],
      folder: fresh,
      begin: (world, dir) => cli('restore', databasePath(world.imported), '--data-dir', dir),
      hasBegun: (dir) => ['restoring.', 'before-restore-'].some((name) => hasFile(backupFolder(dir), name)),
      isOver: neverOver,
      mayReplace: true,
      listWrong: (dir, world) => [
        ...expectOneOf('answers', answers(dir), beforeOrAfterImport(world)),
        ...listBadBackups(backupFolder(dir)),
      ],
    },
    {
      name: 'deleting a project',
      share: 20,
      needs: ['removed'],
      folder: (world, dir) => copyFolder(world.removed, dir),
      begin: (world, dir) => cli('projects', 'erase', world.projectId, '--yes', '--data-dir', dir),
      hasBegun: (dir) => hasRow(dir, 'project WHERE erasing_since IS NOT NULL'),
      isOver: neverOver,
      mayReplace: true,
      // Doctor looks at the counts. It is marked or whole; what is marked has what is left of it, and nobody has it back.
      listWrong: (dir) => {
        const isMarked = countRows(dir, 'project WHERE erasing_since IS NOT NULL') > 0;
        const left = answers(dir);
        return [
          ...expectOneOf('live projects', countRows(dir, 'project WHERE archived_at IS NULL'), [0]),
          ...(isMarked ? [] : expectOneOf('answers', left, [HISTORY])),
        ];
      },
    },
    {
      name: 'an export',
      share: 12.5,
      folder: fresh,
      begin: (world, dir) =>
        cli('export', 'answers', join(dir, 'out.ndjson'), '--project', world.projectId, '--data-dir', dir),
      hasBegun: (dir) => hasFile(dir, 'out.ndjson'),
      isOver: neverOver,
      listWrong: (dir) => expectOneOf('lines', countLines(join(dir, 'out.ndjson')), [0, HISTORY]),
    },
    {
      name: 'saving a project file',
      share: 10,
      folder: fresh,
      begin: (world, dir) =>
        cli('export', 'archive', join(dir, 'out.sightline'), '--project', world.projectId, '--data-dir', dir),
      hasBegun: (dir) => hasFile(dir, 'out.sightline'),
      isOver: neverOver,
      listWrong: (dir) => [
        ...expectOneOf('answers', answers(dir), [HISTORY]),
        // Under its own name it is whole: a zip ends with where its list begins.
        ...(existsSync(join(dir, 'out.sightline'))
          ? expectOneOf('ends', countEnds(join(dir, 'out.sightline')), [1])
          : []),
      ],
    },
    {
      name: 'opening a project file',
      share: 15,
      needs: ['projectFile'],
      folder: fresh,
      begin: (world, dir) => cli('import', 'archive', world.projectFile, '--replace', '--data-dir', dir),
      hasBegun: (dir) => hasFile(dir, 'opening-'),
      isOver: neverOver,
      mayReplace: true,
      // One project in sight with all of its answers: the one that was there, or the one of the file.
      listWrong: (dir, world) => [
        ...expectOneOf('projects', countRows(dir, 'project WHERE archived_at IS NULL'), [1]),
        ...expectOneOf('of its id', countRows(dir, `project WHERE public_id = '${world.projectId}'`), [1]),
        ...expectOneOf(
          'answers',
          countRows(dir, 'answer WHERE project_id = (SELECT id FROM project WHERE archived_at IS NULL)'),
          [HISTORY],
        ),
        ...expectOneOf('temporary folders', hasFile(dir, 'opening-') ? 1 : 0, [0]),
      ],
    },
  ];
}

const sumPacked = (dir: string) =>
  readRows<{ n: number }>(dir, 'SELECT coalesce(sum(answers), 0) AS n FROM answer_pack')[0]?.n ?? 0;

/** A file under its final name is whole, whenever its writer died. */
function listBadBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.db') && name !== 'sightline.db')
    .flatMap((name) => {
      try {
        openBackup(join(folder, name)).close();
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
}

const countEnds = (path: string) => (readFileSync(path).subarray(-22).indexOf('PK\x05\x06') === 0 ? 1 : 0);

function countLines(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').length : 0;
}
