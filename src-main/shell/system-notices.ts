/** Has the system tell of finished runs and of engines in trouble, where the owner wants that. */
import { Notification } from 'electron';

import type { DesktopSettings } from '#shared/contract/desktop.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { callHost } from './host-calls.ts';
import { planEngineNotice, planNewTroubles, planRunNotice, type SystemNotice } from './plan-notices.ts';
import type { ShellHost } from './shell-host.ts';
import type { ShellTexts } from './texts/english.ts';

/** Engines are looked at this often, and this soon after something happened. */
const LOOK_MS = 600_000;
const SOON_MS = 5_000;

export type NoticeSettings = Pick<DesktopSettings, 'notifyRuns' | 'notifyEngines'>;

export class SystemNotices {
  readonly #host: ShellHost;
  readonly #openPath: (path: string) => void;
  /** What the system refused to show is not asked of it again until the owner wants it. */
  readonly #onRefused: (setting: keyof NoticeSettings, said: string) => void;
  readonly #startedAtMs = Date.now();
  readonly #toldRuns = new Set<string>();
  /** Held, because a message that is collected as garbage does not hear its click. */
  readonly #shown = new Set<Notification>();
  #toldTroubles: ReadonlySet<string> = new Set();
  #settings: NoticeSettings = { notifyRuns: false, notifyEngines: false };
  #texts: ShellTexts | null = null;
  #soon: NodeJS.Timeout | null = null;
  #regular: NodeJS.Timeout | null = null;

  constructor(
    host: ShellHost,
    openPath: (path: string) => void,
    onRefused: (setting: keyof NoticeSettings, said: string) => void,
  ) {
    this.#host = host;
    this.#openPath = openPath;
    this.#onRefused = onRefused;
  }

  configure({ notifyRuns, notifyEngines }: NoticeSettings, texts: ShellTexts): void {
    this.#settings = { notifyRuns, notifyEngines };
    this.#texts = texts;
    if (this.#regular) clearInterval(this.#regular);
    this.#regular = notifyEngines ? setInterval(() => this.#lookSoon(), LOOK_MS) : null;
    if (notifyEngines) this.#lookSoon();
  }

  noteEvent(event: AppEvent): void {
    if (event.kind === 'run-progress') void this.#noteRun(event.run);
    if (event.kind === 'run-progress' || (event.kind === 'changed' && event.subjects.includes('health')))
      this.#lookSoon();
  }

  stop(): void {
    if (this.#soon) clearTimeout(this.#soon);
    if (this.#regular) clearInterval(this.#regular);
    this.#settings = { notifyRuns: false, notifyEngines: false };
  }

  async #noteRun(run: Parameters<typeof planRunNotice>[0]): Promise<void> {
    if (!this.#settings.notifyRuns || run.state !== 'finished' || this.#toldRuns.has(run.id)) return;
    this.#toldRuns.add(run.id);
    const project = await callHost(this.#host, 'projects.get', { projectId: run.projectId });
    if (!project || !this.#texts) return;
    const notice = planRunNotice(run, project.name, this.#startedAtMs, this.#texts);
    if (notice) this.#show(notice, 'notifyRuns');
  }

  #lookSoon(): void {
    if (!this.#settings.notifyEngines) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.#lookAtEngines();
    }, SOON_MS);
  }

  async #lookAtEngines(): Promise<void> {
    const notices = await callHost(this.#host, 'health.notices', {});
    if (!notices || !this.#texts || !this.#settings.notifyEngines) return;
    for (const trouble of planNewTroubles(notices, this.#toldTroubles))
      this.#show(planEngineNotice(trouble, this.#texts), 'notifyEngines');
    // A trouble that went and comes back is news again.
    this.#toldTroubles = new Set(notices.map(({ id }) => id));
  }

  #show({ title, body, path }: SystemNotice, setting: keyof NoticeSettings): void {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    this.#shown.add(notification);
    notification.on('click', () => this.#openPath(path));
    notification.on('close', () => this.#shown.delete(notification));
    // Without a permission, or without a signature on macOS. Linux says nothing.
    notification.on('failed', (_event, said) => {
      this.#shown.delete(notification);
      if (this.#settings[setting]) this.#onRefused(setting, said);
    });
    notification.show();
  }
}
