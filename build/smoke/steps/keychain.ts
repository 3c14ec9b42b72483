/** A key that is saved in the app is there after a restart, and what is on disk does not show it. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { failed, passed, type Step, type StepContext, skipped } from '../step.ts';

const ROUTE = 'openai-responses';
const ENGINE = 'chatgpt';
/** Bearer authorisation with a key that no service gave out. */
export const MADE_UP_KEY = `sk-smoke-${randomBytes(12).toString('hex')}`;

export const keychain: Step = {
  id: 'keychain',
  name: 'A key in the keychain, across a restart',
  shows: 'A saved key is kept by the keychain of the system, and an engine is called with it after a restart.',
  run: async (context) => {
    const { keeper, engine } = context;
    await keeper.call('engines.configure', { engine: ENGINE, route: ROUTE, baseUrl: engine.baseUrl });
    const place = await keeper.call('engines.setKey', { route: ROUTE, key: MADE_UP_KEY });
    context.note(`Kept in: ${place.box}. ${place.description}`);
    try {
      await keeper.quit();
      const before = engine.requests.length;
      const test = await keeper.call('engines.test', { engine: ENGINE });
      const sent = engine.requests.slice(before).map(({ headers }) => headers.authorization);
      if (!test.ok) return failed(`The engine was not reached: ${test.message}`);
      if (!sent.includes(`Bearer ${MADE_UP_KEY}`)) return failed('The engine was not called with the saved key.');
      if (isReadable(keeper.dataDir)) return failed('The key lies in the data folder as it is.');
      context.note('After a restart, the engine was called with the key. It is not readable in the data folder.');
      return await judgePlace(context, place.box);
    } finally {
      await keeper.call('engines.removeKey', { route: ROUTE });
      await keeper.call('engines.configure', { engine: ENGINE, route: null });
    }
  },
};

async function judgePlace({ app, keeper }: StepContext, box: string) {
  if (app.kind === 'stand-in') return skipped('The stand-in has no keychain of a system.');
  if (box === 'keychain') return passed();
  const { keyPlace } = await keeper.call('engines.routes', {});
  const why = keyPlace?.refused ?? [];
  // A Linux desktop may have none; the other two always do.
  if (process.platform === 'linux') return skipped('This desktop has no keychain that the app can use.', ...why);
  return failed('The keychain of the system was not used.', ...why);
}

function isReadable(dataDir: string): boolean {
  const file = path.join(dataDir, 'engine-keys.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes(MADE_UP_KEY);
}
