/** Every address of the app. A new screen is one line here. */
import { createHashRouter, Navigate } from 'react-router';

import { OverviewScreen } from '../screens/overview/overview-screen.tsx';
import { OVERVIEW_TEXTS } from '../screens/overview/texts.ts';
import { WelcomeScreen } from '../screens/welcome/welcome-screen.tsx';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { NothingHere } from './nothing-here.tsx';
import { ProjectPage } from './project-page.tsx';
import { RouteError } from './route-error.tsx';

/** Addresses live behind the `#`: the page works from a file, the app's own protocol and HTTP alike. */
export function createRouter() {
  return createHashRouter([
    {
      element: <Frame />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Home /> },
        { path: 'welcome', element: <WelcomeScreen /> },
        { path: 'projects/:projectId', element: <Navigate to="overview" replace /> },
        {
          path: 'projects/:projectId/overview',
          element: <ProjectPage title={OVERVIEW_TEXTS.title} screen={<OverviewScreen />} />,
          errorElement: <RouteError />,
        },
        { path: '*', element: <NothingHere /> },
      ],
    },
  ]);
}
