/** Answers that a reader can check: those behind the change, and the newest of each engine. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../storage/connection.ts';
import { NO_DRILL_DOWN } from '../../figures/query/answers/drill-down.ts';
import { loadAnswers } from '../../figures/query/answers/list-answers.ts';
import { loadAnswer } from '../../figures/query/answers/load-answer.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';
import type { FullAnswer } from '../model/quote-answer.ts';

const MOST = 8;

/** `first` are shown in any case; each engine adds its newest answer that shows the brand, else its newest. */
export function readShownAnswers(
  db: Connection,
  scope: FigureScope,
  engines: readonly Engine[],
  first: readonly FullAnswer[],
): FullAnswer[] {
  const shown = [...first];
  for (const engine of engines) {
    if (shown.length >= MOST || shown.some(({ model }) => model === engine)) continue;
    const id =
      findNewest(db, { ...scope, engines: [engine] }, true) ?? findNewest(db, { ...scope, engines: [engine] }, null);
    const answer = id === null ? null : loadAnswer.run(db, { projectId: scope.projectId, answerId: id });
    if (answer && !answer.damaged) shown.push(answer);
  }
  return shown.slice(0, MOST);
}

function findNewest(db: Connection, scope: FigureScope, isVisible: boolean | null): string | null {
  const request = { scope, promptId: null, promptSearch: null, isVisible, drillDown: NO_DRILL_DOWN, terms: [] };
  return loadAnswers.run(db, { ...request, page: 1, limit: 1 }).answers[0]?.id ?? null;
}
