/** A project that is being deleted for good gets nothing beside what goes; that it goes step by step is in the long suite. */
import { describe, expect, it } from 'vitest';

import { beginErasing } from '#main/core/lifecycle/erase-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { saveReport } from '#main/core/reports/save-reports.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { readRows } from '#support/queued-folder.ts';
import { prepareRemovedProject } from '#support/removed-project.ts';

const removed = prepareRemovedProject({ answers: 40, kept: 10 });

describe('a project that is being deleted for good', () => {
  it('takes no row in any more, from whoever loaded it before; another project does', async () => {
    const { dir, publicId, keptId } = removed;
    const storage = openInlineStorage(dir, Date.now);
    const { id: projectId } = await storage.write(beginErasing, publicId);
    const definition = { name: 'Monday', rhythm: 'never' } as never;
    const refused = { code: 'NOT_FOUND', message: 'The project was not found.' };
    await expect(storage.write(createPrompt, { projectId, text: 'Late?' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(storage.write(saveReport, { projectId, reportId: null, definition })).rejects.toMatchObject(refused);
    const kept = readRows<{ id: number }>(dir, `SELECT id FROM project WHERE public_id = '${keptId}'`)[0]?.id ?? 0;
    await storage.write(saveReport, { projectId: kept, reportId: null, definition });
    await storage.close();
  });

  it('is guarded in every table of projects but those that count, and where doctor moves what it already had', () => {
    const tables = readRows<{ name: string }>(
      removed.dir,
      `SELECT DISTINCT tables.name AS name
       FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND columns.name = 'project_id' ORDER BY 1`,
    ).map(({ name }) => name);
    const guarded = readRows<{ name: string }>(
      removed.dir,
      "SELECT tbl_name AS name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'erasing_%'",
    ).map(({ name }) => name);
    expect(tables.filter((name) => !guarded.includes(name))).toEqual([
      'month_list',
      'month_part',
      'month_state',
      'set_aside_answer',
      'total_period',
    ]);
  });
});
