/** The prompt list: which prompts are shown, and the figures of each from its answers in the window. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { readIntentScores, toSearchIntents } from '../../../prompts/classify-intents.ts';
import { type PromptRow, readTags } from '../../../prompts/prompt-store.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { toBrandedFlag } from '../../store/segments.ts';
import { toSentimentFields, withShareIntervals } from '../opinions/sentiment-shares.ts';
import { toRate } from '../rates.ts';
import { countPrompts, type PromptCounts } from './prompt-counts.ts';
import { readPromptIntervals } from './prompt-intervals.ts';

const NEUTRAL = 50;

type PromptList = OperationOutput<'prompts.list'>;
type PromptItem = PromptList['prompts'][number];

export interface PromptListRequest extends PageRequest {
  scope: FigureScope;
  search: string | null;
  brandName: string;
  domain: string;
  withIntervals?: boolean;
}

export const loadPrompts = defineRead(
  'prompts.list',
  (db, request: PromptListRequest): PromptList => db.atOneMoment(() => listPrompts(db, request)),
);

function listPrompts(db: Connection, request: PromptListRequest): PromptList {
  const { shown, pagination } = planPage(readMatchingPrompts(db, request), request);
  const counts = countPrompts(db, request.scope, shown);
  const items = shown.map((prompt, index) => toItem(db, prompt, request, counts[index]!));
  if (!request.withIntervals) return { prompts: items, pagination };
  const toIntervals = readPromptIntervals(db, request.scope, shown);
  const prompts = items.map((item, at) => {
    const { intervals, shares } = toIntervals(shown[at]!);
    return { ...item, intervals, ...withShareIntervals(item, shares) };
  });
  return { prompts, pagination };
}

/** Prompts that are not archived, newest first; the text search folds as every search does. */
export function readMatchingPrompts(
  db: Connection,
  { scope, search }: Pick<PromptListRequest, 'scope' | 'search'>,
): PromptRow[] {
  const tags = scope.tags ?? [];
  const branded = toBrandedFlag(scope);
  const marks = tags.map(() => '?').join(', ');
  const tagged = `AND id IN (SELECT prompt_id FROM prompt_tag JOIN tag ON tag.id = tag_id
                  WHERE tag.project_id = prompt.project_id AND folded IN (${marks}))`;
  const chosen = `project_id = ? AND state <> 'archived' AND (? IS NULL OR language = ?) AND (? IS NULL OR is_branded = ?)
         ${tags.length > 0 ? tagged : ''}`;
  const values = [scope.projectId, scope.language, scope.language, branded, branded, ...tags];
  const order = 'ORDER BY created_at DESC, id DESC';
  const needle = foldForSearch(search ?? '');
  if (needle === '') return db.prepare(`SELECT * FROM prompt WHERE ${chosen} ${order}`).all(...values) as PromptRow[];
  const texts = db
    .prepare(`SELECT id, text FROM prompt WHERE ${chosen}`)
    .raw()
    .all(...values) as [number, string][];
  const found = texts.filter(([, text]) => foldForSearch(text).includes(needle)).map(([id]) => id);
  const rows = db.prepare(`SELECT * FROM prompt WHERE id IN (SELECT value FROM json_each(?)) ${order}`);
  return rows.all(JSON.stringify(found)) as PromptRow[];
}

function toItem(
  db: Connection,
  prompt: PromptRow,
  request: PromptListRequest,
  { answers, own, competitors, sources }: PromptCounts,
): PromptItem {
  // The specification has a number here: neutral where nothing is said.
  const sentimentScore = own.named === 0 ? null : (own.sentiment ?? NEUTRAL) / 100;
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
    isVisible: own.visible > 0,
    mentions: own.named,
    mentionRate: toRate(own.named, answers),
    citationRate: toRate(own.cited, answers),
    averagePosition: toMean(own.depthUnits, own.named),
    sentimentScore,
    sentimentCategory: toSentimentCategory(sentimentScore),
    ...toSentimentFields(own),
    competitorCount: competitors,
    sourceCount: sources,
    createdAt: new Date(prompt.created_at).toISOString(),
    state: prompt.state,
    country: prompt.country,
  };
}

/** `negative` below 0.4, `positive` above 0.6, else `neutral`; null for a brand that was never named. */
export function toSentimentCategory(score: number | null): PromptItem['sentimentCategory'] {
  if (score === null) return null;
  if (score < 0.4) return 'negative';
  return score > 0.6 ? 'positive' : 'neutral';
}
