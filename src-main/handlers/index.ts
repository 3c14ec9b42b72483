/** Which handler carries out which operation. The types hold every operation to one. */
import type { OperationName } from '#shared/contract/index.ts';
import { accountHandlers } from './account.ts';
import { alertHandlers } from './alerts.ts';
import { answerHandlers } from './answers.ts';
import { archivedProjectHandlers } from './archived-projects.ts';
import { assistantHandlers } from './assistants.ts';
import { attributionHandlers } from './attribution.ts';
import { backupHandlers } from './backups.ts';
import { baselineHandlers } from './baselines.ts';
import { competitorHandlers } from './competitors.ts';
import { dataFileHandlers } from './data-files.ts';
import { desktopHandlers } from './desktop.ts';
import { engineKeyHandlers } from './engine-keys.ts';
import { engineModelHandlers } from './engine-models.ts';
import { engineTestHandlers } from './engine-tests.ts';
import { verificationHandlers } from './engine-verification.ts';
import { engineHandlers } from './engines.ts';
import { explainHandlers } from './explain.ts';
import { fanoutHandlers } from './fanouts.ts';
import { ghostHandlers } from './ghosts.ts';
import type { Handler } from './handler.ts';
import { importHandlers } from './imports.ts';
import { interventionHandlers } from './interventions.ts';
import { judgeHandlers } from './judge.ts';
import { metricHandlers } from './metrics.ts';
import { moneyHandlers } from './money.ts';
import { nameHandlers } from './names.ts';
import { networkHandlers } from './network.ts';
import { opinionHandlers } from './opinions.ts';
import { portfolioHandlers } from './portfolio.ts';
import { projectFileHandlers } from './project-files.ts';
import { projectHandlers } from './projects.ts';
import { promptHandlers } from './prompts.ts';
import { remeasuringHandlers } from './remeasurings.ts';
import { reportFileHandlers } from './report-files.ts';
import { reportScheduleHandlers } from './report-schedules.ts';
import { reportHandlers } from './reports.ts';
import { researchHandlers } from './research.ts';
import { runHandlers } from './runs.ts';
import { sourceHandlers } from './sources.ts';
import { systemHandlers } from './system.ts';
import { taskHandlers } from './tasks.ts';

export const HANDLERS: { readonly [N in OperationName]: Handler<N> } = {
  ...accountHandlers,
  ...alertHandlers,
  ...answerHandlers,
  ...assistantHandlers,
  ...attributionHandlers,
  ...backupHandlers,
  ...baselineHandlers,
  ...competitorHandlers,
  ...dataFileHandlers,
  ...desktopHandlers,
  ...engineKeyHandlers,
  ...engineModelHandlers,
  ...engineTestHandlers,
  ...verificationHandlers,
  ...engineHandlers,
  ...explainHandlers,
  ...fanoutHandlers,
  ...ghostHandlers,
  ...interventionHandlers,
  ...judgeHandlers,
  ...metricHandlers,
  ...moneyHandlers,
  ...nameHandlers,
  ...networkHandlers,
  ...opinionHandlers,
  ...portfolioHandlers,
  ...projectHandlers,
  ...projectFileHandlers,
  ...promptHandlers,
  ...researchHandlers,
  ...remeasuringHandlers,
  ...archivedProjectHandlers,
  ...reportHandlers,
  ...reportFileHandlers,
  ...reportScheduleHandlers,
  ...importHandlers,
  ...runHandlers,
  ...sourceHandlers,
  ...systemHandlers,
  ...taskHandlers,
};
