/** Sites and searches behind the answers: who is cited, which own pages are, and what engines looked for. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { IN_WINDOW, JOIN_OWN } from './read-prompt-facts.ts';
import type { BrandFact, HostFact, OwnPageFact, SearchFact, TaskFacts } from './task-facts.ts';

/** Rarer searches carry no finding; the bound keeps a project with endless distinct searches in memory. */
const MOST_SEARCHES = 5_000;

export function readHosts(
  db: Connection,
  projectId: number,
  brands: { own: BrandFact; competitors: readonly BrandFact[] },
  { firstDay, lastDay }: DayWindow,
): HostFact[] {
  const rows = db
    .prepare(
      `SELECT host, count(*) AS answers, count(DISTINCT promptId) AS prompts, total(isNamed) AS named,
         total(isNamed = 0 AND rivals > 0) AS onlyRivalNamed
       FROM (SELECT DISTINCT host, answer.id, answer.prompt_id AS promptId, coalesce(own.is_named, 0) AS isNamed,
               brands_named - coalesce(own.is_named, 0) AS rivals
             FROM answer JOIN citation ON citation.answer_id = answer.id JOIN source ON source.id = source_id ${JOIN_OWN}
             WHERE ${IN_WINDOW} AND answer.is_branded = 0)
       GROUP BY host ORDER BY answers DESC, host`,
    )
    .all(brands.own.id, projectId, firstDay, lastDay) as Omit<HostFact, 'owner'>[];
  const rivalDomains = brands.competitors.flatMap((brand) => brand.domains);
  return rows.map((row) => {
    if (belongsTo(row.host, brands.own.domains)) return { ...row, owner: 'own' };
    return { ...row, owner: belongsTo(row.host, rivalDomains) ? 'rival' : 'third_party' };
  });
}

/** True for a domain itself and for hosts below it. */
function belongsTo(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

export function readOwnPages(
  db: Connection,
  projectId: number,
  own: BrandFact,
  { firstDay, lastDay }: DayWindow,
): OwnPageFact[] {
  const sources = db
    .prepare('SELECT id AS sourceId, public_id AS publicId, url, host FROM source WHERE project_id = ?')
    .all(projectId) as Omit<OwnPageFact, 'answers'>[];
  const count = db.prepare(
    `SELECT count(*) AS n FROM citation JOIN answer ON answer.id = answer_id
     WHERE source_id = ? AND answer.day BETWEEN ? AND ?`,
  );
  return sources
    .filter((source) => belongsTo(source.host, own.domains))
    .map((source) => ({ ...source, answers: (count.get(source.sourceId, firstDay, lastDay) as { n: number }).n }))
    .filter((page) => page.answers > 0)
    .sort((a, b) => b.answers - a.answers || a.sourceId - b.sourceId);
}

export function readSearches(
  db: Connection,
  projectId: number,
  ownId: number,
  { firstDay, lastDay }: DayWindow,
): SearchFact[] {
  return db
    .prepare(
      `SELECT queryId, max(text) AS text, count(*) AS answers, count(DISTINCT promptId) AS prompts, total(isCited) AS cited
       FROM (SELECT query_id AS queryId, max(text) AS text, answer.prompt_id AS promptId,
               coalesce(own.is_cited, 0) AS isCited
             FROM answer JOIN answer_search ON answer_search.answer_id = answer.id ${JOIN_OWN}
             WHERE ${IN_WINDOW} GROUP BY query_id, answer.id)
       GROUP BY queryId ORDER BY answers DESC, queryId LIMIT ${MOST_SEARCHES}`,
    )
    .all(ownId, projectId, firstDay, lastDay) as SearchFact[];
}

/** Answers with a search behind them that name the own brand, and those of them that cite its site. */
export function readGroundedNamed(
  db: Connection,
  ownId: number,
  { firstDay, lastDay }: DayWindow,
): TaskFacts['groundedNamed'] {
  return db
    .prepare(
      `SELECT count(*) AS named, total(is_cited) AS cited
       FROM appearance JOIN answer ON answer.id = answer_id
       WHERE brand_id = ? AND appearance.day BETWEEN ? AND ? AND is_named = 1 AND is_grounded = 1`,
    )
    .get(ownId, firstDay, lastDay) as TaskFacts['groundedNamed'];
}
