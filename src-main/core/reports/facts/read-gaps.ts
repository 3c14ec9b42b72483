/** Sites that answers cite where they show others and not the own brand: where it could be named. Those of competitors are no such place. */
import type { Connection } from '../../../storage/connection.ts';
import { type GapDomainList, listGapDomains } from '../../figures/query/sources/list-gap-domains.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';

export interface Gaps {
  /** What is worth doing first at the top. */
  shown: GapDomainList['domains'];
  total: number;
  /** Answers that show a competitor and not the own brand. */
  gapAnswers: number;
}

const SHOWN = 15;

export function readGaps(db: Connection, scope: FigureScope): Gaps {
  const { domains, pagination, meta } = listGapDomains(db, {
    scope,
    ...{ owner: 'third_party', siteKind: null, search: null, sortBy: 'worth', sortDir: 'desc' },
    ...{ page: 1, limit: SHOWN, withIntervals: false },
  });
  return { shown: domains, total: pagination.total, gapAnswers: meta.gapAnswers };
}
