/** Finds the binary in Electron's package. Reads only. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} electron the package's folder @returns {string | null} the binary's path; null when it is not there */
export function findElectron(electron) {
  try {
    const binary = path.join(electron, 'dist', readFileSync(path.join(electron, 'path.txt'), 'utf8').trim());
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}
