/** Starts the server and the command line as programs of their own, as a user would, and can end them the hard way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { CLI_FILE, SERVER_FILE } from './built.ts';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  child: ChildProcess;
  /** Resolves when the program has ended, however. */
  ended: Promise<Finished>;
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>;
}

export type ProgramEnv = Readonly<Record<string, string>>;

/** What runs the program in place of the shell: a command that ends by running the rest of its arguments. */
export type Wrapper = readonly string[];

/** A test that fails half way must not leave a server behind. */
const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

function start(path: string, args: readonly string[], env: ProgramEnv, input?: string, wrapper: Wrapper = []): Program {
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath, path, ...args];
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/_(API_KEY|BASE_URL)$/.test(name)));
  const child = spawn(command, rest, {
    env: { ...clean, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return {
    child,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Begins a command without waiting for it; `input` is what it reads from standard input. */
export function startCli(
  args: readonly string[],
  env: ProgramEnv = {},
  input?: string,
  wrapper: Wrapper = [],
): Program {
  return start(CLI_FILE, args, env, input, wrapper);
}

/** Begins a program of the tests on a data folder. */
export function startPacking(dataDir: string): Program {
  return start(fileURLToPath(new URL('./pack-folder.ts', import.meta.url)), [dataDir], {});
}

/** The same of one that exports a data folder. */
export function startExporting(dataDir: string, to: string, env: ProgramEnv): Program {
  return start(fileURLToPath(new URL('./export-folder.ts', import.meta.url)), [dataDir, to], env);
}

/** Runs a command to its end. */
export function runCli(
  args: readonly string[],
  env: ProgramEnv = {},
  input?: string,
  wrapper: Wrapper = [],
): Promise<Finished> {
  return startCli(args, env, input, wrapper).ended;
}

export interface RunningServer extends Program {
  /** `http://127.0.0.1:PORT/v1` */
  api: string;
  /** What it printed until it was ready. */
  greeting: string;
}

/** Asks a program to end and waits until it has. Windows knows no such asking, it kills; elsewhere the program ends well. */
export async function stopProgram({ child, ended }: Program): Promise<Finished> {
  child.kill('SIGTERM');
  const done = await ended;
  if (process.platform !== 'win32' && done.code !== 0) throw new Error(`It ended with ${done.code}: ${done.stderr}`);
  return done;
}

/** Begins a server without waiting until it is ready. */
export function beginServer(
  dataDir: string,
  env: ProgramEnv = {},
  args: readonly string[] = ['--no-sample'],
  wrapper: Wrapper = [],
): Program {
  return start(SERVER_FILE, ['--port', '0', '--data-dir', dataDir, ...args], env, undefined, wrapper);
}

/** Starts the server on a free port and waits until it says that it is ready. Throws what it said when it ends before. */
export async function startServer(
  dataDir: string,
  env: ProgramEnv = {},
  args: readonly string[] = ['--no-sample'],
): Promise<RunningServer> {
  const program = beginServer(dataDir, env, args);
  let said = '';
  const api = await new Promise<string>((resolve, reject) => {
    program.child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const address = /HTTP API: (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void program.ended.then(({ stderr }) => reject(new Error(`The server ended: ${stderr}`)));
  });
  return { ...program, api, greeting: said };
}
