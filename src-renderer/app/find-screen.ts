/** Which screen an address of the router is of. */
import { matchPath } from 'react-router';

import { SCREENS, type ScreenEntry } from './screens.ts';

export interface FoundScreen {
  entry: ScreenEntry;
  projectId: string;
}

/** The screen and the project that it is about; null for those that are about none. */
export function findScreen(pathname: string): FoundScreen | null {
  for (const entry of SCREENS) {
    const projectId = matchPath(`/projects/:projectId/${entry.path}`, pathname)?.params.projectId;
    if (projectId !== undefined) return { entry, projectId };
  }
  return null;
}
