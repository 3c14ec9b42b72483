/** Facts by prompt and month: what goes with its prompt, and what is written as it was read. */
import { afterEach, describe, expect, it } from 'vitest';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject, readDifferences } from '#support/inline-project.ts';

const dir = makeTempDir();
afterEach(() => removeDir(dir));

const START = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
const countMonths = defineRead('test.months', (db, _input: null) =>
  db.prepare('SELECT count(*), count(DISTINCT id / 4096) FROM fact_month').raw().get(),
);
const forget = defineWrite('test.forget', (db, sql: string) => db.prepare(sql).run().changes);

describe('the facts of a prompt', () => {
  it('go with it, also with its whole project, so that a prompt that gets its number starts with none', async () => {
    const project = await InlineProject.create(dir, START);
    await project.importGenerated(generateAnswers({ seed: 1, count: 80, lastDay: '2026-03-09', days: 40 }));
    const [months, prompts] = (await project.storage.read(countMonths, null)) as [number, number];
    expect(months).toBeGreaterThan(prompts);
    await project.storage.write(forget, 'DELETE FROM prompt WHERE id = (SELECT max(id) FROM prompt)');
    expect(((await project.storage.read(countMonths, null)) as [number, number])[1]).toBe(prompts - 1);
    await project.storage.write(forget, 'DELETE FROM project');
    expect(await project.storage.read(countMonths, null)).toEqual([0, 0]);
    expect(await project.storage.read(readDifferences, null)).toBe(0);
    await project.storage.close();
  });
});
