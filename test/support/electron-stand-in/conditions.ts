/** What the machine around the stand-in is like, where it is out of the ordinary: JSON in the variable STAND_IN, for one start. */

export interface Conditions {
  /** What the shell is to take the system for. The process stays what it is. */
  system: NodeJS.Platform;
  isPackaged: boolean;
  keychain: 'works' | 'imitation' | 'none';
  /** `fails`: the constructor throws, as for a picture that cannot be read. `unseen`: nobody shows it, as on a plain GNOME. */
  tray: 'works' | 'fails' | 'unseen';
  notifications: 'work' | 'unsupported' | 'fail';
  /** `silent`: the login item is neither set nor refused, as on macOS without a signature. */
  loginItem: 'works' | 'silent';
  wasOpenedAtLogin: boolean;
  /** What opens web pages and folders. */
  opener: 'works' | 'fails';
  /** As `session.resolveProxy` answers. */
  proxy: string;
  /** The window's first load ends with this: `ERR_FAILED` at once, `ERR_ABORTED` when the window is closed. */
  loadFault: string | null;
}

const ORDINARY: Conditions = {
  system: process.platform,
  isPackaged: false,
  keychain: 'works',
  tray: 'works',
  notifications: 'work',
  loginItem: 'works',
  wasOpenedAtLogin: false,
  opener: 'works',
  proxy: 'DIRECT',
  loadFault: null,
};

export const CONDITIONS: Readonly<Conditions> = { ...ORDINARY, ...JSON.parse(process.env.STAND_IN ?? '{}') };
