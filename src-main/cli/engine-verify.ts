/** `engines verify`: says what it may cost, asks, calls every service with a key as it is used, and says what holds. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import type { Command } from 'commander';

import { AppError, validationError } from '#shared/app-error.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import type { VerifiedRoute } from '#shared/contract/verification.ts';
import { VERIFICATION_ENGLISH } from '#shared/verification/english.ts';
import {
  describeFinding,
  type ReportedRoute,
  toJsonReport,
  toMarkdownReport,
} from '#shared/verification/write-report.ts';
import { planPartial, writeNewFile } from '../storage/new-file.ts';
import { VERSION } from '../version.ts';
import { dataDirOf, print, type Session, withSession } from './session.ts';
import { toTerminalText } from './terminal-text.ts';

type Plan = OperationOutput<'engines.planVerification'>;
type Engines = OperationInput<'engines.verify'>['engines'];

interface VerifyOptions {
  yes?: boolean;
  most?: string;
  keep?: string;
  report?: string;
  json?: boolean;
}

const MOST_COPIES = 1_000;

const { states, checks: checkNames, usd } = VERIFICATION_ENGLISH;

export function bindEngineVerify(engines: Command): void {
  engines
    .command('verify')
    .description('call every service with a key as it is used, once for money, and say what holds; asks before it pays')
    .argument('[engine...]', 'only services that reach these engines')
    .option('--yes', 'pay without a question')
    .option('--most <usd>', 'let all calls together cost up to this; US$1 unless told')
    .option('--keep <folder>', 'write what services sent, a file each, without keys and account ids')
    .option('--report <file>', 'write the whole report: JSON if the name ends in .json, else Markdown')
    .option('--json', 'print JSON')
    .action((named: string[], options: VerifyOptions, command) =>
      withSession(command, async (session) => {
        const chosen = (named.length > 0 ? named : undefined) as Engines;
        const dataDir = await dataDirOf(command);
        requirePlaces(options, dataDir);
        const plan = await session.call('engines.planVerification', { engines: chosen });
        if (plan.routes.length === 0)
          throw new AppError('CONFLICT', 'No service has a key, so there is nothing to verify.');
        const agreedUsd = await agree(plan, options);
        const { routes } = await session.call('engines.verify', { engines: chosen, agreedUsd });
        const replied = await loadReplies(session, routes);
        if (options.keep !== undefined) keepReplies(replied, options.keep, dataDir);
        if (options.report !== undefined) writeReport(replied, options.report, dataDir);
        print(options.json, { routes }, () => routes.flatMap(toLines));
        const failed = routes.filter(({ state }) => state === 'fail').length;
        if (failed > 0) throw new AppError('CONFLICT', `${failed} of ${routes.length} services did not pass.`);
      }),
    );
}

/** Before anything is paid: a report that cannot be written afterwards is worth nothing. */
function requirePlaces({ keep, report }: VerifyOptions, dataDir: string): void {
  if (report !== undefined) planPartial(report, dataDir);
  if (keep === undefined) return;
  try {
    mkdirSync(keep, { recursive: true });
  } catch (error) {
    throw validationError([{ path: '--keep', message: `cannot be made: ${(error as Error).message}` }]);
  }
  // Any name that nothing has yet: the folders of the data folder that are closed say so.
  planPartial(join(keep, `${randomUUID()}.json`), dataDir);
}

/** What all calls together may cost, in US dollars. */
async function agree(plan: Plan, { yes, most }: VerifyOptions): Promise<number> {
  const { routes, ceilingUsd, usualMostUsd } = plan;
  const mostUsd = most === undefined ? usualMostUsd : Number(most);
  if (!(mostUsd > 0)) throw validationError([{ path: '--most', message: 'must be an amount in US dollars' }]);
  const lines = routes.map(({ route, engine, model, ceilingUsd: each, isHeldBack, lastVerified }) => {
    const last = lastVerified ? `${lastVerified.at.slice(0, 10)} (${states[lastVerified.state]})` : 'never';
    const held = isHeldBack ? '; the monthly cap leaves no room: its paid question is left out' : '';
    return `${route}  ${engine}  ${model}  up to ${usd(each)}; last verified: ${last}${held}`;
  });
  const held = `No more than ${usd(mostUsd)} is spent: each call goes out when it surely fits. Allow more with --most ${Math.ceil(ceilingUsd * 100) / 100}.`;
  printLines([...lines, `All paid calls together: up to ${usd(ceilingUsd)}.`, ...(ceilingUsd > mostUsd ? [held] : [])]);
  if (!yes && !(await askConsent())) throw new AppError('CONFLICT', 'Nothing was called.');
  return Math.min(ceilingUsd, mostUsd);
}

/** Without a person to ask, the input ends and that means no. */
async function askConsent(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  process.stderr.write('Call them now? [y/N] ');
  try {
    for await (const line of lines) return /^(?:y|yes|j|ja)$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
    // A terminal that is still listened to would keep the program alive.
    process.stdin.pause();
  }
}

async function loadReplies({ call }: Session, routes: readonly VerifiedRoute[]): Promise<ReportedRoute[]> {
  const kept = (await call('engines.verification', { withBodies: true })).routes;
  return routes.flatMap(({ route }) => kept.find((each) => each.route === route) ?? []);
}

/** A reply to the question is the body alone, as fixtures are; the others have their status and headers, as recorded errors have. */
function keepReplies(routes: readonly ReportedRoute[], folder: string, dataDir: string): void {
  for (const { route, bodies } of routes) {
    for (const { name, status, headers, body } of bodies) {
      const isAnswer = name.startsWith('answer') && status >= 200 && status <= 299;
      const text = isAnswer ? body : JSON.stringify({ name, status, headers, body: toJsonIfAny(body) }, null, 2);
      writeBeside(join(folder, `${route}.${name}`), `${text}\n`, dataDir);
    }
  }
}

/** Under the first name that is free: what an earlier verification kept stays. */
function writeBeside(path: string, text: string, dataDir: string): void {
  for (let copy = 1; ; copy++) {
    try {
      writeNewFile(copy === 1 ? `${path}.json` : `${path}.${copy}.json`, text, dataDir);
      return;
    } catch (error) {
      const isTaken = error instanceof AppError && error.details?.reason === 'file_exists';
      if (!isTaken || copy >= MOST_COPIES) throw error;
    }
  }
}

function toJsonIfAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function writeReport(routes: readonly ReportedRoute[], path: string, dataDir: string): void {
  const report = { version: VERSION, at: new Date().toISOString(), routes };
  const isJson = path.toLowerCase().endsWith('.json');
  writeNewFile(path, isJson ? toJsonReport(report) : toMarkdownReport(report, VERIFICATION_ENGLISH), dataDir);
}

function toLines({ route, engine, model, state, costUsd, checks }: VerifiedRoute): string[] {
  const cost = costUsd === null ? '' : `, ${usd(costUsd)}`;
  return [
    `${route}  ${engine}  ${model}: ${states[state]}${cost}`,
    ...checks.map((check) => {
      const found = describeFinding(check, VERIFICATION_ENGLISH);
      return `  ${states[check.state].padEnd(11)}  ${checkNames[check.name]}: ${found}`;
    }),
  ];
}

/** Beside the output, which a script reads. */
function printLines(lines: readonly string[]): void {
  process.stderr.write(`${toTerminalText(lines.join('\n'))}\n`);
}
