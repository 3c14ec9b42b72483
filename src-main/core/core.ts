/**
 * The service core: storage, the executor and their events, put together once. It knows no HTTP, no Electron
 * and no command line; those transports call its operations through the dispatcher.
 */

import type { Logger } from 'pino';
import { toDataFault } from '#shared/data-fault.ts';
import type { Storage } from '../storage/command.ts';
import { releaseMemory } from '../storage/release-memory.ts';
import { isDataAway } from '../storage/storage-fault.ts';
import { AlertRunner } from './alerts/alert-runner.ts';
import { addChecksums, loadIsChecksumDue } from './answers/add-checksums.ts';
import { loadIsPackDue, packAnswers } from './answers/pack-answers.ts';
import { indexAnswers, loadIsIndexDue } from './answers/search/index-answers.ts';
import { freezePitches, loadIsPitchDue } from './baselines/pitch-baselines.ts';
import { ExportScheduler } from './data-files/schedules/export-scheduler.ts';
import type { DesktopPort } from './desktop/desktop-port.ts';
import { SLOW_MESSAGE } from './doctor/slowest-commands.ts';
import { createFetchWhole } from './engines/wire/fetch-whole.ts';
import { MonthAggregator } from './figures/aggregate/month-aggregator.ts';
import { VisibilityCache } from './figures/query/metrics/cache-visibility.ts';
import { Judge } from './judging/judge.ts';
import { ProjectEraser } from './lifecycle/project-eraser.ts';
import { ensureAccount } from './lifecycle/save-account.ts';
import { Network } from './network/network.ts';
import type { PagePrinter } from './printing/page-printer.ts';
import { createBrowserPrinter } from './printing/print-with-browser.ts';
import { giveUpOpening } from './project-files/accept-project.ts';
import { removeLeftBehind } from './project-files/temporary-folder.ts';
import type { LinkRules } from './redirects/follow-links.ts';
import { planRedirectPruning } from './redirects/prune-redirects.ts';
import { ReportScheduler } from './reports/schedules/report-scheduler.ts';
import { loadIsPruneDue, pruneReplies } from './retention/prune-replies.ts';
import { SampleMaker } from './sample/sample-maker.ts';
import { Executor } from './scheduling/executor.ts';
import type { JobSettled } from './scheduling/job-outcomes.ts';
import { Progress } from './scheduling/progress.ts';
import { ReplyRereader } from './scheduling/reply-rereader.ts';
import type { EngineKeys } from './secrets/engine-keys.ts';
import { openEngineKeys } from './secrets/open-engine-keys.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { TaskEvaluator } from './tasks/task-evaluator.ts';
import { undoImports } from './transfer/import-batch.ts';
import { Upkeep } from './upkeep.ts';

/** Of every look of the upkeep. */
const PACKING_MS = 1_500;
/** The same: of a history that no upkeep has seen yet, a hundred thousand answers take half a minute. */
const INDEXING_MS = 8_000;

export interface CoreOptions {
  storage: Storage;
  env: Readonly<Record<string, string | undefined>>;
  /** How engines are asked; absent: over the network as it is set. Only tests have reason to give one. */
  fetch?: typeof fetch | undefined;
  now: () => number;
  log: Logger;
  version: string;
  /** True for the app and the server; the command line plans no scheduled runs. */
  isScheduling: boolean;
  /** On the first start of an empty folder a sample project is to be made; the wish outlives a crash. */
  wantsSample?: boolean;
  /** Places for engine keys that only this kind of process has. */
  secretBoxes?: readonly SecretBox[];
  /** The desktop app that runs this service; absent elsewhere. */
  desktop?: DesktopPort | undefined;
  /** Who may be asked where redirect links lead; only tests have reason to change it. */
  linkRules?: LinkRules;
}

export interface Core {
  storage: Storage;
  /** The environment with the saved engine keys on top. */
  env: CoreOptions['env'];
  keys: EngineKeys;
  network: Network;
  /** For every request to others. */
  fetch: typeof fetch;
  now: () => number;
  log: Logger;
  version: string;
  /** How changes of the owner come in here. */
  ownTransport: 'app' | 'command_line';
  progress: Progress;
  /** Another one after a {@link withoutExecutor}: not to be kept. */
  executor: Executor;
  /** Ends the calls under way and lets nobody here work the queue meanwhile; then goes on with what the database holds by then. */
  withoutExecutor<T>(work: () => Promise<T>): Promise<T>;
  rereader: ReplyRereader;
  tasks: TaskEvaluator;
  upkeep: Upkeep;
  /** Null where no desktop app runs the service. */
  desktop: DesktopPort | null;
  /** Makes PDFs of reports: the desktop app, else a browser of this machine. */
  printer: PagePrinter;
  sample: SampleMaker;
  reports: ReportScheduler;
  eraser: ProjectEraser;
  judge: Judge;
  alerts: AlertRunner;
  /** Address of the HTTP API, once it listens. */
  apiAddress: string | null;
  /** True when this start made the account: the data folder was empty. */
  isFirstStart: boolean;
  close(): Promise<void>;
}

/** Makes the account if need be and takes back imports that a crash cut off. Executor and upkeep are started by who wants them. */
export async function createCore(options: CoreOptions): Promise<Core> {
  const { storage, now, log, version } = options;
  const isFirstStart = await storage.write(ensureAccount, { wantsSample: options.wantsSample ?? false });
  await storage.write(undoImports, { deadOnly: true, isOwnAlive: false });
  await storage.write(giveUpOpening, { deadOnly: true });
  removeLeftBehind(storage.dataDir);
  const keys = await readEngineKeys(options);
  const { env } = keys;
  const { desktop } = options;
  const resolveProxy = desktop && ((origin: string) => desktop.resolveProxy(origin));
  const network = new Network({ storage, env, log, resolveProxy });
  const fetch = options.fetch ?? createFetchWhole(network);
  const linkRules: LinkRules = { paths: network, ...options.linkRules };
  const progress = new Progress(storage);
  const stopFollowing = storage.folder.onChange((fault) => {
    // Lines of a log that is gone are for whoever finds the folder.
    if (fault) log.error({ err: fault }, 'The data cannot be reached');
    else log.info('The data can be reached again');
    progress.emit({ kind: 'data-folder', fault: toDataFault(fault) });
  });
  storage.onSlow((slow) => log.warn(slow, SLOW_MESSAGE));
  const logFault = (what: string) => (error: unknown) => {
    if (!isDataAway(error)) log.error({ err: error }, what);
  };
  const tasks = new TaskEvaluator({
    storage,
    now,
    onEvaluated: (projectId) => progress.note(projectId, 'tasks'),
    onFault: logFault('Looking for tasks met a fault'),
  });
  const onSettled = (settled: JobSettled[]) => {
    progress.noteSettled(settled);
    tasks.noteSettled(settled);
  };
  const makeExecutor = () =>
    new Executor({
      storage,
      env,
      refreshReach: async () => {
        const isKeyNew = await keys.refresh();
        // Another process saved it.
        if (isKeyNew) progress.note(null, 'engines', 'health');
        return (await network.refresh()) || isKeyNew;
      },
      onHealth: () => progress.note(null, 'health'),
      fetch,
      now,
      isScheduling: options.isScheduling,
      linkRules,
      onSettled,
      onRuns: (runIds) => {
        for (const runId of runIds) progress.noteRun(runId);
      },
      onSchedule: () => void tasks.lookForDue(),
      onReplaced: () => progress.emit({ kind: 'data-replaced' }),
      onFault: logFault('The queue met a fault'),
    });
  const rereader = new ReplyRereader({
    storage,
    now,
    linkRules,
    onSettled,
    onFault: logFault('Reading replies again met a fault'),
  });
  const pruneDueReplies = async () => {
    if (await storage.read(loadIsPruneDue, now())) await storage.job(pruneReplies, null);
  };
  const printer = desktop ?? createBrowserPrinter(env);
  const reports = new ReportScheduler({
    storage,
    printer,
    now,
    onTried: (projectId) => progress.note(projectId, 'reports', 'health'),
    onFault: logFault('Building a report failed'),
  });
  const files = new ExportScheduler({ storage, version, now, onTried: () => progress.note(null, 'storage', 'health') });
  const eraser = new ProjectEraser({
    storage,
    progress,
    onFault: (error) => log.error({ err: error }, 'Deleting a project met a fault'),
  });
  const judge = new Judge({
    storage,
    env,
    refreshKeys: () => keys.refresh(),
    fetch,
    now,
    onJudged: (projectId) => progress.note(projectId, 'answers', 'projects', 'spend'),
    onFault: logFault('The judge met a fault'),
  });
  const alerts = new AlertRunner({
    storage,
    keys,
    paths: network,
    desktop: desktop ?? null,
    now,
    onChange: () => progress.note(null, 'alerts'),
  });
  const packSome = async () => {
    if (await storage.read(loadIsPackDue, null))
      await storage.job(packAnswers, { projectId: null, mostMs: PACKING_MS });
  };
  const addSomeChecksums = async () => {
    if (await storage.read(loadIsChecksumDue, null)) await storage.job(addChecksums, { mostMs: PACKING_MS });
  };
  const indexSome = async () => {
    if (await storage.read(loadIsIndexDue, null)) await storage.job(indexAnswers, { mostMs: INDEXING_MS });
  };
  const freezeDuePitches = async () => {
    if (!(await storage.read(loadIsPitchDue, now()))) return;
    for (const projectId of await storage.write(freezePitches, null)) progress.note(projectId, 'baselines');
  };
  let isClosed = false;
  const summer = new MonthAggregator(storage, now);
  const visibility = new VisibilityCache(storage, now);
  const upkeep = new Upkeep({
    storage,
    progress,
    onFault: logFault('The upkeep met a fault'),
    resume: () => eraser.resume(),
    chores: [
      () => summer.aggregateOnce(),
      () => rereader.rereadOnce(version),
      pruneDueReplies,
      planRedirectPruning(storage, now),
      () => reports.buildDue(),
      freezeDuePitches,
      () => visibility.refresh(),
      packSome,
      addSomeChecksums,
      indexSome,
      () => judge.look(),
      () => alerts.look(),
      () => files.exportDue(),
    ],
    onRest: () => releaseMemory(),
  });
  const core: Core = {
    storage,
    env,
    keys,
    network,
    fetch,
    now,
    log,
    version,
    ownTransport: options.isScheduling ? 'app' : 'command_line',
    progress,
    executor: makeExecutor(),
    withoutExecutor: async (work) => {
      await core.executor.stop();
      try {
        return await work();
      } finally {
        core.executor = makeExecutor();
        if (options.isScheduling && !isClosed) core.executor.start();
      }
    },
    rereader,
    tasks,
    upkeep,
    desktop: desktop ?? null,
    printer,
    sample: new SampleMaker(storage),
    reports,
    eraser,
    judge,
    alerts,
    apiAddress: null,
    isFirstStart,
    close: async () => {
      isClosed = true;
      stopFollowing();
      upkeep.stop();
      await eraser.stop();
      await judge.stop();
      await rereader.stop();
      await core.executor.stop();
      await tasks.stop();
      progress.stop();
      await storage.close();
    },
  };
  return core;
}

/** A key file that cannot be read costs its keys, not the start. */
async function readEngineKeys({ storage, env, now, log, secretBoxes }: CoreOptions): Promise<EngineKeys> {
  const keys = openEngineKeys({ dataDir: storage.dataDir, env, now, own: secretBoxes ?? [] });
  await keys.refresh().catch((error) => log.error({ err: error }, 'The saved engine keys cannot be read'));
  return keys;
}
