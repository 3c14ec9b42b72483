/** How fast the command line imports answers into a folder: fifty thousand lines, measured and counted. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { benchDir } from '../folder/folder-plan.ts';
import type { Figure } from '../report/verdict.ts';
import { writeAnswerLines } from './answer-lines.ts';
import { runCommandLine } from './command-line.ts';
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
