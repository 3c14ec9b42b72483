/** The names of what replies are made of, so that generated clients have types with names. */
import { z } from 'zod';

import { account } from '#shared/contract/account.ts';
import { answerMention, fullAnswer, listedAnswer, rawReply } from '#shared/contract/answers.ts';
import { attributionResponse, attributionSummary } from '#shared/contract/attribution.ts';
import { brandSeries, competitorRow, measuredBrand, suggestion, trackedBrand } from '#shared/contract/competitors.ts';
import { exportedAnswer, exportedPrompt } from '#shared/contract/export.ts';
import { fanout, fanoutOccurrence, fanoutWord } from '#shared/contract/fanouts.ts';
import { engineField, languageField, pagination } from '#shared/contract/fields.ts';
import { metricChanges, periodMetrics, surfaceFigures, timeseriesDay } from '#shared/contract/metrics.ts';
import { forecast, ledgerEntry, priceTable, rebill, spend } from '#shared/contract/money.ts';
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
  AttributionSummary: attributionSummary,
  Brand: trackedBrand,
  BrandSeries: brandSeries,
  Competitor: competitorRow,
  Engine: engineField,
  Error: errorEnvelope,
  ErrorDetails: errorDetails,
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
  RawReply: rawReply,
  Rebill: rebill,
  Run: run,
  Source: source,
  SourceDomain: sourceDomain,
  SourceGap: sourceGap,
  SourceMove: sourceMove,
  Spend: spend,
  Suggestion: suggestion,
  SurfaceFigures: surfaceFigures,
  Task: fullTask,
  TaskSummary: task,
  TimeseriesDay: timeseriesDay,
};

/** Zod keeps names in a registry of its own; the contract itself needs none. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
