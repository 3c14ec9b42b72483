/** The desktop app around the window: what its owner wants of it, what it can do here, and what it was told to open. */
import { z } from 'zod';

import { dateTime } from './fields.ts';
import { operation } from './operation.ts';
import { run } from './runs.ts';

export const desktopSettings = z.object({
  startAtLogin: z.boolean(),
  notifyRuns: z.boolean().describe('A message of the system when a run has finished'),
  notifyEngines: z.boolean().describe('A message of the system when an engine stopped answering as it should'),
  tray: z.boolean().describe('An icon beside the clock with the next run'),
  keepInTray: z.boolean().describe('Closing the window leaves the app running behind that icon'),
  checkForUpdates: z.boolean().describe('Ask the feed once a day whether there is a newer version'),
  stayAwake: z.boolean().describe('The machine does not fall asleep by itself while a run asks'),
  noticeFault: z
    .string()
    .max(300)
    .nullable()
    .describe('Why messages were switched off by themselves, as the system says it'),
  language: z.enum(['en', 'de']).nullable().describe('What the window speaks; null: not known yet'),
  appearance: z.enum(['light', 'dark', 'auto']),
});
export type DesktopSettings = z.infer<typeof desktopSettings>;

/** Nothing that reaches out or stays in the way is on until it was asked for. Calls that sleep cuts off cost money, hence the one exception. */
export const DEFAULT_DESKTOP_SETTINGS: DesktopSettings = {
  startAtLogin: false,
  notifyRuns: false,
  notifyEngines: false,
  tray: true,
  keepInTray: false,
  checkForUpdates: false,
  stayAwake: true,
  noticeFault: null,
  language: null,
  appearance: 'auto',
};

const updateState = z.object({
  checkedAt: dateTime,
  newer: z.object({ version: z.string(), url: z.string() }).nullable(),
  problem: z.enum(['unreachable', 'unreadable']).nullable(),
});
export type UpdateState = z.infer<typeof updateState>;

export const desktopApp = z.object({
  platform: z.enum(['mac', 'windows', 'linux']),
  startsAtLogin: z
    .boolean()
    .nullable()
    .describe('What the system says; null where nothing is installed that could be started'),
  canNotify: z.boolean(),
  hasUpdateFeed: z.boolean(),
  update: updateState.nullable().describe('What the last look at the feed found; null: none since the start'),
});
export type DesktopApp = z.infer<typeof desktopApp>;

/** What a file is chosen for: one that a backup or a project is written to, or one to restore or open. */
export const FILE_PURPOSES = ['save-backup', 'restore-backup', 'save-project', 'open-project', 'folder'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const INTENT_NOTICES = [
  'link-refused',
  'window-reloaded',
  'ended-badly',
  'run-refused',
  'not-opened',
  'two-data-folders',
] as const;

/** What the window is asked to do from outside of it. Paths were checked before they became intents. */
export const desktopIntent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open-path'), path: z.string().describe('An address inside the window') }),
  z.object({ kind: z.literal('open-screen'), screen: z.string(), section: z.string().optional() }),
  z.object({ kind: z.literal('go'), direction: z.enum(['back', 'forward']) }),
  z.object({ kind: z.literal('open-archive'), path: z.string() }),
  z.object({ kind: z.literal('find') }),
  z.object({ kind: z.literal('notice'), notice: z.enum(INTENT_NOTICES), detail: z.string().nullable() }),
  z.object({ kind: z.literal('newer-version'), version: z.string(), url: z.string() }),
]);
export type DesktopIntent = z.infer<typeof desktopIntent>;

const desktop = z.object({
  settings: desktopSettings,
  app: desktopApp.nullable().describe('Null where no desktop app runs the service, as on a headless server'),
});

export const desktopOperations = {
  'desktop.get': operation({
    name: 'desktop.get',
    summary: 'What the owner wants of the desktop app, and what it can do here',
    http: 'machine',
    scope: null,
    reads: ['desktop'],
    output: desktop,
  }),
  'desktop.update': operation({
    name: 'desktop.update',
    summary: 'Change what the owner wants of the desktop app',
    http: 'machine',
    scope: null,
    changes: ['desktop'],
    body: {
      startAtLogin: z.boolean().optional(),
      notifyRuns: z.boolean().optional(),
      notifyEngines: z.boolean().optional(),
      tray: z.boolean().optional(),
      keepInTray: z.boolean().optional(),
      checkForUpdates: z.boolean().optional(),
      stayAwake: z.boolean().optional(),
      noticeFault: desktopSettings.shape.noticeFault.optional(),
      language: desktopSettings.shape.language.optional(),
      appearance: desktopSettings.shape.appearance.optional(),
    },
    output: desktop,
  }),
  'desktop.glance': operation({
    name: 'desktop.glance',
    summary: 'The next run, the runs under way and the projects: what an icon beside the clock tells',
    http: 'window',
    closed: { screen: 'window', cli: 'window' },
    scope: null,
    reads: ['projects', 'runs'],
    output: z.object({
      nextRunAt: dateTime.nullable(),
      runs: z.array(run),
      isPaying: z.boolean().describe('Paid calls are under way, or can be begun now'),
      projects: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  'desktop.takeIntents': operation({
    name: 'desktop.takeIntents',
    summary: 'What the window is asked to do, oldest first; each is given once',
    http: 'window',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    output: z.array(desktopIntent),
  }),
  'desktop.openDataFolder': operation({
    name: 'desktop.openDataFolder',
    summary: 'Show the data folder in the file manager of this machine',
    http: 'window',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    output: z.object({ dataDir: z.string() }),
    errors: ['CONFLICT'],
  }),
  'desktop.chooseFile': operation({
    name: 'desktop.chooseFile',
    summary: 'Ask the owner for a file or folder in a dialog of the system',
    http: 'window',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    body: { purpose: z.enum(FILE_PURPOSES) },
    output: z.object({ path: z.string().nullable().describe('Null when the dialog was closed without a choice') }),
    errors: ['CONFLICT'],
  }),
  'desktop.checkForUpdates': operation({
    name: 'desktop.checkForUpdates',
    summary: 'Ask the feed now whether there is a newer version; downloads nothing',
    http: 'window',
    closed: { cli: 'window' },
    scope: null,
    changes: ['desktop'],
    output: desktop,
    errors: ['CONFLICT'],
  }),
};
