/** `node run.ts MAIN_BUNDLE [arguments]`: runs a built main bundle in Node as Electron would, on the stand-in. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openSessionBus } from './session-bus.ts';

const standIn = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});

// As in Electron that is given an app: the program, what it was told to run, then the arguments.
process.argv.splice(1, 1);
openSessionBus();
Object.assign(process, { defaultApp: true });
const [{ app }, { followHands }] = await Promise.all([import('./app.ts'), import('./user-actions.ts')]);
followHands();
await import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href);
app.markLoaded();

// The test that started this is gone: nobody will end it otherwise.
process.stdin.on('close', () => app.exit(1));
