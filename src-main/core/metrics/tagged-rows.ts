/** Counts from the measured rows of tagged prompts: tags are read as they are now, so no rollup can hold them. */
import type { Connection } from '../../storage/connection.ts';
import { withBit } from '../rollups/bitmap.ts';
import type { BrandRow, BrandSums, TotalRow } from './count-rows.ts';
import type { FigureScope } from './figure-scope.ts';

export interface TaggedPrompt {
  id: number;
  ordinal: number;
}

/** Prompts that carry any of the scope's tags and match its language. */
export function readTaggedPrompts(db: Connection, scope: FigureScope): TaggedPrompt[] {
  const tags = scope.tags ?? [];
  return db
    .prepare(
      `SELECT DISTINCT prompt.id AS id, ordinal
       FROM tag JOIN prompt_tag ON tag_id = tag.id JOIN prompt ON prompt.id = prompt_id
       WHERE tag.project_id = ? AND folded IN (${tags.map(() => '?').join(', ')})
         AND (? IS NULL OR prompt.language = ?)
       ORDER BY ordinal`,
    )
    .all(scope.projectId, ...tags, scope.language, scope.language) as TaggedPrompt[];
}

export function readTaggedTotals(db: Connection, scope: FigureScope): TotalRow[] {
  const read = db.prepare(
    `SELECT day, count(*) AS answers FROM answer
     WHERE prompt_id = ? AND day BETWEEN ? AND ? AND (? IS NULL OR engine = ?) GROUP BY day ORDER BY day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const rows = read.all(prompt.id, scope.firstDay, scope.lastDay, scope.engine, scope.engine);
    const asked = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as { day: number; answers: number }[]).map((row) => ({ ...row, asked }));
  });
}

const SUMS = `sum(is_named) AS named, sum(is_cited) AS cited, count(*) AS visible, total(mention_order) AS orderSum,
  sum(coalesce(mention_order = 1, 0)) AS firstNamed, sum(coalesce(mention_order <= 3, 0)) AS top3Named`;
const WINDOW = 'prompt_id = ? AND brand_id = ? AND day BETWEEN ? AND ? AND (? IS NULL OR engine = ?)';

/** One row a prompt and day. */
export function readTaggedBrand(db: Connection, scope: FigureScope, brandId: number): BrandRow[] {
  const read = db.prepare(
    `SELECT day, ${SUMS}, sum(depth_units) AS depthUnits, sum(sentiment_units) AS sentimentUnits
     FROM appearance WHERE ${WINDOW} GROUP BY day ORDER BY day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const { firstDay, lastDay, engine } = scope;
    const rows = read.all(prompt.id, brandId, firstDay, lastDay, engine, engine);
    const visiblePrompts = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as Omit<BrandRow, 'visiblePrompts'>[]).map((row) => ({ ...row, visiblePrompts }));
  });
}

type SumRow = Omit<BrandRow, 'day' | 'visiblePrompts' | 'depthUnits' | 'sentimentUnits'> & {
  depthUnits: string;
  sentimentUnits: string;
};

/** One row a prompt with a visible answer, over the whole window. Unit sums may exceed 2^53 here: they come as texts. */
export function readTaggedSums(
  db: Connection,
  scope: FigureScope,
  prompts: readonly TaggedPrompt[],
  brandId: number,
): BrandSums[] {
  const read = db.prepare(
    `SELECT ${SUMS}, CAST(sum(depth_units) AS TEXT) AS depthUnits, CAST(sum(sentiment_units) AS TEXT) AS sentimentUnits
     FROM appearance WHERE ${WINDOW} HAVING count(*) > 0`,
  );
  const { firstDay, lastDay, engine } = scope;
  return prompts.flatMap((prompt) => {
    const row = read.get(prompt.id, brandId, firstDay, lastDay, engine, engine) as SumRow | undefined;
    if (!row) return [];
    const units = { depthUnits: BigInt(row.depthUnits), sentimentUnits: BigInt(row.sentimentUnits) };
    return [{ ...row, ...units, visiblePrompts: withBit(new Uint8Array(0), prompt.ordinal, true) }];
  });
}
