/** What a warehouse has to hold, whichever database it is: three folders, pushed, pushed again, changed and pushed again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFolders, readRanking } from '../../warehouse/check/compare-agency.ts';
import { compareJudging } from '../../warehouse/check/compare-judging.ts';
import { ViewComparison } from '../../warehouse/check/compare-views.ts';
import type { Comparison } from '../../warehouse/check/value-comparison.ts';
import { toCall, type Warehouse } from '../../warehouse/check/warehouse.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { makeWarehouseFolders, type WarehouseFolder, type WarehouseFolders } from './warehouse-folders.ts';

const WINDOW = { startDate: '2026-02-08', endDate: '2026-03-09' };

interface WarehouseOptions {
  /** Of each of the three folders. */
  answers: number;
  /** Every view, of every folder; else what most figures are made of, of the first. */
  isThorough: boolean;
}

export function describeWarehouse(
  open: (dir: string, exported: string) => Promise<Warehouse>,
  { answers, isThorough }: WarehouseOptions,
): void {
  const dir = makeTempDir();
  let world: WarehouseFolders;
  let warehouse: Warehouse;

  beforeAll(async () => {
    world = await makeWarehouseFolders(dir, answers);
    await world.push();
    warehouse = await open(dir, world.exported);
    await warehouse.load();
  }, 300_000);

  afterAll(async () => {
    await warehouse?.close();
    await world?.close();
    removeDir(dir);
  });

  async function compare(folders: readonly WarehouseFolder[], isAll = isThorough): Promise<Comparison> {
    const found: Comparison = { compared: 0, differences: [] };
    for (const { service, projectId } of folders) {
      const views = new ViewComparison(warehouse, service.get, projectId, WINDOW);
      const { compared, differences } = await (isAll ? views.compareAll() : views.compareMain());
      found.compared += compared;
      found.differences.push(...differences);
    }
    return found;
  }

  const count = async (table: string) => Number((await warehouse.ask(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

  const which = isThorough ? 'in every view' : 'in the views that most figures are made of';
  it(`gives what the API gives, ${which}, to 1e-9`, async () => {
    const { compared, differences } = await compare(world.folders.slice(0, isThorough ? 3 : 1));
    expect(differences.slice(0, 30)).toEqual([]);
    expect(compared).toBeGreaterThan(isThorough ? 2000 : 700);
  }, 400_000);

  it('gives intervals of a share that were worked out by hand', async () => {
    // Six prompts were answered twice, one of the two answers cites the page. Over prompts, which all agree: Wilson, n = 12, t(5) = 2.5706.
    // Within them: a variance of 6 * 1 / 12^2 with 6 degrees, so that 6 answers count, t(6) = 2.4469.
    const [row] = await warehouse.ask(
      `SELECT * FROM ${toCall(warehouse, 'sources_intervals', { ...WINDOW, kind: 'tag' })}
       WHERE part = 'tied' AND url = 'https://tied.test/page'`,
    );
    expect(row).toMatchObject({ citationCount: 6, n: 12, prompts: 6, value: 50 });
    expect(
      [row?.brandLow, row?.brandHigh, row?.repeatLow, row?.repeatHigh].map((end) => Number(end).toFixed(2)),
    ).toEqual(['20.20', '79.80', '14.66', '85.34']);
  });

  it('holds false discovery over parts and over brands as the app does, ties and what cannot be judged among them', async () => {
    const { compared, differences } = await compareJudging(warehouse);
    expect(differences.slice(0, 10)).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });

  it('ranks the own brands by what the API says of each, and tells what each folder pushed', async () => {
    const projects = world.folders.map(({ service, projectId }) => ({ get: service.get, projectId }));
    const { told, ranked } = await readRanking(warehouse, projects, WINDOW);
    expect(ranked.map(({ projectId }) => projectId)).toEqual(told.map(({ projectId }) => projectId));
    for (const [at, row] of told.entries()) {
      for (const [name, value] of Object.entries(row)) {
        const found = ranked[at]?.[name] ?? null;
        if (typeof value === 'number' && !name.startsWith('isReal'))
          expect([name, Number(found)]).toEqual([name, expect.closeTo(value, 8)]);
        else expect([name, found]).toEqual([name, value]);
      }
    }
    expect(told.filter(({ changeLow, pValue }) => changeLow !== null && pValue !== null).length).toBeGreaterThan(0);
    const { named, found } = await readFolders(warehouse, world.exported);
    expect(found).toEqual(named);
  });

  it('takes nothing twice: pushed again, and loaded again', async () => {
    const before = await count('sightline_files.mentions');
    expect(await world.push()).toBe(0);
    await warehouse.load();
    expect(await count('sightline_files.mentions')).toBe(before);
  });

  it('follows what is measured again, and answers that came and went', { tags: 'long', timeout: 400_000 }, async () => {
    const [first] = world.folders;
    await first!.service.call('projects.configure', {
      projectId: first!.projectId,
      brandAliases: ['Nothing Like It'],
    });
    await world.addAnswers(1, Math.ceil(answers / 4), 77);
    expect(await world.push()).toBeGreaterThan(0);
    await warehouse.load();
    const { differences } = await compare(world.folders.slice(0, 2), false);
    expect(differences.slice(0, 30)).toEqual([]);
  });

  it('shows a load that was cut off by no half: what was there before counts until all of a file is there', async () => {
    const answersBefore = await count('sightline.answers');
    await warehouse.ask(
      `INSERT INTO sightline_files.manifests SELECT folder, table_name, month, rows + 1, written_at + INTERVAL 1 HOUR, exported_at + INTERVAL 1 HOUR
       FROM sightline_files.manifests WHERE table_name = 'answers'`,
    );
    expect(await count('sightline.answers')).toBe(answersBefore);
    await warehouse.ask("DELETE FROM sightline_files.manifests WHERE exported_at > '2026-03-11 00:30:00'");
  });

  it('counts a project that two folders hold in one of them alone: the one with the newer answers, or the one that is chosen', async () => {
    const [{ projectId }] = world.folders as [WarehouseFolder];
    const ask = `SELECT folder, count(*) AS n FROM sightline.answers WHERE project_id = '${projectId}' GROUP BY folder`;
    const [{ folder, n } = {}] = await warehouse.ask(ask);
    await copyFolder(String(folder), 'f0000000a', String(projectId));
    await warehouse.load();
    expect(await warehouse.ask(ask)).toEqual([{ folder, n }]);
    await warehouse.ask(`INSERT INTO sightline_files.chosen_folders VALUES ('${projectId}', 'f0000000a')`);
    await warehouse.load();
    const chosen = await warehouse.ask(ask);
    expect(chosen).toEqual([{ folder: 'f0000000a', n: Number(n) - 1 }]);
  });

  it('forgets a project that is removed, at once and everywhere', async () => {
    const { projectId } = world.folders[2]!;
    await warehouse.ask(`INSERT INTO sightline_files.removed_projects VALUES ('${projectId}')`);
    for (const table of ['answers', 'mentions', 'prompts', 'brands', 'attribution'])
      expect(
        await warehouse.ask(`SELECT project_id FROM sightline.${table} WHERE project_id = '${projectId}'`),
      ).toEqual([]);
  });

  /** As another consultant has it who opened an archive, less its newest answer. */
  async function copyFolder(from: string, to: string, projectId: string): Promise<void> {
    for (const table of ['answers', 'brands']) {
      const [{ newest } = {}] = await warehouse.ask(
        `SELECT max(answered_at) AS newest FROM sightline.answers WHERE project_id = '${projectId}'`,
      );
      const columns = await listColumns(table);
      const values = columns.map((name) => (name === 'folder' ? `'${to}'` : name)).join(', ');
      await warehouse.ask(
        `INSERT INTO sightline_files.${table} (${columns.join(', ')}) SELECT ${values} FROM sightline_files.${table} AS t
         WHERE project_id = '${projectId}' ${table === 'answers' ? `AND answered_at < '${newest}'` : ''}`,
      );
      for (const state of ['loads', 'manifests']) {
        const names =
          state === 'loads' ? 'table_name, month, written_at' : 'table_name, month, rows, written_at, exported_at';
        await warehouse.ask(
          `INSERT INTO sightline_files.${state} (folder, ${names}) SELECT '${to}', ${names} FROM sightline_files.${state} AS t
           WHERE t.folder = '${from}' AND t.table_name = '${table}'`,
        );
      }
    }
  }

  async function listColumns(table: string): Promise<string[]> {
    const rows = await warehouse.ask(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'sightline_files' AND table_name = '${table}'`,
    );
    return rows.map(({ name }) => String(name)).filter((name) => !name.endsWith('_hash'));
  }
}
