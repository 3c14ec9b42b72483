/** Builds the shell's test app with the very options of the real one; only the entry and the folder differ. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';

import { mainBundle, preloadBundle } from '../../../build/bundle-options.ts';

const outDir = process.env.SHELL_APP_OUT ?? '';

export default defineConfig({
  main: mainBundle({ main: fileURLToPath(new URL('./shell-entry.ts', import.meta.url)) }, `${outDir}/main`),
  preload: preloadBundle(`${outDir}/preload`),
});
