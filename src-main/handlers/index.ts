/** Which handler carries out which operation. The types hold every operation to exactly one. */
import type { OperationName } from '#shared/contract/index.ts';
import { getAccount } from './account.get.ts';
import { updateAccount } from './account.update.ts';
import { addAnswerHandler } from './answers.add.ts';
import { exportAnswersHandler } from './answers.export.ts';
import { getAnswer } from './answers.get.ts';
import { importAnswersHandler } from './answers.import.ts';
import { listAnswers } from './answers.list.ts';
import { getRawReplies } from './answers.raw.ts';
import { rereadAll, rereadAnswers } from './answers.reread.ts';
import { createAttributionHandler } from './attribution.create.ts';
import { createAttributionBulkHandler } from './attribution.create-bulk.ts';
import { importAttributionHandler } from './attribution.import-csv.ts';
import { listAttribution } from './attribution.list.ts';
import { summariseAttribution } from './attribution.summary.ts';
import { listAttributionDays } from './attribution.timeseries.ts';
import { acceptSuggestionHandler } from './competitors.accept.ts';
import { addCompetitorHandler } from './competitors.add.ts';
import { compareCompetitors } from './competitors.compare.ts';
import { ignoreSuggestionHandler } from './competitors.ignore.ts';
import { listCompetitors } from './competitors.list.ts';
import { removeCompetitorHandler } from './competitors.remove.ts';
import { starCompetitorHandler } from './competitors.star.ts';
import { listSuggestions } from './competitors.suggestions.ts';
import { getBrandSeries } from './competitors.timeseries.ts';
import { listTrackedBrands } from './competitors.tracked.ts';
import { updateCompetitorHandler } from './competitors.update.ts';
import { checkForUpdates } from './desktop.check-for-updates.ts';
import { chooseFile } from './desktop.choose-file.ts';
import { getDesktop } from './desktop.get.ts';
import { getGlance } from './desktop.glance.ts';
import { openDataFolder } from './desktop.open-data-folder.ts';
import { takeIntents } from './desktop.take-intents.ts';
import { updateDesktop } from './desktop.update.ts';
import { configureEngine } from './engines.configure.ts';
import { listHealth } from './engines.health.ts';
import { listEngines } from './engines.list.ts';
import { listEngineModels } from './engines.models.ts';
import { planEngineVerification } from './engines.plan-verification.ts';
import { removeEngineKey } from './engines.remove-key.ts';
import { removeEngineModel } from './engines.remove-model.ts';
import { listRoutes } from './engines.routes.ts';
import { setEngineKey } from './engines.set-key.ts';
import { setEngineModel } from './engines.set-model.ts';
import { testEngine } from './engines.try.ts';
import { tryEngineKey } from './engines.try-key.ts';
import { getVerification } from './engines.verification.ts';
import { verifyEngines } from './engines.verify.ts';
import { getExport } from './export.get.ts';
import { getFanoutDetails } from './fanouts.details.ts';
import { listFanouts } from './fanouts.list.ts';
import { listFanoutTable } from './fanouts.table.ts';
import { listFanoutWords } from './fanouts.words.ts';
import type { Handler } from './handler.ts';
import { listNotices } from './health.notices.ts';
import { createKey } from './keys.create.ts';
import { listKeys } from './keys.list.ts';
import { revokeKeyHandler } from './keys.revoke.ts';
import { getBreakdown } from './metrics.breakdown.ts';
import { getCoverage } from './metrics.coverage.ts';
import { getSummary } from './metrics.summary.ts';
import { getSurfaces } from './metrics.surfaces.ts';
import { getTimeseries } from './metrics.timeseries.ts';
import { listCaps } from './money.caps.ts';
import { choosePlan } from './money.choose-plan.ts';
import { getForecast } from './money.forecast.ts';
import { listLedger } from './money.ledger.ts';
import { listPrices } from './money.prices.ts';
import { getRebill } from './money.rebill.ts';
import { setCap } from './money.set-cap.ts';
import { setPrice } from './money.set-price.ts';
import { setRate } from './money.set-rate.ts';
import { getSpend } from './money.spend.ts';
import { getNetwork } from './network.get.ts';
import { testNetwork } from './network.try.ts';
import { updateNetwork } from './network.update.ts';
import {
  archiveProjectHandler,
  eraseProjectHandler,
  listArchivedProjects,
  unarchiveProjectHandler,
} from './projects.archive.ts';
import { configureProjectHandler } from './projects.configure.ts';
import { createProjectHandler } from './projects.create.ts';
import { estimateProject } from './projects.estimate.ts';
import { getProject } from './projects.get.ts';
import { listProjects } from './projects.list.ts';
import { getMeteredNotice } from './projects.metered.ts';
import { remeasureProjectHandler } from './projects.remeasure.ts';
import { createSampleHandler, getSample } from './projects.sample.ts';
import { setUpProjectHandler } from './projects.set-up.ts';
import { getUnevenDays } from './projects.uneven-days.ts';
import { updateProjectHandler } from './projects.update.ts';
import { createPromptHandler } from './prompts.create.ts';
import { listPromptEngines } from './prompts.engines.ts';
import { listPrompts } from './prompts.list.ts';
import { listPromptTable } from './prompts.table.ts';
import { getPromptTimeseries } from './prompts.timeseries.ts';
import { updatePromptHandler } from './prompts.update.ts';
import { buildReportHandler } from './reports.build.ts';
import { getReportData } from './reports.data.ts';
import { openReportFile, removeReportFileHandler } from './reports.files.ts';
import { listReports } from './reports.list.ts';
import { removeReportHandler, saveReportHandler } from './reports.save.ts';
import { getRetention } from './retention.get.ts';
import { setRetention } from './retention.set.ts';
import { controlRunHandler } from './runs.control.ts';
import { getRun } from './runs.get.ts';
import { listRuns } from './runs.list.ts';
import { retryRun } from './runs.retry.ts';
import { startRunHandler } from './runs.start.ts';
import { classifySourceHandler } from './sources.classify.ts';
import { listDomains } from './sources.domains.ts';
import { listGaps } from './sources.gaps.ts';
import { listSources } from './sources.list.ts';
import { listMovers } from './sources.movers.ts';
import { backUp } from './system.backup.ts';
import { listBackupsHandler } from './system.backups.ts';
import { configureBackups } from './system.configure-backups.ts';
import { runDoctor } from './system.doctor.ts';
import { inspectBackupHandler } from './system.inspect-backup.ts';
import { restoreHandler } from './system.restore.ts';
import { signIn } from './system.sign-in.ts';
import { getStatus } from './system.status.ts';
import { getVersions } from './system.versions.ts';
import { applyTagHandler } from './tags.apply.ts';
import { listTags } from './tags.list.ts';
import { evaluateTasksHandler } from './tasks.evaluate.ts';
import { exportTask } from './tasks.export.ts';
import { getTask } from './tasks.get.ts';
import { getTaskIn } from './tasks.get-in.ts';
import { listTasks } from './tasks.list.ts';
import { listTasksIn } from './tasks.list-in.ts';
import { updateTaskHandler } from './tasks.update.ts';

export const HANDLERS: { readonly [N in OperationName]: Handler<N> } = {
  'account.get': getAccount,
  'account.update': updateAccount,
  'answers.add': addAnswerHandler,
  'answers.export': exportAnswersHandler,
  'answers.get': getAnswer,
  'answers.import': importAnswersHandler,
  'answers.list': listAnswers,
  'answers.raw': getRawReplies,
  'answers.reread': rereadAnswers,
  'engines.reread': rereadAll,
  'attribution.create': createAttributionHandler,
  'attribution.createBulk': createAttributionBulkHandler,
  'attribution.importCsv': importAttributionHandler,
  'attribution.list': listAttribution,
  'attribution.summary': summariseAttribution,
  'attribution.timeseries': listAttributionDays,
  'competitors.accept': acceptSuggestionHandler,
  'competitors.add': addCompetitorHandler,
  'competitors.ignore': ignoreSuggestionHandler,
  'competitors.remove': removeCompetitorHandler,
  'competitors.suggestions': listSuggestions,
  'competitors.update': updateCompetitorHandler,
  'competitors.list': listCompetitors,
  'competitors.timeseries': getBrandSeries,
  'competitors.compare': compareCompetitors,
  'competitors.star': starCompetitorHandler,
  'competitors.tracked': listTrackedBrands,
  'desktop.checkForUpdates': checkForUpdates,
  'desktop.chooseFile': chooseFile,
  'desktop.get': getDesktop,
  'desktop.glance': getGlance,
  'desktop.openDataFolder': openDataFolder,
  'desktop.takeIntents': takeIntents,
  'desktop.update': updateDesktop,
  'engines.configure': configureEngine,
  'engines.health': listHealth,
  'engines.list': listEngines,
  'engines.models': listEngineModels,
  'engines.removeKey': removeEngineKey,
  'engines.removeModel': removeEngineModel,
  'engines.routes': listRoutes,
  'engines.setKey': setEngineKey,
  'engines.setModel': setEngineModel,
  'engines.test': testEngine,
  'engines.planVerification': planEngineVerification,
  'engines.verify': verifyEngines,
  'engines.verification': getVerification,
  'engines.tryKey': tryEngineKey,
  'export.get': getExport,
  'fanouts.details': getFanoutDetails,
  'fanouts.list': listFanouts,
  'fanouts.table': listFanoutTable,
  'fanouts.words': listFanoutWords,
  'health.notices': listNotices,
  'keys.create': createKey,
  'keys.list': listKeys,
  'keys.revoke': revokeKeyHandler,
  'metrics.breakdown': getBreakdown,
  'metrics.summary': getSummary,
  'metrics.surfaces': getSurfaces,
  'metrics.coverage': getCoverage,
  'metrics.timeseries': getTimeseries,
  'money.caps': listCaps,
  'money.choosePlan': choosePlan,
  'money.forecast': getForecast,
  'money.ledger': listLedger,
  'money.prices': listPrices,
  'money.rebill': getRebill,
  'money.setCap': setCap,
  'money.setPrice': setPrice,
  'money.setRate': setRate,
  'money.spend': getSpend,
  'network.get': getNetwork,
  'network.update': updateNetwork,
  'network.test': testNetwork,
  'projects.archive': archiveProjectHandler,
  'projects.archived': listArchivedProjects,
  'projects.configure': configureProjectHandler,
  'projects.create': createProjectHandler,
  'projects.createSample': createSampleHandler,
  'projects.erase': eraseProjectHandler,
  'projects.estimate': estimateProject,
  'projects.get': getProject,
  'projects.list': listProjects,
  'projects.metered': getMeteredNotice,
  'projects.remeasure': remeasureProjectHandler,
  'projects.unevenDays': getUnevenDays,
  'projects.sample': getSample,
  'projects.setUp': setUpProjectHandler,
  'projects.unarchive': unarchiveProjectHandler,
  'projects.update': updateProjectHandler,
  'prompts.create': createPromptHandler,
  'prompts.list': listPrompts,
  'prompts.engines': listPromptEngines,
  'prompts.table': listPromptTable,
  'prompts.timeseries': getPromptTimeseries,
  'prompts.update': updatePromptHandler,
  'reports.build': buildReportHandler,
  'reports.data': getReportData,
  'reports.list': listReports,
  'reports.open': openReportFile,
  'reports.remove': removeReportHandler,
  'reports.removeFile': removeReportFileHandler,
  'reports.save': saveReportHandler,
  'retention.get': getRetention,
  'retention.set': setRetention,
  'runs.control': controlRunHandler,
  'runs.get': getRun,
  'runs.list': listRuns,
  'runs.retry': retryRun,
  'runs.start': startRunHandler,
  'sources.classify': classifySourceHandler,
  'sources.list': listSources,
  'sources.domains': listDomains,
  'sources.movers': listMovers,
  'sources.gaps': listGaps,
  'system.backup': backUp,
  'system.backups': listBackupsHandler,
  'system.configureBackups': configureBackups,
  'system.doctor': runDoctor,
  'system.inspectBackup': inspectBackupHandler,
  'system.restore': restoreHandler,
  'system.signIn': signIn,
  'system.status': getStatus,
  'system.versions': getVersions,
  'tags.apply': applyTagHandler,
  'tags.list': listTags,
  'tasks.evaluate': evaluateTasksHandler,
  'tasks.export': exportTask,
  'tasks.get': getTask,
  'tasks.getIn': getTaskIn,
  'tasks.list': listTasks,
  'tasks.listIn': listTasksIn,
  'tasks.update': updateTaskHandler,
};
