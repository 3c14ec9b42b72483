/** An answer whose text was damaged on the disk stops nobody: every reader of texts goes on without it and says so. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasePath } from '#main/storage/data-folder.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

const PERIOD = { startDate: '2026-03-10', endDate: '2026-03-10' };

let live: LiveProject;
let ids: string[];
let damaged: string;
/** In which the second answer is damaged. */
let backup: string;
/** From before. */
let sound: string;

beforeAll(async () => {
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
  // What the index of words has not taken in is opened by a search, which then meets the damage.
  live.service.core.upkeep.stop();
  for (const prompt of ['First?', 'Second?', 'Third?']) {
    await live.service.call('prompts.create', { projectId: live.projectId, prompt });
    await waitForRun(live);
  }
  ids = live.rows<{ id: Buffer }>('SELECT public_id AS id FROM answer ORDER BY id').map(({ id }) => toId(id));
  damaged = ids[1]!;
  sound = join(live.dataDir, 'sound.db');
  await live.service.call('system.backup', { path: sound });
  flip(databasePath(live.dataDir), 'SELECT max(answer_id) - 1 FROM answer_content');
  backup = join(live.dataDir, 'damaged.db');
  await live.service.call('system.backup', { path: backup });
});
afterAll(() => live.close());

const toId = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** One byte of an answer's content. */
function flip(path: string, which: string): void {
  const db = new Database(path);
  const id = db.prepare(which).pluck().get();
  const body = db.prepare('SELECT body FROM answer_content WHERE answer_id = ?').pluck().get(id) as Buffer;
  body[40] = body[40]! ^ 0x55;
  db.prepare('UPDATE answer_content SET body = ? WHERE answer_id = ?').run(body, id);
  db.close();
}

const call: LiveProject['service']['call'] = (...args) => live.service.call(...args);
const told = { damagedAnswers: { count: 1, answerIds: expect.any(Array) } };

describe('with one answer damaged', () => {
  it('it is shown with all that was counted of it, and the others as before', async () => {
    const shown = await call('answers.get', { projectId: live.projectId, answerId: damaged });
    expect(shown).toMatchObject({ damaged: true, text: '', visible: true, words: 12 });
    expect(shown.mentions).toHaveLength(2);
    const raw = await call('answers.raw', { projectId: live.projectId, answerId: damaged });
    expect(raw).toEqual({ replies: [], damaged: true });
    const other = await call('answers.get', { projectId: live.projectId, answerId: ids[0]! });
    expect(other).toMatchObject({ damaged: false, text: expect.stringContaining('Kordiva') });
    const list = await call('answers.list', { projectId: live.projectId, ...PERIOD });
    expect(list.pagination.total).toBe(3);
  });

  it('the export has its figures, an empty list of searches, and its id', async () => {
    const exported = await call('export.get', { projectId: live.projectId, ...PERIOD });
    expect(exported.damagedAnswers).toEqual({ count: 1, answerIds: [damaged] });
    const results = exported.prompts.flatMap((prompt) => prompt.results);
    expect(results).toHaveLength(3);
    for (const { id, visible, fanOutQueries } of results) {
      expect([visible, fanOutQueries.length]).toEqual([true, id === damaged ? 0 : 1]);
    }
  });

  it('the file of answers has the others, and the result names it', async () => {
    const path = join(live.dataDir, 'answers.ndjson');
    const outcome = await call('answers.export', { projectId: live.projectId, path });
    expect(outcome).toEqual({ exported: 2, path, damagedAnswers: { count: 1, answerIds: [damaged] } });
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('history is measured again without it: it keeps what was measured before', async () => {
    const projectId = live.projectId;
    const added = await call('competitors.add', { projectId, name: 'Small teams' });
    expect(added.damagedAnswers).toEqual({ count: 1, answerIds: [damaged] });
    const named = await call('answers.list', { projectId, ...PERIOD, brandId: added.id });
    expect(named.answers.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== damaged).sort());
    const removed = await call('competitors.remove', { projectId, competitorId: added.id });
    expect(removed).toMatchObject(told);
    expect(await call('projects.configure', { projectId, brandAliases: ['Kordiva Boards'] })).toMatchObject(told);
  });

  it('searches, suggestions, reports and rereading go on', async () => {
    const { projectId } = live;
    const list = await call('fanouts.list', { projectId, ...PERIOD });
    expect(list.fanouts.map(({ count }) => count)).toEqual([3]);
    const { query } = list.fanouts[0]!;
    expect((await call('fanouts.details', { projectId, ...PERIOD, query })).totalOccurrences).toBe(3);
    const suggestions = await call('competitors.suggestions', { projectId });
    expect(suggestions.damagedAnswers).toEqual({ count: 1, answerIds: [damaged] });
    const found = await call('answers.list', { projectId, ...PERIOD, search: 'trial' });
    expect(found.search).toMatchObject({ complete: true, damaged: 1 });
    expect(await call('answers.reread', { projectId })).toEqual({ read: 0, unreadable: 0 });
    const text = 'Small teams often choose **Brimlane** or **Kordiva**. Both offer a free trial.';
    const again = { projectId, prompt: 'Second?', model: 'chatgpt', text } as const;
    expect(await call('answers.add', again)).toMatchObject({ created: true, damaged: false });
  });

  it('doctor names it and ends', async () => {
    const report = await call('system.doctor', {});
    expect(report.ok).toBe(false);
    const faults = report.checks.filter(({ ok }) => !ok);
    expect(faults.map(({ name }) => name)).toEqual(['contents']);
    expect(faults[0]?.answers).toEqual([
      expect.objectContaining({ answerId: damaged, prompt: 'Second?', part: 'text', projectId: live.projectId }),
    ]);
    expect(faults[0]?.answers?.[0]?.answeredAt).toMatch(/^2026-03-10T12:/);
  });

  it('a backup that has it is refused before anything is replaced, unless the owner wants it all the same', async () => {
    const refused = {
      envelope: {
        code: 'CONFLICT',
        details: { reason: 'backup_damaged', damagedAnswers: { count: 1, answerIds: [damaged] } },
      },
    };
    const before = live.rows('SELECT count(*) AS answers FROM answer');
    for (const operation of ['system.inspectBackup', 'system.restore'] as const) {
      await expect(call(operation, { path: backup })).rejects.toMatchObject(refused);
    }
    expect(live.rows('SELECT count(*) AS answers FROM answer')).toEqual(before);
    expect(await call('system.inspectBackup', { path: backup, acceptDamaged: true })).toMatchObject({ answers: 3 });
    expect(await call('system.restore', { path: backup, acceptDamaged: true })).toMatchObject({ now: { answers: 3 } });
  });

  it('the newest good backup is one whose texts can be read', async () => {
    const folder = join(live.dataDir, 'backups');
    copyFileSync(backup, join(folder, 'automatic-2026-03-10T11-00-00-000Z.db'));
    copyFileSync(sound, join(folder, 'automatic-2026-03-09T11-00-00-000Z.db'));
    const found = await call('system.inspectBackup', {});
    expect(found.path).toBe(join(folder, 'automatic-2026-03-09T11-00-00-000Z.db'));
  });

  it('repairing sets it aside, with every count; what it cost stays, and is no fault', async () => {
    const repaired = await call('system.doctor', { repair: true });
    expect(repaired.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(await call('system.status', {})).toMatchObject({ answers: 2, setAside: 1 });
    const summary = await call('metrics.summary', { projectId: live.projectId, ...PERIOD });
    expect(summary.current.totalResponses).toBe(2);
    const later = await call('system.doctor', {});
    expect(later.ok).toBe(true);
    const aside = later.checks.find(({ name }) => name === 'set_aside');
    expect(aside?.answers).toMatchObject([{ answerId: damaged, prompt: 'Second?', part: null }]);
    await expect(call('answers.get', { projectId: live.projectId, answerId: damaged })).rejects.toMatchObject({
      envelope: { code: 'NOT_FOUND' },
    });
    expect(live.rows('SELECT length(row) > 100 AS isKept FROM set_aside_answer')).toEqual([{ isKept: 1 }]);
    expect(live.rows('SELECT kind FROM set_aside_bytes ORDER BY kind')).toEqual([
      { kind: 'contents' },
      { kind: 'replies' },
    ]);
  });
});

describe('money', () => {
  const change = (sql: string) => {
    const db = new Database(databasePath(live.dataDir));
    db.exec(sql);
    db.close();
  };
  const look = async () => (await call('system.doctor', {})).checks.find(({ name }) => name === 'money');
  const back = (sql: string) => change(`DROP TABLE IF EXISTS kept; ${sql}`);

  it.each([
    [
      'an invented sum of spend',
      "INSERT INTO spend_month VALUES ('2026-02', 'nobody', 'chatgpt', 'openai-responses', 'reported', 1, 5, 5)",
      "DELETE FROM spend_month WHERE project = 'nobody'",
      /monthly sum/,
    ],
    [
      'an invented row of spend',
      'INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, job_id, answer) SELECT billing_period_id, ledger_prompt_id, call_request_id, call_result_id, 1, started_at, 7, 999, NULL FROM ledger_entry LIMIT 1',
      'DELETE FROM ledger_entry WHERE job_id = 999',
      /name none.*no call in the queue/s,
    ],
    [
      'an answer that was paid for twice',
      'INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, job_id, answer) SELECT billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, 999, answer FROM ledger_entry LIMIT 1',
      'DELETE FROM ledger_entry WHERE job_id = 999',
      /another row/,
    ],
    [
      'a row whose answer is gone',
      "CREATE TABLE kept AS SELECT id, answer FROM ledger_entry LIMIT 1; UPDATE ledger_entry SET answer = x'00112233445566778899aabbccddeeff' WHERE id = (SELECT id FROM kept)",
      'SELECT 1',
      /gone without a reason/,
    ],
  ])('%s is reported', async (_what, spoil, mend, message) => {
    expect(await look()).toMatchObject({ ok: true });
    change(spoil);
    const found = await look();
    expect(found).toMatchObject({ ok: false, message: expect.stringMatching(message) });
    if (mend === 'SELECT 1')
      change('UPDATE ledger_entry SET answer = (SELECT answer FROM kept) WHERE id = (SELECT id FROM kept)');
    back(mend);
    expect(await look()).toMatchObject({ ok: true });
  });

  it('an answer without its row is reported, and one whose row costs something else', async () => {
    change(
      'CREATE TABLE kept AS SELECT * FROM ledger_entry LIMIT 1; DELETE FROM ledger_entry WHERE id = (SELECT id FROM kept)',
    );
    expect(await look()).toMatchObject({ ok: false, message: expect.stringMatching(/no row in the ledger/) });
    change(
      'INSERT INTO ledger_entry SELECT * FROM kept; UPDATE ledger_entry SET nano = nano + 500 WHERE id = (SELECT id FROM kept) AND basis <> 3',
    );
    expect(await look()).toMatchObject({ ok: false, message: expect.stringMatching(/cost something else/) });
    change('UPDATE ledger_entry SET nano = nano - 500 WHERE id = (SELECT id FROM kept); DROP TABLE kept');
    expect(await look()).toMatchObject({ ok: true });
  });

  it('sums that differ are built anew out of the ledger', async () => {
    const read = () => live.rows('SELECT * FROM spend_month WHERE calls > 0');
    const before = read();
    change('UPDATE spend_month SET cost_nano = cost_nano + 1000000000');
    expect(await look()).toMatchObject({ ok: false });
    await call('system.doctor', { repair: true });
    expect(read()).toEqual(before);
    expect(await look()).toMatchObject({ ok: true });
  });
});
