/**
 * A start that finds no usable database, while there is a good backup: asks whether that is to be put in place, and starts
 * with it. Without a window this is the only screen there is. It restores nothing unasked.
 */
import { app, dialog } from 'electron';

import { chooseTexts } from './texts/choose-texts.ts';

interface Loss {
  isMissing: boolean;
  setAside: string | null;
  backup: string;
}

/** Null when the owner would rather not. Throws what the start throws for any other reason. */
export async function startOrRestore<T>(
  start: () => Promise<T>,
  restore: (backup: string) => Promise<unknown>,
): Promise<T | null> {
  try {
    return await start();
  } catch (error) {
    const loss = readLoss(error);
    if (loss === null) throw error;
    if (!(await ask(loss))) return null;
    await restore(loss.backup);
    return start();
  }
}

async function ask({ isMissing, setAside, backup }: Loss): Promise<boolean> {
  const { loss } = chooseTexts(null, app.getPreferredSystemLanguages());
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: isMissing ? loss.missing : loss.damaged,
    detail: [...(setAside === null ? [] : [loss.setAside(setAside)]), loss.backup(backup)].join('\n\n'),
    buttons: [loss.restore, loss.quit],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

function readLoss(error: unknown): Loss | null {
  const { reason, setAside, backup } = (error as { details?: Readonly<Record<string, unknown>> }).details ?? {};
  if (reason !== 'database_damaged' && reason !== 'database_missing') return null;
  if (typeof backup !== 'string') return null;
  return { isMissing: reason === 'database_missing', setAside: typeof setAside === 'string' ? setAside : null, backup };
}
