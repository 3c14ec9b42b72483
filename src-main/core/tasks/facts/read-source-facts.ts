/** Sites and searches behind the answers: who is cited, which own pages are, and what engines looked for. */
import type { Connection } from '../../../storage/connection.ts';
import type { BrandFact, HostFact, OwnPageFact, SearchFact, TaskFacts } from './task-facts.ts';
import type { Collector, WindowAnswer } from './window-answers.ts';

/** Rarer searches carry no finding; the bound keeps a project with endless distinct searches in memory. */
const MOST_SEARCHES = 5_000;

interface HostSums {
  answers: number;
  prompts: Set<number>;
  named: number;
  onlyRivalNamed: number;
}

type KnownBrands = Pick<TaskFacts, 'own' | 'competitors' | 'otherNames'>;

/** Sites of unbranded answers, the most cited first. */
export function collectHosts(db: Connection, projectId: number, brands: KnownBrands): Collector<HostFact[]> {
  const hostOf = readHostsOfSources(db, projectId);
  const hosts = new Map<string, HostSums>();
  return {
    add(answer) {
      if (answer.segment.isBranded === 1) return;
      for (const host of new Set(answer.sourceIds.map((id) => hostOf.get(id) ?? ''))) {
        const sums = hosts.get(host) ?? { answers: 0, prompts: new Set(), named: 0, onlyRivalNamed: 0 };
        hosts.set(host, sums);
        addToHost(sums, answer);
      }
    },
    finish: () => listHosts(hosts, brands),
  };
}

function addToHost(sums: HostSums, { promptId, own, rivalsNamed }: WindowAnswer): void {
  sums.answers++;
  sums.prompts.add(promptId);
  if (own?.isNamed) sums.named++;
  else if (rivalsNamed > 0) sums.onlyRivalNamed++;
}

function listHosts(hosts: ReadonlyMap<string, HostSums>, { own, competitors, otherNames }: KnownBrands): HostFact[] {
  const rivalDomains = competitors.flatMap((brand) => brand.domains);
  const ownerOf = (host: string): HostFact['owner'] => {
    if (belongsTo(host, own.domains)) return 'own';
    return belongsTo(host, rivalDomains) || isNamedAfter(host, otherNames) ? 'rival' : 'third_party';
  };
  return [...hosts]
    .map(([host, { prompts, ...sums }]) => ({ host, ...sums, prompts: prompts.size, owner: ownerOf(host) }))
    .sort((a, b) => b.answers - a.answers || (a.host < b.host ? -1 : 1));
}

function readHostsOfSources(db: Connection, projectId: number): Map<number, string> {
  const rows = db.prepare('SELECT id, host FROM source WHERE project_id = ?').raw().all(projectId);
  return new Map(rows as [number, string][]);
}

/** True for a domain itself and for hosts below it. */
export function belongsTo(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** True for the site of a brand that nobody tracks: a part of the host is its name. */
export function isNamedAfter(host: string, names: readonly string[]): boolean {
  const labels = host.split('.').slice(0, -1);
  return names.some((name) => labels.includes(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')));
}

/** Pages of the own site that answers cite, the most cited first. */
export function collectOwnPages(db: Connection, projectId: number, own: BrandFact): Collector<OwnPageFact[]> {
  const sources = db
    .prepare('SELECT id AS sourceId, public_id AS publicId, url, host FROM source WHERE project_id = ?')
    .all(projectId) as Omit<OwnPageFact, 'answers'>[];
  const ownPages = sources.filter((source) => belongsTo(source.host, own.domains));
  const counts = new Map(ownPages.map((page) => [page.sourceId, 0]));
  return {
    add({ sourceIds }) {
      for (const id of sourceIds) {
        const count = counts.get(id);
        if (count !== undefined) counts.set(id, count + 1);
      }
    },
    finish: () =>
      ownPages
        .map((page) => ({ ...page, answers: counts.get(page.sourceId) ?? 0 }))
        .filter((page) => page.answers > 0)
        .sort((a, b) => b.answers - a.answers || a.sourceId - b.sourceId),
  };
}

/** Searches behind answers, the most frequent first. */
export function collectSearches(db: Connection): Collector<SearchFact[]> {
  const searches = new Map<number, { answers: number; prompts: Set<number>; cited: number }>();
  return {
    add({ queryIds, promptId, own }) {
      for (const id of new Set(queryIds)) {
        const sums = searches.get(id) ?? { answers: 0, prompts: new Set(), cited: 0 };
        searches.set(id, sums);
        sums.answers++;
        sums.prompts.add(promptId);
        if (own?.isCited) sums.cited++;
      }
    },
    finish() {
      const text = db.prepare('SELECT folded FROM search_query WHERE id = ?').pluck();
      return [...searches]
        .sort(([idA, a], [idB, b]) => b.answers - a.answers || idA - idB)
        .slice(0, MOST_SEARCHES)
        .map(([queryId, { prompts, ...sums }]) => ({
          queryId,
          text: text.get(queryId) as string,
          ...sums,
          prompts: prompts.size,
        }));
    },
  };
}

/** Answers with a search behind them that name the own brand, and those of them that cite its site. */
export function collectGroundedNamed(): Collector<TaskFacts['groundedNamed']> {
  const counts = { named: 0, cited: 0 };
  return {
    add({ isGrounded, own }) {
      if (!isGrounded || !own?.isNamed) return;
      counts.named++;
      if (own.isCited) counts.cited++;
    },
    finish: () => counts,
  };
}
