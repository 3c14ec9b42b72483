/** `desktop.checkForUpdates`: one look at the feed, because the owner asked for it now. */
import { AppError } from '#shared/app-error.ts';
import { getDesktop } from './desktop.get.ts';
import { handler } from './handler.ts';
import { requireDesktop } from './require-desktop.ts';

export const checkForUpdates = handler('desktop.checkForUpdates', async (core, caller) => {
  const desktop = requireDesktop(core);
  if (!desktop.describe().hasUpdateFeed) {
    throw new AppError('CONFLICT', 'This build knows no feed of new versions.', { reason: 'no_update_feed' });
  }
  await desktop.checkForUpdates();
  return getDesktop(core, caller, {});
});
