/** Many rows judged at once. Limits worked out by hand: with k rows the i-th smallest p value passes at i / k of 10 %. */
import { describe, expect, it } from 'vitest';
import { judgeRows, type RowChange } from '../../../src-shared/statistics/judge-rows.ts';

const row = (verdict: RowChange['verdict'], pValue: number, repeat: RowChange['repeat'] = [1, 5]): RowChange => ({
  verdict,
  pValue,
  repeat,
  brand: [0.5, 6],
});

describe('Rows judged together', () => {
  it('stay real alone, and fall to what their own answers show among many that moved by chance', () => {
    expect(judgeRows([row('real', 0.04)])).toEqual({ verdicts: ['real'], judged: 1, found: 1 });
    // 0.04 among five rows would have to be below 0.02.
    const noise = Array.from({ length: 4 }, () => row('within_noise', 0.6, [-1, 1]));
    const { verdicts, judged, found } = judgeRows([row('real', 0.04), ...noise]);
    expect(verdicts).toEqual(['on_these_prompts', 'within_noise', 'within_noise', 'within_noise', 'within_noise']);
    expect([judged, found]).toEqual([5, 0]);
    expect(judgeRows([row('real', 0.04, [-1, 5]), ...noise]).verdicts[0]).toBe('within_noise');
  });

  it('of one prompt each fall to noise, while a change on these prompts beside a brand interval stays one', () => {
    const single: RowChange = { verdict: 'on_these_prompts', pValue: 0.04, repeat: [1, 5], brand: null };
    const noise = Array.from({ length: 4 }, () => ({ ...single, verdict: 'within_noise' as const, pValue: 0.7 }));
    expect(judgeRows([single, ...noise]).verdicts[0]).toBe('within_noise');
    expect(judgeRows([{ ...single, pValue: 0.001 }, ...noise])).toMatchObject({ judged: 5, found: 1 });
    expect(judgeRows([row('on_these_prompts', 0.3)]).verdicts).toEqual(['on_these_prompts']);
  });

  it('with too few answers are not judged and do not count', () => {
    const few: RowChange = { verdict: 'too_few_answers', pValue: 0.5, repeat: null, brand: null };
    const rows = [row('real', 0.04), ...Array.from({ length: 9 }, () => few), null];
    expect(judgeRows(rows)).toMatchObject({ judged: 1, found: 1 });
    expect(judgeRows(rows).verdicts.slice(0, 2)).toEqual(['real', 'too_few_answers']);
    expect(judgeRows(rows).verdicts.at(-1)).toBeNull();
  });
});
