/**
 * `call`: any operation by its name, as scripts call it. What people do often has a command of its own; this is for all the rest, so that
 * nothing that a screen does is out of reach of the command line.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';

import { AppError, notFound } from '#shared/app-error.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { REASONS } from '#shared/contract/transports.ts';
import { isOperationName } from '../handlers/dispatch.ts';
import { writeNewFile } from '../storage/new-file.ts';
import { COMMANDS } from './commands.ts';
import { print, withSession } from './session.ts';

interface Options {
  project?: string;
  input?: string;
  out?: string;
  fields?: boolean;
  json?: boolean;
}

export function bindCall(program: Command): void {
  program
    .command('call')
    .description('any operation by its name, with the reply as JSON; without a name, all of them')
    .argument('[operation]', 'such as competitors.list')
    .argument('[field...]', 'name=text, or name:=JSON; a name that comes again makes a list')
    .option('--project <id>', 'the same as projectId=ID')
    .option('--input <file>', 'fields as one JSON object; - reads standard input, which is the way for secrets')
    .option('--out <file>', 'write the file that the reply holds, or else the reply')
    .option('--fields', 'tell which fields it takes, as JSON Schema, and call nothing')
    .option('--json', 'of the list of operations: as JSON')
    .action(async (name: string | undefined, fields: string[], options: Options, command: Command) => {
      if (name === undefined) return printOperations(options.json);
      const operation = requireOperation(name);
      if (options.fields) return print(true, toSchema(OPERATIONS[operation]), () => []);
      const input = await toInput(fields, options);
      await withSession(command, async ({ core, call }) => {
        const reply: unknown = await call(operation, input as never);
        if (options.out === undefined) return print(true, reply, () => []);
        const path = resolve(options.out);
        writeNewFile(path, toFile(reply), core.storage.dataDir);
        print(false, null, () => [`Written: ${path}`]);
      });
    });
}

function requireOperation(name: string): OperationName {
  if (!isOperationName(name)) throw notFound(`An operation ${name}`);
  // Over a database that somebody has open: the command looks at that, and works without one.
  if (name === 'system.restore') throw new AppError('CONFLICT', 'Use the command restore.');
  const reason = (OPERATIONS[name] as Operation).closed.cli;
  if (reason === undefined) return name;
  const sentence = reason in REASONS ? REASONS[reason as keyof typeof REASONS] : `It is had ${reason}.`;
  throw new AppError('CONFLICT', `${name} cannot be called from the command line. ${sentence}`);
}

function printOperations(isJson: boolean | undefined): void {
  const list = (Object.values(OPERATIONS) as Operation[])
    .filter(({ closed }) => closed.cli === undefined)
    .map(({ name, summary }) => ({ name, summary, commands: commandsOf(name) }));
  print(isJson, list, () =>
    list.map(({ name, summary, commands }) =>
      [name, summary, ...(commands.length > 0 ? [`(${commands.join(', ')})`] : [])].join('  '),
    ),
  );
}

/** The commands of its own that an operation has. */
export function commandsOf(operation: string): string[] {
  return Object.entries(COMMANDS).flatMap(([command, names]) =>
    names.some((name) => name === operation) ? [command] : [],
  );
}

function toSchema({ summary, shape }: { summary: string; shape: z.ZodType }) {
  return { description: summary, ...z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) };
}

async function toInput(fields: readonly string[], { project, input: file }: Options): Promise<object> {
  const input: Record<string, unknown> = file === undefined ? {} : await readObject(file);
  if (project !== undefined) input.projectId = project;
  const given = new Set<string>();
  for (const field of fields) {
    const [name, value] = readField(field);
    input[name] = given.has(name) ? [input[name], value].flat() : value;
    given.add(name);
  }
  return input;
}

function readField(field: string): [string, unknown] {
  const [, name, sign, text] = /^(\w+)(:?=)(.*)$/s.exec(field) ?? [];
  if (name === undefined || text === undefined) throw refuse(`${field} is not a field; write name=text or name:=JSON`);
  return [name, sign === '=' ? text : parse(text, name)];
}

async function readObject(file: string): Promise<Record<string, unknown>> {
  const text = file === '-' ? await readText(process.stdin) : await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw refuse(`there is no file ${file} that can be read`);
  const value = parse(text, '--input');
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refuse('--input must be an object with named fields');
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(`${name} is not JSON`);
  }
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION_ERROR', message);
}

/** Replies that hold a file hold it as base64 or, where it is one, as text. */
function toFile(reply: unknown): string | Uint8Array {
  const { base64, text } = (reply ?? {}) as { base64?: unknown; text?: unknown };
  if (typeof base64 === 'string') return Buffer.from(base64, 'base64');
  return typeof text === 'string' ? text : `${JSON.stringify(reply, null, 2)}\n`;
}
