/** `answers add | raw | reread`. */
import { closeSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { openInputFile } from '../storage/open-input-file.ts';
import { collect, print, withSession } from './session.ts';

type NewAnswer = OperationInput<'answers.add'>;

interface AddOptions {
  project: string;
  promptId?: string;
  prompt?: string;
  language?: string;
  model: string;
  source?: string[];
  query?: string[];
  answeredAt?: string;
  country?: string;
  app?: string;
  note?: string;
  json?: boolean;
}

export function bindAnswers(program: Command): void {
  const answers = program.command('answers').description('answers one by one');
  answers
    .command('add')
    .description('add an answer that you saw in an app; the same one a second time changes nothing')
    .argument('[file]', 'its text; left out or -, it is read from the standard input')
    .requiredOption('--project <id>')
    .option('--prompt-id <id>', 'the prompt that it answers')
    .option('--prompt <text>', 'or its text; one that is not there is created, paused')
    .option('--language <code>', 'language of --prompt')
    .requiredOption('--model <engine>', 'the engine, for example chatgpt')
    .option('--source <url>', 'a page that it references; may be repeated, in its order', collect)
    .option('--query <text>', 'what the engine searched for; may be repeated', collect)
    .option('--answered-at <moment>', 'when you saw it, for example 2026-03-09T10:00:00Z; left out: now')
    .option('--country <code>', 'where it was asked from, two letters')
    .option('--app <name>', 'where you saw it')
    .option('--note <text>')
    .option('--json', 'print JSON')
    .action(addAnswer);
  answers
    .command('raw')
    .description('print what the server sent for an answer')
    .argument('<answer>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((answerId, options, command) =>
      withSession(command, async ({ call }) => {
        const raw = await call('answers.raw', { projectId: options.project, answerId });
        print(options.json, raw, () => [
          ...raw.replies.map((reply) => reply.body),
          ...(raw.damaged ? ['The reply of this answer is kept, but damaged; doctor says more.'] : []),
        ]);
      }),
    );
  answers
    .command('reread')
    .description('read kept replies again that could not be read when they came')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const outcome = await call('answers.reread', { projectId: options.project });
        const line = `${outcome.read} replies were read; ${outcome.unreadable} still cannot be and are kept.`;
        print(options.json, outcome, () => [line]);
      }),
    );
}

async function addAnswer(file: string | undefined, options: AddOptions, command: Command): Promise<void> {
  const { project: projectId, source: sources, query: fanOutQueries, json, ...rest } = options;
  const input = { ...rest, projectId, sources, fanOutQueries, text: await readText(file) } as NewAnswer;
  await withSession(command, async ({ call }) => {
    const added = await call('answers.add', input);
    print(json, added, () => [toLine(added)]);
  });
}

async function readText(file: string | undefined): Promise<string> {
  if (file === undefined || file === '-') return text(process.stdin);
  const handle = openInputFile(file);
  try {
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

function toLine(added: OperationOutput<'answers.add'>): string {
  const what = added.visible ? 'The brand is visible in it.' : 'The brand is not visible in it.';
  const prompt = added.createdPrompt ? ' Its prompt is new, and paused.' : '';
  return `${added.created ? 'Added' : 'Was there already:'} answer ${added.id}, SHA-256 ${added.hash}. ${what}${prompt}`;
}
