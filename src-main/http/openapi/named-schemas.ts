/** The names of what replies are made of, so that generated clients have types with names. */
import { z } from 'zod';

import { account } from '#shared/contract/account.ts';
import { alertFacts, alertFiring, alertRule } from '#shared/contract/alerts.ts';
import { answerMention } from '#shared/contract/answer-mention.ts';
import { fullAnswer, listedAnswer, rawReply } from '#shared/contract/answers.ts';
import {
  attributionInput,
  attributionResponse,
  attributionSourceField,
  attributionSummary,
  channelCategoryField,
  storedAttribution,
} from '#shared/contract/attribution.ts';
import { baseline, frozenFigures, sideFigures, sinceBaseline, sinceFigures } from '#shared/contract/baselines.ts';
import { competitorRow } from '#shared/contract/competitor-row.ts';
import { brandPair, brandSeries, measuredBrand, suggestion, trackedBrand } from '#shared/contract/competitors.ts';
import { coverageCounts, coveragePeriod, excludedQuestions, unevenFact } from '#shared/contract/coverage.ts';
import { damagedList, remeasured } from '#shared/contract/damaged-answers.ts';
import { changeCause, changedAnswer, changeStory, contribution } from '#shared/contract/explain.ts';
import { exportedAnswer, exportedPrompt } from '#shared/contract/export.ts';
import { fanout, fanoutOccurrence, fanoutWord } from '#shared/contract/fanouts.ts';
import {
  domainList,
  engineField,
  languageField,
  nameList,
  pagination,
  sourceTypeField,
  surfaceField,
} from '#shared/contract/fields.ts';
import { ghost, ghostSentence } from '#shared/contract/ghosts.ts';
import { importPreview, importReceipt, rowCounts } from '#shared/contract/imports.ts';
import { changeVerdict, figureInterval, figureIntervals, figureVerdicts } from '#shared/contract/intervals.ts';
import { intervention, proof } from '#shared/contract/interventions.ts';
import { judgeStatus } from '#shared/contract/judge.ts';
import { metricChanges, periodMetrics, summaryPart, surfaceFigures, timeseriesDay } from '#shared/contract/metrics.ts';
import {
  cap,
  caps,
  currencyRate,
  forecast,
  forecastFigures,
  ledgerEntry,
  priceTable,
  rebill,
  rebillFigures,
  spend,
  spendFigures,
} from '#shared/contract/money-schemas.ts';
import { checkedName } from '#shared/contract/names.ts';
import { aspectOpinion, brandOpinions, opinionSentence } from '#shared/contract/opinions.ts';
import { outreachTask, outreachWatch } from '#shared/contract/outreach.ts';
import { precisionPlan } from '#shared/contract/plan.ts';
import { portfolioProject, portfolioSums } from '#shared/contract/portfolio.ts';
import { fullProject, meteredNotice, project } from '#shared/contract/projects.ts';
import { prompt, promptEngine, promptIdentity } from '#shared/contract/prompts.ts';
import { movedBrand, movedFigures, remeasuring } from '#shared/contract/remeasurings.ts';
import { run } from '#shared/contract/runs.ts';
import { sentimentShares } from '#shared/contract/sentiment-shares.ts';
import { gapDomain, gapDomainMeta } from '#shared/contract/source-gaps.ts';
import { source, sourceDomain, sourceGap, sourceMove, sourceTotals } from '#shared/contract/sources.ts';
import { fullTask, task, taskCategory, taskStatus } from '#shared/contract/tasks.ts';
import { errorDetails, errorEnvelope } from './error-schemas.ts';

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Account: account,
  Answer: fullAnswer,
  AnswerSummary: listedAnswer,
  AspectOpinion: aspectOpinion,
  AttributionInput: attributionInput,
  AttributionResponse: attributionResponse,
  AttributionSource: attributionSourceField,
  AttributionSummary: attributionSummary,
  Baseline: baseline,
  Brand: trackedBrand,
  BrandOpinions: brandOpinions,
  BrandPair: brandPair,
  BrandSeries: brandSeries,
  Cap: cap,
  Caps: caps,
  ChangeVerdict: changeVerdict,
  ChangeCause: changeCause,
  ChangedAnswer: changedAnswer,
  ChangeStory: changeStory,
  ChannelCategory: channelCategoryField,
  Competitor: competitorRow,
  Contribution: contribution,
  CoverageCounts: coverageCounts,
  CoveragePeriod: coveragePeriod,
  CurrencyRate: currencyRate,
  DamagedAnswers: damagedList,
  DomainList: domainList,
  Engine: engineField,
  Error: errorEnvelope,
  ErrorDetails: errorDetails,
  ExcludedQuestions: excludedQuestions,
  ExportedAnswer: exportedAnswer,
  ExportedPrompt: exportedPrompt,
  Fanout: fanout,
  FanoutOccurrence: fanoutOccurrence,
  FanoutWord: fanoutWord,
  Forecast: forecast,
  FigureInterval: figureInterval,
  FigureIntervals: figureIntervals,
  FigureVerdicts: figureVerdicts,
  ForecastFigures: forecastFigures,
  FrozenFigures: frozenFigures,
  Ghost: ghost,
  ImportPreview: importPreview,
  ImportReceipt: importReceipt,
  RowCounts: rowCounts,
  GhostSentence: ghostSentence,
  AlertFacts: alertFacts,
  AlertFiring: alertFiring,
  AlertRule: alertRule,
  Intervention: intervention,
  InterventionProof: proof,
  Language: languageField,
  LedgerEntry: ledgerEntry,
  MeasuredBrand: measuredBrand,
  CheckedName: checkedName,
  Mention: answerMention,
  MeteredNotice: meteredNotice,
  MetricChanges: metricChanges,
  MovedBrand: movedBrand,
  MovedFigures: movedFigures,
  NameList: nameList,
  Pagination: pagination,
  PeriodMetrics: periodMetrics,
  PortfolioProject: portfolioProject,
  PortfolioSums: portfolioSums,
  JudgeStatus: judgeStatus,
  PrecisionPlan: precisionPlan,
  PriceTable: priceTable,
  Project: fullProject,
  ProjectSummary: project,
  OpinionSentence: opinionSentence,
  Prompt: prompt,
  PromptEngine: promptEngine,
  PromptIdentity: promptIdentity,
  RawReply: rawReply,
  Rebill: rebill,
  RebillFigures: rebillFigures,
  Remeasured: remeasured,
  Remeasuring: remeasuring,
  Run: run,
  SideFigures: sideFigures,
  SinceBaseline: sinceBaseline,
  SinceFigures: sinceFigures,
  SentimentShares: sentimentShares,
  Source: source,
  SourceDomain: sourceDomain,
  SourceGap: sourceGap,
  GapDomain: gapDomain,
  GapDomainMeta: gapDomainMeta,
  OutreachTask: outreachTask,
  OutreachWatch: outreachWatch,
  SourceMove: sourceMove,
  SourceTotals: sourceTotals,
  SourceType: sourceTypeField,
  Spend: spend,
  SpendFigures: spendFigures,
  StoredAttribution: storedAttribution,
  Suggestion: suggestion,
  Surface: surfaceField,
  SummaryPart: summaryPart,
  SurfaceFigures: surfaceFigures,
  Task: fullTask,
  TaskCategory: taskCategory,
  TaskStatus: taskStatus,
  TaskSummary: task,
  TimeseriesDay: timeseriesDay,
  UnevenFact: unevenFact,
};

export const NAMED_SCHEMAS: readonly z.ZodType[] = Object.values(NAMED);

/** Zod keeps names in a registry of its own; the contract itself needs none. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
