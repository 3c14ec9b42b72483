/** Runs the command line to its end and says what it took: time, time on processors and the most memory. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { PROJECT_ROOT } from '../folder/folder-plan.ts';
import { readCpuMs, readMostResidentMb } from '../service/process-stats.ts';

export interface CommandCost {
  seconds: number;
  cpuSeconds: number;
  /** The most that was resident at any time, as the kernel counts it. */
  mostMb: number;
  stdout: string;
}

const EVERY_MS = 50;

/** Throws with what it printed when it fails. */
export function runCommandLine(args: readonly string[]): Promise<CommandCost> {
  const startedMs = performance.now();
  const entry = path.join(PROJECT_ROOT, 'out/main/cli.js');
  const child = spawn(process.execPath, [entry, ...args], { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let [cpuMs, mostMb, stdout, errors] = [0, 0, '', ''];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const watch = setInterval(() => {
    try {
      cpuMs = readCpuMs(child.pid!);
      mostMb = Math.max(mostMb, readMostResidentMb(child.pid!));
    } catch {
      // It has just ended: the last reading stands.
    }
  }, EVERY_MS);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(`${args.slice(0, 2).join(' ')} failed: ${errors}`));
      return resolve({ seconds: (performance.now() - startedMs) / 1000, cpuSeconds: cpuMs / 1000, mostMb, stdout });
    });
  });
}
