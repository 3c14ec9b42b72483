/** Notices about this machine: no network, or a saved key that cannot be opened. */

import { listKeyRoutes } from '../engines/describe-routes.ts';
import { PROXY_PASSWORD } from '../network/network.ts';
import type { EngineKeys } from '../secrets/engine-keys.ts';
import { NO_FACTS, type Notice } from './plan-notices.ts';

export function toOfflineNotices(network: { isOffline: boolean; offlineSince: string | null }): Notice[] {
  if (!network.isOffline) return [];
  return [
    {
      id: 'offline',
      kind: 'offline',
      severity: 'warning',
      engine: null,
      route: null,
      message: 'This machine is offline: no engine can be reached. Prompts wait and go on by themselves.',
      advice: 'Nothing has to be done but to go online again.',
      since: network.offlineSince,
      until: null,
      facts: NO_FACTS,
      projects: [],
    },
  ];
}

export function listKeyNotices(keys: EngineKeys): Notice[] {
  return keys.listProblems().map(({ variable, problem }) => {
    const [route] = listKeyRoutes(variable);
    return {
      id: `locked_key:${variable}`,
      kind: 'locked_key',
      severity: 'error',
      engine: null,
      route: route?.id ?? null,
      message: `The saved ${variable === PROXY_PASSWORD ? 'password of the proxy' : `key for ${route?.label ?? variable}`} cannot be used: ${problem}`,
      advice: 'Save it again here, or start with what unlocks it.',
      since: null,
      until: null,
      facts: { ...NO_FACTS, said: problem },
      projects: [],
    };
  });
}
