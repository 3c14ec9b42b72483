/**
 * The command line: a thin binding of the operations, in a process of its own beside a running app or server, and `serve`. It runs on plain
 * Node and in the installed app's program.
 */
import { Command } from 'commander';

import { AppError, describeIssue, toAppError, type ValidationIssue } from '#shared/app-error.ts';
import { bindAccount } from './cli/account.ts';
import { bindAlerts } from './cli/alerts.ts';
import { bindAnswers } from './cli/answers.ts';
import { bindBackups } from './cli/backups.ts';
import { bindBaselines } from './cli/baselines.ts';
import { bindCall } from './cli/call.ts';
import { bindCompetitors } from './cli/competitors.ts';
import { bindEngines } from './cli/engines.ts';
import { bindExplain } from './cli/explain.ts';
import { bindInterventions } from './cli/interventions.ts';
import { bindJudge } from './cli/judge.ts';
import { bindKeys } from './cli/keys.ts';
import { bindMcp } from './cli/mcp.ts';
import { bindMoney } from './cli/money.ts';
import { bindNetwork } from './cli/network.ts';
import { bindOpinions } from './cli/opinions.ts';
import { bindPlan } from './cli/plan.ts';
import { bindPortfolio } from './cli/portfolio.ts';
import { bindProjects } from './cli/projects.ts';
import { bindPrompts } from './cli/prompts.ts';
import { bindRemeasurings } from './cli/remeasurings.ts';
import { bindReport } from './cli/report.ts';
import { bindRun } from './cli/run.ts';
import { bindSources } from './cli/sources.ts';
import { bindSystem } from './cli/system.ts';
import { toTerminalText } from './cli/terminal-text.ts';
import { bindTransfer } from './cli/transfer.ts';
import { bindServe } from './serve.ts';
import { isOutOfHandles, tooFewHandles } from './storage/file-handles.ts';
import { VERSION } from './version.ts';

/** Refused fields or lines that one message names. */
const MAX_ISSUES = 20;

const BINDINGS = [
  bindKeys,
  bindAccount,
  bindProjects,
  bindPortfolio,
  bindCompetitors,
  bindPrompts,
  bindJudge,
  bindRemeasurings,
  bindBaselines,
  bindOpinions,
  bindSources,
  bindEngines,
  bindTransfer,
  bindAnswers,
  bindReport,
  bindRun,
  bindExplain,
  bindMoney,
  bindPlan,
  bindAlerts,
  bindInterventions,
  bindMcp,
  bindNetwork,
  bindSystem,
  bindBackups,
  bindCall,
];

/** Runs one command to its end; the exit code. What is wrong with it is one line on stderr. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    process.stderr.write(toLine(describeError(toAppError(isOutOfHandles(error) ? tooFewHandles(error) : error))));
    return 1;
  }
}

export function createProgram(): Command {
  const program = new Command()
    .name('sightline')
    .description('Sightline on the command line. Works while the app or server runs on the same data folder.')
    .version(VERSION)
    .option('--data-dir <folder>', 'data folder (else SIGHTLINE_DATA_DIR, else the usual place)')
    .configureOutput({ outputError: (text, write) => write(toLine(text)) });
  for (const bind of BINDINGS) bind(program);
  bindServe(program.command('serve'));
  program
    .command('start')
    .description('the app: its window, or the browser where there is none')
    .action(() => {
      // Whoever can open windows takes this word before it comes here.
      throw new AppError(
        'VALIDATION_ERROR',
        'Start the app itself, or with npm start; the command line has no window.',
      );
    });
  // `--data-dir` is understood wherever it stands.
  for (const command of listCommands(program)) {
    if (command !== program) command.option('--data-dir <folder>', 'data folder');
  }
  // A command that lacks its second word is told so in one line, as whatever else is wrong.
  program.on('beforeAllHelp', ({ error, command }: { error: boolean; command: Command }) => {
    if (!error) return;
    const names = command.commands.map((one) => one.name()).join(', ');
    command.error(`error: name one of ${names}; --help says what they do`);
  });
  return program;
}

function listCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(listCommands)];
}

/** Every refused field or line, not only the first. */
function describeError(error: AppError): string {
  if (error.code === 'INTERNAL') return `Something went wrong: ${(error.cause as Error)?.message}`;
  const issues = (error.details?.issues ?? []) as ValidationIssue[];
  if (issues.length < 2) return error.message;
  const shown = issues.slice(0, MAX_ISSUES).map(describeIssue);
  const rest = issues.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

function toLine(text: string): string {
  return `${toTerminalText(text.trim().replace(/\s*\n\s*/g, ' '))}\n`;
}
