/** `projects archive | unarchive | archived | erase`: a project out of sight, back, or gone for good. */
import type { Command } from 'commander';

import { AppError, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { print, type Session, withSession } from './session.ts';

type Removed = OperationOutput<'projects.archived'>[number];

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
    .description('delete a removed project for good, with its answers and report files')
    .argument('<id>')
    .option('--yes', 'do it; nothing brings it back but a backup')
    .option('--json', 'print JSON')
    .action((projectId, { json, yes }, command) =>
      withSession(command, async (session) => {
        const project = await requireRemoved(session, projectId);
        if (yes !== true) throw validationError([{ path: '', message: toQuestion(project) }]);
        const erased = await session.call('projects.erase', { projectId });
        print(json, erased, () => [`Deleted ${project.name} with its ${project.answers} answers.`]);
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

function toLine({ id, archivedAt, name, domain, answers }: Removed): string {
  return `${id}  ${archivedAt}  ${name}  ${domain}  ${answers} answers`;
}
