/** The prompt table: all prompts of a scope with the figures of the own brand. What else was named or cited is not looked at. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { type PromptRow, readTags } from '../../../prompts/prompt-store.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';
import { toSentimentFields, withShareIntervals } from '../opinions/sentiment-shares.ts';
import { toRate } from '../rates.ts';
import { readMatchingPrompts } from './list-prompts.ts';
import { readPromptIntervals } from './prompt-intervals.ts';

type PromptTable = OperationOutput<'prompts.table'>;

export interface PromptTableRequest {
  scope: FigureScope;
  withIntervals?: boolean;
}

export const loadPromptTable = defineRead(
  'prompts.table',
  (db, request: PromptTableRequest): PromptTable => db.atOneMoment(() => readTable(db, request)),
);

function readTable(db: Connection, { scope, withIntervals = false }: PromptTableRequest): PromptTable {
  const brandId = readOwnBrandId(db, scope.projectId);
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const question = { scope, by: ['prompt'], brandIds: [brandId], measures: ['means'], prompts } as const;
  const parts = new Map(breakdown(db, question).map((part) => [part.key.prompt, part]));
  const toIntervals = withIntervals ? readPromptIntervals(db, scope, prompts) : null;
  return {
    prompts: prompts.map((prompt) => {
      const line = toLine(db, prompt, parts.get(prompt.ordinal) ?? Part.NOTHING, brandId);
      if (toIntervals === null) return line;
      const { intervals, shares } = toIntervals(prompt);
      return { ...line, intervals, ...withShareIntervals(line, shares) };
    }),
  };
}

/** Figures as `prompts.list` has them. */
function toLine(db: Connection, prompt: PromptRow, part: Part, brandId: number): PromptTable['prompts'][number] {
  const counts = part.of(brandId);
  const { sentiment } = counts;
  return {
    id: prompt.public_id,
    prompt: prompt.text,
    language: prompt.language,
    tags: readTags(db, prompt.id),
    models: JSON.parse(prompt.models),
    createdAt: new Date(prompt.created_at).toISOString(),
    state: prompt.state,
    country: prompt.country,
    answers: part.answers,
    visible: counts.visible,
    mentionRate: toRate(counts.named, part.answers),
    citationRate: toRate(counts.cited, part.answers),
    averagePosition: toMean(counts.depthUnits, counts.named),
    sentimentScore: sentiment === null ? null : sentiment / 100,
    ...toSentimentFields(counts),
  };
}
