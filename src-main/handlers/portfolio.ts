/** All projects next to each other, and the same as a report file. */
import type { ParsedInput } from '#shared/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadProjects } from '../core/lifecycle/load-project.ts';
import { loadPortfolio, type PortfolioQuestion } from '../core/portfolio/load-portfolio.ts';
import { toFileStem } from '../core/reports/file-name.ts';
import { writeReportFile } from '../core/reports/files/write-report-file.ts';
import { loadNextReports } from '../core/reports/next-reports.ts';
import { composePortfolio } from '../core/reports/portfolio/compose-portfolio.ts';
import type { Handlers } from './handler.ts';
import { noticeOverdue } from './projects.ts';
import { readNotices } from './read-notices.ts';

/** More than any plan has room for. */
const ALL = { page: 1, limit: 1000 } as const;

export const portfolioHandlers = {
  'portfolio.list': async ({ core, caller, input }) =>
    core.storage.readText(loadPortfolio, await planQuestion(core, caller, input)),
  'portfolio.export': async ({ core, caller, input: { format, reportLanguage: language, ...choices } }) => {
    const portfolio = await core.storage.read(loadPortfolio, await planQuestion(core, caller, { ...choices, ...ALL }));
    const isAgainstDayZero = choices.compare === 'day_zero';
    const report = composePortfolio(portfolio, { language, isAgainstDayZero, builtAtMs: core.now() });
    const fileStem = toFileStem([report.title, portfolio.periodEnd]);
    const { bytes, ...file } = await writeReportFile(core, { report, fileStem }, format);
    return { ...file, base64: Buffer.from(bytes).toString('base64') };
  },
} satisfies Handlers;

async function planQuestion(
  core: Core,
  caller: Caller,
  request: ParsedInput<'portfolio.list'>,
): Promise<PortfolioQuestion> {
  const nowMs = core.now();
  await noticeOverdue(core, await core.storage.read(loadProjects, null));
  const { firstDay, lastDay } = toFigureScope(0, request, nowMs);
  const [notices, nextReports] = await Promise.all([readNotices(core), core.storage.read(loadNextReports, nowMs)]);
  return { caller, request, window: { firstDay, lastDay }, nowMs, notices, nextReports };
}
