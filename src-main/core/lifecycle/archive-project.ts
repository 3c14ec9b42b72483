/**
 * Taking a project out of sight, and back: it leaves all lists and is asked nothing more, and all that it has stays. Every
 * read of projects leaves archived ones out by itself.
 */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { checkProjectSlot } from '../projects/limits.ts';
import { toProject } from '../projects/project.ts';
import { cancelRemoved } from '../scheduling/finish-runs.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';

export interface ArchivedProject {
  id: number;
  publicId: string;
  name: string;
  domain: string;
  archivedAtMs: number;
  /** As many as there still are. */
  answers: number;
  /** Null for one that can come back. */
  erasing: Erasing | null;
}

/** How far deleting a project for good is; it is never taken back. */
export interface Erasing {
  sinceMs: number;
  /** Answers that the project had when it began. */
  answersBefore: number;
  /** As whoever deletes it knew last; null before anybody knew. */
  leftMs: number | null;
}

/**
 * What it had queued is cancelled; calls under way end and are stored. Where it was the default of its environment, the
 * oldest one that is left becomes it.
 */
export const archiveProject = defineWrite('projects.archive', (db, projectId: number, { nowMs }): null => {
  db.prepare('UPDATE project SET archived_at = ?, is_default = 0 WHERE id = ? AND archived_at IS NULL').run(
    nowMs,
    projectId,
  );
  cancelRemoved(db, projectId, nowMs);
  chooseDefaults(db);
  return null;
});

/**
 * Takes it back as it was; its schedule goes on with the next slot and makes up for nothing. Throws NOT_FOUND where there
 * is no such archived project, or it is being deleted for good, and FORBIDDEN when the plan has no room for it.
 */
export const unarchiveProject = defineWrite('projects.unarchive', (db, publicId: string, { nowMs }): null => {
  const row = readArchivedRow(db, publicId);
  if (!row || row.erasing_since !== null) throw notFound('The removed project');
  const project = toProject(row);
  if (!project.isSample) checkProjectSlot(db, project.isPitch);
  const { slot } = planDueSlot(project.schedule, project.scheduleTime, nowMs, project.scheduleWeekday);
  db.run(query.updateTable('project').set({ archived_at: null, last_slot: slot }).where('id', '=', row.id));
  chooseDefaults(db);
  return null;
});

type ArchivedRow = Omit<ArchivedProject, 'erasing'> & {
  erasingSince: number | null;
  erasingAnswers: number | null;
  erasingLeftMs: number | null;
};

/** Newest first, without those of which nothing is left. */
export const loadArchivedProjects = defineRead('projects.archived', (db, _input: null): ArchivedProject[] =>
  readArchived(db),
);

/** Projects that are being deleted for good, in the same order. */
export const loadErasing = defineRead(
  'projects.erasing',
  (db, _input: null): (ArchivedProject & { erasing: Erasing })[] =>
    readArchived(db, 'AND erasing_since IS NOT NULL').flatMap((project) =>
      project.erasing === null ? [] : [{ ...project, erasing: project.erasing }],
    ),
);

function readArchived(db: Connection, condition = ''): ArchivedProject[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, name, domain, archived_at AS archivedAtMs,
         (SELECT count(*) FROM answer WHERE project_id = project.id) AS answers,
         erasing_since AS erasingSince, erasing_answers AS erasingAnswers, erasing_left_ms AS erasingLeftMs
       FROM project WHERE archived_at IS NOT NULL AND name <> '' ${condition} ORDER BY archived_at DESC, id DESC`,
    )
    .all() as ArchivedRow[];
  return rows.map(({ erasingSince, erasingAnswers, erasingLeftMs, ...project }) => ({
    ...project,
    erasing:
      erasingSince === null
        ? null
        : { sinceMs: erasingSince, answersBefore: erasingAnswers ?? 0, leftMs: erasingLeftMs },
  }));
}

/** Null for one that is not archived, was deleted for good or never was. */
export function readArchivedRow(db: Connection, publicId: string) {
  const archived = query.selectFrom('project').selectAll().where('archived_at', 'is not', null).where('name', '<>', '');
  return db.get(archived.where('public_id', '=', publicId)) ?? null;
}

/** Each environment with projects has one that is opened first. */
export function chooseDefaults(db: Connection): void {
  db.prepare(
    `UPDATE project SET is_default = 1 WHERE id IN (
       SELECT min(id) FROM project WHERE archived_at IS NULL GROUP BY environment HAVING max(is_default) = 0)`,
  ).run();
}
