/** Intervals and verdicts of made-up answers, by the statistics that ship. */

import { toInterval, toVerdict } from '#main/core/figures/query/cells/figure-intervals.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { ESTIMATED_FIGURES, type EstimatedFigure } from '#shared/vocabulary/figures.ts';

type Summary = OperationOutput<'metrics.summary'>;

export interface EstimatedAnswer {
  promptId: string;
  engine: string;
  isMentioned: boolean;
  isCited: boolean;
  order: number;
  depth: number;
  sentiment: number;
}

type Value = (answer: EstimatedAnswer) => number | null;

const ofNamed =
  (read: (answer: EstimatedAnswer) => number): Value =>
  (answer) =>
    answer.isMentioned ? read(answer) : null;

const VALUES: Readonly<Record<EstimatedFigure, Value>> = {
  responseVisibilityRate: ({ isMentioned, isCited }) => Number(isMentioned || isCited),
  visibilityRate: ({ isMentioned, isCited }) => Number(isMentioned || isCited),
  mentionRate: ({ isMentioned }) => Number(isMentioned),
  citationRate: ({ isCited }) => Number(isCited),
  mentionOrder: ofNamed(({ order }) => order),
  position: ofNamed(({ depth }) => depth),
  sentiment: ofNamed(({ sentiment }) => sentiment),
};

function toCells(answers: readonly EstimatedAnswer[], figure: EstimatedFigure): AnswerCell[] {
  const prompts = [...new Set(answers.map(({ promptId }) => promptId))];
  return prompts.flatMap((promptId, prompt) => {
    const ofPrompt = answers.filter((answer) => answer.promptId === promptId);
    const parts =
      figure === 'visibilityRate' ? [ofPrompt] : [...Map.groupBy(ofPrompt, ({ engine }) => engine).values()];
    return parts.flatMap((part) => {
      const values = part.map(VALUES[figure]).filter((value) => value !== null);
      if (values.length === 0) return [];
      if (figure === 'visibilityRate') {
        const hit = Math.max(...values);
        return [{ prompt, n: 1, sum: hit, squares: hit }];
      }
      const add = (read: (value: number) => number) => values.reduce((sum, value) => sum + read(value), 0);
      return [{ prompt, n: values.length, sum: add((value) => value), squares: add((value) => value * value) }];
    });
  });
}

function forEachFigure<T>(make: (figure: EstimatedFigure) => T): Record<EstimatedFigure, T> {
  return Object.fromEntries(ESTIMATED_FIGURES.map((figure) => [figure, make(figure)])) as Record<EstimatedFigure, T>;
}

export function estimateAnswers(answers: readonly EstimatedAnswer[]): Summary['current']['intervals'] {
  return forEachFigure((figure) => toInterval(toCells(answers, figure), figure));
}

export function judgeAnswers(
  current: readonly EstimatedAnswer[],
  previous: readonly EstimatedAnswer[],
): Summary['changes']['verdicts'] {
  const answers = { current: current.length, previous: previous.length };
  const verdicts = forEachFigure((figure) =>
    toVerdict(toCells(current, figure), toCells(previous, figure), figure, {
      ...(figure === 'visibilityRate' && { answers }),
    }),
  );
  const ofCount = (figure: EstimatedFigure) => ({ ...verdicts[figure], repeat: null, brand: null });
  return {
    visibleChange: ofCount('visibilityRate'),
    visibilityRateChange: verdicts.visibilityRate,
    responseVisibilityRateChange: verdicts.responseVisibilityRate,
    mentionsChange: ofCount('mentionRate'),
    positionChange: verdicts.position,
    sentimentChange: verdicts.sentiment,
    mentionRateChange: verdicts.mentionRate,
    citationRateChange: verdicts.citationRate,
    citedChange: ofCount('citationRate'),
  };
}
