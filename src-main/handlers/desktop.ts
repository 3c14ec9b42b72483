/** What the owner wants of the desktop app, and what only it can do. */
import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Core } from '../core/core.ts';
import type { DesktopPort } from '../core/desktop/desktop-port.ts';
import { loadDesktopSettings, saveDesktopSettings } from '../core/desktop/desktop-settings.ts';
import { loadProjects } from '../core/lifecycle/load-project.ts';
import { loadNextRunAt } from '../core/scheduling/due-runs.ts';
import { loadOpenRuns, type Run } from '../core/scheduling/runs.ts';
import type { Handlers } from './handler.ts';

export const desktopHandlers = {
  'desktop.get': ({ core }) => describeDesktop(core),
  /** Changes what the owner wants of the desktop app, which hears of it and acts. */
  'desktop.update': async ({ core, input: change }) => {
    // Only here, and not by whoever follows the settings: nothing but a word of the owner changes what the system starts.
    if (change.startAtLogin !== undefined) core.desktop?.setStartAtLogin(change.startAtLogin);
    const isAskedAgain = change.notifyRuns === true || change.notifyEngines === true;
    await core.storage.write(saveDesktopSettings, isAskedAgain ? { noticeFault: null, ...change } : change);
    return describeDesktop(core);
  },
  'desktop.glance': async ({ core: { storage, now } }) => {
    const nextRunAt = await storage.read(loadNextRunAt, now());
    const projects = await storage.read(loadProjects, null);
    const runs = await storage.read(loadOpenRuns, null);
    const live = new Set(projects.filter(({ environment }) => environment === 'live').map(({ publicId }) => publicId));
    return {
      nextRunAt: nextRunAt === null ? null : new Date(nextRunAt).toISOString(),
      runs,
      isPaying: runs.some((run) => live.has(run.projectId) && isAsking(run)),
      projects: projects.map(({ publicId, name }) => ({ id: publicId, name })),
    };
  },
  /** A dialog of the system, where there is one. It reads and writes no file. */
  'desktop.chooseFile': async ({ core, input: { purpose } }) => ({
    path: await requireDesktop(core).chooseFile(purpose),
  }),
  /** Shows the data folder in the file manager. Which folder is not for the caller to say. */
  'desktop.openDataFolder': async ({ core }) => {
    await requireDesktop(core).openDataFolder();
    return { dataDir: core.storage.dataDir };
  },
  /** One look at the feed, because the owner asked for it now. */
  'desktop.checkForUpdates': async ({ core }) => {
    const desktop = requireDesktop(core);
    if (!desktop.describe().hasUpdateFeed) {
      throw new AppError('CONFLICT', 'This build knows no feed of new versions.', { reason: 'no_update_feed' });
    }
    await desktop.checkForUpdates();
    return describeDesktop(core);
  },
  /** What the window is asked to do from outside; a service without a window is asked nothing. */
  'desktop.takeIntents': async ({ core }) => core.desktop?.takeIntents() ?? [],
} satisfies Handlers;

async function describeDesktop(core: Core): Promise<OperationOutput<'desktop.get'>> {
  return {
    settings: await core.storage.read(loadDesktopSettings, null),
    app: core.desktop?.describe() ?? null,
  };
}

/** What waits for an engine that does not answer is not due. */
export function isAsking({ state, jobs }: Pick<Run, 'state' | 'jobs'>): boolean {
  return jobs.running > 0 || (state === 'running' && jobs.queued > jobs.delayed);
}

/** Throws CONFLICT where no desktop app runs the service. */
function requireDesktop(core: Core): DesktopPort {
  if (!core.desktop) throw new AppError('CONFLICT', 'Only the desktop app can do that.', { reason: 'desktop_only' });
  return core.desktop;
}
