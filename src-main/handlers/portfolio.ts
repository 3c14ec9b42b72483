/** All projects beside each other. */

import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadProjects } from '../core/lifecycle/load-project.ts';
import { loadPortfolio } from '../core/portfolio/load-portfolio.ts';
import { loadNextReports } from '../core/reports/next-reports.ts';
import type { Handlers } from './handler.ts';
import { noticeOverdue } from './projects.ts';
import { readNotices } from './read-notices.ts';

export const portfolioHandlers = {
  'portfolio.list': async ({ core, caller, input }) => {
    const nowMs = core.now();
    await noticeOverdue(core, await core.storage.read(loadProjects, null));
    const { firstDay, lastDay } = toFigureScope(0, input, nowMs);
    const [notices, nextReports] = await Promise.all([readNotices(core), core.storage.read(loadNextReports, nowMs)]);
    const question = { caller, request: input, window: { firstDay, lastDay }, nowMs, notices, nextReports };
    return core.storage.readText(loadPortfolio, question);
  },
} satisfies Handlers;
