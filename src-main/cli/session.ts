/** What a command needs: the core on its data folder, calls as the owner, and output for people or for scripts. */
import type { Command } from 'commander';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { OWNER } from '../core/caller.ts';
import { type Core, createCore } from '../core/core.ts';
import { WORKER_ENTRY } from '../entry-paths.ts';
import { call } from '../handlers/dispatch.ts';
import { createLog } from '../log.ts';
import { requireWritableLog } from '../log-file.ts';
import { COMMAND_HANDLES, requireFileHandles, SERVER_HANDLES } from '../storage/file-handles.ts';
import { openInlineStorage } from '../storage/inline-storage.ts';
import { describeUnused, resolveDataDir } from '../storage/resolve-data-dir.ts';
import { openThreadedStorage } from '../storage/threaded-storage.ts';
import { VERSION } from '../version.ts';
import { toTerminalText } from './terminal-text.ts';

export interface Session {
  core: Core;
  call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
}

/**
 * Opens the folder, does the work, and closes it again whatever happens. `threads` pays for long work only. `begins`: of commands
 * that set something up before the first start; every other one needs data, and makes none where a folder may have been.
 */
export async function withSession<T>(
  command: Command,
  work: (session: Session) => Promise<T>,
  options: { threads?: boolean; begins?: boolean } = {},
): Promise<T> {
  const dataDir = await dataDirOf(command);
  requireWritableLog(dataDir);
  requireFileHandles(options.threads ? SERVER_HANDLES : COMMAND_HANDLES);
  const mustExist = !options.begins;
  const storage = options.threads
    ? await openThreadedStorage({ dataDir, entry: WORKER_ENTRY, now: Date.now, mustExist, readers: 1 })
    : openInlineStorage(dataDir, Date.now, { mustExist });
  try {
    const core = await createCore({
      storage,
      env: process.env,
      now: Date.now,
      log: createLog(dataDir),
      version: VERSION,
      isScheduling: false,
    });
    const session: Session = { core, call: (operation, input) => call(core, operation, OWNER, input) };
    const done = await work(session).finally(core.close);
    if (core.isFirstStart) process.stderr.write(`Began a new data folder: ${toTerminalText(dataDir)}\n`);
    return done;
  } finally {
    await storage.close();
  }
}

export async function dataDirOf(command: Command): Promise<string> {
  const settled = await resolveDataDir(command.optsWithGlobals<{ dataDir?: string }>().dataDir);
  const unused = describeUnused(settled);
  if (unused !== null) process.stderr.write(`${toTerminalText(unused)}\n`);
  return settled.dataDir;
}

/** One JSON document for scripts, or lines for people. */
export function print(isJson: boolean | undefined, value: unknown, lines: () => string[]): void {
  const text = isJson ? JSON.stringify(value, null, 2) : lines().join('\n');
  if (text !== '') process.stdout.write(`${toTerminalText(text)}\n`);
}

/** Gathers a repeatable option. */
export function collect(value: string, previous: string[] | undefined): string[] {
  return [...(previous ?? []), value];
}

/** What measuring history again came to, as the end of a sentence. */
export function describeReceipt(receipt: { remeasuredAnswers: number; changedAnswers: number }): string {
  const { remeasuredAnswers, changedAnswers } = receipt;
  return `${remeasuredAnswers} answers were measured again, ${changedAnswers} of them changed`;
}
