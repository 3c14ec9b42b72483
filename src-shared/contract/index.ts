/** The operations table: everything that Sightline can be asked, over any transport. */
import type { z } from 'zod';

import { accountOperations } from './account.ts';
import { alertOperations } from './alerts.ts';
import { answerOperations } from './answers.ts';
import { assistantOperations } from './assistants.ts';
import { attributionOperations } from './attribution.ts';
import { baselineOperations } from './baselines.ts';
import { competitorOperations } from './competitors.ts';
import { coverageOperations } from './coverage.ts';
import { dataFileOperations } from './data-files.ts';
import { desktopOperations } from './desktop.ts';
import { engineModelOperations } from './engine-models.ts';
import { engineOperations } from './engines.ts';
import { explainOperations } from './explain.ts';
import { exportOperations } from './export.ts';
import { fanoutOperations } from './fanouts.ts';
import { ghostOperations } from './ghosts.ts';
import { healthOperations } from './health.ts';
import { importOperations } from './imports.ts';
import { interventionOperations } from './interventions.ts';
import { judgeOperations } from './judge.ts';
import { keyOperations } from './keys.ts';
import { metricOperations } from './metrics.ts';
import { moneyOperations } from './money.ts';
import { nameOperations } from './names.ts';
import { networkOperations } from './network.ts';
import { opinionOperations } from './opinions.ts';
import { planOperations } from './plan.ts';
import { portfolioOperations } from './portfolio.ts';
import { projectFileOperations } from './project-files.ts';
import { projectOperations } from './projects.ts';
import { promptOperations, tagOperations } from './prompts.ts';
import { remeasuringOperations } from './remeasurings.ts';
import { reportFileOperations } from './report-files.ts';
import { reportScheduleOperations } from './report-schedules.ts';
import { reportTemplateOperations } from './report-templates.ts';
import { reportOperations } from './reports.ts';
import { researchOperations } from './research.ts';
import { runOperations } from './runs.ts';
import { setUpOperations } from './set-up.ts';
import { sourceGapOperations } from './source-gaps.ts';
import { sourceOperations } from './sources.ts';
import { systemOperations } from './system.ts';
import { taskOperations } from './tasks.ts';
import { verificationOperations } from './verification.ts';

export const OPERATIONS = {
  ...accountOperations,
  ...portfolioOperations,
  ...projectOperations,
  ...projectFileOperations,
  ...setUpOperations,
  ...promptOperations,
  ...researchOperations,
  ...tagOperations,
  ...metricOperations,
  ...coverageOperations,
  ...opinionOperations,
  ...explainOperations,
  ...engineModelOperations,
  ...engineOperations,
  ...verificationOperations,
  ...healthOperations,
  ...keyOperations,
  ...judgeOperations,
  ...competitorOperations,
  ...nameOperations,
  ...remeasuringOperations,
  ...baselineOperations,
  ...sourceOperations,
  ...sourceGapOperations,
  ...fanoutOperations,
  ...exportOperations,
  ...runOperations,
  ...answerOperations,
  ...attributionOperations,
  ...importOperations,
  ...taskOperations,
  ...ghostOperations,
  ...interventionOperations,
  ...moneyOperations,
  ...planOperations,
  ...reportOperations,
  ...reportFileOperations,
  ...reportTemplateOperations,
  ...alertOperations,
  ...reportScheduleOperations,
  ...systemOperations,
  ...networkOperations,
  ...dataFileOperations,
  ...desktopOperations,
  ...assistantOperations,
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** What a client sends: defaults may be left out. */
export type OperationInput<N extends OperationName> = z.input<(typeof OPERATIONS)[N]['input']>;
/** What a handler receives: validated, defaults filled in. */
export type ParsedInput<N extends OperationName> = z.output<(typeof OPERATIONS)[N]['input']>;
export type OperationOutput<N extends OperationName> = z.output<(typeof OPERATIONS)[N]['output']>;
