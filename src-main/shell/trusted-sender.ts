/** Decides whether an IPC call comes from a page that we opened ourselves. */
import { isAppUrl } from './app-address.ts';

/** The part of an IPC event that identifies its sender. */
export interface SenderEvent {
  sender: { id: number };
  senderFrame: { url: string; parent: unknown } | null;
}

/** True only for the main frame, at our own address, of a window that is one of ours. A frame already gone is not trusted. */
export function isTrustedSender(event: SenderEvent, isOwnWindow: (contentsId: number) => boolean): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isAppUrl(frame.url) && isOwnWindow(event.sender.id);
}
