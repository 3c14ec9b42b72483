/** Starts, pauses and resumes runs from menu and tray. What cannot be done is shown in the window, not swallowed. */
import type { DesktopIntent } from '#shared/contract/desktop.ts';
import { callHost } from './host-calls.ts';
import type { ShellHost } from './shell-host.ts';

type Dispatch = Pick<ShellHost, 'dispatch'>;

/** Asks all active prompts of a project now. Null when it began, else what to tell. */
export async function startRun(host: Dispatch, projectId: string): Promise<DesktopIntent | null> {
  const envelope = await host.dispatch('runs.start', { projectId }).catch(() => null);
  if (envelope && 'data' in envelope) return null;
  return { kind: 'notice', notice: 'run-refused', detail: envelope?.error.message ?? null };
}

/** Every run under way, in all projects. One that ended meanwhile is no trouble. */
export async function controlRuns(host: Dispatch, action: 'pause' | 'resume'): Promise<void> {
  const glance = await callHost(host, 'desktop.glance', {});
  const from = action === 'pause' ? 'running' : 'paused';
  for (const { id, projectId, state } of glance?.runs ?? []) {
    if (state === from) await callHost(host, 'runs.control', { runId: id, projectId, action });
  }
}

/** The project that a window shows, by its address; null on a screen without one. Pure. */
export function planShownProject(address: string): string | null {
  return /#\/projects\/([0-9a-f]{24})(?:[/?]|$)/.exec(address)?.[1] ?? null;
}
