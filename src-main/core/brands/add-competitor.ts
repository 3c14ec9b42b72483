/** Tracking a competitor. Measuring history again is the caller's next step. */
import { AppError, notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { requireDomain } from '../projects/domain.ts';
import { readProject } from '../projects/project.ts';
import { insertBrand, raiseBrandsVersion } from './brand-store.ts';

export interface NewCompetitor {
  projectId: number;
  name: string;
  domain?: string;
  aliases?: readonly string[];
}

/** Returns the competitor's public id. Throws CONFLICT when the project tracks that name already. */
export const addCompetitor = defineWrite('brands.addCompetitor', (db, input: NewCompetitor, { nowMs }): string => {
  const project = readProject(db, { id: input.projectId });
  if (!project) throw notFound('The project');
  const names = db
    .prepare("SELECT name FROM brand WHERE project_id = ? AND state = 'tracked'")
    .all(input.projectId) as { name: string }[];
  if (names.some((brand) => brand.name.toLowerCase() === input.name.toLowerCase())) {
    throw new AppError('CONFLICT', `${input.name} is tracked already.`);
  }
  const domain = input.domain === undefined ? null : requireDomain(input.domain);
  const { publicId } = insertBrand(
    db,
    { projectId: input.projectId, isOwn: false, name: input.name, domain, aliases: input.aliases ?? [] },
    nowMs,
  );
  raiseBrandsVersion(db, input.projectId);
  return publicId;
});
