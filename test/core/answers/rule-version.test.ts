/** Figures name what they were measured by: the text follows the names, comes back with them, and says when a history is between two. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readRuleVersion } from '#main/core/answers/rule-version.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { defineRead } from '#main/storage/command.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { InlineProject } from '#support/inline-project.ts';

const readVersion = defineRead('test.ruleVersion', (db, projectId: number) => readRuleVersion(db, projectId));

let dir: string;
let project: InlineProject;
beforeEach(async () => {
  dir = makeTempDir();
  const lists = { brandAliases: [], domainAliases: [], competitors: [] };
  project = await InlineProject.create(dir, { name: 'Acme', domain: 'acme.example', ...lists });
});
afterEach(async () => {
  await project.storage.close();
  removeDir(dir);
});

const version = () => project.storage.read(readVersion, project.id);

it('is another one after a change of names, and the same again after it is taken back', async () => {
  const before = await version();
  expect(before).toMatch(/^\d+-[0-9a-f]{8}$/);
  await project.setAliases({ brandAliases: ['Akme'] });
  const changed = await version();
  expect(changed).toMatch(/^\d+-[0-9a-f]{8}$/);
  expect(changed).not.toBe(before);
  await project.setAliases({ brandAliases: [] });
  expect(await version()).toBe(before);
});

it('names both while a history is being measured again', async () => {
  const before = await version();
  await project.storage.write(configureProject, { projectId: project.id, brandAliases: ['Akme'] });
  const between = await version();
  await project.remeasure();
  expect(between).toBe(`${before}..${await version()}`);
});
