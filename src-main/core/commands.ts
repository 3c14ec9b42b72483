/** Every storage command of the core: what a storage thread can be asked to run. A test holds this list complete. */
import type { Command } from '../storage/command.ts';
import { ensureAccount, loadAccount, saveAccount } from './accounts/account.ts';
import { authenticateKey, loadKeys, revokeKey, saveKey, saveKeyUse } from './accounts/keys.ts';
import { loadServer, saveServer, saveSignInToken, takeSignInToken } from './accounts/sign-in-links.ts';
import { loadAnswers } from './answers/list-answers.ts';
import { loadAnswer } from './answers/load-answer.ts';
import { loadAnswerCount, loadUnmeasured } from './answers/measured-history.ts';
import { loadIsPackDue, packAnswers } from './answers/pack-answers.ts';
import { finishRemeasuring, remeasureProject, saveRemeasured } from './answers/remeasure.ts';
import { savePack } from './answers/save-pack.ts';
import { resetIndex } from './answers/search/check-index.ts';
import { indexAnswers, loadIsIndexDue, saveIndexed } from './answers/search/index-answers.ts';
import { loadAttributionDays } from './attribution/attribution-days.ts';
import { importAttribution, saveAttributionBatch } from './attribution/import-attribution.ts';
import { loadAttribution } from './attribution/list-attribution.ts';
import { createAttribution, createAttributionBulk } from './attribution/save-attribution.ts';
import { loadAttributionSummary } from './attribution/summarise-attribution.ts';
import { addCompetitor } from './brands/add-competitor.ts';
import { loadCompetitor, removeCompetitor, updateCompetitor } from './brands/change-competitor.ts';
import { loadTrackedBrands } from './brands/list-brands.ts';
import { loadBrandSeries } from './competitors/brand-series.ts';
import { compareBrands } from './competitors/compare-brands.ts';
import { loadCompetitors } from './competitors/list-competitors.ts';
import { starCompetitor } from './competitors/star-competitor.ts';
import { loadDesktopSettings, saveDesktopSettings } from './desktop/desktop-settings.ts';
import { loadEngineSettings, saveEngineSettings } from './engines/engine-settings.ts';
import { loadKeptTests, saveEngineTest } from './engines/trial/kept-tests.ts';
import { addAnswer } from './evidence/add-answer.ts';
import { loadRawReplies } from './evidence/load-raw-replies.ts';
import { exportPrompts } from './exports/export-prompts.ts';
import { loadFanoutWords } from './fanouts/count-words.ts';
import { loadFanoutDetails } from './fanouts/fanout-details.ts';
import { loadFanoutTable } from './fanouts/fanout-table.ts';
import { loadFanouts } from './fanouts/list-fanouts.ts';
import { loadHealth, loadNotices, loadWorkingRoutes } from './health/load-health.ts';
import { loadFirstAnswerDay } from './metrics/first-answer.ts';
import { loadSummary } from './metrics/summary.ts';
import { loadSurfaceFigures } from './metrics/surface-figures.ts';
import { loadTimeseries } from './metrics/timeseries.ts';
import { loadCaps, saveCap } from './money/caps.ts';
import { saveExchangeRate } from './money/exchange-rate.ts';
import { loadCapList } from './money/list-caps.ts';
import { loadEstimate } from './money/load-estimate.ts';
import { loadForecast } from './money/load-forecast.ts';
import { loadLedger } from './money/load-ledger.ts';
import { loadRebill } from './money/load-rebill.ts';
import { loadSpend } from './money/load-spend.ts';
import { loadPriceTable, savePrice } from './money/price-store.ts';
import { loadUnsummed, saveSums, sumMonths } from './month-sums/sum-months.ts';
import { archiveProject, loadArchivedProjects, unarchiveProject } from './projects/archive-project.ts';
import { configureProject } from './projects/configure-project.ts';
import { eraseSome, loadErasedFiles } from './projects/erase-project.ts';
import { loadMeteredNotice } from './projects/limits.ts';
import { loadProject, loadProjectDetails, loadProjects } from './projects/load-project.ts';
import { expirePitches } from './projects/pitch.ts';
import { createProject, updateProject } from './projects/save-project.ts';
import { setUpProject } from './projects/set-up-project.ts';
import { createPrompt } from './prompts/create-prompt.ts';
import { loadPrompts } from './prompts/list-prompts.ts';
import { loadPromptEngines, loadPromptTimeseries } from './prompts/prompt-figures.ts';
import { loadPromptTable } from './prompts/prompt-table.ts';
import { applyTag, loadTagNames } from './prompts/tags.ts';
import { updatePrompt } from './prompts/update-prompt.ts';
import { pruneRedirectStep } from './redirects/prune-redirects.ts';
import { saveRedirects } from './redirects/redirect-store.ts';
import { buildReport, buildReportData } from './reports/build-report.ts';
import { loadDueReports, loadReportFile, loadReportFiles, loadReports } from './reports/load-reports.ts';
import { removeReport, removeReportFile, saveReport, saveReportFile } from './reports/save-reports.ts';
import { dropReplies, loadIsPruneDue, pruneReplies } from './retention/prune-replies.ts';
import { loadRetention, saveRetention } from './retention/retention.ts';
import { rebuildRollups } from './rollups/recount.ts';
import { createSample, saveSampleAnswers, saveSampleProject } from './sample/create-sample.ts';
import { finishSample, loadIsSampleDue, loadSampleProject } from './sample/sample-state.ts';
import { enqueueDueRuns, loadNextRunAt } from './scheduling/due-runs.ts';
import { acquireExecutor, loadIsExecutorRunning, releaseExecutor } from './scheduling/executor-lease.ts';
import { completeJobs, failJobs, loadReceived, saveReceived } from './scheduling/job-outcomes.ts';
import { holdLane, loadLanes, wakeEngines, wakeLane } from './scheduling/job-queue.ts';
import { loadKeptLanes, saveLanes } from './scheduling/lane-states.ts';
import { leaseJobs } from './scheduling/lease-jobs.ts';
import { loadNetwork, saveNetwork } from './scheduling/network-state.ts';
import { readReceived } from './scheduling/read-received.ts';
import { loadIsRereadDue, loadReadable, noteReread, reopenRead } from './scheduling/reopen-readable.ts';
import { loadOpenLinks } from './scheduling/reply-links.ts';
import { reopenUnread, requeueRun } from './scheduling/retry-run.ts';
import { controlRun, loadOpenRuns, loadRun, loadRuns, startRun } from './scheduling/runs.ts';
import { settleJobs } from './scheduling/settle-jobs.ts';
import { saveDomainClassification } from './sources/classify-domain.ts';
import { loadDomains } from './sources/list-domains.ts';
import { loadGaps } from './sources/list-gaps.ts';
import { loadMovers } from './sources/list-movers.ts';
import { loadSources } from './sources/list-sources.ts';
import { acceptSuggestion, ignoreSuggestion } from './suggestions/decide-suggestion.ts';
import { loadSuggestions } from './suggestions/list-suggestions.ts';
import { saveScan } from './suggestions/save-scan.ts';
import { loadScanBacklog, scanAnswers } from './suggestions/scan-answers.ts';
import { saveAutomaticBackup } from './system/automatic-backup.ts';
import { saveBackup } from './system/backup.ts';
import { loadBackupState, saveBackupSettings, saveSkippedBackup } from './system/backup-settings.ts';
import { examine } from './system/doctor.ts';
import { inspectBackup, restoreData } from './system/restore.ts';
import { loadTotals } from './system/totals.ts';
import {
  evaluateTasks,
  loadDueEvaluations,
  loadEvaluatedAt,
  loadQuietProjects,
  saveEvaluation,
} from './tasks/evaluate-tasks.ts';
import { loadTask, loadTasks } from './tasks/load-tasks.ts';
import { saveTaskChange } from './tasks/save-task-change.ts';
import { exportAnswers } from './transfer/export-answers.ts';
import { importAnswers } from './transfer/import-answers.ts';
import { beginImport, finishImport, saveImported, undoImports } from './transfer/import-batch.ts';

export const COMMANDS: readonly Command[] = [
  acceptSuggestion,
  acquireExecutor,
  addAnswer,
  addCompetitor,
  applyTag,
  archiveProject,
  authenticateKey,
  loadServer,
  saveServer,
  saveSignInToken,
  takeSignInToken,
  beginImport,
  buildReport,
  buildReportData,
  completeJobs,
  configureProject,
  controlRun,
  createAttribution,
  createAttributionBulk,
  createProject,
  createPrompt,
  createSample,
  dropReplies,
  enqueueDueRuns,
  ensureAccount,
  eraseSome,
  evaluateTasks,
  examine,
  expirePitches,
  exportAnswers,
  exportPrompts,
  failJobs,
  finishImport,
  finishRemeasuring,
  finishSample,
  holdLane,
  ignoreSuggestion,
  inspectBackup,
  importAnswers,
  importAttribution,
  indexAnswers,
  leaseJobs,
  loadAccount,
  loadAnswer,
  loadAnswers,
  loadArchivedProjects,
  loadAttribution,
  loadAttributionDays,
  loadAttributionSummary,
  loadBackupState,
  loadCaps,
  loadCompetitor,
  loadDesktopSettings,
  loadDueEvaluations,
  loadDueReports,
  loadEngineSettings,
  loadErasedFiles,
  loadEvaluatedAt,
  loadCompetitors,
  loadBrandSeries,
  compareBrands,
  loadFanoutDetails,
  loadFanoutTable,
  loadFanouts,
  loadFanoutWords,
  loadFirstAnswerDay,
  loadHealth,
  loadEstimate,
  loadForecast,
  loadIsExecutorRunning,
  loadSampleProject,
  loadScanBacklog,
  loadIsSampleDue,
  loadIsIndexDue,
  loadIsPruneDue,
  loadIsRereadDue,
  loadKeys,
  loadLanes,
  loadLedger,
  loadNetwork,
  loadNextRunAt,
  loadNotices,
  loadOpenLinks,
  loadOpenRuns,
  loadProject,
  loadProjectDetails,
  loadProjects,
  loadPriceTable,
  loadPrompts,
  loadPromptEngines,
  loadPromptTable,
  loadPromptTimeseries,
  loadQuietProjects,
  loadRawReplies,
  loadReadable,
  loadReceived,
  loadKeptLanes,
  saveLanes,
  loadCapList,
  loadKeptTests,
  saveEngineTest,
  loadRetention,
  loadRebill,
  loadReportFile,
  loadReportFiles,
  loadReports,
  loadRun,
  loadRuns,
  loadSuggestions,
  loadTrackedBrands,
  loadSources,
  loadDomains,
  loadMovers,
  loadGaps,
  loadSpend,
  loadSummary,
  loadSurfaceFigures,
  loadTagNames,
  loadTask,
  loadTasks,
  loadTimeseries,
  loadTotals,
  loadUnmeasured,
  loadUnsummed,
  loadAnswerCount,
  loadWorkingRoutes,
  noteReread,
  pruneReplies,
  rebuildRollups,
  releaseExecutor,
  remeasureProject,
  removeCompetitor,
  removeReport,
  removeReportFile,
  reopenUnread,
  reopenRead,
  requeueRun,
  resetIndex,
  restoreData,
  revokeKey,
  saveAccount,
  saveAttributionBatch,
  saveAutomaticBackup,
  saveBackup,
  saveBackupSettings,
  saveCap,
  saveDesktopSettings,
  saveDomainClassification,
  saveEngineSettings,
  saveEvaluation,
  saveExchangeRate,
  saveImported,
  saveIndexed,
  saveKey,
  saveKeyUse,
  saveNetwork,
  savePrice,
  saveReceived,
  saveReport,
  saveReportFile,
  readReceived,
  loadMeteredNotice,
  setUpProject,
  settleJobs,
  saveRedirects,
  pruneRedirectStep,
  saveRetention,
  saveRemeasured,
  loadIsPackDue,
  packAnswers,
  savePack,
  saveSampleAnswers,
  saveSampleProject,
  saveScan,
  saveSkippedBackup,
  saveSums,
  scanAnswers,
  saveTaskChange,
  starCompetitor,
  startRun,
  sumMonths,
  unarchiveProject,
  undoImports,
  updateCompetitor,
  updateProject,
  updatePrompt,
  wakeEngines,
  wakeLane,
];
