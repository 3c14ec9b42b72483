/** The scope of a request whose timeframe may be `all`. */
import { ALL_TIME } from '#shared/time/window.ts';
import type { Core } from '../core/core.ts';
import { type FigureRequest, loadFirstAnswerDay, toFigureScope } from '../core/figures/query/parse-scope.ts';
import type { FigureScope } from '../core/figures/store/figure-scope.ts';

export async function toOpenScope(core: Core, projectId: number, request: FigureRequest): Promise<FigureScope> {
  const isAll = request.timeframe === ALL_TIME && request.startDate === undefined;
  const firstAnswerDay = isAll ? await core.storage.read(loadFirstAnswerDay, projectId) : null;
  return toFigureScope(projectId, request, core.now(), firstAnswerDay);
}
