/** Imports of files of other programs, and taking one back: after a kill there is nothing of one or all of it, and its receipt says which. */
import { basename } from 'node:path';

import { copyFolder, type KillWorld } from './kill-folders.ts';
import type { KillScenario } from './kill-scenarios.ts';
import { countRows, readRows } from './queued-folder.ts';
import { runCommand } from './run-command.ts';
import { startCli } from './spawn-program.ts';

const TABLES = ['answer', 'attribution', 'prompt', 'tag', 'prompt_tag', 'import_made'] as const;
type Counts = Record<(typeof TABLES)[number], number>;

interface Receipt {
  id: string;
  state: string;
  rows: number;
  undone_at: number | null;
}

const count = (dir: string) => Object.fromEntries(TABLES.map((table) => [table, countRows(dir, table)])) as Counts;

const readReceipts = (dir: string, file: string) =>
  readRows<Receipt>(
    dir,
    `SELECT public_id AS id, state, counts ->> 'new' AS rows, undone_at FROM import_batch
     WHERE file_name = '${basename(file)}' ORDER BY id`,
  );

const isWriting = (dir: string) => {
  try {
    return countRows(dir, "import_batch WHERE state = 'writing'") > 0;
  } catch {
    return false;
  }
};

interface ImportedFile {
  kind: 'answers' | 'attribution';
  file: string;
  /** Of what is there without the file and with it. */
  before: Counts;
  after: Counts;
}

const ofTracker = (world: KillWorld): ImportedFile => ({
  kind: 'answers',
  file: world.tracker,
  before: count(world.current),
  after: count(world.withTracker),
});

const ofResponses = (world: KillWorld): ImportedFile => {
  const before = count(world.current);
  const after = { ...before, attribution: before.attribution + world.responseRows };
  return { kind: 'attribution', file: world.responses, before, after };
};

export function listImportScenarios(): KillScenario[] {
  return [
    { ...toScenario('an import of another tracker', ofTracker), needs: ['withTracker'] },
    toScenario('an import of responses', ofResponses),
    {
      name: 'taking an import back',
      share: 10,
      needs: ['withTracker'],
      folder: (world, dir) => copyFolder(world.withTracker, dir),
      begin: (world, dir) => startCli(toUndo(world, dir, world.tracker)),
      hasBegun: isWriting,
      isOver: () => false,
      mayReplace: true,
      listWrong: (dir, world) => listUnlike(dir, ofTracker(world)),
      goOn: async (dir, world) => {
        const isThere = readReceipts(dir, world.tracker).some((receipt) => receipt.undone_at === null);
        if (isThere) await run(toUndo(world, dir, world.tracker));
        return listGone(dir, ofTracker(world));
      },
    },
  ];
}

function toScenario(name: string, of: (world: KillWorld) => ImportedFile): KillScenario {
  return {
    name,
    share: 12.5,
    folder: (world, dir) => copyFolder(world.current, dir),
    begin: (world, dir) => startCli(toImport(world, dir, of(world))),
    hasBegun: isWriting,
    isOver: () => false,
    listWrong: (dir, world) => listUnlike(dir, of(world)),
    goOn: async (dir, world) => {
      const imported = of(world);
      await run(toImport(world, dir, imported));
      const wrong = listUnlike(dir, imported, [imported.after]);
      await run(toUndo(world, dir, imported.file));
      return [...wrong, ...listGone(dir, imported)];
    },
  };
}

/** Nothing of the file or all of it is there, as its receipts say. */
function listUnlike(dir: string, { file, before, after }: ImportedFile, allowed = [before, after]): string[] {
  const is = count(dir);
  const receipts = readReceipts(dir, file);
  const told = receipts.filter(({ undone_at }) => undone_at === null).reduce((sum, { rows }) => sum + rows, 0);
  const there = is.answer + is.attribution - before.answer - before.attribution;
  return [
    ...(allowed.some((counts) => TABLES.every((table) => counts[table] === is[table]))
      ? []
      : [`there is ${JSON.stringify(is)}, not one of ${JSON.stringify(allowed)}`]),
    ...(told === there ? [] : [`receipts tell of ${told} rows, and ${there} are there`]),
    ...receipts.flatMap(({ state }) => (state === 'done' ? [] : [`a receipt is ${state}`])),
  ];
}

/** After it was taken back: as if it had never come. */
const listGone = (dir: string, imported: ImportedFile) => listUnlike(dir, imported, [imported.before]);

const toImport = ({ projectId }: KillWorld, dir: string, { kind, file }: ImportedFile) => [
  ...['import', kind, file, '--project', projectId, '--data-dir', dir],
];

function toUndo({ projectId }: KillWorld, dir: string, file: string): string[] {
  const [receipt] = readReceipts(dir, file).filter(({ rows, undone_at }) => rows > 0 && undone_at === null);
  return ['import', 'undo', receipt?.id ?? '', '--project', projectId, '--data-dir', dir];
}

async function run(args: readonly string[]): Promise<void> {
  const done = await runCommand(args);
  if (done.code !== 0) throw new Error(done.stderr);
}
