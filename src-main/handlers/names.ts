/** Names that are ordinary words as well. */

import { checkName, loadAmbiguousNames } from '../core/competitors/check-name.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';
import type { Handlers } from './handler.ts';

export const nameHandlers = {
  'competitors.checkName': async ({ core, input, project }) =>
    core.storage.read(checkName, { projectId: project.id, name: input.name, near: input.near ?? [] }),
} satisfies Handlers;

/** What the reply says of names just entered; nothing where all are only names. */
export async function findAmbiguous(core: Core, project: Project, names: readonly (string | undefined)[]) {
  const given = names.filter((name) => name !== undefined);
  const ambiguousNames = await core.storage.read(loadAmbiguousNames, { projectId: project.id, names: given });
  return ambiguousNames.length > 0 ? { ambiguousNames } : {};
}
