/** The sample project of the first start: what it holds, that a crash leaves no half of it, and that it is soon in the database, not in the log. */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, listFaults, readRows } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { beginServer, startServer } from '#support/spawn-program.ts';

let dir: string;
beforeEach(() => {
  dir = makeTempDir();
});
afterEach(() => removeDir(dir));

const projects = () => readRows<{ id: string }>(dir, 'SELECT public_id AS id FROM project').map((row) => row.id);

/** 0 as long as there is no database yet. */
function countAnswers(): number {
  try {
    return countRows(dir, 'answer');
  } catch {
    return 0;
  }
}

describe('the sample project', () => {
  it('is made anew after a kill, holds three months of five engines in three languages, and is made once, without need of the log', async () => {
    const first = beginServer(dir, {}, []);
    await waitFor('some answers', countAnswers, (count) => count > 0);
    await first.kill();
    expect(countAnswers()).toBeLessThan(10_000);
    const [half] = projects();
    const whole = await startServer(dir, {}, []);
    const database = join(dir, 'sightline.db');
    const log = `${database}-wal`;
    await waitFor(
      'an empty log',
      () => statSync(log).size,
      (size) => size === 0,
    );
    expect(statSync(database).size).toBeGreaterThan(1_000_000);
    await whole.kill();
    const answers = countAnswers();
    rmSync(log, { force: true });
    expect(await runCommand(['status', '--data-dir', dir])).toMatchObject({ code: 0 });
    expect(countAnswers()).toBe(answers);
    expect(projects()).toHaveLength(4);
    expect(projects()).not.toContain(half);
    const [facts] = readRows(
      dir,
      `SELECT count(DISTINCT day) AS days, count(DISTINCT engine) AS engines, count(DISTINCT answer.language) AS languages,
         count(DISTINCT prompt_id) AS prompts, max(day) - min(day) + 1 AS span
       FROM answer JOIN project ON project.id = project_id WHERE name = 'Kordiva'`,
    );
    expect(facts).toEqual({ days: 90, engines: 5, languages: 3, prompts: 34, span: 90 });
    expect(countRows(dir, 'tag')).toBeGreaterThanOrEqual(3);
    expect(countRows(dir, 'prompt_tag')).toBeGreaterThanOrEqual(34);
    // 34, and 8, 6 and 6 of the others.
    expect(countRows(dir, 'prompt')).toBe(54);
    const [open] = readRows(dir, "SELECT count(*) AS n FROM run WHERE state NOT IN ('finished', 'cancelled')");
    expect(open).toEqual({ n: 0 });
    expect(await listFaults(dir)).toEqual([]);
    const made = projects();
    const again = await startServer(dir, {}, []);
    await again.kill();
    expect(projects()).toEqual(made);
  }, 300_000);
});
