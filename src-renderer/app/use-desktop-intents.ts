/** Does what the desktop app was asked from outside: menus, links, archives, notices. In a browser it does nothing. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { DesktopIntent } from '#shared/contract/desktop.ts';
import { isDesktopWindow } from '../api/choose-client.ts';
import { useClient } from '../api/client-context.ts';
import { loadLastProjectId } from '../filters/filter-memory.ts';
import { planOpenProject, planScreenPath } from './plan-intent-path.ts';
import { showNewer, showNotice } from './show-notice.tsx';

/**
 * `isReady`: the window is on a screen. Before that its first way, to the last project, would go over any other.
 * `onFind`: the menu asks for the bar that finds in the page.
 */
export function useDesktopIntents(isReady: boolean, onFind: () => void): void {
  const client = useClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const carryOut = (intent: DesktopIntent) => {
    if (intent.kind === 'open-path') void navigate(intent.path);
    else if (intent.kind === 'go') void navigate(intent.direction === 'back' ? -1 : 1);
    else if (intent.kind === 'find') onFind();
    else if (intent.kind === 'open-archive') void navigate(`/welcome?${new URLSearchParams({ file: intent.path })}`);
    else if (intent.kind === 'newer-version') showNewer(intent.version, intent.url);
    else if (intent.kind === 'notice') showNotice(intent, client).catch(() => {});
    else {
      const path = planScreenPath(intent.screen, intent.section, planOpenProject(pathname) ?? loadLastProjectId());
      if (path !== null) void navigate(path);
    }
  };
  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    if (!isReady || !isDesktopWindow()) return;
    // Each is given once: they are carried out even when this effect was renewed meanwhile.
    const take = async () => {
      for (const intent of await client.call('desktop.takeIntents', {}).catch(() => [])) latest.current(intent);
    };
    void take();
    return client.listen({
      onEvent: ({ kind }) => void (kind === 'desktop-intent' && take()),
      onReconnect: () => void take(),
    });
  }, [client, isReady]);
}
