/** `npm run smoke` on the stand-in, a few steps of it: its report, its questions, its exit code. All of them: `smoke.long.test.ts`. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';

import { SMOKE_ENV as ENV, OWNERS_KEY, readReport } from '#support/smoke-world.ts';
import { type FoundApp, findApp } from '../../build/smoke/find-app.ts';
import { runCommand } from '../../build/smoke/run-command.ts';
import { failed, passed, type Step } from '../../build/smoke/step.ts';
import { STEPS } from '../../build/smoke/steps.ts';
import { planDataDir } from '../../build/smoke/world.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-smoke-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runHere(args: string[], steps: readonly Step[], answers: string, find?: () => FoundApp) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let said = '';
  output.on('data', (chunk) => (said += String(chunk)));
  input.end(answers);
  const outDir = mkdtempSync(path.join(folder, 'run-'));
  const at = { root, platform: process.platform, arch: process.arch, env: ENV, userId: 1000 };
  const code = await runCommand([...args, '--out', outDir], { ...at, input, output, steps, find });
  return { code, said, outDir, ...readReport(outDir) };
}

const step = (id: string, run: Step['run']): Step => ({ id, name: `Step ${id}`, shows: 'Something.', run });

describe('a step that fails', () => {
  it('turns exit code and report red, whatever it throws, and the steps after it are taken', async () => {
    const hostile = `<img src=x onerror="alert(1)"> ${OWNERS_KEY}`;
    const steps = [
      step('one', async () => failed('It is not there.', hostile)),
      step('two', async () => {
        throw new Error(hostile);
      }),
      step('three', async () => passed('All well.')),
    ];
    const { code, report, page, said } = await runHere(['--unattended'], steps, '');
    expect(code).toBe(1);
    expect(report).toMatchObject({ ok: false, counts: { passed: 1, failed: 2, skipped: 0 } });
    expect(report.steps[1]).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('onerror') });
    expect(page).toContain('<body class="red">');
    expect(page).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; [key removed]');
    expect(page).not.toMatch(/<img src=x/);
    expect(`${said}${page}${JSON.stringify(report)}`).not.toContain(OWNERS_KEY);
    expect(said).toContain('FAILED  Step two');
  });

  it('is not hidden by a run that was ended at a question', async () => {
    const stopping = new AbortController();
    const steps = [
      step('one', async ({ terminal }) => {
        const answer = terminal.ask('Do you see it?');
        stopping.abort();
        return (await answer) === 'skip' ? passed() : failed('Somebody answered.');
      }),
      step('two', async () => passed()),
    ];
    const outDir = mkdtempSync(path.join(folder, 'ended-'));
    const at = {
      root,
      platform: process.platform,
      arch: process.arch,
      env: ENV,
      userId: 1000,
      signal: stopping.signal,
    };
    const streams = { input: new PassThrough(), output: new PassThrough() };
    expect(await runCommand(['--out', outDir], { ...at, ...streams, steps })).toBe(1);
    expect(readReport(outDir).report).toMatchObject({ ok: false, counts: { passed: 1, failed: 0, skipped: 0 } });
  });
});

describe('a person at the terminal', () => {
  it('is asked what only a person sees, and the answers are the outcomes', { tags: 'long' }, async () => {
    const at = { root, platform: process.platform, arch: process.arch, env: ENV, userId: 1000 };
    // Taken for Electron, so that it is asked about.
    const find = (): FoundApp => ({ ...findApp(null, at), kind: 'development' });
    const drive = mkdtempSync(path.join(folder, 'drive-'));
    const only = ['backup', 'second-instance', 'tray'];
    const answers = `${drive}\n\nmaybe\ny\nn\n`;
    const { code, report, said } = await runHere(['--only', only.join(',')], STEPS, answers, find);
    expect(said.match(/Please answer y/g)).toHaveLength(1);
    expect(report.steps.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['backup', 'passed'],
      ['second-instance', 'passed'],
      ['tray', 'failed'],
    ]);
    expect(report.steps[2]?.reason).toMatch(/^The owner did not see it: Do you see/);
    expect(report.steps[0]?.details.join()).toContain(drive);
    expect(readdirSync(drive)).toEqual([]);
    expect(code).toBe(1);
  });

  it('who is gone leaves the rest out', async () => {
    const asking = step('one', async ({ terminal }) => {
      return (await terminal.ask('Do you see it?')) === 'skip' ? passed('Left out.') : failed('Somebody answered.');
    });
    expect((await runHere([], [asking, { ...asking, id: 'two' }], '')).report.counts).toMatchObject({ passed: 2 });
  });
});

describe('going on after a log-off', () => {
  const leave = () => {
    const left = mkdtempSync(path.join(tmpdir(), 'sightline-smoke-'));
    const dataDir = planDataDir(left, process.platform);
    mkdirSync(dataDir, { recursive: true });
    return { left, dataDir };
  };

  it('finds a session that ended badly, and cleans up', async () => {
    const { left, dataDir } = leave();
    writeFileSync(path.join(dataDir, 'sightline.db'), '');
    writeFileSync(path.join(dataDir, 'session.json'), '{}');
    const { code, report } = await runHere(['--after-log-off', left], STEPS, '');
    expect(code).toBe(1);
    expect(report.steps).toMatchObject([{ id: 'after-log-off', reason: expect.stringContaining('ended badly') }]);
    expect(existsSync(left)).toBe(false);
  });

  it('takes, and so deletes, no folder but one that a run left', async () => {
    const own = mkdtempSync(path.join(folder, 'sightline-smoke-'));
    await expect(runHere(['--after-log-off', own], STEPS, '')).rejects.toThrow(/^No run of the smoke test left /);
    expect(existsSync(own)).toBe(true);
  });
});

describe('the options', () => {
  const run = (...args: string[]) => runHere(args, STEPS, '');
  it('that nobody knows, or that say nothing, are refused before anything is started', async () => {
    await expect(run('--only', 'tray,dance')).rejects.toThrow('There is no step "dance".');
    await expect(run('--most', '3')).rejects.toThrow('--most says nothing without --keys.');
    await expect(run('--keys', '--most', 'all')).rejects.toThrow('--most must be an amount');
    await expect(run('--quick')).rejects.toThrow('--quick');
    await expect(run('--app', path.join(folder, 'nothing'))).rejects.toThrow(/There is no Sightline in .*nothing/);
  });
});
