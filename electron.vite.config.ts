/**
 * What is started: the desktop app, the server and the command line with the storage thread beside them, the preload script, and the
 * window's pages. Tests run the main side from its sources.
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
