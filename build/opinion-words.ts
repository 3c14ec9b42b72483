/** Writes the words of opinion of each language as data beside a bundle, where they are read when an answer in that language is measured. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = path.resolve('src-main/core/measuring/opinions/languages');

export function opinionWords(): Plugin {
  return {
    name: 'sightline-opinion-words',
    async generateBundle() {
      for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))) {
        const { WORDS } = await import(pathToFileURL(path.join(FOLDER, file)).href);
        const source = JSON.stringify(WORDS).replace(/(?:\\n| ){2,}/g, ' ');
        this.emitFile({ type: 'asset', fileName: `opinion-words/${path.basename(file, '.ts')}.json`, source });
      }
    },
  };
}
