/** Prompts with the counts of their answers, and how the own brand stands beside each competitor. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { UNITS_PER_ONE } from '../../rollups/units.ts';
import type { BrandFact, PromptFact, RivalryFact } from './task-facts.ts';

/** Joins each answer to the own brand's appearance in it, if there is one; binds the own brand's id. */
export const JOIN_OWN = `LEFT JOIN appearance AS own
  ON own.brand_id = ? AND own.day = answer.day AND own.answer_id = answer.id`;

/** Answers of the window; binds project, first and last day. */
export const IN_WINDOW = 'answer.project_id = ? AND answer.day BETWEEN ? AND ?';

interface PromptRow extends Omit<PromptFact, 'tags' | 'isBranded' | 'sentiment'> {
  isBranded: 0 | 1;
  sentimentUnits: number;
}

export function readPromptFacts(db: Connection, projectId: number, ownId: number, window: DayWindow): PromptFact[] {
  const rows = db
    .prepare(
      `SELECT prompt.id AS id, prompt.public_id AS publicId, text, prompt.language AS language,
         prompt.is_branded AS isBranded, coalesce(answers, 0) AS answers, coalesce(named, 0) AS named,
         coalesce(cited, 0) AS cited, coalesce(visible, 0) AS visible, coalesce(rivalNamed, 0) AS rivalNamed,
         coalesce(sentimentUnits, 0) AS sentimentUnits
       FROM prompt LEFT JOIN (
         SELECT answer.prompt_id AS promptId, count(*) AS answers, total(is_named) AS named, total(is_cited) AS cited,
           count(own.answer_id) AS visible, total(brands_named > coalesce(is_named, 0)) AS rivalNamed,
           total(sentiment_units) AS sentimentUnits
         FROM answer ${JOIN_OWN} WHERE ${IN_WINDOW} GROUP BY answer.prompt_id) ON promptId = prompt.id
       WHERE project_id = ? AND state <> 'archived' ORDER BY answers DESC, prompt.id`,
    )
    .all(ownId, projectId, window.firstDay, window.lastDay, projectId) as PromptRow[];
  const tags = readTagsByPrompt(db, projectId);
  return rows.map(({ sentimentUnits, isBranded, ...row }) => ({
    ...row,
    isBranded: isBranded === 1,
    tags: tags.get(row.id) ?? [],
    sentiment: row.named === 0 ? null : sentimentUnits / UNITS_PER_ONE / row.named,
  }));
}

function readTagsByPrompt(db: Connection, projectId: number): Map<number, string[]> {
  const rows = db
    .prepare(
      `SELECT prompt_id AS promptId, name FROM tag JOIN prompt_tag ON tag_id = tag.id
       WHERE project_id = ? ORDER BY folded`,
    )
    .all(projectId) as { promptId: number; name: string }[];
  const byPrompt = Map.groupBy(rows, (row) => row.promptId);
  return new Map([...byPrompt].map(([id, tags]) => [id, tags.map((tag) => tag.name)]));
}

/** Counts over unbranded answers: a prompt that names a brand invites it into the answer. */
export function readRivalries(
  db: Connection,
  own: BrandFact,
  competitors: readonly BrandFact[],
  ownNamed: number,
  { firstDay, lastDay }: DayWindow,
): RivalryFact[] {
  const read = db.prepare(
    `SELECT count(*) AS named, total(own.is_named) AS both,
       total(own.is_named = 1 AND rival.mention_order < own.mention_order) AS rivalFirst
     FROM appearance AS rival JOIN answer ON answer.id = rival.answer_id AND answer.is_branded = 0 ${JOIN_OWN}
     WHERE rival.brand_id = ? AND rival.day BETWEEN ? AND ? AND rival.is_named = 1`,
  );
  return competitors.map(({ id: brandId }) => {
    const row = read.get(own.id, brandId, firstDay, lastDay) as { named: number; both: number; rivalFirst: number };
    const { named, both, rivalFirst } = row;
    return { brandId, both, onlyRival: named - both, onlyOwn: ownNamed - both, rivalFirst };
  });
}
