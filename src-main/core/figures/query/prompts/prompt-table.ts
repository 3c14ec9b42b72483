/** The prompt table: all prompts of a scope with the figures of the own brand. What else was named or cited is not looked at. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type PromptRow, readTags } from '../../../prompts/prompt-store.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { toRate } from '../rates.ts';
import { countOwn } from './count-own.ts';
import { type EngineCounts, NO_COUNTS } from './engine-tally.ts';
import { readMatchingPrompts } from './list-prompts.ts';

type PromptTable = OperationOutput<'prompts.table'>;

/** All engines are one. */
const ONE: ReadonlyMap<number, string> = new Map();

export const loadPromptTable = defineRead(
  'prompts.table',
  (db, scope: FigureScope): PromptTable => db.atOneMoment(() => readTable(db, scope)),
);

function readTable(db: Connection, scope: FigureScope): PromptTable {
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const tallies = countOwn(db, scope, { prompts, engines: ONE });
  const toCounts = ({ ordinal }: PromptRow) => tallies.get(ordinal)?.list()[0]?.[1] ?? NO_COUNTS;
  return { prompts: prompts.map((prompt) => toLine(db, prompt, toCounts(prompt))) };
}

/** Figures as `prompts.list` has them. */
function toLine(db: Connection, prompt: PromptRow, counts: EngineCounts): PromptTable['prompts'][number] {
  const sentiment = toMean(counts.sentimentUnits, counts.named);
  return {
    id: prompt.public_id,
    prompt: prompt.text,
    language: prompt.language,
    tags: readTags(db, prompt.id),
    models: JSON.parse(prompt.models),
    createdAt: new Date(prompt.created_at).toISOString(),
    state: prompt.state,
    country: prompt.country,
    answers: counts.answers,
    visible: counts.visible,
    mentionRate: toRate(counts.named, counts.answers),
    citationRate: toRate(counts.cited, counts.answers),
    averagePosition: toMean(counts.depthUnits, counts.named),
    sentimentScore: sentiment === null ? null : sentiment / 100,
  };
}
