/**
 * What Electron runs: the main bundle with the storage worker beside it, the preload script, and the window's pages.
 * Scripts and the headless server run from the sources instead and need no bundle but the pages.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';

import { mainBundle, preloadBundle } from './build/bundle-options.ts';
import { rendererConfig } from './src-renderer/vite.config.ts';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Absolute paths to scripts and styles: a page opened at a deep address finds them too. The preset would make them relative. */
const absoluteBase = { name: 'sightline:absolute-base', config: () => ({ base: '/' }) };

export default defineConfig({
  main: mainBundle({ main: at('./src-main/main.ts'), worker: at('./src-main/worker.ts') }, at('./out/main')),
  preload: preloadBundle(at('./out/preload')),
  renderer: {
    ...rendererConfig,
    root: at('./src-renderer'),
    plugins: [...(rendererConfig.plugins ?? []), absoluteBase],
    build: {
      minify: true,
      ...rendererConfig.build,
      outDir: at('./out/renderer'),
      emptyOutDir: true,
      rolldownOptions: { ...rendererConfig.build?.rolldownOptions, input: at('./src-renderer/index.html') },
    },
  },
});
