/** Puts names back as they were before a change of them. Measuring history back is the caller's next step. */
import { AppError } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { replaceNames } from '../brands/brand-names.ts';
import { replaceDomains } from '../brands/brand-store.ts';
import { type NumberedBrand, readBrandViews } from '../brands/brand-view.ts';
import { requireFreeName } from './add-competitor.ts';
import { changeNames, type NamesChange } from './change-names.ts';
import { requireReceipt } from './list-receipts.ts';
import { describeNamingChanges, planNamingChanges } from './plan-naming-changes.ts';

/**
 * Touches the brands of the receipt alone. Throws NOT_FOUND; CONFLICT `not_undoable` for a change of the program's rules, and
 * `changed_since` where one of these brands is not as that change left it.
 */
export const undoRemeasuring = defineWrite(
  'brands.undoRemeasuring',
  (db, input: NamesChange & { remeasuringId: string }, { nowMs }): null => {
    const receipt = requireReceipt(db, input.projectId, input.remeasuringId);
    if (receipt.cause !== 'names') {
      const message = 'The rules of the program were changed, not names; that cannot be taken back.';
      throw new AppError('CONFLICT', message, { reason: 'not_undoable' });
    }
    const before = JSON.parse(receipt.namesBefore) as NumberedBrand[];
    const after = JSON.parse(receipt.namesAfter) as NumberedBrand[];
    requireUnchanged(db, input.projectId, before, after);
    changeNames(db, { ...input, nowMs, undoesId: receipt.id }, () => {
      for (const { rowId } of after) {
        if (!before.some((brand) => brand.rowId === rowId)) {
          db.prepare("UPDATE brand SET state = 'removed' WHERE id = ?").run(rowId);
        }
      }
      for (const brand of before) putBack(db, input.projectId, brand, nowMs);
    });
    return null;
  },
);

function requireUnchanged(
  db: Connection,
  projectId: number,
  before: readonly NumberedBrand[],
  after: readonly NumberedBrand[],
): void {
  const touched = new Set([...before, ...after].map(({ rowId }) => rowId));
  const now = readBrandViews(db, projectId).filter(({ rowId }) => touched.has(rowId));
  const since = planNamingChanges(after, now);
  if (since.length === 0) return;
  throw new AppError('CONFLICT', `This has been changed since: ${describeNamingChanges(since)}.`, {
    reason: 'changed_since',
    changes: since,
  });
}

function putBack(db: Connection, projectId: number, brand: NumberedBrand, nowMs: number): void {
  const { rowId, name, domain, domainAliases, isUserBrand } = brand;
  requireFreeName(db, projectId, name, rowId);
  db.prepare("UPDATE brand SET state = 'tracked' WHERE id = ?").run(rowId);
  replaceDomains(db, rowId, [], false);
  replaceDomains(db, rowId, domain === null ? [] : [domain], true);
  replaceDomains(db, rowId, domainAliases, false);
  replaceNames(db, rowId, brand);
  if (!isUserBrand) return;
  db.prepare('UPDATE project SET name = ?, domain = ?, updated_at = ? WHERE id = ?').run(
    name,
    domain ?? '',
    nowMs,
    projectId,
  );
}
