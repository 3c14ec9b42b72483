/** Starts the engine that answers at once, in a process of its own so that it takes no time from the service's threads. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { PROJECT_ROOT } from '../folder/folder-plan.ts';

export interface FakeEngine {
  /** `http://127.0.0.1:PORT`. */
  address: string;
  stop(): void;
}

export function startFakeEngine(): Promise<FakeEngine> {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, 'bench/service/engine-process.ts')], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The fake engine ended with ${code}.`)));
    child.stdout.once('data', (line: Buffer) =>
      resolve({ address: line.toString('utf8').trim(), stop: () => child.kill('SIGTERM') }),
    );
  });
}
