/** `desktop.takeIntents`: what the window is asked to do from outside; a service without a window is asked nothing. */
import { handler } from './handler.ts';

export const takeIntents = handler('desktop.takeIntents', async (core) => core.desktop?.takeIntents() ?? []);
