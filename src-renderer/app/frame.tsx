/** The window's layout: navigation at the left, the screen beside it. It also stands guard: no sign-in, no screen. */
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { isSignedOut } from '../api/app-client.ts';
import { useOperation } from '../api/use-operation.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { useStoredFlag } from '../ui/use-stored-flag.ts';
import { FolderBanner } from './folder-banner.tsx';
import classes from './frame.module.css';
import { Keyboard } from './keyboard.tsx';
import { Navigation } from './navigation.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SignedOut } from './signed-out.tsx';
import { useDataReplaced } from './use-data-replaced.ts';
import { useDesktopIntents } from './use-desktop-intents.ts';
import { useDesktopTongue } from './use-desktop-tongue.ts';

const FindBar = lazy(() => import('./find-bar.tsx'));

export function Frame() {
  const projects = useOperation('projects.list', {});
  const { pathname } = useLocation();
  // How often the bar that finds in the page was asked for; 0: it is closed.
  const [finds, setFinds] = useState(0);
  useDesktopIntents(projects.data !== undefined && pathname !== '/', () => setFinds((before) => before + 1));
  useDesktopTongue();
  useDataReplaced();
  const [isCollapsed, toggleCollapsed] = useStoredFlag('navigation-collapsed', false);
  if (isSignedOut(projects.error)) return <SignedOut />;
  return (
    <div className={classes.frame} data-collapsed={isCollapsed}>
      <button type="button" className={classes.skip} onClick={focusContent}>
        {TEXTS.app.skip}
      </button>
      {projects.data && <Keyboard projects={projects.data} />}
      {finds > 0 && (
        <Suspense fallback={null}>
          <FindBar asked={finds} onClose={() => setFinds(0)} />
        </Suspense>
      )}
      <Navigation projects={projects.data} isCollapsed={isCollapsed} onToggle={toggleCollapsed} />
      {/* The window's address may be that of a screen which is still loading. */}
      <main id="content" tabIndex={-1} className={classes.content} data-path={pathname}>
        {projects.data && <FolderBanner />}
        {projects.data ? <Outlet /> : <FrameState error={projects.error} onRetry={() => void projects.refetch()} />}
      </main>
    </div>
  );
}

/** A button, not a link: the part of the address behind the `#` belongs to the router. */
function focusContent() {
  document.getElementById('content')?.focus();
}

function FrameState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) return <ErrorNotice error={error} onRetry={onRetry} />;
  return <ScreenSkeleton />;
}
