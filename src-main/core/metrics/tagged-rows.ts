/** Counts from the measured rows of tagged prompts: tags are read as they are now, so no rollup can hold them. */
import type { Connection } from '../../storage/connection.ts';
import { withBit } from '../rollups/bitmap.ts';
import type { BrandRow, TotalRow } from './count-rows.ts';
import type { FigureScope } from './figure-scope.ts';

interface TaggedPrompt {
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
  sum(coalesce(mention_order = 1, 0)) AS firstNamed, sum(coalesce(mention_order <= 3, 0)) AS top3Named,
  sum(depth_units) AS depthUnits, sum(sentiment_units) AS sentimentUnits`;
const WINDOW = 'answer.prompt_id = ? AND answer.day BETWEEN ? AND ? AND (? IS NULL OR answer.engine = ?)';

/** CROSS JOIN keeps the order: from the prompt's answers to the brand, never through all appearances of the brand. */
export function readTaggedBrand(db: Connection, scope: FigureScope, brandId: number): BrandRow[] {
  const read = db.prepare(
    `SELECT answer.day AS day, ${SUMS}
     FROM answer CROSS JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
       AND appearance.answer_id = answer.id
     WHERE ${WINDOW} GROUP BY answer.day ORDER BY answer.day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const rows = read.all(brandId, prompt.id, scope.firstDay, scope.lastDay, scope.engine, scope.engine);
    const visiblePrompts = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as Omit<BrandRow, 'visiblePrompts'>[]).map((row) => ({ ...row, visiblePrompts }));
  });
}

/** The same for every brand at once, each answer read once whatever the number of brands. */
export function readTaggedBrands(db: Connection, scope: FigureScope): (BrandRow & { brandId: number })[] {
  const read = db.prepare(
    `SELECT brand_id AS brandId, answer.day AS day, ${SUMS}
     FROM answer JOIN appearance ON appearance.answer_id = answer.id
     WHERE ${WINDOW} GROUP BY brand_id, answer.day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const rows = read.all(prompt.id, scope.firstDay, scope.lastDay, scope.engine, scope.engine);
    const visiblePrompts = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as Omit<BrandRow & { brandId: number }, 'visiblePrompts'>[]).map((row) => ({
      ...row,
      visiblePrompts,
    }));
  });
}
