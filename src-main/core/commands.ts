/**
 * Every storage command of the core: what a storage thread can be asked to run. A module that defines one is listed here, and a test holds
 * that none is missing; its commands are found by themselves.
 */
import type { Command } from '../storage/command.ts';
import * as account from './accounts/account.ts';
import * as keys from './accounts/keys.ts';
import * as signInLinks from './accounts/sign-in-links.ts';
import * as addChecksums from './answers/add-checksums.ts';
import * as listAnswers from './answers/list-answers.ts';
import * as loadAnswer from './answers/load-answer.ts';
import * as measuredHistory from './answers/measured-history.ts';
import * as otherHistories from './answers/other-histories.ts';
import * as packAnswers from './answers/pack-answers.ts';
import * as remeasure from './answers/remeasure.ts';
import * as repairTimestamps from './answers/repair-timestamps.ts';
import * as savePack from './answers/save-pack.ts';
import * as checkIndex from './answers/search/check-index.ts';
import * as indexAnswers from './answers/search/index-answers.ts';
import * as segmentations from './answers/segmentations.ts';
import * as setAside from './answers/set-aside.ts';
import * as attributionDays from './attribution/attribution-days.ts';
import * as importAttribution from './attribution/import-attribution.ts';
import * as listAttribution from './attribution/list-attribution.ts';
import * as saveAttribution from './attribution/save-attribution.ts';
import * as summariseAttribution from './attribution/summarise-attribution.ts';
import * as addCompetitor from './brands/add-competitor.ts';
import * as changeCompetitor from './brands/change-competitor.ts';
import * as listBrands from './brands/list-brands.ts';
import * as starCompetitor from './brands/star-competitor.ts';
import * as desktopSettings from './desktop/desktop-settings.ts';
import * as doctor from './doctor/doctor.ts';
import * as recount from './doctor/recount.ts';
import * as engineSettings from './engines/engine-settings.ts';
import * as ownModels from './engines/models/own-models.ts';
import * as keptTests from './engines/trial/kept-tests.ts';
import * as keptVerifications from './engines/verify/kept-verifications.ts';
import * as addAnswer from './evidence/add-answer.ts';
import * as loadRawReplies from './evidence/load-raw-replies.ts';
import * as exportPrompts from './exports/export-prompts.ts';
import * as aggregateMonths from './figures/aggregate/aggregate-months.ts';
import * as brandSeries from './figures/query/competitors/brand-series.ts';
import * as compareBrands from './figures/query/competitors/compare-brands.ts';
import * as listCompetitors from './figures/query/competitors/list-competitors.ts';
import * as coverage from './figures/query/coverage/coverage.ts';
import * as countWords from './figures/query/fanouts/count-words.ts';
import * as fanoutDetails from './figures/query/fanouts/fanout-details.ts';
import * as fanoutTable from './figures/query/fanouts/fanout-table.ts';
import * as listFanouts from './figures/query/fanouts/list-fanouts.ts';
import * as firstAnswer from './figures/query/first-answer.ts';
import * as summary from './figures/query/metrics/summary.ts';
import * as summaryParts from './figures/query/metrics/summary-parts.ts';
import * as surfaceFigures from './figures/query/metrics/surface-figures.ts';
import * as timeseries from './figures/query/metrics/timeseries.ts';
import * as listPrompts from './figures/query/prompts/list-prompts.ts';
import * as promptFigures from './figures/query/prompts/prompt-figures.ts';
import * as promptTable from './figures/query/prompts/prompt-table.ts';
import * as listDomains from './figures/query/sources/list-domains.ts';
import * as listGaps from './figures/query/sources/list-gaps.ts';
import * as listMovers from './figures/query/sources/list-movers.ts';
import * as listSources from './figures/query/sources/list-sources.ts';
import * as capNotices from './health/cap-notices.ts';
import * as loadHealth from './health/load-health.ts';
import * as caps from './money/caps.ts';
import * as checkLedger from './money/check-ledger.ts';
import * as exchangeRate from './money/exchange-rate.ts';
import * as listCaps from './money/list-caps.ts';
import * as loadEstimate from './money/load-estimate.ts';
import * as loadForecast from './money/load-forecast.ts';
import * as loadLedger from './money/load-ledger.ts';
import * as loadRebill from './money/load-rebill.ts';
import * as loadSpend from './money/load-spend.ts';
import * as ownerMonth from './money/owner-month.ts';
import * as priceStore from './money/price-store.ts';
import * as testCall from './money/test-call.ts';
import * as networkSettings from './network/network-settings.ts';
import * as archiveProject from './projects/archive-project.ts';
import * as configureProject from './projects/configure-project.ts';
import * as eraseProject from './projects/erase-project.ts';
import * as limits from './projects/limits.ts';
import * as loadProject from './projects/load-project.ts';
import * as pitch from './projects/pitch.ts';
import * as saveProject from './projects/save-project.ts';
import * as setUpProject from './projects/set-up-project.ts';
import * as createPrompt from './prompts/create-prompt.ts';
import * as tags from './prompts/tags.ts';
import * as updatePrompt from './prompts/update-prompt.ts';
import * as pruneRedirects from './redirects/prune-redirects.ts';
import * as redirectStore from './redirects/redirect-store.ts';
import * as buildReport from './reports/build-report.ts';
import * as loadReports from './reports/load-reports.ts';
import * as saveReports from './reports/save-reports.ts';
import * as pruneReplies from './retention/prune-replies.ts';
import * as retention from './retention/retention.ts';
import * as createSample from './sample/create-sample.ts';
import * as sampleState from './sample/sample-state.ts';
import * as saveSampleProject from './sample/save-sample-project.ts';
import * as saveSampleRun from './sample/save-sample-run.ts';
import * as saveSampleWork from './sample/save-sample-work.ts';
import * as dueRuns from './scheduling/due-runs.ts';
import * as executorLease from './scheduling/executor-lease.ts';
import * as giveUp from './scheduling/give-up.ts';
import * as jobOutcomes from './scheduling/job-outcomes.ts';
import * as jobQueue from './scheduling/job-queue.ts';
import * as laneStates from './scheduling/lane-states.ts';
import * as leaseJobs from './scheduling/lease-jobs.ts';
import * as networkState from './scheduling/network-state.ts';
import * as pruneJobs from './scheduling/prune-jobs.ts';
import * as reachedEngines from './scheduling/reached-engines.ts';
import * as readReceived from './scheduling/read-received.ts';
import * as reopenReadable from './scheduling/reopen-readable.ts';
import * as replyLinks from './scheduling/reply-links.ts';
import * as retryRun from './scheduling/retry-run.ts';
import * as runs from './scheduling/runs.ts';
import * as classifyDomain from './sources/classify-domain.ts';
import * as decideSuggestion from './suggestions/decide-suggestion.ts';
import * as listSuggestions from './suggestions/list-suggestions.ts';
import * as saveScan from './suggestions/save-scan.ts';
import * as scanAnswers from './suggestions/scan-answers.ts';
import * as automaticBackup from './system/automatic-backup.ts';
import * as backup from './system/backup.ts';
import * as backupSettings from './system/backup-settings.ts';
import * as restore from './system/restore.ts';
import * as totals from './system/totals.ts';
import * as evaluateTasks from './tasks/evaluate-tasks.ts';
import * as loadTasks from './tasks/load-tasks.ts';
import * as saveTaskChange from './tasks/save-task-change.ts';
import * as exportAnswers from './transfer/export-answers.ts';
import * as importAnswers from './transfer/import-answers.ts';
import * as importBatch from './transfer/import-batch.ts';

const KINDS: readonly unknown[] = ['read', 'write', 'job', 'text'] satisfies Command['kind'][];

export const COMMANDS: readonly Command[] = [
  account,
  keys,
  signInLinks,
  addChecksums,
  listAnswers,
  loadAnswer,
  measuredHistory,
  repairTimestamps,
  otherHistories,
  packAnswers,
  remeasure,
  savePack,
  checkIndex,
  indexAnswers,
  segmentations,
  setAside,
  attributionDays,
  importAttribution,
  listAttribution,
  saveAttribution,
  summariseAttribution,
  addCompetitor,
  changeCompetitor,
  listBrands,
  brandSeries,
  compareBrands,
  listCompetitors,
  starCompetitor,
  desktopSettings,
  engineSettings,
  ownModels,
  keptTests,
  keptVerifications,
  addAnswer,
  loadRawReplies,
  exportPrompts,
  countWords,
  fanoutDetails,
  fanoutTable,
  listFanouts,
  capNotices,
  loadHealth,
  coverage,
  firstAnswer,
  summary,
  summaryParts,
  surfaceFigures,
  timeseries,
  caps,
  checkLedger,
  exchangeRate,
  listCaps,
  loadEstimate,
  loadForecast,
  loadLedger,
  loadRebill,
  loadSpend,
  ownerMonth,
  priceStore,
  testCall,
  aggregateMonths,
  networkSettings,
  archiveProject,
  configureProject,
  eraseProject,
  limits,
  loadProject,
  pitch,
  saveProject,
  setUpProject,
  createPrompt,
  listPrompts,
  promptFigures,
  promptTable,
  tags,
  updatePrompt,
  pruneRedirects,
  redirectStore,
  buildReport,
  loadReports,
  saveReports,
  pruneReplies,
  retention,
  recount,
  createSample,
  saveSampleProject,
  saveSampleRun,
  saveSampleWork,
  sampleState,
  dueRuns,
  executorLease,
  giveUp,
  jobOutcomes,
  jobQueue,
  laneStates,
  leaseJobs,
  networkState,
  reachedEngines,
  readReceived,
  reopenReadable,
  replyLinks,
  retryRun,
  runs,
  pruneJobs,
  classifyDomain,
  listDomains,
  listGaps,
  listMovers,
  listSources,
  decideSuggestion,
  listSuggestions,
  saveScan,
  scanAnswers,
  automaticBackup,
  backupSettings,
  backup,
  doctor,
  restore,
  totals,
  evaluateTasks,
  loadTasks,
  saveTaskChange,
  exportAnswers,
  importAnswers,
  importBatch,
].flatMap((module) => Object.values(module).filter(isCommand));

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'run' in value && 'kind' in value && KINDS.includes(value.kind);
}
