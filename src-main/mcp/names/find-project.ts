/** Which project is meant: by name, domain or id; the only one where nothing is said. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { cleanLine } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { findNamed } from './find-named.ts';

export type FoundProject = OperationOutput<'projects.list'>[number];

/** Throws ToolProblem with what there is. */
export async function findProject(context: ToolContext, asked: string | undefined): Promise<FoundProject> {
  const projects = await context.call('projects.list', {});
  if (projects.length === 0) {
    throw new ToolProblem(
      'There is no project that may be seen here. The owner makes one in the app, or the key is for others.',
    );
  }
  const there = listThere(projects.map(({ id, name }) => `${cleanLine(name, 100)} (${id})`));
  if (asked === undefined || asked.trim() === '') {
    const [only] = projects;
    if (only && projects.length === 1) return only;
    throw new ToolProblem(`Say which project is meant. ${there}`);
  }
  const byId = projects.find(({ id }) => id === asked.trim());
  if (byId) return byId;
  const found = findNamed(
    projects.map((project) => ({ names: [project.name, project.domain], project })),
    asked,
  );
  if ('one' in found) return found.one.project;
  const what = found.several.length > 1 ? 'Several projects go by' : 'There is no project by';
  throw new ToolProblem(`${what} the name “${cleanLine(asked, 80)}”. Send a name or an id. ${there}`);
}
