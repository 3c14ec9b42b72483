/** What a figure is made of: its formula with the numbers in it, what was left out and why, and where the answers behind it are listed. */

import type { OperationOutput } from '#shared/contract/index.ts';
import { type AnswerCell, addUp } from '#shared/statistics/answer-cells.ts';
import { toDate } from '#shared/time/day.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readRuleVersion } from '../../../answers/rule-version.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { toInterval } from '../cells/figure-intervals.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { countQuestions } from '../coverage/coverage.ts';
import { readCitedSource } from './cited-source.ts';
import { toValue } from './decompose-change.ts';
import { toFigureRule } from './figure-rules.ts';
import { readPeriodCells } from './read-change-cells.ts';
import { DEFINITIONS, SOURCE_DEFINITION, writeFormula } from './write-formula.ts';

type ExplainedNumber = OperationOutput<'metrics.explain'>;

export interface FigureQuestion {
  scope: FigureScope;
  /** Public id. */
  project: string;
  figure: ExplainedFigure;
  /** Public ids; null: all prompts of the scope, the own brand. */
  prompt: string | null;
  brand: string | null;
  /** A page by its public id, or a host: the figure is of it instead of a brand. */
  source: { sourceId: string | null; domain: string | null } | null;
}

type Unknown = 'no_prompt' | 'no_brand' | 'no_source';

export const loadExplainedFigure = defineRead(
  'metrics.explain',
  (db, question: FigureQuestion): ExplainedNumber | Unknown => db.atOneMoment(() => explainFigure(db, question)),
);

function explainFigure(db: Connection, question: FigureQuestion): ExplainedNumber | Unknown {
  const { scope, figure, prompt, brand, source } = question;
  const chosen = prompt === null ? null : readPrompt(db, scope.projectId, prompt);
  if (chosen === undefined) return 'no_prompt';
  const found = readTrackedBrands(db, scope.projectId).find(({ publicId, isOwn }) =>
    brand === null ? isOwn : publicId === brand,
  );
  if (!found) return 'no_brand';
  const prompts = chosen && { prompts: [chosen] };
  const cited = source && readCitedSource(db, { scope, ...source, ...prompts });
  if (source && !cited) return 'no_source';
  const rule = toFigureRule(figure);
  const cells: readonly AnswerCell[] =
    cited?.cells ?? readPeriodCells(db, scope, { figure, brandId: found.id, ...prompts });
  const { n, sum } = addUp(cells);
  const value = toValue({ n, sum }, rule.scale);
  const { asked, counted, underWay, excluded } = countQuestions(db, { ...scope, promptId: chosen?.id ?? null });
  const correlations = readDayCorrelations(db, scope);
  return {
    figure,
    brand: { brandId: found.publicId, name: found.name, isUserBrand: found.isOwn },
    ...(cited && { source: { sourceId: cited.sourceId, name: cited.name } }),
    periodStart: toDate(scope.firstDay),
    periodEnd: toDate(scope.lastDay),
    value,
    definition: cited ? SOURCE_DEFINITION : DEFINITIONS[figure],
    formula: writeFormula(figure, { sum, n, value }),
    numerator: sum,
    denominator: n,
    asked,
    counted,
    underWay,
    excluded,
    interval: toInterval(cells, figure, correlations[figure === 'shareOfVoice' ? 'mentionRate' : figure]),
    overrides: figure === 'sentiment' ? countOverrides(db, scope, found.id, chosen) : 0,
    ruleVersion: readRuleVersion(db, scope.projectId),
    answers: {
      count: cited?.listed ?? (rule.kind === 'mean' ? n : counted),
      href: toAnswersPath(question, rule.kind === 'mean' ? { id: found.publicId, isOwn: found.isOwn } : null),
    },
  };
}

/** Answers that name the brand and in which somebody decided by hand what is said about it. */
function countOverrides(db: Connection, scope: FigureScope, brandId: number, prompt: ScopePrompt | null): number {
  const question = { scope, by: [], brandIds: [brandId], measures: ['means'] } as const;
  const [part] = breakdown(db, { ...question, ...(prompt && { prompts: [prompt] }) });
  return part?.of(brandId).overridden ?? 0;
}

function readPrompt(db: Connection, projectId: number, publicId: string): ScopePrompt | undefined {
  const read = db.prepare('SELECT id, ordinal FROM prompt WHERE public_id = ? AND project_id = ?');
  return read.get(publicId, projectId) as ScopePrompt | undefined;
}

/** The same days and filters; `named`: only answers that name this brand. */
function toAnswersPath(
  { project, scope, figure, prompt, source }: FigureQuestion,
  named: { id: string; isOwn: boolean } | null,
): string {
  const search = new URLSearchParams({ startDate: toDate(scope.firstDay), endDate: toDate(scope.lastDay) });
  const { engines, language, surface, isBranded, tags } = scope;
  for (const engine of engines ?? []) search.append('model', engine);
  if (language !== null) search.set('language', language.toLowerCase());
  if (surface) search.set('surface', surface);
  if (isBranded !== null && isBranded !== undefined) search.set('branded', String(isBranded));
  for (const tag of tags ?? []) search.append('tags', tag);
  if (prompt !== null) search.set('promptId', prompt);
  if (named?.isOwn) search.set('mentioned', 'true');
  else if (named) search.set('brandId', named.id);
  if (source?.sourceId) search.set('sourceId', source.sourceId);
  if (source?.domain) search.set('domain', source.domain);
  if (figure === 'sentiment') search.set('opinion', 'any');
  return `/v1/projects/${project}/answers?${search}`;
}
