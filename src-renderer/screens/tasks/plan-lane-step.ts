/** Where the arrow keys carry a card: to the middle of the next lane at that side, not a few pixels. Pure. */
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

import { TASK_STATUSES } from '#shared/vocabulary/tasks.ts';

const LANES: readonly string[] = TASK_STATUSES;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Undefined leaves the card where it is: another key, or no lane at that side. A card just picked up is in its own lane,
 * which its data name, also before the library has found out what it is over and where the lanes are.
 */
export const planLaneStep: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  const { collisionRect, droppableContainers, droppableRects, over, active } = context;
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const here = LANES.indexOf(String(over?.id ?? active?.data.current?.status));
  const next = LANES[here + step];
  if (next === undefined) return undefined;
  const lane = droppableRects.get(next) ?? droppableContainers.get(next)?.node.current?.getBoundingClientRect();
  if (!lane) return undefined;
  const { left, top, width } = collisionRect;
  return {
    x: currentCoordinates.x + lane.left + lane.width / 2 - (left + width / 2),
    y: currentCoordinates.y + lane.top - top,
  };
};
