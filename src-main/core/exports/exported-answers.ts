/** The answers of one prompt as the export shows them: what each says about the own brand, and what it searched for. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { unpackOffsets } from '../answers/mention-offsets.ts';
import { tidyQuery } from '../answers/searches.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import type { AppearanceFact } from '../figures/codec/answer-facts.ts';
import { readAppearances } from '../figures/codec/month-page.ts';
import { toMean } from '../figures/codec/units.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { type ScopePrompt, type VisitedAnswer, visitScope } from '../figures/store/read-facts.ts';
import { toBrandedFlag, toEngineCondition } from '../figures/store/segments.ts';

type ExportedAnswer = OperationOutput<'export.get'>['prompts'][number]['results'][number];

interface AnswerRow {
  id: number;
  publicId: Uint8Array;
  model: Engine;
  answeredAt: number;
  brandsNamed: number;
  packId: number;
  mentionOffsets: Uint8Array;
}

export interface ExportedPrompt extends ScopePrompt {
  scope: FigureScope;
  ownBrandId: number;
}

/**
 * Newest first, within the days, the engine, the surface and the kind of prompt of the scope. Of an answer that is damaged there are
 * the figures, which are kept apart from it, and no searches; its id is added to `damaged`.
 */
export function readExportedAnswers(db: Connection, prompt: ExportedPrompt, damaged: string[]): ExportedAnswer[] {
  const { scope, id } = prompt;
  const { surface = null } = scope;
  const engines = toEngineCondition(scope, 'engine');
  const branded = toBrandedFlag(scope);
  const rows = db
    .prepare(
      `SELECT answer.id AS id, public_id AS publicId, engine AS model, answered_at AS answeredAt,
         brands_named AS brandsNamed, mention_offsets AS mentionOffsets, pack_id AS packId
       FROM answer JOIN provenance ON provenance.id = provenance_id
       WHERE prompt_id = ? AND day BETWEEN ? AND ? ${engines.sql} AND (? IS NULL OR surface = ?)
         AND (? IS NULL OR is_branded = ?)
       ORDER BY answered_at DESC, answer.id DESC`,
    )
    .all(id, scope.firstDay, scope.lastDay, ...engines.values, surface, surface, branded, branded) as AnswerRow[];
  const facts = readOwnFacts(db, prompt);
  const contents = new StoredContents(db);
  return rows.map((row) => {
    const own = facts.get(row.id);
    const id = toPublicId(row.publicId);
    const content = contents.read(row);
    if (content === null) damaged.push(id);
    return {
      id,
      model: row.model,
      visible: own !== undefined,
      mentions: own?.isNamed ? countMentions(row.mentionOffsets, own.brandId) : 0,
      position: own?.isNamed ? toMean(own.depthUnits, 1) : null,
      percentageRank: toPercentageRank(own?.order ?? null, row.brandsNamed),
      timestamp: new Date(row.answeredAt).toISOString(),
      fanOutQueries: (content?.queries ?? []).map(tidyQuery).filter((query) => query !== ''),
    };
  });
}

/** The own brand's part of each answer in which it appears, by answer. */
function readOwnFacts(db: Connection, { scope, ownBrandId, ...prompt }: ExportedPrompt): Map<number, AppearanceFact> {
  const facts = new Map<number, AppearanceFact>();
  const visit = ({ page, offsets, answerId }: VisitedAnswer) => {
    const own = readAppearances(page, offsets).find((fact) => fact.brandId === ownBrandId);
    if (own) facts.set(answerId, own);
  };
  visitScope(db, scope, ['appearances'], visit, [prompt]);
  return facts;
}

function countMentions(mentionOffsets: Uint8Array, brandId: number): number {
  return unpackOffsets(mentionOffsets).find((offsets) => offsets.brandId === brandId)?.spans.length ?? 0;
}

/** 100 for the brand named first, `100 / brandsNamed` for the last one; null for one that was not named. */
export function toPercentageRank(order: number | null, brandsNamed: number): number | null {
  return order === null ? null : ((brandsNamed - order + 1) / brandsNamed) * 100;
}
