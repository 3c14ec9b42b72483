/**
 * The command line's program in this process: the bundle as it is shipped, with the same arguments, variables, streams and exit code as a process
 * of its own has, without the half second of processor time that starting one takes. What only a process shows (that it ends by itself, its
 * limits, what a kill leaves) is started by `spawn-program.ts`.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { CLI_FILE } from './built.ts';
import type { Finished, ProgramEnv } from './spawn-program.ts';

/** Variables and streams are the process's: one command at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a command to its end; `input` is what it reads from standard input. */
export function runCommand(args: readonly string[], env: ProgramEnv = {}, input = ''): Promise<Finished> {
  const done = last.then(() => runAlone(args, env, input));
  last = done.catch(() => {});
  return done;
}

async function runAlone(args: readonly string[], env: ProgramEnv, input: string): Promise<Finished> {
  const { exitCode, argv, exit } = process;
  const restoreEnv = setVariables(env);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from(input === '' ? [] : [input]) });
  const stdout = divert(process.stdout);
  const stderr = divert(process.stderr);
  let exited: Finished | undefined;
  // What would run on after the end says nothing that anybody hears.
  process.exit = (code = process.exitCode) => {
    exited ??= { code: Number(code ?? 0), stdout: stdout.text(), stderr: stderr.text() };
    throw new Error('The command has ended.');
  };
  try {
    process.exitCode = undefined;
    process.argv = [process.execPath, CLI_FILE, ...args];
    // The entry runs when it is imported, and each address is imported once in a process, however often this module is loaded anew.
    await import(`${pathToFileURL(CLI_FILE)}?run=${randomUUID()}`);
    return exited ?? { code: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.restore();
    stderr.restore();
    Object.defineProperty(process, 'stdin', stdin);
    Object.assign(process, { exitCode, argv, exit });
    restoreEnv();
  }
}

/** As a program that is started gets them: those of this process without keys and addresses of engines, and its own. */
function setVariables(env: ProgramEnv): () => void {
  const before = { ...process.env };
  for (const name of Object.keys(before)) if (/_(API_KEY|BASE_URL)$/.test(name)) delete process.env[name];
  Object.assign(process.env, env);
  return () => {
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

function divert(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    text += String(chunk);
    return true;
  };
  return {
    text: () => text,
    restore: () => {
      stream.write = write;
    },
  };
}
