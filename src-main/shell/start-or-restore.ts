/**
 * A start that finds no usable database, or fewer answers than were stored: asks whether the newest good backup is to be put in
 * place, or what is there to be gone on with, and starts with it. Without a window this is the only screen there is. It does neither unasked.
 */
import { app, dialog } from 'electron';

import { chooseTexts } from './texts/choose-texts.ts';

interface Loss {
  said: string[];
  backup: string | null;
  /** What is there can be gone on with. */
  isUsable: boolean;
}

interface Remedies {
  restore(backup: string): Promise<unknown>;
  accept(): Promise<unknown>;
}

/** Null when the owner would rather not. Throws what the start throws for any other reason. */
export async function startOrRestore<T>(start: () => Promise<T>, remedies: Remedies): Promise<T | null> {
  try {
    return await start();
  } catch (error) {
    const loss = readLoss(error);
    if (loss === null) throw error;
    const remedy = await ask(loss, remedies);
    if (remedy === null) return null;
    await remedy();
    return start();
  }
}

/** Null to quit. */
async function ask({ said, backup, isUsable }: Loss, remedies: Remedies): Promise<(() => Promise<unknown>) | null> {
  const { loss } = chooseTexts(null, app.getPreferredSystemLanguages());
  const choices = [
    ...(backup === null ? [] : [{ label: loss.restore, act: () => remedies.restore(backup) }]),
    ...(isUsable ? [{ label: loss.goOn, act: () => remedies.accept() }] : []),
    { label: loss.quit, act: null },
  ];
  const [message = '', ...detail] = said;
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message,
    detail: detail.join('\n\n'),
    buttons: choices.map(({ label }) => label),
    defaultId: 0,
    cancelId: choices.length - 1,
  });
  return choices[response]?.act ?? null;
}

function readLoss(error: unknown): Loss | null {
  const { loss } = chooseTexts(null, app.getPreferredSystemLanguages());
  const details = (error as { details?: Readonly<Record<string, unknown>> }).details ?? {};
  const [setAside, backup] = [readText(details.setAside), readText(details.backup)];
  const offer = backup === null ? [] : [loss.backup(backup)];
  const kept = setAside === null ? [] : [loss.setAside(setAside)];
  if (details.reason === 'answers_lost') {
    const confirmed = details.confirmed as { answers: number; calls: number };
    const lost = loss.lost(Number(details.answers), confirmed.answers, Number(details.calls), confirmed.calls);
    const has = typeof details.backupAnswers === 'number' ? [loss.backupHas(details.backupAnswers)] : [];
    return { said: [loss.fewer, lost, ...kept, ...offer, ...has], backup, isUsable: true };
  }
  if (details.reason !== 'database_damaged' && details.reason !== 'database_missing') return null;
  if (backup === null) return null;
  const title = details.reason === 'database_missing' ? loss.missing : loss.damaged;
  return { said: [title, ...kept, ...offer], backup, isUsable: false };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
