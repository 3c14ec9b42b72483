/** What the core needs of the desktop app that runs it, if one does. The core knows no window and no system by itself. */
import type { DesktopApp, DesktopIntent, FilePurpose } from '#shared/contract/desktop.ts';
import type { PagePrinter } from '../printing/page-printer.ts';

export interface DesktopPort extends PagePrinter {
  /** What the app can do here, as of now. */
  describe(): DesktopApp;
  /** What came from outside for the window to do; each is given once. */
  takeIntents(): DesktopIntent[];
  /** Has the system start the app with the session, or not; what came of it is in {@link describe}. */
  setStartAtLogin(isWanted: boolean): void;
  /** Throws CONFLICT when the system does not show it. */
  openDataFolder(): Promise<void>;
  /** The path that the owner chose in a dialog of the system; null when it was closed. */
  chooseFile(purpose: FilePurpose): Promise<string | null>;
  /** A notice of the system, whose click opens that path of the window; false where the system shows none. */
  showAlert(notice: { title: string; body: string; path: string }): boolean;
  /** Asks the feed once; what it found is in {@link describe}. Does nothing without a feed. */
  checkForUpdates(): Promise<void>;
  /** The system's proxy setting for an origin, as PAC scripts write it: `PROXY a:8080; DIRECT`. */
  resolveProxy(origin: string): Promise<string>;
}
