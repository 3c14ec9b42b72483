/** The names of what replies are made of, so that generated clients have types with names. */
import { z } from 'zod';

import { account } from '#shared/contract/account.ts';
import { answerMention, fullAnswer, listedAnswer, rawReply } from '#shared/contract/answers.ts';
import {
  attributionResponse,
  attributionSourceField,
  attributionSummary,
  channelCategoryField,
} from '#shared/contract/attribution.ts';
import { brandSeries, competitorRow, measuredBrand, suggestion, trackedBrand } from '#shared/contract/competitors.ts';
import { coveragePeriod, excludedQuestions, unevenFact } from '#shared/contract/coverage.ts';
import { damagedList } from '#shared/contract/damaged-answers.ts';
import { exportedAnswer, exportedPrompt } from '#shared/contract/export.ts';
import { fanout, fanoutOccurrence, fanoutWord } from '#shared/contract/fanouts.ts';
import { engineField, languageField, pagination, sourceTypeField } from '#shared/contract/fields.ts';
import { metricChanges, periodMetrics, rateInterval, surfaceFigures, timeseriesDay } from '#shared/contract/metrics.ts';
import { cap, caps, currencyRate, forecast, ledgerEntry, priceTable, rebill, spend } from '#shared/contract/money.ts';
import { fullProject, meteredNotice, project } from '#shared/contract/projects.ts';
import { prompt, promptEngine } from '#shared/contract/prompts.ts';
import { run } from '#shared/contract/runs.ts';
import { source, sourceDomain, sourceGap, sourceMove } from '#shared/contract/sources.ts';
import { fullTask, task } from '#shared/contract/tasks.ts';
import { errorDetails, errorEnvelope } from './error-schemas.ts';

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Account: account,
  Answer: fullAnswer,
  AnswerSummary: listedAnswer,
  AttributionResponse: attributionResponse,
  AttributionSource: attributionSourceField,
  AttributionSummary: attributionSummary,
  Brand: trackedBrand,
  BrandSeries: brandSeries,
  Cap: cap,
  Caps: caps,
  ChannelCategory: channelCategoryField,
  Competitor: competitorRow,
  CoveragePeriod: coveragePeriod,
  CurrencyRate: currencyRate,
  DamagedAnswers: damagedList,
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
  Language: languageField,
  LedgerEntry: ledgerEntry,
  MeasuredBrand: measuredBrand,
  Mention: answerMention,
  MeteredNotice: meteredNotice,
  MetricChanges: metricChanges,
  Pagination: pagination,
  PeriodMetrics: periodMetrics,
  PriceTable: priceTable,
  Project: fullProject,
  ProjectSummary: project,
  Prompt: prompt,
  PromptEngine: promptEngine,
  RateInterval: rateInterval,
  RawReply: rawReply,
  Rebill: rebill,
  Run: run,
  Source: source,
  SourceDomain: sourceDomain,
  SourceGap: sourceGap,
  SourceMove: sourceMove,
  SourceType: sourceTypeField,
  Spend: spend,
  Suggestion: suggestion,
  SurfaceFigures: surfaceFigures,
  Task: fullTask,
  TaskSummary: task,
  TimeseriesDay: timeseriesDay,
  UnevenFact: unevenFact,
};

/** Zod keeps names in a registry of its own; the contract itself needs none. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
