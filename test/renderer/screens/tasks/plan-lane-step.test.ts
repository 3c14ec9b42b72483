/** What an arrow key does to a card that is carried by keyboard, also before the library has measured the lanes. */
import type { ClientRect, SensorContext } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';

import { TASK_STATUSES } from '#shared/vocabulary/tasks.ts';
import { planLaneStep } from '../../../../src-renderer/screens/tasks/plan-lane-step.ts';

const LANE_PX = 200;
const rectAt = (left: number, width: number): ClientRect => ({
  left,
  width,
  top: 10,
  height: 90,
  right: left + width,
  bottom: 100,
});
const lanes = new Map(TASK_STATUSES.map((status, i) => [status, rectAt(i * LANE_PX, LANE_PX)] as const));

/** A card 100 px wide in the middle of the first lane; `seen` is what the library found out so far. */
function press(code: string, seen: { over?: string; rects: boolean }) {
  const context = {
    collisionRect: rectAt(50, 100),
    over: seen.over === undefined ? null : { id: seen.over },
    active: { data: { current: { status: TASK_STATUSES[0] } } },
    droppableRects: seen.rects ? lanes : new Map(),
    droppableContainers: new Map(
      [...lanes].map(([status, rect]) => [status, { node: { current: { getBoundingClientRect: () => rect } } }]),
    ),
  } as unknown as SensorContext;
  const event = { code, preventDefault: () => {} } as KeyboardEvent;
  return planLaneStep(event, { active: TASK_STATUSES[0], context, currentCoordinates: { x: 50, y: 10 } });
}

describe('an arrow key', () => {
  it.each([
    ['everything', { over: TASK_STATUSES[0], rects: true }],
    ['where the lanes are', { rects: true }],
    ['nothing', { rects: false }],
  ])('carries a card to the next lane when the library knows %s', (_, seen) => {
    expect(press('ArrowRight', seen)).toEqual({ x: 50 + LANE_PX, y: 10 });
  });

  it('goes on from the lane that the card is over', () => {
    expect(press('ArrowRight', { over: TASK_STATUSES[1], rects: true })).toEqual({ x: 50 + 2 * LANE_PX, y: 10 });
  });

  it('leaves it where there is no lane at that side, and other keys do nothing', () => {
    expect(press('ArrowLeft', { rects: true })).toBeUndefined();
    expect(press('KeyA', { rects: true })).toBeUndefined();
  });
});
