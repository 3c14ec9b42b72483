/** Shows an alert as a message of the system whose click opens the screen that explains it. */
import { Notification } from 'electron';

/** Held, because a message that is collected as garbage does not hear its click. */
const shown = new Set<Notification>();

/** False where the system shows none. */
export function showNotice(notice: { title: string; body: string }, onClick: () => void): boolean {
  if (!Notification.isSupported()) return false;
  const notification = new Notification(notice);
  shown.add(notification);
  const forget = () => shown.delete(notification);
  notification.on('click', onClick).on('close', forget).on('failed', forget);
  notification.show();
  return true;
}
