/** The baselines of the open project, named in the language of the window, and the one that figures are compared with. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../api/use-operation.ts';
import { formatDate } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { useProjectId } from './use-filters.ts';

export type Baseline = OperationOutput<'baselines.list'>['baselines'][number];

const NONE: readonly Baseline[] = [];
const words = TEXTS.history.baselines;

/** Newest first; those that nobody named have their kind and day for a name. */
export function useBaselines(): readonly Baseline[] {
  const found = useOperation('baselines.list', { projectId: useProjectId() }).data?.baselines;
  return useMemo(() => found?.map((baseline) => ({ ...baseline, name: nameBaseline(baseline) })) ?? NONE, [found]);
}

export function nameBaseline({ name, isNamed, kind, createdAt }: Baseline): string {
  return isNamed ? name : words.kept(words.kinds[kind], formatDate(createdAt.slice(0, 10)));
}

/** The newest baseline of exactly the days that the address compares with; null where there is none. */
export function findComparedBaseline(baselines: readonly Baseline[], against: string | null): Baseline | null {
  return baselines.find(({ periodStart, periodEnd }) => `${periodStart}..${periodEnd}` === against) ?? null;
}

export function useComparedBaseline(): Baseline | null {
  const [address] = useSearchParams();
  return findComparedBaseline(useBaselines(), address.get('against'));
}
