/** `mcp`: serves an AI assistant over standard input and output, or prints the configuration by which one starts that. */
import { resolve } from 'node:path';

import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import { ASSISTANTS } from '#shared/vocabulary/assistants.ts';
import { type ClientConfig, planClientConfigs } from '../core/assistants/client-configs.ts';
import { findLaunchCommand } from '../core/assistants/launch-command.ts';
import { withSession } from './session.ts';
import { toTerminalText } from './terminal-text.ts';

interface McpOptions {
  allowWrite?: boolean;
  allowSpend?: boolean;
  printConfig?: string | true;
  http?: boolean;
}

export function bindMcp(program: Command): void {
  program
    .command('mcp')
    .description('serve an AI assistant over standard input and output (MCP); it only reads unless more is allowed')
    .option('--allow-write', 'let it add prompts and keep reports as files')
    .option('--allow-spend', 'let it ask engines too, which can cost money; caps hold')
    .option('--print-config [assistant]', `print a ready configuration: ${ASSISTANTS.join(', ')}`)
    .option('--http', 'with --print-config: over HTTP with an API key, of a server that runs')
    .action((options: McpOptions, command: Command) =>
      options.printConfig === undefined ? serve(options, command) : printConfigs(options, command),
    );
}

/** Until the assistant closes the input. */
function serve({ allowWrite = false, allowSpend = false }: McpOptions, command: Command): Promise<void> {
  return withSession(
    command,
    async ({ core }) => {
      // The library is half a megabyte that no other command needs.
      const [{ serveOverStdio }, { toOwnAccess }] = await Promise.all([
        import('../mcp/stdio.ts'),
        import('../mcp/access.ts'),
      ]);
      // What it has asked is worked here, unless an app or server does already.
      if (allowSpend) core.executor.start();
      const access = toOwnAccess({ mayWrite: allowWrite, maySpend: allowSpend });
      await serveOverStdio({ core, access, input: process.stdin, output: process.stdout });
    },
    { threads: true },
  );
}

function printConfigs({ printConfig, http, allowWrite, allowSpend }: McpOptions, command: Command): void {
  const dataDir = command.optsWithGlobals<{ dataDir?: string }>().dataDir ?? process.env.SIGHTLINE_DATA_DIR;
  const configs = planClientConfigs({
    launch: findLaunchCommand(),
    // The assistant starts it elsewhere.
    dataDir: dataDir ? resolve(dataDir) : null,
    address: null,
    mayWrite: allowWrite ?? false,
    maySpend: allowSpend ?? false,
  });
  const textOf = (config: ClientConfig) => (http ? config.http : config.stdio);
  if (printConfig === true) {
    const lines = configs.flatMap((config) => {
      const text = textOf(config);
      return text === null ? [] : [`# ${config.assistant}${config.file === '' ? '' : `: ${config.file}`}`, text, ''];
    });
    process.stdout.write(toTerminalText(lines.join('\n')));
    return;
  }
  const config = configs.find(({ assistant }) => assistant === printConfig);
  if (!config) {
    throw new AppError(
      'VALIDATION_ERROR',
      `There is no configuration for "${printConfig}"; name one of ${ASSISTANTS.join(', ')}.`,
    );
  }
  const text = textOf(config);
  if (text === null)
    throw new AppError('VALIDATION_ERROR', `${printConfig} takes no local server over HTTP; leave --http out.`);
  if (config.file !== '') process.stderr.write(`For ${config.file}\n`);
  process.stdout.write(`${toTerminalText(text)}\n`);
}
