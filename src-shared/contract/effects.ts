/**
 * What each operation reads and what it changes, from the operations table. The page's build puts the values in place of this
 * code (`src-renderer/vite.config.ts`), so that the schemas stay out of the page.
 */
import { OPERATIONS, type OperationName } from './index.ts';
import type { Operation } from './operation.ts';
import type { Subject } from './subjects.ts';

/** Subjects by operation; those that are not in it have none. */
type Table = Readonly<Partial<Record<OperationName, readonly Subject[]>>>;

function pick(toSubjects: (operation: Pick<Operation, 'reads' | 'changes'>) => readonly Subject[] | 'snapshot' | null) {
  const rows = Object.entries(OPERATIONS).map(([name, operation]) => [name, toSubjects(operation)] as const);
  return Object.fromEntries(rows.filter(([, subjects]) => Array.isArray(subjects))) as Table;
}

/** Of reads that are asked again once something of it changed. */
export const READS = pick(({ reads }) => reads);
/** Of writes, those that change nothing included. */
export const CHANGES = pick(({ changes }) => changes);
