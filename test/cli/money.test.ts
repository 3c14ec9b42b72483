/** Money on the command line, on a folder that no server works. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { fillQueue } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';

const dataDir = makeTempDir();
let projectId: string;
const cli = (...args: string[]) =>
  runCommand([...args, '--data-dir', dataDir], { OPENAI_API_KEY: 'sk-right-1234567890' });

beforeAll(async () => {
  projectId = await fillQueue(dataDir, { prompts: 2, engines: ['mistral'] });
});
afterAll(() => removeDir(dataDir));

it('prices, caps, a rate and a forecast fit together', async () => {
  const price = ['openai-compatible', '*', '--request', '0.05', '--from', '2026-01-01'];
  const prices = await cli('prices', 'set', ...price);
  expect(prices.stdout).toContain('openai-compatible  *  in 0  cached 0  out 0  search 0  request 0.05');
  expect((await cli('cap', '0.5', '--project', projectId)).stdout).toContain(
    'Monthly cap of the project: $0.50, $0.00 used',
  );
  expect((await cli('rate', 'EUR', '0.5')).stdout).toBe('1 USD = 0.5 EUR\n');
  const { stdout } = await cli('forecast', '--project', projectId, '--samples', '2');
  // Two prompts, two samples, five cents each; a ceiling is two requests: 0.10, four of them 0.40, and one more 0.50.
  expect(stdout.split('\n')[0]).toBe('4 calls, about $0.20 (0.10 EUR), $0.10 to $0.40; fits under the caps.');
  expect(stdout).toContain('mistral: 4 calls, $0.20 (openai-compatible, price_table)');
});

it('spend and the rebill sheet of a month without calls are empty, not wrong', async () => {
  const spend = await cli('spend', '--from', '2026-01', '--to', '2026-02');
  expect(spend.stdout).toContain('2026-01 to 2026-02: $0.00 for 0 calls');
  const out = join(dataDir, 'sheet.csv');
  expect((await cli('rebill', '--project', projectId, '--month', '2026-01', '--markup', '20', '--out', out)).code).toBe(
    0,
  );
  expect(readFileSync(out, 'utf8')).toContain('2026-01,Kordiva,Total,,0,0.000000,0.000000,0,20,0.00');
});

it('an amount that is none is told in one line', async () => {
  const { code, stderr } = await cli('cap', 'much');
  expect(code).not.toBe(0);
  expect(stderr).toBe('cap: "much" is no amount\n');
});

it("the rebill sheet is never one of Sightline's own files", async () => {
  const out = join(dataDir, 'sightline.db-journal');
  const { code, stderr } = await cli('rebill', '--project', projectId, '--out', out);
  expect([code, stderr]).toEqual([
    1,
    "path is one of Sightline's own files in the data folder; choose another name or folder\n",
  ]);
  expect(existsSync(out)).toBe(false);
});
