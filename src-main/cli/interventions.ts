/** `interventions list | create | change | remove | proof`: what was done to some prompts, and whether it worked. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { collect, print, type Session, withSession } from './session.ts';

type Intervention = OperationOutput<'interventions.get'>;
type Proof = OperationOutput<'interventions.proof'>;

export function bindInterventions(program: Command): void {
  const interventions = program
    .command('interventions')
    .description('what was done to some prompts on a day, and whether it worked');
  interventions
    .command('list')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const reply = await call('interventions.list', { projectId });
        const list = reply.interventions;
        print(json, reply, () => (list.length === 0 ? ['None.'] : list.map(toLine)));
      }),
    );
  bindFields(
    interventions
      .command('create')
      .description('note what was done')
      .requiredOption('--project <id>')
      .requiredOption('--name <name>')
      .requiredOption('--date <day>', 'YYYY-MM-DD, UTC'),
  ).action((options, command) =>
    withSession(command, async ({ call }) => {
      const made = await call('interventions.create', toFields(options) as OperationInput<'interventions.create'>);
      print(options.json, made, () => [`Noted: ${toLine(made)}`]);
    }),
  );
  bindFields(
    interventions
      .command('change')
      .description('change what was noted; what is left out stays')
      .argument('<id>')
      .requiredOption('--project <id>')
      .option('--name <name>')
      .option('--date <day>', 'YYYY-MM-DD, UTC'),
  ).action((interventionId, options, command) =>
    withSession(command, async ({ call }) => {
      const input = { ...toFields(options), interventionId } as OperationInput<'interventions.update'>;
      const changed = await call('interventions.update', input);
      print(options.json, changed, () => [`Changed: ${toLine(changed)}`]);
    }),
  );
  interventions
    .command('remove')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((interventionId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('interventions.remove', { projectId, interventionId });
        print(json, removed, () => [`Removed ${interventionId}.`]);
      }),
    );
  bindProof(interventions);
}

function bindProof(interventions: Command): void {
  interventions
    .command('proof')
    .description('whether it worked: its prompts before and after beside untouched ones')
    .argument('[id]', 'an intervention; or --task')
    .requiredOption('--project <id>')
    .option('--task <id>', 'a finished task')
    .option('--days <count>', 'on each side; 28 when left out')
    .option('--json', 'print JSON')
    .action((id, { project: projectId, task: taskId, days, json }, command) =>
      withSession(command, async ({ call }) => {
        const proof = await loadProof(call, { projectId, days }, id, taskId);
        print(json, proof, () => toProofLines(proof));
      }),
    );
}

function loadProof(
  call: Session['call'],
  input: { projectId: string; days?: string },
  id: string | undefined,
  taskId: string | undefined,
): Promise<Proof> {
  if (taskId !== undefined) return call('tasks.proof', { ...input, taskId } as OperationInput<'tasks.proof'>);
  return call('interventions.proof', { ...input, interventionId: id } as OperationInput<'interventions.proof'>);
}

function bindFields(command: Command): Command {
  return command
    .option('--prompt <id>', 'a treated prompt; may be repeated', collect)
    .option('--tag <name>', 'the prompts that have it now, in place of --prompt')
    .option('--figure <name>', 'what it is to move; mentionRate for a new one')
    .option('--url <address>')
    .option('--note <text>')
    .option('--json', 'print JSON');
}

function toFields({
  project: projectId,
  prompt: promptIds,
  name,
  date,
  tag,
  figure,
  url,
  note,
}: Record<string, unknown>) {
  return { projectId, promptIds, name, date, tag, figure, url, note };
}

function toLine({ id, date, name, promptIds, figure, taskId }: Intervention): string {
  const count = promptIds.length === 1 ? '1 prompt' : `${promptIds.length} prompts`;
  return `${date}  ${name} (${count}, ${figure}${taskId === null ? '' : ', task'})  ${id}`;
}

const STATES = {
  waiting: 'No whole day is over since.',
  not_done: 'The task is not finished.',
  not_measurable: 'No answers can show whether it worked.',
} as const;

const VERDICTS = {
  real: 'real',
  on_these_prompts: 'on these prompts',
  within_noise: 'within noise',
  too_few_answers: 'too few answers',
} as const;

export function toProofLines(proof: Proof): string[] {
  const { state, intervention, before, after, treated, untouched, brand, repeat } = proof;
  const head = intervention ? [toLine(intervention)] : [];
  if (state !== 'measured') return [...head, STATES[state], ...toLimitLines(proof)];
  const range = (name: string, interval: Proof['brand']) =>
    interval ? [`  ${name}: ${toSigned(interval[0])} to ${toSigned(interval[1])}`] : [];
  const group = (name: string, { before: first, after: last, change }: Proof['treated']) =>
    `${name}: ${toNumber(first.value)} (n ${first.n}, ${first.prompts} prompts) -> ${toNumber(last.value)} (n ${last.n}, ${last.prompts} prompts): ${toSigned(change)}`;
  return [
    ...head,
    `${before?.startDate} to ${before?.endDate} against ${after?.startDate} to ${after?.endDate}`,
    group('Treated  ', treated),
    group('Untouched', untouched),
    `Effect: ${toSigned(proof.effect)}, ${VERDICTS[proof.verdict]}`,
    ...range('for prompts like these', brand),
    ...range('for these prompts asked again', repeat),
    ...toLimitLines(proof),
  ];
}

function toLimitLines({ limits }: Proof): string[] {
  return limits.map(({ code, count, date, engine, name }) => {
    const facts = [count, engine, name, date].filter((fact) => fact !== null);
    return `! ${code.replaceAll('_', ' ')}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;
  });
}

function toNumber(value: number | null): string {
  return value === null ? '-' : value.toFixed(1);
}

function toSigned(value: number | null): string {
  return value === null ? '-' : `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}
