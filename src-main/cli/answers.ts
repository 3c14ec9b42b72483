/** `answers list | add | raw | reread`. */
import { closeSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { dayOf, fromDate, toDate } from '#shared/time/day.ts';
import { openInputFile } from '../storage/open-input-file.ts';
import { collect, print, withSession } from './session.ts';

/** The longest window of the contract. */
const MOST_DAYS = 3660;

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
  bindList(answers);
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
    .option('--project <id>', 'left out: of all projects')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { project: projectId } = options;
        const outcome = await (projectId ? call('answers.reread', { projectId }) : call('engines.reread', {}));
        const line = `${outcome.read} replies were read; ${outcome.unreadable} still cannot be and are kept.`;
        print(options.json, outcome, () => [line]);
      }),
    );
}

function bindList(answers: Command): void {
  answers
    .command('list')
    .description('the newest answers, or those that say something')
    .requiredOption('--project <id>')
    .option('--search <text>', 'words that have to be in the text; "in quotation marks" as they stand')
    .option('--prompt-search <text>', 'part of the prompt')
    .option('--model <engines>', 'any of these engines, with commas between them, for example chatgpt,gemini')
    .option('--tags <tags>', 'any of these tags of the prompt, with commas between them')
    .option('--from <day>', 'first UTC day; left out: of all years that a window may have')
    .option('--to <day>', 'last UTC day; left out: today')
    .option('--limit <count>', 'how many', '20')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json, from, to, limit, ...options }, command) =>
      withSession(command, async ({ call }) => {
        const endDate: string = to ?? toDate(dayOf(Date.now()));
        const startDate: string = from ?? toDate(fromDate(endDate) - MOST_DAYS + 1);
        const input = {
          ...options,
          projectId,
          startDate,
          endDate,
          limit: Number(limit),
        } as OperationInput<'answers.list'>;
        const found = await call('answers.list', input);
        print(json, found, () => toLines(found));
      }),
    );
}

function toLines({ answers, pagination: { total }, search }: OperationOutput<'answers.list'>): string[] {
  const count = search?.complete === false ? `at least ${total}` : `${total}`;
  const lines = answers.flatMap(({ id, model, answeredAt, prompt, excerpt }) => [
    `${id}  ${answeredAt.slice(0, 16)}Z  ${model}  ${prompt}`,
    ...(excerpt ? [`    ${excerpt.text}`] : []),
  ]);
  return [...lines, `${answers.length} of ${count} answers.`];
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
