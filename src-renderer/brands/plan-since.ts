/** The rows of "since a baseline": each figure then, by the rules of that time and by today's, and now. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { DASH, formatChange, formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

type Comparison = OperationOutput<'baselines.comparison'>;

export interface SinceRow {
  id: string;
  name: string;
  frozen: string;
  recounted: string;
  now: string;
  change: string;
  /** Null: there is nothing to judge. */
  verdict: Verdict | null;
}

const FIGURES = [
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'visibilityRate',
  'mentionOrder',
  'position',
  'sentiment',
] as const;

const write = (value: number | null | undefined) => (value == null ? DASH : formatDecimal(value));

/** Changes are told by today's rules: those of that time would mix what was answered with how it was counted. */
export function planSinceRows(since: Comparison): SinceRow[] {
  const { frozen, recounted, current, sinceRecounted, competitors } = since;
  const words = TEXTS.history.since.figures;
  const own = competitors.find(({ isUserBrand }) => isUserBrand);
  const share = own?.sinceRecounted;
  return [
    ...FIGURES.map((figure): SinceRow => {
      const { change, verdict } = sinceRecounted[figure];
      return {
        id: figure,
        name: words[figure],
        frozen: write(frozen[figure]),
        recounted: write(recounted[figure]),
        now: write(current[figure]),
        change: change === null ? DASH : formatChange(change),
        verdict: change === null ? null : verdict,
      };
    }),
    {
      id: 'shareOfVoice',
      name: words.shareOfVoice,
      frozen: write(own?.frozen?.shareOfVoice),
      recounted: write(own?.recounted?.shareOfVoice),
      now: write(own?.current?.shareOfVoice),
      change: share?.change == null ? DASH : formatChange(share.change),
      verdict: share?.change == null ? null : share.verdict,
    },
  ];
}
