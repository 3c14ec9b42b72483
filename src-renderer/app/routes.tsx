/** Every address of the app. Screens of a project are in `screens.ts`; each is loaded when it is first opened. */
import { createHashRouter, Navigate, type RouteObject } from 'react-router';

import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { NothingHere } from './nothing-here.tsx';
import { ProjectPage } from './project-page.tsx';
import { RouteError } from './route-error.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SCREENS, type ScreenEntry } from './screens.ts';

function toRoute(entry: ScreenEntry): RouteObject {
  return {
    path: `projects/:projectId/${entry.path}`,
    errorElement: <RouteError />,
    hydrateFallbackElement: <ScreenSkeleton />,
    lazy: async () => {
      const Screen = await entry.load();
      return { element: <ProjectPage entry={entry} screen={<Screen />} /> };
    },
  };
}

/** Addresses live behind the `#`: the page works from a file, the app's own protocol and HTTP alike. */
export function createRouter() {
  return createHashRouter([
    {
      element: <Frame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <div />,
      children: [
        { index: true, element: <Home /> },
        {
          path: 'portfolio',
          errorElement: <RouteError />,
          hydrateFallbackElement: <ScreenSkeleton />,
          lazy: async () => ({
            Component: (await import('../screens/portfolio/portfolio-screen.tsx')).PortfolioScreen,
          }),
        },
        {
          path: 'welcome',
          errorElement: <RouteError />,
          lazy: async () => ({ Component: (await import('../screens/welcome/welcome-screen.tsx')).WelcomeScreen }),
        },
        {
          path: 'settings/:section?',
          errorElement: <RouteError />,
          lazy: async () => ({ Component: (await import('../screens/settings/settings-screen.tsx')).SettingsScreen }),
        },
        { path: 'projects/:projectId', element: <Navigate to="overview" replace /> },
        ...SCREENS.map(toRoute),
        { path: '*', element: <NothingHere /> },
      ],
    },
  ]);
}
