/** Who asks through an assistant, and what they may have done. */
import { type Caller, type KeyCaller, OWNER } from '../core/caller.ts';

export interface McpAccess {
  caller: Caller;
  /** Things may be changed that cost nothing. */
  mayWrite: boolean;
  /** Engines may be asked, which can cost money. */
  maySpend: boolean;
}

/** On the owner's own machine: reads alone unless switched on. */
export function toOwnAccess({ mayWrite, maySpend }: { mayWrite: boolean; maySpend: boolean }): McpAccess {
  return { caller: OWNER, mayWrite: mayWrite || maySpend, maySpend };
}

/** As over the API, where the scope `write` starts runs too. */
export function toKeyAccess(caller: KeyCaller): McpAccess {
  const mayWrite = caller.scopes.includes('write');
  return { caller, mayWrite, maySpend: mayWrite };
}

export type Need = 'read' | 'write' | 'spend';

/** Whether a tool that needs this is there at all. */
export function isAllowed({ caller, mayWrite, maySpend }: McpAccess, need: Need): boolean {
  if (caller.kind === 'key' && !caller.scopes.includes('read')) return false;
  return need === 'read' || (need === 'write' ? mayWrite : maySpend);
}
