/** The owner's word on a ghost: it is the brand, or somebody else. Measuring history again is the caller's next step. */
import { defineWrite } from '../../storage/command.ts';
import { readNames, replaceNames } from '../brands/brand-names.ts';
import { changeNames, type NamesChange } from '../competitors/change-names.ts';
import { readGhostCursor, requireGhost, saveGhostCursor } from './ghost-store.ts';

interface GhostId extends NamesChange {
  ghostId: string;
}

/** What was counted, for the reply. */
export interface CountedGhost {
  name: string;
  brandId: string;
  brandName: string;
}

/** Makes the spelling an alias of its brand; as a ghost it is gone. Throws NOT_FOUND or VALIDATION_ERROR. */
export const countGhost = defineWrite('ghosts.count', (db, input: GhostId, { nowMs }): CountedGhost => {
  const { projectId } = input;
  const ghost = requireGhost(db, projectId, input.ghostId);
  const { cursor, isOutdated } = readGhostCursor(db, projectId);
  changeNames(db, { ...input, nowMs }, () => {
    const { aliases } = readNames(db, ghost.brandId);
    replaceNames(db, ghost.brandId, { aliases: [...aliases, ghost.name] });
  });
  db.prepare('DELETE FROM ghost WHERE id = ?').run(ghost.id);
  // The others are what they were: nothing has to be looked at again.
  if (!isOutdated) saveGhostCursor(db, projectId, cursor);
  const brand = db.prepare('SELECT public_id AS brandId, name AS brandName FROM brand WHERE id = ?').get(ghost.brandId);
  return { name: ghost.name, ...(brand as Pick<CountedGhost, 'brandId' | 'brandName'>) };
});

/** It is offered never again, nor as a competitor. Throws NOT_FOUND. */
export const refuseGhost = defineWrite('ghosts.refuse', (db, input: GhostId): null => {
  const ghost = requireGhost(db, input.projectId, input.ghostId);
  db.prepare("UPDATE ghost SET state = 'refused' WHERE id = ?").run(ghost.id);
  return null;
});
