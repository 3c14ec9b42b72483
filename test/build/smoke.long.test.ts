/** `npm run smoke` as a whole, on the stand-in: what it takes and what it leaves out, its report, its exit code. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SMOKE_ENV as ENV, OWNERS_KEY, readReport } from '#support/smoke-world.ts';
import { STEPS } from '../../build/smoke/steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-smoke-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an unattended run on the stand-in', () => {
  const outDir = path.join(folder, 'whole');
  let ended: { code: number | null; said: string };
  let found: ReturnType<typeof readReport>;
  beforeAll(async () => {
    ended = await new Promise((resolve) => {
      const args = ['build/smoke/smoke.ts', '--unattended', '--out', outDir];
      const child = spawn(process.execPath, args, { cwd: root, env: ENV });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
      child.once('close', (code) => resolve({ code, said }));
    });
    found = readReport(outDir);
  }, 900_000);

  it('fails nothing, and says of each step that it could not take why', () => {
    expect(ended, ended.said).toMatchObject({ code: 0 });
    const { steps, ok, counts } = found.report;
    expect(ok).toBe(true);
    expect(counts).toEqual({ passed: 6, failed: 0, skipped: STEPS.length - 6 });
    expect(steps.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id)).toEqual([
      ...['first-start', 'backup', 'deep-link', 'kill', 'proxy', 'certificates'],
    ]);
    const left = steps.filter(({ outcome }) => outcome === 'skipped');
    expect(left.filter(({ reason }) => reason === null || reason.length < 20)).toEqual([]);
    expect(steps.map(({ id }) => id)).toEqual(STEPS.map(({ id }) => id));
  });

  it('says what it ran on, and that it was no Electron', () => {
    const { app, versions, system, isUnattended } = found.report;
    expect(app.kind).toBe('stand-in');
    expect(ended.said).toContain('the stand-in of the tests, which is no Electron');
    expect(versions).toMatchObject({ node: process.versions.node, electron: null, icu: process.versions.icu });
    expect(versions?.sqlite).toMatch(/^3\.\d+\.\d+$/);
    expect([system.platform, system.arch, isUnattended]).toEqual([process.platform, process.arch, true]);
  });

  it('has pictures of the window beside the report and inside its page', () => {
    const pictures = found.report.steps.flatMap((step) => step.pictures.map(({ file }) => file));
    expect(pictures).toEqual(['first-start-1.png', 'deep-link-1.png', 'kill-1.png']);
    for (const file of pictures) {
      const bytes = readFileSync(path.join(outDir, file));
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(found.page).toContain(bytes.toString('base64'));
    }
  });

  it('tells no key and no home folder, and leaves nothing behind', () => {
    const texts = `${JSON.stringify(found.report)}${found.page.replaceAll(/base64,[^"]*/g, '')}`;
    for (const secret of [OWNERS_KEY, ENV.MY_TOKEN, 'sk-smoke-', `${homedir()}/`]) expect(texts).not.toContain(secret);
    const [, dataDir = ''] = /Data folder: (.*) \(\d+ char/.exec(found.report.steps[2]?.details[0] ?? '') ?? [];
    expect(dataDir).toMatch(/sightline-smoke-.*Übergröße/);
    expect(existsSync(dataDir.split('Größe')[0] ?? '')).toBe(false);
  });
});
