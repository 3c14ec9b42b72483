/** Whether a new project asks real engines or the simulated one: as chosen, else whatever the keys allow. */
import { useOperation } from '../../api/use-operation.ts';
import type { Draft } from './draft.ts';

/** `test` until it is known that some engine can be asked. */
export function useMode(draft: Draft): 'live' | 'test' {
  const engines = useOperation('engines.list', {}).data;
  if (draft.environment !== null) return draft.environment;
  return engines?.some(({ route }) => route !== null) ? 'live' : 'test';
}
