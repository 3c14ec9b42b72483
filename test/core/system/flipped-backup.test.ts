/** One byte of a backup changes on its disk: every transport refuses it in one sentence and nothing is replaced, or nothing is different. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { saveAutomaticBackup } from '#main/core/system/automatic-backup.ts';
import { hasWrongChecksum } from '#main/storage/checksum-trailer.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';
import { runCommand } from '#support/run-command.ts';
import { seededChoice } from '#support/seeded-choice.ts';

const FLIPS = 30;
/** The last is what a flipped number of the schema says. */
const REFUSED = /^.* (?:is (?:damaged|no Sightline backup)|comes from a newer version of Sightline)/;

let live: LiveProject;
/** One as the owner asks for, one as the service makes them. */
const backups: { plain: string; packed: string } = { plain: '', packed: '' };

beforeAll(async () => {
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
  for (const prompt of ['First?', 'Second?', 'Third?', 'Fourth?']) {
    await live.service.call('prompts.create', { projectId: live.projectId, prompt });
    await waitForRun(live);
  }
  const { storage } = live.service.core;
  await storage.job(packAnswers, { projectId: null, mostMs: 60_000 });
  backups.plain = join(live.dataDir, 'own.db');
  await live.service.call('system.backup', { path: backups.plain });
  const saved = await storage.job(saveAutomaticBackup, {});
  backups.packed = saved.kind === 'saved' ? saved.path : '';
}, 60_000);
afterAll(() => live.close());

/** All that figures are made of. */
const TABLES = [
  'project',
  'prompt',
  'brand',
  'answer',
  'answer_pack',
  'answer_content',
  'ledger_entry',
  'fact_month',
  'total_period',
];
const readAll = () => JSON.stringify(TABLES.map((table) => live.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)));
const listFolder = () =>
  [...readdirSync(live.dataDir), ...readdirSync(join(live.dataDir, 'backups'))]
    .filter((name) => !name.startsWith('sightline.db-'))
    .sort();

function flip(from: string, to: string, at: number, bits: number): void {
  const bytes = readFileSync(from);
  bytes[at] = (bytes[at] ?? 0) ^ bits;
  writeFileSync(to, bytes);
}

describe.each(['plain', 'packed'] as const)('a %s backup', (kind) => {
  it(`with one byte changed at any of ${FLIPS} places is refused, or nothing of it is different`, async () => {
    const choice = seededChoice(kind === 'plain' ? 1 : 2);
    const whole = backups[kind];
    const { length } = readFileSync(whole);
    const changed = join(live.dataDir, `changed-${kind}.db`);
    copyFileSync(whole, changed);
    const before = readAll();
    for (let flips = 0; flips < FLIPS; flips++) {
      // Half of them where every file has something: its header, and its end.
      const at = choice.pick([
        choice.below(length),
        choice.below(length),
        choice.below(120),
        length - 1 - choice.below(60),
      ]);
      flip(whole, changed, at, 1 << choice.below(8));
      const folder = listFolder();
      const refused = await live.service.call('system.restore', { path: changed }).then(
        () => null,
        (error: Error) => error.message,
      );
      if (refused !== null) {
        expect(refused, `byte ${at}`).toMatch(REFUSED);
        expect(listFolder(), `byte ${at}`).toEqual(folder);
      }
      expect(readAll(), `byte ${at}`).toBe(before);
    }
  }, 120_000);

  it('that is whole is accepted', async () => {
    expect(hasWrongChecksum(backups[kind])).toBe(false);
    const before = readAll();
    await live.service.call('system.restore', { path: backups[kind] });
    expect(readAll()).toBe(before);
  });
});

describe('the command line', () => {
  it('says so in one line and exits with 1', async () => {
    const changed = join(live.dataDir, 'changed-cli.db');
    const at = readFileSync(backups.plain).indexOf('Kordiva');
    flip(backups.plain, changed, at, 1);
    const { code, stderr } = await runCommand(['restore', changed, '--data-dir', live.dataDir]);
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr.trim()).toMatch(/is damaged: it is not what was saved/);
  }, 30_000);
});
