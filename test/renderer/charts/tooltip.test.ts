import { describe, expect, it } from 'vitest';

import { pointedIndex, toTooltipHtml } from '../../../src-renderer/charts/tooltip.ts';

describe('Tooltip', () => {
  it('shows names as text, whatever they hold', () => {
    const html = toTooltipHtml('<b>x</b>', [{ name: '"><img src=x>', value: '1', colour: 'red" onload="' }]);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>x</b>');
    expect(html).not.toContain('red" onload');
  });

  it('finds the pointed place in what the chart hands over', () => {
    expect(pointedIndex([{ dataIndex: 3 }])).toBe(3);
    expect(pointedIndex({ dataIndex: 0 })).toBe(0);
    expect(pointedIndex([])).toBe(-1);
  });
});
