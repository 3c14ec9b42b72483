/** The tray's menu as data: what comes next, what is under way, and the few things to do about it. Pure. */
import type { MenuItemConstructorOptions } from 'electron';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { ShellTexts } from './texts/english.ts';

type Item = MenuItemConstructorOptions;
export type Glance = OperationOutput<'desktop.glance'>;

export interface TraySituation {
  /** Null while it is not known. */
  glance: Glance | null;
  texts: ShellTexts;
  openWindow(): void;
  runNow(projectId: string): void;
  controlRuns(action: 'pause' | 'resume'): void;
  quit(): void;
}

/** More projects than these make no menu that anybody reads. */
const MOST_PROJECTS = 20;
const LINE: Item = { type: 'separator' };

export function planTrayMenu(situation: TraySituation): Item[] {
  const { texts, openWindow, quit } = situation;
  return [
    ...listStates(situation).map((label): Item => ({ label, enabled: false })),
    LINE,
    planRunNow(situation),
    planControl(situation),
    LINE,
    { label: texts.tray.open, click: openWindow },
    { label: texts.tray.quit, click: quit },
  ];
}

/** What the icon says when it is pointed at. */
export function planTooltip(situation: Pick<TraySituation, 'glance' | 'texts'>): string {
  return ['Sightline', ...listStates(situation)].join('\n');
}

function listStates({ glance, texts }: Pick<TraySituation, 'glance' | 'texts'>): string[] {
  const { tray, locale } = texts;
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const next = glance?.nextRunAt ? tray.nextRun(when.format(new Date(glance.nextRunAt))) : tray.noRun;
  const runs = glance?.runs ?? [];
  if (runs.length === 0) return [next];
  const count = new Intl.NumberFormat(locale);
  const total = runs.reduce((sum, { jobs }) => sum + jobs.total, 0);
  const ended = runs.reduce((sum, { jobs }) => sum + jobs.done + jobs.failed + jobs.cancelled, 0);
  const say = runs.every(({ state }) => state === 'paused') ? tray.paused : tray.running;
  return [say(count.format(ended), count.format(total)), next];
}

function planRunNow({ glance, texts, runNow }: TraySituation): Item {
  const projects = glance?.projects ?? [];
  const [only] = projects;
  const label = texts.tray.runNow;
  if (!only) return { label, enabled: false };
  if (projects.length === 1) return { label, click: () => runNow(only.id) };
  const submenu = projects.slice(0, MOST_PROJECTS).map(({ id, name }): Item => {
    // An ampersand in a menu marks a key; two are one that is read.
    return { label: name.replaceAll('&', '&&'), click: () => runNow(id) };
  });
  return { label, submenu };
}

function planControl({ glance, texts, controlRuns }: TraySituation): Item {
  const runs = glance?.runs ?? [];
  const isPaused = runs.length > 0 && runs.every(({ state }) => state === 'paused');
  if (isPaused) return { label: texts.tray.resume, click: () => controlRuns('resume') };
  return { label: texts.tray.pause, enabled: runs.length > 0, click: () => controlRuns('pause') };
}
