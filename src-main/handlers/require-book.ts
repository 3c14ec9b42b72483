/** Whose calls are asked for in the ledger: a project that the caller may see or, for the owner, the tests of engines. */
import { ENGINE_TESTS } from '#shared/vocabulary/engines.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { requireProject } from './require-project.ts';

/** Public id of the book; throws NOT_FOUND. */
export async function requireBook(core: Core, caller: Caller, projectId: string): Promise<string> {
  if (projectId === ENGINE_TESTS && caller.kind === 'owner') return ENGINE_TESTS;
  return (await requireProject(core, caller, projectId)).publicId;
}
