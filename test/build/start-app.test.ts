/** What `npm start` does with an Electron that cannot be started: a driver stands where the launcher does, a script where Electron does. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startApp = pathToFileURL(path.resolve(import.meta.dirname, '../../build/start-app.mjs')).href;
const runProcess = pathToFileURL(path.resolve(import.meta.dirname, '../../build/run-process.mjs')).href;

/** A project whose Electron is a script. */
function makeProject(electron: string): { root: string; binary: string } {
  const root = mkdtempSync(path.join(folder, 'project-'));
  const binary = path.join(root, 'electron');
  writeFileSync(binary, electron, { mode: 0o755 });
  return { root, binary };
}

/** As somebody who is not root, at a machine with a display. */
function start(root: string): Promise<{ code: number | null; stdout: string }> {
  const program = `process.getuid = () => 1000;
    const { startApp } = await import(${JSON.stringify(startApp)});
    const { exitLike } = await import(${JSON.stringify(runProcess)});
    const env = { ...process.env, DISPLAY: ':0' };
    delete env.SIGHTLINE_NO_ELECTRON;
    const end = await startApp({
      app: ${JSON.stringify(root)}, args: [], env,
      obtain: async () => ({ binary: ${JSON.stringify(path.join(root, 'electron'))} }),
      serve: async () => { process.stdout.write('server\\n'); return { code: 0, signal: null }; },
    });
    exitLike(end, { isEndless: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout })));
}

// Modes stand for a scanner's lock here; Windows has none.
describe.skipIf(process.platform === 'win32')("the desktop's program", () => {
  it('that cannot be started gives way to the browser, with one line', async () => {
    const { root, binary } = makeProject('#!/bin/sh\necho window\n');
    chmodSync(binary, 0o644);
    const { code, stdout } = await start(root);
    expect(stdout).toMatch(
      /^No desktop window \(Electron could not be started: spawn .* EACCES\): serving .*\nserver\n$/,
    );
    expect(code).toBe(0);
  });

  it('that somebody holds for a moment is started when they let go', async () => {
    const { root, binary } = makeProject('#!/bin/sh\necho window\n');
    chmodSync(binary, 0o644);
    setTimeout(() => chmodSync(binary, 0o755), 900);
    expect(await start(root)).toEqual({ code: 0, stdout: 'window\n' });
  });

  it('that dies before it shows anything gives way to the browser', async () => {
    const { root } = makeProject('#!/bin/sh\nexit 127\n');
    expect((await start(root)).stdout).toMatch(
      /^No desktop window \(Electron could not open a window here\): .*\nserver\n$/,
    );
  });

  it('that ends by itself is not followed by anything', async () => {
    const { root } = makeProject('#!/bin/sh\nexit 3\n');
    expect(await start(root)).toEqual({ code: 3, stdout: '' });
  });
});
