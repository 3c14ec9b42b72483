/** Tags over prompts: which names are in use, and giving one to many prompts. */
import { validationError } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { addTags } from './prompt-store.ts';

/** Names of tags on prompts that are asked (active or queued), in alphabetical order. */
export function readTagNames(db: Connection, projectId: number): string[] {
  const rows = db
    .prepare(
      `SELECT name FROM tag
       WHERE project_id = ? AND EXISTS (
         SELECT 1 FROM prompt_tag JOIN prompt ON prompt.id = prompt_id
         WHERE tag_id = tag.id AND state IN ('active', 'queued'))
       ORDER BY folded`,
    )
    .all(projectId) as { name: string }[];
  return rows.map((row) => row.name);
}

export const loadTagNames = defineRead('tags.names', (db, projectId: number): string[] => readTagNames(db, projectId));

/**
 * Adds a tag to prompts and returns its stored spelling and how many prompts were named. Throws VALIDATION_ERROR naming
 * each id that is no prompt of the project; then nothing is stored.
 */
export const applyTag = defineWrite(
  'tags.apply',
  (
    db,
    input: { projectId: number; name: string; promptIds: readonly string[] },
  ): { tag: string; appliedTo: number } => {
    const find = db.prepare("SELECT id FROM prompt WHERE public_id = ? AND project_id = ? AND state <> 'archived'");
    const ids = [...new Set(input.promptIds)].map((publicId) => ({
      publicId,
      row: find.get(publicId, input.projectId) as { id: number } | undefined,
    }));
    const unknown = ids.filter((id) => !id.row);
    if (unknown.length > 0) {
      throw validationError(
        unknown.map((id) => ({
          path: `promptIds.${input.promptIds.indexOf(id.publicId)}`,
          message: 'is no prompt of this project',
        })),
      );
    }
    for (const { row } of ids) if (row) addTags(db, input.projectId, row.id, [input.name]);
    const stored = db
      .prepare('SELECT name FROM tag WHERE project_id = ? AND folded = ?')
      .get(input.projectId, input.name.toLowerCase()) as { name: string };
    return { tag: stored.name, appliedTo: ids.length };
  },
);
