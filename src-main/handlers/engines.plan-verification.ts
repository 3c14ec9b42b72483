/** `engines.planVerification`: which services a verification would call, and the most that it may cost. Calls nothing. */
import { loadVerifications } from '../core/engines/verify/kept-verifications.ts';
import { handler } from './handler.ts';
import { planVerification } from './plan-verification.ts';

/** US dollars. */
const USUAL_MOST_USD = 1;

export const planEngineVerification = handler('engines.planVerification', async (core, _caller, { engines }) => {
  const { planned, ceilingUsd } = await planVerification(core, engines);
  const kept = await core.storage.read(loadVerifications, { withBodies: false });
  const routes = planned.map(({ target, ceilingUsd: mostUsd, isHeldBack }) => {
    const { engine, route, settings } = target;
    const last = kept.find((verified) => verified.route === route.id);
    return {
      route: route.id,
      engine,
      model: route.toModel?.(engine, settings.model) ?? settings.model,
      ceilingUsd: mostUsd,
      isHeldBack,
      lastVerified: last ? { at: last.at, state: last.state } : null,
    };
  });
  return { routes, ceilingUsd, usualMostUsd: USUAL_MOST_USD };
});
