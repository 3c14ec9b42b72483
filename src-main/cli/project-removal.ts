/** `projects archive | unarchive | archived | erase`: a project out of sight, back, or gone for good. */
import type { Command } from 'commander';

import { AppError, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { print, type Session, withSession } from './session.ts';

type Removed = OperationOutput<'projects.archived'>[number];
type Erasing = NonNullable<Removed['erasing']>;

/** How often progress is printed. */
const PRINT_MS = 2_000;

export function bindProjectRemoval(projects: Command): void {
  projects
    .command('archive')
    .description('remove a project from all lists and ask it nothing more; all that it has stays')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((projectId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const archived = await call('projects.archive', { projectId });
        print(json, archived, () => [`Removed. It comes back with: projects unarchive ${archived.id}`]);
      }),
    );
  projects
    .command('unarchive')
    .description('bring a removed project back as it was')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((projectId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const back = await call('projects.unarchive', { projectId });
        print(json, back, () => ['It is back; its schedule goes on with the next run.']);
      }),
    );
  projects
    .command('archived')
    .description('the removed projects, newest first')
    .option('--json', 'print JSON')
    .action(({ json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('projects.archived', {});
        print(json, list, () => list.map(toLine));
      }),
    );
  projects
    .command('erase')
    .description('delete a removed project for good, with its answers and report files; goes on with what was cut off')
    .argument('<id>')
    .option('--yes', 'do it; nothing brings it back but a backup')
    .option('--json', 'print JSON')
    .action((projectId, { json, yes }, command) =>
      withSession(command, async (session) => {
        const project = await requireRemoved(session, projectId);
        const { answersBefore } = project.erasing ?? { answersBefore: project.answers };
        if (yes !== true && project.erasing === null)
          throw validationError([{ path: '', message: toQuestion(project) }]);
        if (json !== true) printProgress(session);
        const erased = await session.call('projects.erase', { projectId });
        print(json, erased, () => [`Deleted ${project.name} with its ${answersBefore} answers.`]);
      }),
    );
}

async function requireRemoved({ call }: Session, projectId: string): Promise<Removed> {
  const found = (await call('projects.archived', {})).find(({ id }) => id === projectId);
  if (found) return found;
  throw new AppError(
    'NOT_FOUND',
    'There is no removed project with this id; only a removed one can be deleted for good.',
  );
}

function toQuestion({ name, answers }: Removed): string {
  return `This deletes ${name} with its ${answers} answers for good; if that is meant, add --yes.`;
}

function toLine({ id, archivedAt, name, domain, answers, erasing }: Removed): string {
  const state = erasing === null ? `${answers} answers` : `being deleted: ${toErasingText(answers, erasing)}`;
  return `${id}  ${archivedAt}  ${name}  ${domain}  ${state}`;
}

/** `3400 of 8000 answers are gone, 12 s left`. */
export function toErasingText(answers: number, { answersBefore, secondsLeft }: Omit<Erasing, 'since'>): string {
  const left = secondsLeft === null ? '' : `, ${secondsLeft} s left`;
  return `${answersBefore - answers} of ${answersBefore} answers are gone${left}`;
}

function printProgress({ core }: Session): void {
  let printedMs = performance.now();
  core.progress.subscribe((event) => {
    if (event.kind !== 'project-erasing' || event.isFinished || performance.now() - printedMs < PRINT_MS) return;
    printedMs = performance.now();
    const { answersBefore, answersLeft, leftMs } = event;
    const secondsLeft = leftMs === null ? null : Math.ceil(leftMs / 1000);
    print(false, event, () => [toErasingText(answersLeft, { answersBefore, secondsLeft })]);
  });
}
