/** `kill -9` at any moment: nothing paid for is lost, nothing is asked or counted twice, nothing stays half done. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { copyFolder } from '#support/kill-folders.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults, readRows } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { startCli, startServer, stopProgram } from '#support/spawn-program.ts';

const KILLS = Number(process.env.SIGHTLINE_TEST_KILLS ?? 6);
const SEED = Number(process.env.SIGHTLINE_TEST_SEED ?? 1);
const ENGINES = LOCAL_ENGINES.slice(0, 8);
const PROMPTS = 40 + KILLS * 8;

let dir: string;
let fake: FakeOpenAi;

beforeEach(async () => {
  dir = makeTempDir();
  fake = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 60, next: DEFAULT_ANSWER } });
});

afterEach(async () => {
  await fake.close();
  removeDir(dir);
});

describe('a server killed while it works the queue', () => {
  it(`${KILLS} times over: every question has one answer, and only calls under way at a kill were made twice`, async () => {
    const choice = seededChoice(SEED);
    await fillQueue(dir, { prompts: PROMPTS, engines: ENGINES });
    const env = { OLLAMA_BASE_URL: fake.baseUrl };
    let underWay = 0;
    let doneBefore = -1;
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(dir, env);
      await sleep(choice.below(900));
      await server.kill();
      underWay += countRows(dir, "job WHERE state = 'leased'");
      const done = countRows(dir, 'answer');
      expect(done).toBeGreaterThanOrEqual(doneBefore);
      doneBefore = done;
    }
    expect(doneBefore).toBeLessThan(PROMPTS * ENGINES.length);
    const server = await startServer(dir, env);
    await waitFor(
      'an empty queue',
      () => countRows(dir, "job WHERE state <> 'done'"),
      (open) => open === 0,
    );
    await stopProgram(server);
    const answers = countRows(dir, 'answer');
    expect(answers).toBe(PROMPTS * ENGINES.length);
    const twice = readRows(
      dir,
      'SELECT 1 FROM answer JOIN job ON job.id = job_id GROUP BY job.prompt_id, job.engine, slot, sample HAVING count(*) > 1',
    );
    expect(twice).toEqual([]);
    expect(countRows(dir, 'answer_raw')).toBe(answers);
    // The ledger: a row for each answer and one for each call that a kill took away, and no call is left open.
    expect(countRows(dir, 'answer JOIN ledger ON ledger.answer = answer.public_id')).toBe(answers);
    expect(countRows(dir, 'ledger')).toBe(answers + countRows(dir, "ledger WHERE outcome = 'lost'"));
    expect(countRows(dir, 'ledger')).toBeLessThanOrEqual(answers + underWay);
    expect(countRows(dir, 'ledger')).toBeGreaterThanOrEqual(fake.requests.length);
    expect(fake.requests.length).toBeGreaterThanOrEqual(answers);
    expect(fake.requests.length).toBeLessThanOrEqual(answers + underWay);
    expect(await listFaults(dir)).toEqual([]);
  }, 120_000);
});

describe('an import killed midway', () => {
  it('leaves all of the file or nothing of it, and can be done again', async () => {
    const projectId = await fillQueue(dir, { prompts: 0, engines: ENGINES });
    const file = join(dir, 'answers.ndjson');
    writeFileSync(file, toNdjson(generateAnswers({ count: 1500, seed: SEED, lastDay: '2026-03-09', days: 20 })));
    const command = ['import', 'answers', file, '--project', projectId, '--data-dir', dir];
    const importing = startCli(command);
    await waitFor(
      'some answers',
      () => countRows(dir, 'answer'),
      (count) => count > 0,
    );
    await importing.kill();
    const left = countRows(dir, 'answer');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1500);
    const status = await runCommand(['status', '--json', '--data-dir', dir]);
    expect(JSON.parse(status.stdout)).toMatchObject({ answers: 0 });
    for (const table of [
      'answer',
      'prompt',
      'answer_content',
      'answer_pack',
      'fact_month',
      'total_period',
      'brand_period',
      'import_batch',
    ]) {
      expect(countRows(dir, table), table).toBe(0);
    }
    const again = await runCommand([...command, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ imported: 1500, duplicates: 0 });
    expect(await listFaults(dir)).toEqual([]);
  });
});

describe('a project with a history', () => {
  const ANSWERS = 2_000;
  const generate = () => generateAnswers({ count: ANSWERS, seed: SEED, lastDay: '2026-03-09', days: 90 });
  const filled = makeTempDir();
  let projectId: string;
  beforeAll(async () => {
    projectId = await fillQueue(filled, { prompts: 0, engines: ENGINES });
    const file = join(filled, 'answers.ndjson');
    writeFileSync(file, toNdjson(generate()));
    await runCommand(['import', 'answers', file, '--project', projectId, '--data-dir', filled]);
  });
  afterAll(() => removeDir(filled));
  beforeEach(() => void copyFolder(filled, dir));

  it('deleted and killed midway cannot be taken back, has right counts, and is gone after the next start of a server', async () => {
    await runCommand(['projects', 'archive', projectId, '--data-dir', dir]);
    const erasing = startCli(['projects', 'erase', projectId, '--yes', '--data-dir', dir]);
    await waitFor(
      'some to be gone',
      () => countRows(dir, 'answer'),
      (count) => count < ANSWERS,
    );
    erasing.child.kill('SIGTERM');
    await erasing.ended;
    const left = countRows(dir, 'answer');
    expect(left).toBeGreaterThan(0);
    const status = JSON.parse((await runCommand(['status', '--json', '--data-dir', dir])).stdout) as Record<
      string,
      unknown
    >;
    expect(status).toMatchObject({
      answers: left,
      erasing: [{ id: projectId, answers: left, answersBefore: ANSWERS }],
    });
    const back = await runCommand(['projects', 'unarchive', projectId, '--data-dir', dir]);
    expect([back.code, back.stderr]).toEqual([1, 'The removed project was not found.\n']);
    expect((await runCommand(['projects', 'archived', '--data-dir', dir])).stdout).toMatch(
      /being deleted: \d+ of 2000 answers are gone/,
    );
    expect(await listFaults(dir)).toEqual([]);
    const server = await startServer(dir);
    await waitFor(
      'the rest',
      () => countRows(dir, "project WHERE name <> ''") + countRows(dir, 'answer') + countRows(dir, 'prompt'),
      (count) => count === 0,
    );
    await server.kill();
    expect(await listFaults(dir)).toEqual([]);
  }, 120_000);

  it('measured again and killed midway is measured to the end by the next server, without anybody asking', async () => {
    // Answers behind the place where measuring stands; none once the project is noted as measured.
    const noted = (name: string) =>
      `(SELECT json_extract(value, '$.after.${name}') FROM setting WHERE key LIKE 'remeasuring.%')`;
    const old = `answer WHERE (prompt_id, day, id) > (coalesce(${noted('promptId')}, 0), coalesce(${noted('day')}, 0),
        coalesce(${noted('id')}, 0))
      AND NOT EXISTS (SELECT 1 FROM project, setting WHERE key = 'measured.' || project.id
        AND value LIKE '%.' || project.brands_version)`;
    const measuring = startCli(['projects', 'update', projectId, '--brand-alias', 'Acme', '--data-dir', dir]);
    await waitFor(
      'half of it',
      () => countRows(dir, old),
      (count) => count > 0 && count < ANSWERS,
    );
    await measuring.kill();
    expect(countRows(dir, old)).toBeGreaterThan(0);
    expect(await listFaults(dir)).toEqual([]);
    const server = await startServer(dir);
    await waitFor(
      'the rest',
      () => countRows(dir, old),
      (count) => count === 0,
    );
    await server.kill();
    // "Acme" in one of its spellings as a whole word, when only that brand is tracked.
    const overlapping = [0, 1, 2];
    const named = [...generate()].filter(({ said }) =>
      said.mentions.some(({ brand }) => overlapping.includes(brand)),
    ).length;
    expect(readRows(dir, 'SELECT sum(is_own_named) AS named FROM answer')).toEqual([{ named }]);
    // One receipt for all of it: every answer that changed once, and no answer twice.
    const receipts = readRows(
      dir,
      `SELECT state, looked, changed = (SELECT count(*) FROM remeasuring_answer) AS isListed,
         changed = (SELECT count(*) FROM answer WHERE brands_named > 0 AND is_own_named = 1) AS isWhole FROM remeasuring`,
    );
    expect(receipts).toEqual([{ state: 'finished', looked: ANSWERS, isListed: 1, isWhole: 1 }]);
    expect(await listFaults(dir)).toEqual([]);
  });
});
