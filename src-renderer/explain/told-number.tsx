/** A figure that a screen knows all of: what it is, its formula and its interval, said from what is there already. */
import type { ReactNode } from 'react';

import type { FigureInterval } from '#shared/contract/intervals.ts';
import { formatCount, formatRate, formatRateSpan } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { ExplainedLines, ExplainPopover } from './explain-popover.tsx';
import type { NumberLines } from './plan-number.ts';

export interface ToldFigure {
  name: string;
  definition: string;
  /** `20 answers with the search ÷ 35 answers = 57.1 %`; left out of a count. */
  formula?: string | undefined;
  lines?: NumberLines['lines'] | undefined;
  /** Where it leads. */
  leads?: ReactNode;
}

export function ToldNumber({ children, ...told }: ToldFigure & { children: ReactNode }) {
  const { name, definition, formula = '', lines = [], leads } = told;
  return (
    <ExplainPopover name={name} details={<ExplainedLines {...{ definition, formula, lines, leads }} />}>
      {children}
    </ExplainPopover>
  );
}

/** Hits of a total, in words. */
export function writeShare(hits: number, above: string, total: number, below: string): string {
  const share = total === 0 ? null : (100 * hits) / total;
  return TEXTS.explain.number.formula(formatCount(hits), above, formatCount(total), below, formatRate(share));
}

/** Both intervals of a share, as an explained figure has them. */
export function listIntervals({ prompts, brand, repeat }: FigureInterval): NumberLines['lines'] {
  const { number: words } = TEXTS.explain;
  return [
    { name: TEXTS.explain.cited.like, value: brand ? formatRateSpan(...brand) : words.noBrand(prompts) },
    { name: words.repeat, value: repeat ? formatRateSpan(...repeat) : words.noInterval },
  ];
}
