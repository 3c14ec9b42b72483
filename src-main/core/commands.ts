/** Every storage command of the core: what a storage thread can be asked to run. A test holds this list complete. */
import type { Command } from '../storage/command.ts';
import { ensureAccount, loadAccount, saveAccount } from './accounts/account.ts';
import { authenticateKey, loadKeys, revokeKey, saveKey, saveKeyUse } from './accounts/keys.ts';
import { remeasureProject, saveRemeasured } from './answers/remeasure.ts';
import { addCompetitor } from './brands/add-competitor.ts';
import { loadCompetitors } from './competitors/list-competitors.ts';
import { starCompetitor } from './competitors/star-competitor.ts';
import { loadEngineSettings, saveEngineSettings } from './engines/engine-settings.ts';
import { exportPrompts } from './exports/export-prompts.ts';
import { loadFanoutDetails } from './fanouts/fanout-details.ts';
import { loadFanouts } from './fanouts/list-fanouts.ts';
import { loadFirstAnswerDay } from './metrics/first-answer.ts';
import { loadSummary } from './metrics/summary.ts';
import { loadTimeseries } from './metrics/timeseries.ts';
import { configureProject } from './projects/configure-project.ts';
import { loadProject, loadProjectDetails, loadProjects } from './projects/load-project.ts';
import { expirePitches } from './projects/pitch.ts';
import { createProject, updateProject } from './projects/save-project.ts';
import { createPrompt } from './prompts/create-prompt.ts';
import { loadPrompts } from './prompts/list-prompts.ts';
import { applyTag, loadTagNames } from './prompts/tags.ts';
import { rebuildRollups } from './rollups/recount.ts';
import {
  createSample,
  finishSample,
  loadIsSampleHalfMade,
  saveSampleAnswers,
  saveSampleProject,
} from './sample/create-sample.ts';
import { enqueueDueRuns, loadNextRunAt } from './scheduling/due-runs.ts';
import { acquireExecutor, loadIsExecutorRunning, releaseExecutor } from './scheduling/executor-lease.ts';
import { completeJobs, failJobs, loadReceived, saveReceived } from './scheduling/job-outcomes.ts';
import { holdLane, leaseJobs, loadLanes, wakeLane } from './scheduling/job-queue.ts';
import { controlRun, loadOpenRuns, loadRun, loadRuns, startRun } from './scheduling/runs.ts';
import { saveDomainClassification } from './sources/classify-domain.ts';
import { loadSources } from './sources/list-sources.ts';
import { saveBackup } from './system/backup.ts';
import { examine } from './system/doctor.ts';
import { loadTotals } from './system/totals.ts';
import { exportAnswers } from './transfer/export-answers.ts';
import { importAnswers } from './transfer/import-answers.ts';
import { beginImport, finishImport, saveImported, undoImports } from './transfer/import-batch.ts';

export const COMMANDS: readonly Command[] = [
  acquireExecutor,
  addCompetitor,
  applyTag,
  authenticateKey,
  beginImport,
  completeJobs,
  configureProject,
  controlRun,
  createProject,
  createPrompt,
  createSample,
  enqueueDueRuns,
  ensureAccount,
  examine,
  expirePitches,
  exportAnswers,
  exportPrompts,
  failJobs,
  finishImport,
  finishSample,
  holdLane,
  importAnswers,
  leaseJobs,
  loadAccount,
  loadCompetitors,
  loadEngineSettings,
  loadFanoutDetails,
  loadFanouts,
  loadFirstAnswerDay,
  loadIsExecutorRunning,
  loadIsSampleHalfMade,
  loadKeys,
  loadLanes,
  loadNextRunAt,
  loadOpenRuns,
  loadProject,
  loadProjectDetails,
  loadProjects,
  loadPrompts,
  loadReceived,
  loadRun,
  loadRuns,
  loadSources,
  loadSummary,
  loadTagNames,
  loadTimeseries,
  loadTotals,
  rebuildRollups,
  releaseExecutor,
  remeasureProject,
  revokeKey,
  saveAccount,
  saveBackup,
  saveDomainClassification,
  saveEngineSettings,
  saveImported,
  saveKey,
  saveKeyUse,
  saveReceived,
  saveRemeasured,
  saveSampleAnswers,
  saveSampleProject,
  starCompetitor,
  startRun,
  undoImports,
  updateProject,
  wakeLane,
];
