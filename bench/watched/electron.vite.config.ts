/** Bundles the watched server with the very options of the shipped one. */
import path from 'node:path';
import { defineConfig } from 'electron-vite';

import { mainBundle } from '../../build/bundle-options.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entries = {
  headless: path.join(import.meta.dirname, 'watched-server.ts'),
  worker: path.join(root, 'src-main/worker.ts'),
};

export default defineConfig({ main: mainBundle(entries, path.join(root, 'out/bench/main')) });
