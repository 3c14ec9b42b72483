/** What the figures of the overview put together, part by part: one call for engines, surfaces and kinds of prompts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import type { ComparedInput } from '../../filters/figure-input.ts';
import { planEnginesInput, planPartsInput } from './prefetch-overview.ts';

export type SummaryPart = OperationOutput<'metrics.breakdown'>['parts'][number];

/** Of the filters as they are. */
export function useParts(input: ComparedInput) {
  const { data, isPending } = useOperation('metrics.breakdown', planPartsInput(input));
  return { parts: data?.parts ?? NO_PARTS, isPending };
}

const NO_PARTS: readonly SummaryPart[] = [];

/** The engines beside each other, whichever the filter bar has chosen. An engine without answers in both periods has no part. */
export function useEngineParts(input: ComparedInput) {
  const { data, isError } = useOperation('metrics.breakdown', planEnginesInput(input));
  const parts = new Map(data?.parts.flatMap((part) => (part.by === 'engine' ? [[part.id, part] as const] : [])));
  return { isKnown: data !== undefined, isError, of: (engine: Engine): SummaryPart | undefined => parts.get(engine) };
}
