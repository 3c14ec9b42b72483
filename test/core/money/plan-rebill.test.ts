import { describe, expect, it } from 'vitest';

import type { SpendRow } from '#main/core/money/load-spend.ts';
import { planRebill } from '#main/core/money/plan-rebill.ts';

const ROW: SpendRow = {
  month: '2026-11',
  project: 'p',
  projectName: 'Kordiva',
  engine: 'chatgpt',
  route: 'openai-responses',
  calls: 11,
  reportedNano: 0,
  reportedCalls: 0,
  estimatedNano: 385_000_000,
  estimatedCalls: 10,
  unknownNano: 280_000_000,
  unknownCalls: 1,
  underWayCalls: 0,
};
const OTHER: SpendRow = {
  ...ROW,
  engine: 'grok',
  route: 'xai-responses',
  calls: 3,
  reportedNano: 123_456_789,
  reportedCalls: 2,
  estimatedNano: 0,
  estimatedCalls: 0,
  unknownNano: 0,
  unknownCalls: 0,
  underWayCalls: 1,
};
const request = { month: '2026-11', projectName: 'Kordiva', markupPercent: 20 };

describe('the rebill sheet', () => {
  it('adds the markup to what is known, in whole cents, and sums what the rows say', () => {
    const { rows, total } = planRebill(request, [ROW, OTHER], null);
    // 0.385 x 1.2 = 0.462; 0.123456789 x 1.2 = 0.1481...; the call under way is not billed yet.
    expect(
      rows.map(({ calls, costUsd, billedUsd, unknownCalls }) => [calls, costUsd, billedUsd, unknownCalls]),
    ).toEqual([
      [11, 0.385, 0.46, 1],
      [2, 0.123456789, 0.15, 0],
    ]);
    expect(total).toEqual({ calls: 13, costUsd: 0.508456789, estimatedUsd: 0.385, unknownCalls: 1, billedUsd: 0.61 });
  });

  it('comes as a file too, in the currency that the owner gave a rate for', () => {
    const { csv, fileName } = planRebill(request, [ROW], { code: 'EUR', perUsd: 0.9, setAt: '' });
    expect(fileName).toBe('Kordiva-2026-11-costs.csv');
    expect(csv.split('\r\n')).toEqual([
      'Month,Project,Engine,Route,Calls,Cost (USD),Estimated part (USD),Calls of unknown cost,Markup (%),Billed (USD),Billed (EUR)',
      '2026-11,Kordiva,ChatGPT,openai-responses,11,0.385000,0.385000,1,20,0.46,0.41',
      '2026-11,Kordiva,Total,,11,0.385000,0.385000,1,20,0.46,0.41',
      '',
    ]);
  });

  it.each(['=1+1', '+1+1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'lets no spreadsheet run a project called %j',
    (projectName) => {
      const { csv } = planRebill({ ...request, projectName }, [ROW], null);
      expect(csv.replaceAll('"', '')).toContain(`2026-11,'${projectName},`);
    },
  );

  it('quotes commas, quotes and line breaks', () => {
    const { csv, fileName } = planRebill({ ...request, projectName: 'A "B", C\nD' }, [], null);
    expect(csv).toContain('2026-11,"A ""B"", C\nD",Total');
    expect(fileName).toBe('A-B-C-D-2026-11-costs.csv');
  });
});
