/** Adds the packages of the main side to the list of licences that the page's build writes for what is bundled into it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import { type LicenceEntry, listLicences } from './list-licences.ts';

/** Name of the list beside the page; `src-renderer/vite.config.ts` has the page's builder write it there. */
const LIST = 'licences.json';

export function completeLicences(root: string): Plugin {
  return {
    name: 'sightline-licences',
    apply: 'build',
    writeBundle({ dir }) {
      const file = path.join(dir ?? '', LIST);
      const bundled: LicenceEntry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
      const all = new Map(
        [...bundled, ...listLicences(root)].map((entry) => [`${entry.name} ${entry.version}`, entry]),
      );
      writeFileSync(file, JSON.stringify([...all.values()]));
    },
  };
}
