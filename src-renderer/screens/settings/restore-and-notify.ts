/** Has a backup put in place and says in the corner of the window what came of it, with a way back. */
import { notifications } from '@mantine/notifications';

import type { AppClient } from '../../api/app-client.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyUntilClosed } from '../../ui/notify.tsx';
import { describeContents, describeRefusal } from './plan-restore.ts';

const words = TEXTS.settings.data.restore;

export interface Chosen {
  path: string;
  /** The owner knows that some of its texts are damaged, and wants the rest. */
  acceptDamaged: boolean;
}

/** Never rejects. The window reads everything again by itself: the core tells it that the data is another one. */
export async function restoreAndNotify(client: AppClient, chosen: Chosen): Promise<void> {
  try {
    const { now, before, previous } = await client.call('system.restore', { ...chosen });
    const told = words.now(describeContents(now));
    if (previous === null || before === null) return notifyDone(told);
    const name = previous.split(/[\\/]/).at(-1) ?? previous;
    const lines = [told, words.before(describeContents(before)), words.keptAs(name)];
    notifyUntilClosed(words.done, lines, () => void takeBack(client, previous));
  } catch (error) {
    notifications.show({ title: words.failed, message: describeRefusal(error), color: 'red', autoClose: false });
  }
}

/** The same once more, with what was replaced: as it was, damaged texts included. */
async function takeBack(client: AppClient, previous: string): Promise<void> {
  const id = notifications.show({ message: words.undoing, loading: true, autoClose: false, withCloseButton: false });
  await restoreAndNotify(client, { path: previous, acceptDamaged: true });
  notifications.hide(id);
}
