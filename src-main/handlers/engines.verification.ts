/** `engines.verification`: what the newest verification of each service found, in the order of the services. */
import { ENGINE_ROUTES } from '../core/engines/registry.ts';
import { loadVerifications } from '../core/engines/verify/kept-verifications.ts';
import { handler } from './handler.ts';

export const getVerification = handler('engines.verification', async (core, _caller, { withBodies }) => {
  const kept = await core.storage.read(loadVerifications, { withBodies });
  return { routes: ENGINE_ROUTES.flatMap(({ id }) => kept.find(({ route }) => route === id) ?? []) };
});
