/** Which columns step back where there is no room, worked out by hand. */
import { describe, expect, it } from 'vitest';

import { planShownColumns } from '../../../src-renderer/table/plan-shown-columns.ts';

const COLUMNS = [
  { id: 'name', widthPx: 200 },
  { id: 'rate', widthPx: 100, hideOrder: 2 },
  { id: 'n', widthPx: 50 },
  { id: 'tags', widthPx: 100, hideOrder: 1 },
  { id: 'made', widthPx: 100, isHidden: true, hideOrder: 3 },
];
const shown = (chosen: Record<string, boolean>, roomPx: number | null) =>
  Object.entries(planShownColumns(COLUMNS, chosen, roomPx))
    .filter(([, isShown]) => isShown)
    .map(([id]) => id);

describe('The columns of a table', () => {
  it('are as designed where there is room, or none is known yet', () => {
    expect(shown({}, 450)).toEqual(['name', 'rate', 'n', 'tags']);
    expect(shown({}, null)).toEqual(['name', 'rate', 'n', 'tags']);
  });

  it('give way one after the other until the rest fits; some never do', () => {
    expect(shown({}, 449)).toEqual(['name', 'rate', 'n']);
    expect(shown({}, 349)).toEqual(['name', 'n']);
    expect(shown({}, 10)).toEqual(['name', 'n']);
  });

  it('stay where the owner switched them on himself', () => {
    expect(shown({ tags: true }, 350)).toEqual(['name', 'n', 'tags']);
    expect(shown({ made: true, rate: false }, 460)).toEqual(['name', 'n', 'tags', 'made']);
  });
});
