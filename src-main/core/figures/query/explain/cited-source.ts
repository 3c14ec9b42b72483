/** The answers that cite one page or one domain, among all of a scope: what the figure of a source is made of. */
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { visitCitations } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { NO_DRILL_DOWN, planAnswerTest } from '../answers/drill-down.ts';
import { countHits } from '../cells/count-hits.ts';

export interface CitedSource {
  /** Null for a domain. */
  sourceId: string | null;
  /** Address, or host. */
  name: string;
  cells: AnswerCell[];
  /** What the list of answers finds for it: of a domain those of hosts below it too. */
  listed: number;
}

export interface SourceQuestion {
  scope: FigureScope;
  /** Public id of a page, or a host. */
  sourceId: string | null;
  domain: string | null;
  prompts?: readonly ScopePrompt[];
}

interface PageRow {
  id: number;
  url: string;
  host: string;
}

/** Null where the project knows no such page or domain. */
export function readCitedSource(db: Connection, question: SourceQuestion): CitedSource | null {
  const { scope, sourceId, domain, prompts } = question;
  const host = domain?.toLowerCase().replace(/^www\./, '') ?? null;
  const pages = db
    .prepare(
      `SELECT id, url, host FROM source WHERE project_id = ? AND ${sourceId === null ? 'host = ?' : 'public_id = ?'}`,
    )
    .all(scope.projectId, sourceId ?? host) as PageRow[];
  const [first] = pages;
  if (!first) return null;
  const subject = { projectId: scope.projectId, ownBrandId: 0, isVisible: null };
  const listed = planAnswerTest(db, subject, { ...NO_DRILL_DOWN, sourceId, domain: host });
  const ids = new Set(pages.map(({ id }) => id));
  let found = 0;
  const cellsOf = countHits(db, {
    scope,
    rows: 1,
    kinds: ['citations'],
    visit: (answer, hit) => {
      if (listed?.matches(answer)) found++;
      visitCitations(answer.page, answer.offsets, (id) => ids.has(id) && hit(0));
    },
    ...(prompts && { prompts }),
  });
  return { sourceId, name: sourceId === null ? first.host : first.url, cells: cellsOf(0), listed: found };
}
