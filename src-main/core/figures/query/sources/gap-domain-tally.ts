/** How often the answers of a scope cite each host and page, and how often where they show competitors and not the own brand. */
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { type GapBrands, visitGapAnswers } from './gap-answers.ts';

/** Answers, by the number of a page or of a host: a host has the number of the page of it that was met first. */
export interface CitedAnswers {
  citations: Int32Array;
  gaps: Int32Array;
}

export interface GapDomainCounts {
  hosts: CitedAnswers;
  pages: CitedAnswers;
  /** With sources or without. */
  gapAnswers: number;
}

/** An answer counts once for a host, however many of its pages it cites. */
export function countGapDomains(
  db: Connection,
  scope: FigureScope,
  brands: GapBrands,
  hostOf: Int32Array,
): GapDomainCounts {
  const [hosts, pages] = [openCounts(hostOf.length), openCounts(hostOf.length)];
  const lastAnswers = new Int32Array(hostOf.length);
  let [answer, gapAnswers] = [0, 0];
  visitGapAnswers(db, scope, brands, (_, isGap, sources) => {
    answer++;
    const gap = isGap ? 1 : 0;
    gapAnswers += gap;
    for (const source of sources) {
      pages.citations[source]!++;
      pages.gaps[source]! += gap;
      const host = hostOf[source] ?? 0;
      if (lastAnswers[host] === answer) continue;
      lastAnswers[host] = answer;
      hosts.citations[host]!++;
      hosts.gaps[host]! += gap;
    }
  });
  return { hosts, pages, gapAnswers };
}

function openCounts(size: number): CitedAnswers {
  return { citations: new Int32Array(size), gaps: new Int32Array(size) };
}
