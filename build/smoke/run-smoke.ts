/** Takes the steps one after the other and writes the report. */
import { mkdirSync } from 'node:fs';
import { release, version } from 'node:os';
import path from 'node:path';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { AppRunner } from './app-runner.ts';
import type { FoundApp } from './find-app.ts';
import { findPrivate, hideInAll, hidePrivate } from './hide-private.ts';
import type { SmokeOptions } from './read-options.ts';
import type { Outcome, Step } from './step.ts';
import { MADE_UP_KEY } from './steps/keychain.ts';
import { takeStep } from './take-step.ts';
import type { Terminal } from './terminal.ts';
import { openWorld } from './world.ts';
import { countOutcomes, REPORT_PAGE, type SmokeReport, type StepReport, writeReport } from './write-report.ts';

const MARKS: Readonly<Record<Outcome, string>> = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' };

export interface Smoke {
  options: SmokeOptions;
  app: FoundApp;
  steps: readonly Step[];
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  /** Ends it early: what was not taken is not in the report. */
  signal?: AbortSignal;
}

type Taken = Pick<SmokeReport, 'steps' | 'versions'>;

/** The report, as it was written. */
export async function runSmoke(smoke: Smoke): Promise<SmokeReport> {
  const { options, app, terminal, env } = smoke;
  const startedMs = Date.now();
  mkdirSync(options.outDir, { recursive: true });
  const taken = await takeSteps(smoke);
  const counts = countOutcomes(taken.steps);
  const report: SmokeReport = {
    format: 1,
    ok: counts.failed === 0 && taken.steps.length === smoke.steps.length,
    counts,
    app: { kind: app.kind, program: app.program, why: app.why },
    isUnattended: options.isUnattended,
    system: describeSystem(env),
    startedAt: new Date(startedMs).toISOString(),
    durationMs: Date.now() - startedMs,
    ...taken,
  };
  writeReport(options.outDir, hideInAll(report, findSecrets(env)));
  const { passed, failed, skipped } = counts;
  const page = path.join(options.outDir, REPORT_PAGE);
  terminal.say(`\n${passed} passed, ${failed} failed, ${skipped} skipped: ${page}`);
  return report;
}

async function takeSteps({ options, app, steps, terminal, env, signal }: Smoke): Promise<Taken> {
  const world = await openWorld(app, env, options.leftFolder);
  const taken: StepReport[] = [];
  let versions: Taken['versions'] = null;
  try {
    for (const step of steps) {
      if (signal?.aborted) break;
      const done = await takeStep(step, { ...world, terminal, mostUsd: options.mostUsd }, options.outDir);
      taken.push(done);
      const why = done.reason === null ? '' : `: ${done.reason}`;
      terminal.say(hidePrivate(`${MARKS[done.outcome]} ${step.name}${why}`, findSecrets(env)));
      versions ??= await readVersions(world.keeper);
    }
  } finally {
    for (const trouble of await world.close()) terminal.say(trouble);
  }
  return { steps: taken, versions };
}

const findSecrets = (env: NodeJS.ProcessEnv) => findPrivate(env, [MADE_UP_KEY]);

/** Null while no app runs, and of one that does not say. */
async function readVersions(keeper: AppRunner): Promise<OperationOutput<'system.versions'> | null> {
  return keeper.isRunning ? keeper.call('system.versions', {}).catch(() => null) : null;
}

function describeSystem(env: NodeJS.ProcessEnv): SmokeReport['system'] {
  const desktop = [env.XDG_CURRENT_DESKTOP, env.XDG_SESSION_TYPE].filter(Boolean).join(', ');
  const { platform, arch } = process;
  return { platform, arch, release: release(), version: version(), desktop: desktop === '' ? null : desktop };
}
