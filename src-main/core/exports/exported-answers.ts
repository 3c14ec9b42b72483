/** The answers of one prompt as the export shows them: what each says about the own brand, and what it searched for. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../storage/connection.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { toMean } from '../rollups/units.ts';

type ExportedAnswer = OperationOutput<'export.get'>['prompts'][number]['results'][number];

interface AnswerRow {
  id: number;
  publicId: string;
  model: Engine;
  answeredAt: number;
  brandsNamed: number;
  isVisible: 0 | 1;
  order: number | null;
  depthUnits: number | null;
  occurrences: number | null;
}

/** Newest first, within the days and the engine of the scope. */
export function readExportedAnswers(
  db: Connection,
  { promptId, scope, ownBrandId }: { promptId: number; scope: FigureScope; ownBrandId: number },
): ExportedAnswer[] {
  const rows = db
    .prepare(
      `SELECT answer.id AS id, answer.public_id AS publicId, answer.engine AS model, answered_at AS answeredAt,
         brands_named AS brandsNamed, appearance.answer_id IS NOT NULL AS isVisible, mention_order AS "order",
         depth_units AS depthUnits, occurrences
       FROM answer LEFT JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
         AND appearance.answer_id = answer.id
       WHERE answer.prompt_id = ? AND answer.day BETWEEN ? AND ? AND (? IS NULL OR answer.engine = ?)
       ORDER BY answered_at DESC, answer.id DESC`,
    )
    .all(ownBrandId, promptId, scope.firstDay, scope.lastDay, scope.engine, scope.engine) as AnswerRow[];
  const queries = db.prepare('SELECT text FROM answer_search WHERE answer_id = ? ORDER BY place').pluck();
  return rows.map((row) => ({
    id: row.publicId,
    model: row.model,
    visible: row.isVisible === 1,
    mentions: row.occurrences ?? 0,
    position: row.order === null ? null : toMean(row.depthUnits ?? 0, 1),
    percentageRank: toPercentageRank(row.order, row.brandsNamed),
    timestamp: new Date(row.answeredAt).toISOString(),
    fanOutQueries: queries.all(row.id) as string[],
  }));
}

/** 100 for the brand named first, `100 / brandsNamed` for the last one; null for one that was not named. */
export function toPercentageRank(order: number | null, brandsNamed: number): number | null {
  return order === null ? null : ((brandsNamed - order + 1) / brandsNamed) * 100;
}
