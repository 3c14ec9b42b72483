/** Remembers where the window was, in a small file in the data folder. A lost or odd file means the default place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { replaceFileSync } from '../storage/replace-file.ts';

const windowState = z.object({
  x: z.int().optional(),
  y: z.int().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  isMaximized: z.boolean(),
});

/** Pixels of the screen, independent of its scale. Without `x` and `y`: centred. */
export type WindowState = z.infer<typeof windowState>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MIN_SIZE = { width: 960, height: 640 } as const;
const DEFAULT_STATE: WindowState = { width: 1440, height: 900, isMaximized: false };

/** Enough of the window must be on a screen to be seen and dragged. */
const VISIBLE_PX = 120;

/** The remembered state, or the default when there is none that can be read. */
export function loadWindowState(file: string): WindowState {
  try {
    return windowState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return DEFAULT_STATE;
  }
}

/** Writes the whole file or none of it. A full disk or a folder that is gone costs nothing but the window's place. */
export function saveWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    replaceFileSync(`${file}.new`, file);
  } catch {
    // The service tells of the folder by itself; a window that closes must not end the app.
  }
}

/** The state fitted to the screens that there are now: never smaller than usable, never on a screen that was unplugged. */
export function planWindowState(saved: WindowState, screens: readonly Area[]): WindowState {
  const width = Math.max(MIN_SIZE.width, saved.width);
  const height = Math.max(MIN_SIZE.height, saved.height);
  const { x, y, isMaximized } = saved;
  if (x === undefined || y === undefined) return { width, height, isMaximized };
  const isVisible = screens.some((area) => overlaps({ x, y, width, height }, area));
  return isVisible ? { x, y, width, height, isMaximized } : { width, height, isMaximized };
}

function overlaps(window: Area, area: Area): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const down = Math.min(window.y + window.height, area.y + area.height) - Math.max(window.y, area.y);
  return across >= VISIBLE_PX && down >= VISIBLE_PX;
}
