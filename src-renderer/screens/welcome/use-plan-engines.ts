/** How many engines the owner's plan allows in a project, and which. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { PLANS, TIERS } from '#shared/vocabulary/plans.ts';
import { useOperation } from '../../api/use-operation.ts';

export function usePlanEngines(): { most: number; engines: readonly Engine[] } {
  const account = useOperation('account.get', {}).data;
  const tier = TIERS.find((each) => each === account?.tier);
  // Until it is known nothing is forbidden here: the core checks anyway.
  return tier
    ? { most: PLANS[tier].modelsPerProject, engines: PLANS[tier].engines }
    : { most: ENGINES.length, engines: ENGINES };
}
