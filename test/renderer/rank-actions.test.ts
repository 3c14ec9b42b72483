import { describe, expect, it } from 'vitest';

import { rankAction, rankGroups } from '../../src-renderer/app/rank-actions.ts';

describe('Ranking what the palette has', () => {
  it.each([
    ['Reports', 'reports', 0],
    ['Reports', 'rep', 1],
    ['Export a report', 'report', 2],
    ['Export a report', 'port', 3],
    ['Über uns', 'uber', 1],
    ['İstanbul', 'istanbul', 0],
    ['プロジェクト管理', '管理', 3],
    ['Export a report', 'report export', 2],
    ['Export a report', 'report nothing', null],
  ])('puts %s by %s at %s', (label, typed, rank) => {
    expect(rankAction({ label }, typed)).toBe(rank);
  });

  it('puts other words after names, and groups in the order of their best', () => {
    const groups = [
      { group: 'Screens', actions: [{ label: 'Runs & costs', also: 'budget export' }] },
      { group: 'Do', actions: [{ label: 'Back up', also: 'export' }, { label: 'Export' }, { label: 'No' }] },
    ];
    expect(
      rankGroups(groups, 'export').map(({ group, actions }) => [group, actions.map(({ label }) => label)]),
    ).toEqual([
      ['Do', ['Export', 'Back up']],
      ['Screens', ['Runs & costs']],
    ]);
    expect(rankGroups(groups, ' ')).toEqual(groups);
  });
});
