/** Every figure that is no read, one after the other, each of its kind on the folder that it needs. */
import type { BenchFolder } from '../folder/build-folder.ts';
import type { Figure } from '../report/verdict.ts';
import { measureScreens } from '../screens/measure-screens.ts';
import { measureCollecting } from './collect-rate.ts';
import { measureDataFiles } from './data-files.ts';
import { measureDisk } from './disk-size.ts';
import { measureImport } from './import-rate.ts';
import { measureMeasuring } from './measuring-rate.ts';
import { measureNames } from './name-accuracy.ts';
import { measureOpinionAccuracy } from './opinion-accuracy.ts';
import { measurePortfolio } from './portfolio-time.ts';
import { measureProjectFile } from './project-file-time.ts';
import { measureRemeasuring } from './remeasure-time.ts';
import { measureScripts } from './script-sizes.ts';
import { measureSearch } from './search-time.ts';
import { measureStart } from './start-time.ts';
import { measureTogether } from './together.ts';
import { createWorkingCopy } from './working-copy.ts';

const IMPORT_LINES = 50_000;
/** Of each of the 500 prompts: 5,000 jobs. */
const SAMPLES = 10;

export const LOADS: Record<string, (folder: BenchFolder) => Figure[] | Promise<Figure[]>> = {
  disk: measureDisk,
  scripts: measureScripts,
  search: (folder) => onCopy(folder, measureSearch),
  start: (folder) => onCopy(folder, measureStart),
  measuring: measureMeasuring,
  names: measureNames,
  opinions: measureOpinionAccuracy,
  import: () => measureImport(IMPORT_LINES),
  collect: () => measureCollecting(SAMPLES),
  remeasure: (folder) => onCopy(folder, measureRemeasuring),
  portfolio: measurePortfolio,
  archive: (folder) => onCopy(folder, measureProjectFile),
  'data-files': (folder) => onCopy(folder, measureDataFiles),
  screens: (folder) => onCopy(folder, measureScreens),
  together: (folder) => onCopy(folder, measureTogether),
};

/** A figure that could not be measured is told as an error, and the others still are. */
export async function measureLoads(
  folder: BenchFolder,
  names: readonly string[],
  say: (line: string) => void,
): Promise<{ figures: Figure[]; errors: string[] }> {
  const [figures, errors]: [Figure[], string[]] = [[], []];
  for (const name of names) {
    say(`Measuring: ${name}`);
    try {
      figures.push(...((await LOADS[name]?.(folder)) ?? []));
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}`);
      say(errors.at(-1) ?? '');
    }
  }
  return { figures, errors };
}

export async function onCopy<T>(folder: BenchFolder, work: (folder: BenchFolder) => Promise<T>): Promise<T> {
  const copy = createWorkingCopy(folder);
  try {
    return await work(copy.folder);
  } finally {
    copy.remove();
  }
}
