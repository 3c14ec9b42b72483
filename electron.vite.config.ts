/**
 * What Electron runs: the main bundle with the storage thread beside it, the preload script, and the window's pages.
 * Scripts and the headless server run from the sources instead and need no bundle but the pages.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';

import { mainBundle, preloadBundle } from './build/bundle-options.ts';
import { completeLicences } from './build/licence-plugin.ts';
import rendererConfig from './src-renderer/vite.config.ts';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  main: mainBundle(
    {
      desktop: at('./src-main/desktop.ts'),
      main: at('./src-main/main.ts'),
      headless: at('./src-main/headless.ts'),
      cli: at('./src-main/cli.ts'),
      worker: at('./src-main/worker.ts'),
    },
    at('./out/main'),
  ),
  preload: preloadBundle(at('./out/preload')),
  renderer: { ...rendererConfig, plugins: [...rendererConfig.plugins, completeLicences(at('.'))] },
});
