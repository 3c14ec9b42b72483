/** How far deleting a project for good is, as the wire shows it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Erasing } from '../core/projects/archive-project.ts';

type WireErasing = NonNullable<OperationOutput<'projects.archived'>[number]['erasing']>;

export function toErasing({ sinceMs, answersBefore, leftMs }: Erasing): WireErasing {
  const secondsLeft = leftMs === null ? null : Math.ceil(leftMs / 1000);
  return { since: new Date(sinceMs).toISOString(), answersBefore, secondsLeft };
}
