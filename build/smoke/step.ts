/** What a step of the smoke test is, what it is given, and how it ends. */
import type { FakeOpenAi } from '#support/fake-openai.ts';
import type { AppRunner } from './app-runner.ts';
import type { CompanyNetwork } from './company-network.ts';
import type { FoundApp } from './find-app.ts';
import type { Terminal } from './terminal.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

export interface Finding {
  outcome: Outcome;
  /** Why it failed or was skipped; null when it passed. */
  reason: string | null;
  /** What was seen, a line each. */
  details: readonly string[];
}

export interface Step {
  /** For `--only`. */
  id: string;
  name: string;
  /** What is true of this machine when it passed. */
  shows: string;
  /** A person is waited for: no limit of time. */
  asks?: boolean;
  run(context: StepContext): Promise<Finding>;
}

export interface StepContext {
  app: FoundApp;
  keeper: AppRunner;
  terminal: Terminal;
  /** A folder of this test, gone when it ends. */
  folder: string;
  /** A live project that is asked only by hand, made at the first call. */
  projectId(): Promise<string>;
  /** A made-up engine on this machine. */
  engine: FakeOpenAi;
  /** A made-up network with that engine behind its proxy. */
  company: CompanyNetwork;
  /** The most that paid calls may cost, in US dollars; null: none are made. */
  mostUsd: number | null;
  /** The app is to outlive this run, with its data, for a run after a log-off. */
  leaveRunning(): void;
  /** Keeps a picture of the window for the report. */
  takePicture(what: string): Promise<void>;
  /** Something to say in the report whatever comes of the step. */
  note(detail: string): void;
}

export const passed = (...details: string[]): Finding => ({ outcome: 'passed', reason: null, details });
export const failed = (reason: string, ...details: string[]): Finding => ({ outcome: 'failed', reason, details });
export const skipped = (reason: string, ...details: string[]): Finding => ({ outcome: 'skipped', reason, details });

/** For what only a person can see. `details` is what could be seen without one. */
export async function askWhetherSeen(context: StepContext, question: string, ...details: string[]): Promise<Finding> {
  if (context.app.kind === 'stand-in') return skipped('The stand-in shows nothing outside of its window.', ...details);
  const answer = await context.terminal.ask(question);
  if (answer === 'yes') return passed('The owner saw it.', ...details);
  if (answer === 'no') return failed(`The owner did not see it: ${question}`, ...details);
  return skipped(context.terminal.whySkipped, ...details);
}
