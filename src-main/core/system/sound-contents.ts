/** Whether a backup is what was saved, and the texts in it can be read, before it takes the place of anything. */
import { AppError } from '#shared/app-error.ts';
import type { RequireSound } from '../../storage/backup-files.ts';
import { hasWrongChecksum } from '../../storage/checksum-trailer.ts';
import { findDamagedContents } from '../answers/check-contents.ts';
import { readPublicIds, reportDamaged } from '../answers/damaged-answers.ts';

/** Since then contents are where they are now; an older backup is looked at once it is brought to today's schema. */
const FIRST_VERSION = 10;

/** Throws CONFLICT with the reason `backup_damaged`, and with the answers that cannot be read where that is what is wrong. */
export const requireSoundContents: RequireSound = (path, backup) => {
  if ((backup.raw.pragma('user_version', { simple: true }) as number) < FIRST_VERSION) return requireUnbroken(path);
  const found = findDamagedContents(backup, { isQuick: true });
  if (found.length === 0) return requireUnbroken(path);
  const ids = [...new Set(found.map(({ id }) => id))];
  const message = `${path} is damaged: the texts or raw replies of ${ids.length} answers in it cannot be read. Nothing was changed.`;
  const details = reportDamaged(readPublicIds(backup, ids));
  throw new AppError('CONFLICT', message, { reason: 'backup_damaged', ...details });
};

/** Beyond the texts: a number that changed is a number still. */
function requireUnbroken(path: string): void {
  if (!hasWrongChecksum(path)) return;
  const message = `${path} is damaged: it is not what was saved. Nothing was changed.`;
  throw new AppError('CONFLICT', message, { reason: 'backup_damaged' });
}
