/** One example for each operation that scripts may call, for the OpenAPI document. Plain data; the page does not load it. */
import type { OperationName } from '../index.ts';
import { accountExamples } from './account.ts';
import { answerExamples } from './answers.ts';
import { attributionExamples } from './attribution.ts';
import { competitorExamples } from './competitors.ts';
import { metricExamples } from './metrics.ts';
import { moneyExamples } from './money.ts';
import { projectExamples } from './projects.ts';
import { promptExamples } from './prompts.ts';
import { runExamples } from './runs.ts';
import { sourceExamples } from './sources.ts';
import { suggestionExamples } from './suggestions.ts';
import { taskExamples } from './tasks.ts';

interface OperationExample {
  /** Path parameters, query and body in one, as the operation takes them. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What a success carries as `data`. */
  readonly output: unknown;
}

export const EXAMPLES: Readonly<Partial<Record<OperationName, OperationExample>>> = {
  ...accountExamples,
  ...projectExamples,
  ...promptExamples,
  ...metricExamples,
  ...competitorExamples,
  ...suggestionExamples,
  ...sourceExamples,
  ...answerExamples,
  ...runExamples,
  ...attributionExamples,
  ...taskExamples,
  ...moneyExamples,
};
