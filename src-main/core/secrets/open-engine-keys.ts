/** Puts the engine keys of a data folder together with the boxes that this process can use, best first. */
import { join } from 'node:path';

import { EngineKeys } from './engine-keys.ts';
import { createKeyringBox } from './keyring-box.ts';
import { createMachineBox } from './machine-box.ts';
import { createPassphraseBox } from './passphrase-box.ts';
import type { SecretBox } from './secret-box.ts';
import { SecretStore } from './secret-store.ts';

/** `own` are boxes that only this kind of process has, such as the desktop's keychain; they come first. Opens nothing yet. */
export function openEngineKeys(options: {
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  now: () => number;
  own: readonly SecretBox[];
}): EngineKeys {
  const { dataDir, env, now, own } = options;
  const boxes = [...own, createKeyringBox(env), createPassphraseBox(env), createMachineBox(env, dataDir)];
  return new EngineKeys(new SecretStore({ file: join(dataDir, 'engine-keys.json'), boxes, now }), env);
}
