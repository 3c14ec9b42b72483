/** The launcher's processes, run for real: a small driver stands where the launcher does. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { onPosix } from '#support/only-on.ts';
import { projectEnv } from '../../build/project-node.mjs';
import { exitLike } from '../../build/run-process.mjs';

const posix = onPosix('signals that a program can answer');

const runProcess = pathToFileURL(path.resolve(import.meta.dirname, '../../build/run-process.mjs')).href;

/** A launcher whose command is the given program text. */
function toDriver(program: string): string {
  return `
    import { exitLike, runCommand } from ${JSON.stringify(runProcess)};
    exitLike(await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], { cwd: '.', env: process.env }));
  `;
}

function launch(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', toDriver(program)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const end = new Promise<{ code: number | null; stdout: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout }));
  });
  return { child, end };
}

describe('the command of a launch', () => {
  it('keeps its output and its exit code', async () => {
    expect(await launch('process.stdout.write("{}"); process.exit(3)').end).toEqual({ code: 3, stdout: '{}' });
  });

  it('reads from the same input', async () => {
    const { child, end } = launch('process.stdin.pipe(process.stdout)');
    child.stdin.end('typed');
    expect(await end).toEqual({ code: 0, stdout: 'typed' });
  });

  posix.it.each(['SIGTERM', 'SIGINT'] as const)('gets a %s and may end in its own way', async (signal) => {
    const program = `process.on('${signal}', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up')`;
    const { child, end } = launch(program);
    child.stdout.once('data', () => child.kill(signal));
    expect(await end).toEqual({ code: 7, stdout: 'up\n' });
  });

  posix.it('ends when the shell between npm and the launcher dies', async () => {
    const program =
      "process.on('SIGTERM', () => { console.log('ended'); process.exit(); }); setInterval(() => {}, 1000); console.log('up')";
    const shell = spawn('sh', ['-c', `"$NODE" --input-type=module -e "$DRIVER" & wait`], {
      env: { ...process.env, npm_lifecycle_event: 'serve', NODE: process.execPath, DRIVER: toDriver(program) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let stdout = '';
    shell.stdout.on('data', (chunk) => {
      if (!stdout) shell.kill('SIGKILL');
      stdout += chunk;
    });
    await new Promise((resolve) => shell.stdout.once('end', resolve));
    expect(stdout).toBe('up\nended\n');
  });

  it('finds the project and its Node first on the path', () => {
    const env = projectEnv('/project', { PATH: '/usr/bin' });
    const modules = path.join('/project', 'node_modules');
    const first = [path.dirname(process.execPath), path.join(modules, '.bin')];
    expect(env.PATH?.split(path.delimiter)).toEqual([...first, '/usr/bin']);
  });
});

describe('the end of a launch', () => {
  it.each([
    ['is a failure for a command that was to end by itself', false],
    ['is none for one that runs until it is stopped', true],
  ])("by Windows' Ctrl+C %s", (_what, isEndless) => {
    const before = process.exitCode;
    exitLike({ code: 0xc000013a, signal: null }, { isEndless });
    const set = process.exitCode;
    process.exitCode = before;
    expect(set === 0).toBe(isEndless);
  });
});
