/** The engines of a draft: as chosen, else those that keys are there for, so that nothing is planned that cannot be asked. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import { useOperation } from '../../api/use-operation.ts';
import type { Draft } from './draft.ts';
import { planEngines } from './plan-engines.ts';
import { usePlanEngines } from './use-plan-engines.ts';

export function useEngines(draft: Draft, mode: 'live' | 'test'): Engine[] {
  const plan = usePlanEngines();
  const states = useOperation('engines.list', {}).data ?? [];
  if (draft.engines !== null) return draft.engines;
  const reachable = states.flatMap(({ engine, route }) => (route === null ? [] : [engine]));
  return planEngines({ reachable: mode === 'live' ? reachable : [], ...plan });
}
