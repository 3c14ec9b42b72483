/** Finds the modules of the core that define storage commands, so that nobody has to list them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DEFINITION = /\bdefine(?:Read|HeavyRead|Write|Job|Text)[<(]/;

/** Relative to the folder, with slashes, in a fixed order. */
export function listCommandModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && DEFINITION.test(readFileSync(join(folder, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
