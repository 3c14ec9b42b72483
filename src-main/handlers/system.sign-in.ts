/** `system.signIn`: a link that signs one more browser in, to the server that runs on this folder, whichever process asks. */
import { AppError } from '#shared/app-error.ts';
import { createToken, loadServer, saveSignInToken } from '../core/accounts/sign-in-links.ts';
import type { Core } from '../core/core.ts';
import { isProcessAlive } from '../storage/is-process-alive.ts';
import { handler } from './handler.ts';

export const signIn = handler('system.signIn', async (core) => {
  const address = await requireServer(core);
  const { token, hash } = createToken();
  const endsAtMs = await core.storage.write(saveSignInToken, hash);
  return { url: `${address}/?token=${token}`, expiresAt: new Date(endsAtMs).toISOString() };
});

/** Throws CONFLICT when nothing serves this folder. */
async function requireServer(core: Core): Promise<string> {
  if (core.apiAddress !== null) return core.apiAddress;
  const server = await core.storage.read(loadServer, null);
  if (server && isProcessAlive(server.pid)) return server.address;
  const message = 'No app or server runs on this data folder. Start one first: npm run serve';
  throw new AppError('CONFLICT', message, { reason: 'not_served' });
}
