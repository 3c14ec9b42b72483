/** Who is asking: the owner of this machine, or an API key with its scopes, environment and projects. */
import type { Environment } from '#shared/contract/account.ts';
import type { Scope } from '#shared/contract/operation.ts';

export interface OwnerCaller {
  kind: 'owner';
}

export interface KeyCaller {
  kind: 'key';
  keyId: string;
  scopes: readonly Scope[];
  environment: Environment;
  /** Internal ids of the projects it may see; null: all of its environment. */
  projectIds: readonly number[] | null;
}

export type Caller = OwnerCaller | KeyCaller;

export const OWNER: OwnerCaller = { kind: 'owner' };

/** True when the caller may know that a project exists. */
export function maySee(caller: Caller, project: { id: number; environment: Environment }): boolean {
  if (caller.kind === 'owner') return true;
  if (caller.environment !== project.environment) return false;
  return caller.projectIds === null || caller.projectIds.includes(project.id);
}
