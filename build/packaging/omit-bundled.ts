/** Packages whose code is in the main bundle already are not packed a second time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BUNDLED } from '../bundle-options.ts';
import { type Lock, planShippedPackages } from '../list-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Exclusions for electron-builder: what only bundled packages need goes with them. */
export function omitBundled(): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const needed = new Set(planShippedPackages(lock, BUNDLED));
  return planShippedPackages(lock)
    .filter((place) => !needed.has(place))
    .map((place) => `!${place}/**`);
}
