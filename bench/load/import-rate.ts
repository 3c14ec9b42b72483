/** How fast the command line imports answers into a folder: fifty thousand lines, measured and counted. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { benchDir, PROJECT_ROOT } from '../folder/folder-plan.ts';
import type { Figure } from '../report/verdict.ts';
import { readCpuMs } from '../service/process-stats.ts';
import { writeAnswerLines } from './answer-lines.ts';
import { createSmallFolder } from './small-folder.ts';

const LEAST_PER_SECOND = 1_000;

export async function measureImport(lines: number): Promise<Figure[]> {
  const folder = createSmallFolder();
  const file = path.join(benchDir(), `import-${process.pid}.ndjson`);
  try {
    writeAnswerLines(file, lines, 'import', Date.now() - 86_400_000);
    const args = ['import', 'answers', file, '--project', folder.projectId, '--data-dir', folder.dataDir, '--json'];
    const { seconds, cpuSeconds } = await runCommandLine(args);
    const note = `${lines} lines by the command line; ${(lines / cpuSeconds).toFixed(0)} a second of processor time`;
    return [{ name: 'import', value: lines / seconds, unit: 'answers/s', target: { least: LEAST_PER_SECOND }, note }];
  } finally {
    rmSync(file, { force: true });
    folder.remove();
  }
}

/** Throws with what it printed when it fails. */
function runCommandLine(args: readonly string[]): Promise<{ seconds: number; cpuSeconds: number }> {
  const startedMs = performance.now();
  const entry = path.join(PROJECT_ROOT, 'out/main/cli.js');
  const child = spawn(process.execPath, [entry, ...args], { cwd: PROJECT_ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  let [cpuMs, errors] = [0, ''];
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const watch = setInterval(() => {
    try {
      cpuMs = readCpuMs(child.pid!);
    } catch {
      // It has just ended: the last reading stands.
    }
  }, 50);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(`The import failed: ${errors}`));
      return resolve({ seconds: (performance.now() - startedMs) / 1000, cpuSeconds: cpuMs / 1000 });
    });
  });
}
