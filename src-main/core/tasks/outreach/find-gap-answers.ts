/** A few of the answers that cite a site where they show a competitor and not the own brand: the newest, of as many prompts and engines as there are. */
import type { Connection } from '../../../storage/connection.ts';
import { toPublicId } from '../../answers/answer-id.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { visitCitations } from '../../figures/codec/month-page.ts';
import { cutPage, findAnswers } from '../../figures/query/answers/find-answers.ts';
import { isGap, toGapBrands } from '../../figures/query/sources/gap-answers.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';
import type { VisitedAnswer } from '../../figures/store/read-facts.ts';

/** So many of the newest are looked at for different ones. */
const LOOKED_AT = 200;
const SHOWN = 8;

export interface GapAnswer {
  id: string;
  promptId: string;
}

export function findGapAnswers(db: Connection, scope: FigureScope, host: string): GapAnswer[] {
  const brands = toGapBrands(readTrackedBrands(db, scope.projectId));
  const sources = new Set(
    db
      .prepare('SELECT id FROM source WHERE project_id = ? AND host = ?')
      .pluck()
      .all(scope.projectId, host) as number[],
  );
  const matches = (answer: VisitedAnswer) => isGap(answer, brands) && citesAny(answer, sources);
  const found = findAnswers(db, { scope, promptIds: null, test: { kinds: ['citations', 'appearances'], matches } });
  const read = db.prepare(
    `SELECT answer.public_id AS id, prompt.public_id AS promptId, answer.engine AS engine
     FROM answer JOIN prompt ON prompt.id = answer.prompt_id WHERE answer.id = ?`,
  );
  const newest = cutPage(found, { start: 0, limit: LOOKED_AT });
  return chooseDifferent(newest.map((id) => read.get(id) as AnswerRow)).map(({ id, promptId }) => ({
    id: toPublicId(id),
    promptId,
  }));
}

interface AnswerRow {
  id: Uint8Array;
  promptId: string;
  engine: string;
}

function citesAny({ page, offsets }: VisitedAnswer, sources: ReadonlySet<number>): boolean {
  let isCited = false;
  visitCitations(page, offsets, (sourceId) => {
    isCited ||= sources.has(sourceId);
  });
  return isCited;
}

/** First those of a prompt that is not there yet, from the engine that is there least; each as new as it can be. */
function chooseDifferent(rows: readonly AnswerRow[]): AnswerRow[] {
  const [chosen, left] = [[] as AnswerRow[], [...rows]];
  const count = (test: (row: AnswerRow) => boolean) => chosen.filter(test).length;
  while (chosen.length < SHOWN && left.length > 0) {
    const costs = left.map(
      (row) => 10 * count(({ promptId }) => promptId === row.promptId) + count(({ engine }) => engine === row.engine),
    );
    chosen.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return chosen;
}
