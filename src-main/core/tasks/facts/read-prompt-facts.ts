/** Prompts with the counts of their answers, and how the own brand compares with each competitor. */
import type { Connection } from '../../../storage/connection.ts';
import { toHundredthsMean } from '../../figures/codec/units.ts';
import type { BrandFact, PromptFact, RivalryFact } from './task-facts.ts';
import type { Collector } from './window-answers.ts';

type PromptCounts = Pick<PromptFact, 'answers' | 'named' | 'cited' | 'visible' | 'rivalNamed' | 'opinions'> & {
  hundredths: number;
};

const NO_COUNTS: PromptCounts = {
  answers: 0,
  named: 0,
  cited: 0,
  visible: 0,
  rivalNamed: 0,
  opinions: 0,
  hundredths: 0,
};

/** Prompts that are not archived, those with most answers first. */
export function collectPrompts(db: Connection, projectId: number): Collector<PromptFact[]> {
  const counts = new Map<number, PromptCounts>();
  return {
    add({ promptId, own, rivalsNamed }) {
      const sums = counts.get(promptId) ?? { ...NO_COUNTS };
      counts.set(promptId, sums);
      sums.answers++;
      if (own) sums.visible++;
      if (own?.isNamed) sums.named++;
      if (own?.isCited) sums.cited++;
      if (rivalsNamed > 0) sums.rivalNamed++;
      if (own && own.opinion.sentiment !== null) {
        sums.opinions++;
        sums.hundredths += own.opinion.sentiment;
      }
    },
    finish: () => listPrompts(db, projectId, counts),
  };
}

function listPrompts(db: Connection, projectId: number, counts: ReadonlyMap<number, PromptCounts>): PromptFact[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, text, language, is_branded AS isBranded FROM prompt
       WHERE project_id = ? AND state <> 'archived' ORDER BY id`,
    )
    .all(projectId) as (Pick<PromptFact, 'id' | 'publicId' | 'text' | 'language'> & { isBranded: 0 | 1 })[];
  const tags = readTagsByPrompt(db, projectId);
  return rows
    .map((row) => {
      const { hundredths, ...sums } = counts.get(row.id) ?? NO_COUNTS;
      const sentiment = toHundredthsMean(hundredths, sums.opinions);
      return { ...row, ...sums, isBranded: row.isBranded === 1, tags: tags.get(row.id) ?? [], sentiment };
    })
    .sort((a, b) => b.answers - a.answers);
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
export function collectRivalries(competitors: readonly BrandFact[]): Collector<(ownNamed: number) => RivalryFact[]> {
  const rivals = new Map(competitors.map(({ id }) => [id, { named: 0, both: 0, rivalFirst: 0 }]));
  return {
    add({ segment, own, appearances }) {
      if (segment.isBranded === 1) return;
      for (const rival of appearances) {
        const sums = rival.isNamed ? rivals.get(rival.brandId) : undefined;
        if (!sums) continue;
        sums.named++;
        if (!own?.isNamed) continue;
        sums.both++;
        if ((rival.order ?? 0) < (own.order ?? 0)) sums.rivalFirst++;
      }
    },
    finish: () => (ownNamed) =>
      [...rivals].map(([brandId, { named, both, rivalFirst }]) => ({
        brandId,
        both,
        onlyRival: named - both,
        onlyOwn: ownNamed - both,
        rivalFirst,
      })),
  };
}
