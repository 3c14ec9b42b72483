/** The prompt list: which prompts are shown, and the figures of each from its answers in the window. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { toRate } from '../metrics/rates.ts';
import { toMean } from '../rollups/units.ts';
import { readIntentScores, toSearchIntents } from './classify-intents.ts';
import { type PromptRow, readTags } from './prompt-store.ts';

type PromptList = OperationOutput<'prompts.list'>;
type PromptItem = PromptList['prompts'][number];

export interface PromptListRequest {
  scope: FigureScope;
  search: string | null;
  page: number;
  limit: number;
  brandName: string;
  domain: string;
}

export const loadPrompts = defineRead('prompts.list', (db, request: PromptListRequest): PromptList => {
  const matching = readMatchingPrompts(db, request);
  const start = (request.page - 1) * request.limit;
  const shown = matching.slice(start, start + request.limit);
  const ownBrandId = readOwnBrandId(db, request.scope.projectId);
  return {
    prompts: shown.map((prompt) => toItem(db, prompt, request, ownBrandId)),
    pagination: {
      page: request.page,
      limit: request.limit,
      total: matching.length,
      hasMore: start + shown.length < matching.length,
    },
  };
});

/** Prompts that are not archived, newest first; the text search knows no case in any script. */
export function readMatchingPrompts(
  db: Connection,
  { scope, search }: Pick<PromptListRequest, 'scope' | 'search'>,
): PromptRow[] {
  const tags = scope.tags ?? [];
  const marks = tags.map(() => '?').join(', ');
  const tagged = `AND id IN (SELECT prompt_id FROM prompt_tag JOIN tag ON tag.id = tag_id
                  WHERE tag.project_id = prompt.project_id AND folded IN (${marks}))`;
  const rows = db
    .prepare(
      `SELECT * FROM prompt
       WHERE project_id = ? AND state <> 'archived' AND (? IS NULL OR language = ?) ${tags.length > 0 ? tagged : ''}
       ORDER BY created_at DESC, id DESC`,
    )
    .all(scope.projectId, scope.language, scope.language, ...tags) as PromptRow[];
  const needle = search?.toLowerCase();
  return needle ? rows.filter((row) => row.text.toLowerCase().includes(needle)) : rows;
}

interface Counts {
  answers: number;
  named: number;
  cited: number;
  visible: number;
  depthUnits: number;
  sentimentUnits: number;
}

function toItem(db: Connection, prompt: PromptRow, request: PromptListRequest, ownBrandId: number): PromptItem {
  const counts = readCounts(db, prompt.id, request.scope, ownBrandId);
  const sentiment = toMean(counts.sentimentUnits, counts.named);
  const sentimentScore = sentiment === null ? null : sentiment / 100;
  const intentScores = readIntentScores(prompt);
  return {
    id: prompt.public_id,
    prompt: prompt.text,
    domain: request.domain,
    brandName: request.brandName,
    language: prompt.language,
    tags: readTags(db, prompt.id),
    models: JSON.parse(prompt.models),
    intentScores,
    searchIntents: toSearchIntents(intentScores),
    isVisible: counts.visible > 0,
    mentions: counts.named,
    mentionRate: toRate(counts.named, counts.answers),
    citationRate: toRate(counts.cited, counts.answers),
    averagePosition: toMean(counts.depthUnits, counts.named),
    sentimentScore,
    sentimentCategory: toSentimentCategory(sentimentScore),
    competitorCount: countCompetitors(db, prompt.id, request.scope),
    sourceCount: countSources(db, prompt.id, request.scope),
    createdAt: new Date(prompt.created_at).toISOString(),
    state: prompt.state,
  };
}

/** `negative` below 0.4, `positive` above 0.6, else `neutral`; null for a brand that was never named. */
export function toSentimentCategory(score: number | null): PromptItem['sentimentCategory'] {
  if (score === null) return null;
  if (score < 0.4) return 'negative';
  return score > 0.6 ? 'positive' : 'neutral';
}

const WINDOW = 'answer.prompt_id = ? AND answer.day BETWEEN ? AND ? AND (? IS NULL OR answer.engine = ?)';

function windowValues(promptId: number, scope: FigureScope) {
  return [promptId, scope.firstDay, scope.lastDay, scope.engine, scope.engine];
}

function readCounts(db: Connection, promptId: number, scope: FigureScope, ownBrandId: number): Counts {
  return db
    .prepare(
      `SELECT count(*) AS answers, coalesce(sum(is_named), 0) AS named, coalesce(sum(is_cited), 0) AS cited,
         count(brand_id) AS visible, coalesce(sum(depth_units), 0) AS depthUnits,
         coalesce(sum(sentiment_units), 0) AS sentimentUnits
       FROM answer LEFT JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
         AND appearance.answer_id = answer.id
       WHERE ${WINDOW}`,
    )
    .get(ownBrandId, ...windowValues(promptId, scope)) as Counts;
}

function countCompetitors(db: Connection, promptId: number, scope: FigureScope): number {
  const row = db
    .prepare(
      `SELECT count(DISTINCT brand_id) AS n
       FROM answer JOIN appearance ON appearance.answer_id = answer.id JOIN brand ON brand.id = brand_id
       WHERE ${WINDOW} AND is_named = 1 AND is_own = 0 AND brand.state = 'tracked'`,
    )
    .get(...windowValues(promptId, scope)) as { n: number };
  return row.n;
}

function countSources(db: Connection, promptId: number, scope: FigureScope): number {
  const row = db
    .prepare(
      `SELECT count(DISTINCT source_id) AS n FROM answer JOIN citation ON citation.answer_id = answer.id WHERE ${WINDOW}`,
    )
    .get(...windowValues(promptId, scope)) as { n: number };
  return row.n;
}
