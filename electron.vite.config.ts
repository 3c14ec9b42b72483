/**
 * What Electron runs: the main bundle with the storage worker beside it, the preload script, and the window's pages.
 * Scripts and the headless server run from the sources instead and need no bundle but the pages.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type MainViteConfig, type PreloadViteConfig } from 'electron-vite';

import { rendererConfig } from './src-renderer/vite.config.ts';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Dependencies stay outside the bundle. Chunks lie beside the entries, so that a path relative to one holds for all. */
export function mainBundle(input: Record<string, string>, outDir: string): MainViteConfig {
  return {
    build: {
      outDir,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  };
}

/** A sandboxed preload script can load nothing but Electron: one CommonJS file with everything in it. */
export function preloadBundle(outDir: string): PreloadViteConfig {
  return {
    build: {
      outDir,
      target: 'node24',
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('./src-main/shell/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  };
}

/** Absolute paths to scripts and styles: a page opened at a deep address finds them too. The preset would make them relative. */
const absoluteBase = { name: 'sightline:absolute-base', config: () => ({ base: '/' }) };

export default defineConfig({
  main: mainBundle({ main: at('./src-main/main.ts'), worker: at('./src-main/storage/worker.ts') }, at('./out/main')),
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
