/** API keys for the bench: several, because each is held to the plan's requests a minute and none of that is to be weakened. */

import { hashKey, newKey, saveKey } from '#main/core/accounts/keys.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';

/** Issues them in a data folder that no service need be running on; they are kept nowhere in clear. */
export async function issueKeys(dataDir: string, count: number): Promise<string[]> {
  const storage = openInlineStorage(dataDir, Date.now);
  try {
    await storage.write(ensureAccount, { wantsSample: false });
    const keys = Array.from({ length: count }, () => newKey('live'));
    for (const [index, key] of keys.entries()) {
      const scopes = ['read', 'write', 'export'] as const;
      await storage.write(saveKey, {
        name: `bench ${index + 1}`,
        environment: 'live',
        scopes: [...scopes],
        hash: hashKey(key),
      });
    }
    return keys;
  } finally {
    await storage.close();
  }
}
